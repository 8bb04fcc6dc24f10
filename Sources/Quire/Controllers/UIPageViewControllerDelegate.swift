// SPDX-License-Identifier: Apache-2.0

/// The methods that provide the pages of a page view controller.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or `nil` if the page is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or `nil` if the page is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots in the page indicator. The default implementation returns 0, which hides the indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current page's dot. Called after `setViewControllers`. Afterward, the indicator follows
  /// the user's page changes.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0, which hides the indicator. The default implementation.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0. The default implementation.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The methods that are called when the user changes the page.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a drag begins to reveal another page.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the pages have come to rest. `completed` is `true` if the page has changed. `finished` is always
  /// `true`.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing. The default implementation.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing. The default implementation.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
