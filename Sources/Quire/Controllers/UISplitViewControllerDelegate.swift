// SPDX-License-Identifier: Apache-2.0

/// The methods that control how a split view controller shows its columns, and that respond to changes.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called when the display mode is about to change.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Returns the mode that `displayModeButtonItem` changes to. `automatic`, the default, lets the controller choose.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
  /// Called when a controller is to be shown in the primary column. Returns whether the delegate has shown it; `false`
  /// by default.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: AnyTarget?)
    -> Bool
  /// Called when a controller is to be shown in the secondary column. Returns whether the delegate has shown it;
  /// `false` by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: AnyTarget?
  ) -> Bool

  // For the style `unspecified`.

  /// Returns the controller that is the primary one after collapsing. `nil`, the default, means the current one.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
  /// Returns the controller that is the primary one after expanding. `nil`, the default, means the current one.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
  /// Called when the controller collapses. Returns whether the secondary controller is not shown, or is already shown
  /// by the delegate. With `false`, the default, the primary controller pushes it.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller when the controller expands. With `nil`, the default, the primary controller
  /// returns it.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // For two and three columns.

  /// Returns the column that is on top after collapsing; the proposed one by default, which is the secondary column, or
  /// the compact column if it has a controller.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after expanding; the proposed one by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called when the controller has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called when the controller has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Called when a hidden column is about to be shown.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called when a column is about to be hidden.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Called when a drag from the edge begins to show a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when a drag from the edge has ended.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  /// Returns the orientations that the controller supports; all by default. Never called: a page rotates with its
  /// device.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask
  /// Returns the preferred orientation; `portrait` by default. Never called: a page rotates with its device.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing; the default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Returns `automatic`, the default.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }
  /// Returns `false`, the default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: AnyTarget?
  ) -> Bool { false }
  /// Returns `false`, the default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: AnyTarget?
  ) -> Bool { false }
  /// Returns `nil`, the default.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `nil`, the default.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }
  /// Returns `false`, the default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`, the default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Returns the proposed column, the default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode, the default.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing; the default.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing; the default.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Does nothing; the default.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  /// Does nothing; the default.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  /// Does nothing; the default.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
  /// Does nothing; the default.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
  /// Returns `all`, the default.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }
  /// Returns `portrait`, the default.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
