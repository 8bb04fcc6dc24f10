// SPDX-License-Identifier: Apache-2.0

/// An interaction with which the user drops images on a view: files that are dragged into the window, and items of a
/// `UIDragInteraction`.
///
/// A drop outside all interactions, or one that the delegate refuses, has no effect, and the page remains loaded.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// The delegate, which accepts or refuses drops and is notified of drags. Held weakly.
  @Weak public final private(set) var delegate: (any UIDropInteractionDelegate)?
  /// The view that has the interaction; `nil` for none.
  @Weak public final private(set) var view: UIView?

  /// Does nothing. An override calls super.
  open func willMove(to view: UIView?) {}

  /// Begins to observe drags over the view. An override calls super.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { FileDropHandler.install() }
  }
}

/// The methods that determine what may be dropped on a view, and that receive the drop.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the view accepts the dragged items; `true` by default. Called once for each drag.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag has entered the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns the operation that a drop at the current position would perform. The default is `cancel`, so that the drop
  /// is refused.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Called when the items were dropped. Load them now with `session.loadObjects(ofClass:completion:)`.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Called when the drop is over. Objects that are still loading may arrive later.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when a drag that was over the view has ended, with or without a drop.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns `true`, the default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns `cancel`, the default, so that a drop is refused.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

/// The operation that a drop performs.
public enum UIDropOperation: UInt, Sendable {
  /// No operation: the items go back.
  case cancel = 0
  /// No operation at this position, which the pointer indicates.
  case forbidden = 1
  /// The items are copied.
  case copy = 2
  /// The items are moved, if the source allows it.
  case move = 3

  var answer: DropAnswer {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}

/// The proposal of a view for a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// The operation that a drop would perform.
  public final let operation: UIDropOperation

  /// Creates a proposal. A drop with the operation `cancel` or `forbidden` is refused.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
