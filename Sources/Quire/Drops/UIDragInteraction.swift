// SPDX-License-Identifier: Apache-2.0

/// Lets the user carry what a view stands for to another view of the app: a long press lifts it, and the finger carries
/// it to a `UIDropInteraction`.
///
/// What is carried stays in the app, since a page can't hand it to other apps. Its picture shows in the layer that the
/// finger is over.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  private final var lift: DragLift?

  /// An interaction with a delegate.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Says what is carried, and is notified; held weakly.
  @Weak public final private(set) var delegate: (any UIDragInteractionDelegate)?
  /// The view that it belongs to; `nil` for none.
  @Weak public final private(set) var view: UIView?

  /// Whether a new interaction is enabled; `true`, as on current devices.
  open class var isEnabledByDefault: Bool { true }
  /// Whether a long press lifts something; `isEnabledByDefault` at first.
  open var isEnabled = UIDragInteraction.isEnabledByDefault { didSet { lift?.press.isEnabled = isEnabled } }

  /// Stops to watch fingers on the view before; to be called by an override.
  open func willMove(to view: UIView?) {
    if let lift { self.view?.removeGestureRecognizer(lift.press) }
    lift = nil
  }

  /// Begins to watch fingers on the view; to be called by an override.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let lift = DragLift(self)
    lift.press.isEnabled = isEnabled
    view.addGestureRecognizer(lift.press)
    self.lift = lift
  }
}

/// Says what is carried away from a view.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What a long press on the view lifts; nothing for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  /// It was lifted and the finger begins to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Whether a drop may move the items; `true` by default. Otherwise it can only copy them.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// The finger has moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// The finger leaves; `operation` says what becomes of the items, `cancel` if nothing takes them.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// The drag is over, and so are its motions.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// What took the items has loaded them; called after a drop only.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
}

extension UIDragInteractionDelegate {
  /// Does nothing; the default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  /// `true`, the default.
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
