// SPDX-License-Identifier: Apache-2.0

import Quire

/// Passes events on to the view controllers of a navigation controller: the one on top, the first one, and the
/// navigation controller itself. Each hears of them that conforms to both protocols and says that it wants to.
@preconcurrency @MainActor public final class SheetInteractionNavigationForwarding: SheetInteractionForwarder {
  /// Held weakly; once it is gone no event is passed on.
  @Weak public private(set) var navigationController: UINavigationController?

  /// Passes events on to what this controller shows at the time of each event.
  public init(navigationController: UINavigationController) {
    super.init()
    self.navigationController = navigationController
  }

  override var receivers: [any SheetInteractionDelegate] {
    guard let navigationController else { return [] }
    var found: [any SheetInteractionDelegate] = []
    found.addReceiver(navigationController.topViewController)
    found.addReceiver(navigationController.viewControllers.first)
    found.addReceiver(navigationController)
    return found
  }
}

@MainActor extension [any SheetInteractionDelegate] {
  /// Adds a view controller that conforms to both protocols and wants to hear of sheets.
  fileprivate mutating func addReceiver(_ controller: UIViewController?) {
    guard let delegate = controller?.stackDelegate, delegate._forwardingBehavior != nil else { return }
    addReceiver(delegate)
  }

  /// Adds a delegate that isn't among them yet and has not opted out.
  mutating func addReceiver(_ delegate: any SheetInteractionDelegate) {
    guard !delegate.optsOut, !contains(where: { $0 === delegate }) else { return }
    append(delegate)
  }
}
