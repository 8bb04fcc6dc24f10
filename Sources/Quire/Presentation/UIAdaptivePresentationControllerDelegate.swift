// SPDX-License-Identifier: Apache-2.0

/// Decides how a presentation adapts to traits, is notified of dismissals by the user, and may refuse them.
///
/// Dismissals in code call none of the last four methods [DOC-APD]. All methods are optional: the protocol's extension
/// has the defaults. A method that only a subclass of the conforming class adds is not called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in compact width; `.none` for no adaptation. The system's by default: `.formSheet` for a popover,
  /// `.none` for others.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style for these traits; `.none` for no adaptation. By default the result of the method without traits in
  /// compact width, and `.none` elsewhere.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation will use another presentation controller, which can be configured now.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// The controller to show in this style instead of the presented one, for example one that contains it; `nil` for the
  /// presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation begins, or continues, in this style; `.none` if it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// May the user dismiss it? May be asked at any time and more than once; not asked while `isModalInPresentation`
  /// refuses anyway. `true` by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to dismiss, and may still cancel it and begin again.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// The same object if it is a sheet's delegate too. Do not implement it: the extensions do.
  var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// The same object if it is a popover's delegate too. Do not implement it: the extensions do.
  var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's style in compact width: `.formSheet` for a popover, `.none` for others.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle
  }
  /// The result of the method without traits in compact width, and `.none` elsewhere.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Leaves the adaptive controller as it is.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// `nil`: the presented controller itself is shown.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing; the default.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// `true`, the default: the user may dismiss.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing; the default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing; the default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing; the default.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// `nil`: an adaptive delegate is no sheet's delegate unless it conforms to that protocol too.
  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  /// `nil`: an adaptive delegate is no popover's delegate unless it conforms to that protocol too.
  public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
}

/// The delegate of a sheet, which is also notified of the user's selection.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user chose another detent. Never called for a selection made in code [HDR18].
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing; the default.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}

  /// This object. A class that is also a popover's delegate has both.
  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}
