// SPDX-License-Identifier: Apache-2.0

/// An interaction with which the user drags the content of a view to another view of the app. A long press lifts the
/// content, and the finger carries it to a `UIDropInteraction`.
///
/// The dragged content stays in the app, because a page cannot pass it to other apps. Its image is shown in the layer
/// under the finger.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  private final var lift: DragInteractionState?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The delegate, which provides the dragged items and is notified of the drag. Held weakly.
  @Weak public final private(set) var delegate: (any UIDragInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  @Weak public final private(set) var view: UIView?

  /// Whether a new interaction is enabled; `true`, as on current devices.
  open class var isEnabledByDefault: Bool { true }
  /// Whether a long press can lift items; initially `isEnabledByDefault`.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { lift?.press.isEnabled = isEnabled } }

  /// Stops observing touches on the previous view. An override calls super.
  open func willMove(to view: UIView?) {
    if let lift { self.view?.removeGestureRecognizer(lift.press) }
    lift = nil
  }

  /// Begins to observe touches on the view. An override calls super.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let lift = DragInteractionState(self)
    lift.press.isEnabled = isEnabled
    view.addGestureRecognizer(lift.press)
    self.lift = lift
  }
}

/// The methods that provide the dragged items of a view and respond to the drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items that a long press on the view lifts. Without items, there is no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// Called when the items were lifted and the finger begins to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Returns whether a drop may move the items; `true` by default. If not, it can only copy them.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Called when the finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the finger lifts. `operation` is the operation of the drop, or `cancel` if nothing accepts the items.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Called when the drag and its animations have ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// Called when the destination has loaded the items. Only called after a drop.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// Does nothing; the default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// Returns `true`, the default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// Does nothing; the default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing; the default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// Does nothing; the default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Does nothing; the default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
}
