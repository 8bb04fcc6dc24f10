// SPDX-License-Identifier: Apache-2.0

/// Lets the user drop pictures on a view: the user's own files, which are dragged into the window, and what is carried
/// away from a `UIDragInteraction`.
///
/// What is dropped beside every interaction, or where the delegate refuses it, changes nothing, and the page stays.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// An interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
  }

  /// Decides and is notified; held weakly.
  @Weak public final private(set) var delegate: (any UIDropInteractionDelegate)?
  /// The view that it belongs to; `nil` for none.
  @Weak public final private(set) var view: UIView?

  /// Does nothing here; to be called by an override.
  open func willMove(to view: UIView?) {}

  /// Begins to watch drags over the view; to be called by an override.
  open func didMove(to view: UIView?) {
    self.view = view
    if view != nil { DropDesk.install() }
  }
}

/// Decides what may be dropped on a view, and takes it.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the view takes what is dragged; asked once for each drag. `true` by default.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// It has come over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What a drop would do where it is now; nothing by default, so that a drop is refused.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// It has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// It was dropped: load it now, by `session.loadObjects(ofClass:completion:)`.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// The drop is over, and what was loaded may still come.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// A drag that was over the view has ended, by a drop or without.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// `true`, the default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing; the default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// `cancel`, the default: a drop is refused.
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

/// What a drop would do.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing; what is dragged goes back.
  case cancel = 0
  /// Nothing here; the pointer says so.
  case forbidden = 1
  /// Copies it.
  case copy = 2
  /// Moves it, as far as its source allows.
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

/// What a view would do with a drop.
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What a drop would do.
  public final let operation: UIDropOperation

  /// A proposal; a drop that is cancelled or forbidden is refused.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
