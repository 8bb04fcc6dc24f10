// SPDX-License-Identifier: Apache-2.0

import Quire

/// Forwards events to the view controllers of a navigation controller: the top one, the first one, and the navigation
/// controller itself. Those that conform to both protocols and have not opted out receive the events.
@preconcurrency @MainActor public final class SheetInteractionNavigationForwarding: SheetInteractionForwarder {
  /// The navigation controller, held weakly. After it has been deallocated, no event is forwarded.
  @Weak public private(set) var navigationController: UINavigationController?

  /// Creates a forwarder to the controllers that this one shows at the time of each event.
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
  /// Adds a view controller that conforms to both protocols and has not opted out.
  fileprivate mutating func addReceiver(_ controller: UIViewController?) {
    guard let delegate = controller?.stackDelegate, delegate._forwardingBehavior != nil else { return }
    addReceiver(delegate)
  }

  /// Adds a delegate that is not a receiver yet and has not opted out.
  mutating func addReceiver(_ delegate: any SheetInteractionDelegate) {
    guard !delegate.optsOut, !contains(where: { $0 === delegate }) else { return }
    append(delegate)
  }
}
