// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// The nearest navigation controller that contains this one.
  public final var navigationController: UINavigationController? {
    var controller = parent
    while let current = controller {
      if let navigation = current.containerBehavior?.navigation { return navigation }
      controller = current.parent
    }
    return nil
  }
}
