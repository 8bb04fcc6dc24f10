// SPDX-License-Identifier: Apache-2.0

/// The way from the source of an unwind segue to its destination.
@MainActor struct UnwindRoute {
  /// The controllers from the source to the root.
  private let up: [UIViewController]
  /// The controllers from the nearest common ancestor of both ends, or the destination itself, to the destination.
  private let down: [UIViewController]

  init(from source: UIViewController, to destination: UIViewController) {
    let up = Array(sequence(first: source) { $0.unwindParent })
    var down = [destination]
    while !up.contains(where: { $0 === down[0] }), let parent = down[0].unwindParent { down.insert(parent, at: 0) }
    self.up = up
    self.down = down
  }

  /// Dismisses the presentations above the common ancestor. Then each container on the way to the destination shows the
  /// next controller.
  func follow(_ segue: UIStoryboardSegue, animated: Bool) {
    let dismisses = dismiss(animated: animated)
    segue.step = { container, child in
      UnwindRoute.show(child, in: container, animated: animated && !dismisses)
    }
    for (container, child) in zip(down, down.dropFirst()) { container.unwind(for: segue, towards: child) }
    segue.step = nil
  }

  /// Dismisses the lowest presentation between the source and the common ancestor. Returns whether there is one.
  private func dismiss(animated: Bool) -> Bool {
    let below = up.prefix { $0 !== down[0] }
    guard let lowest = below.last(where: { $0.parent == nil && $0.presentation != nil })?.presentation else {
      return false
    }
    // The ancestor dismisses what it or a container of it presents. A child that provides the presentation's context
    // dismisses it itself.
    let isAbove = sequence(first: down[0], next: { $0.parent }).contains { $0 === lowest.presenter }
    let dismisser = isAbove ? down[0] : lowest.presenter
    dismisser?.dismiss(animated: animated)
    return true
  }

  private static func show(_ child: UIViewController, in container: UIViewController, animated: Bool) {
    if let navigation = container.containerBehavior?.navigation {
      navigation.popToViewController(child, animated: animated)
    } else if let tabs = container.containerBehavior?.tabs {
      tabs.selectedViewController = child
    }
  }
}
