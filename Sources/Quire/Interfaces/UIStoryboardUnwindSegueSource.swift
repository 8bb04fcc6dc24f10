// SPDX-License-Identifier: Apache-2.0

/// The information about an unwind segue while its destination is searched for.
@preconcurrency @MainActor public final class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller at which the segue begins.
  public let source: UIViewController
  /// The action that the destination must perform.
  public let unwindAction: Selector
  /// The object that triggered the segue.
  public let sender: AnyTarget?

  /// The function that returns the children of a controller to search. It is stored, so that view controllers do not
  /// refer to the code of unwind segues.
  let children: (UIViewController, UIStoryboardUnwindSegueSource) -> [UIViewController] = {
    $1.standardChildren(of: $0)
  }

  init(_ source: UIViewController, _ unwindAction: Selector, _ sender: AnyTarget?) {
    self.source = source
    self.unwindAction = unwindAction
    self.sender = sender
    super.init()
  }

  /// Returns all children except the one that contains the source. The children of a navigation controller are returned
  /// from the top of the stack to the root.
  private func standardChildren(of controller: UIViewController) -> [UIViewController] {
    let origin = controller.childContaining(self)
    let children = controller.children.filter { $0 !== origin }
    return controller.containerBehavior?.navigation == nil ? children : children.reversed()
  }

  /// Returns the controller that performs the action: the nearest one on the way from the source to the root, or one of
  /// the children that the controllers on this way allow. [UNWIND]
  func findDestination() -> UIViewController? {
    var controller: UIViewController? = source
    while let current = controller {
      if let found = search(current) { return found }
      controller = current.unwindParent
    }
    return nil
  }

  private func search(_ controller: UIViewController) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: self) {
      if let found = search(child) { return found }
    }
    let performs = controller.canPerformUnwindSegueAction(unwindAction, from: source, sender: sender)
    return performs ? controller : nil
  }
}

extension UIViewController {
  /// The next controller on the way to the root: the container or, for a presented controller, the controller that
  /// called `present`.
  final var unwindParent: UIViewController? {
    parent ?? presentation.flatMap { $0.source ?? $0.presenter }
  }

  /// Returns the child that contains the source of an unwind segue, also by presenting it; `nil` if there is none.
  public final func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    var controller: UIViewController? = source.source
    while let current = controller {
      if current.parent === self { return current }
      controller = current.unwindParent
    }
    return nil
  }
}
