// SPDX-License-Identifier: Apache-2.0

/// Decides how a presentation adapts to traits, is notified of dismissals by the user, and may prevent them.
///
/// Dismissals in code do not call the last four methods [DOC-APD]. All methods are optional, because the protocol's
/// extension has defaults. A method that only a subclass of the conforming class adds is not called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in compact width, or `.none` for no adaptation. The default is the system's: `.formSheet` for a
  /// popover, `.none` for other styles.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for the given traits, or `.none` for no adaptation. The default is the result of the method
  /// without traits in compact width, and `.none` elsewhere.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called before the presentation uses another presentation controller, which can be configured now.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns the controller to show in this style in place of the presented one, for example one that contains it.
  /// `nil` shows the presented one.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins or continues in this style, which is `.none` if it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether the user may dismiss the presentation. `true` by default. May be called at any time and more than
  /// once. Not called while `isModalInPresentation` prevents the dismissal.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins a dismissal, which the user may still cancel and begin again.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss the presentation and was prevented.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// The delegate itself if it is also a sheet's delegate. Do not implement this property: the extensions do.
  var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// The delegate itself if it is also a popover's delegate. Do not implement this property: the extensions do.
  var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the system's style in compact width: `.formSheet` for a popover, `.none` for other styles.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle
  }
  /// Returns the result of the method without traits in compact width, and `.none` elsewhere.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  /// Leaves the adaptive controller unchanged.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns `nil`: the presented controller itself is shown.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true`: the user may dismiss.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  /// `nil`, because an adaptive delegate is not a sheet's delegate unless it conforms to that protocol too.
  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  /// `nil`, because an adaptive delegate is not a popover's delegate unless it conforms to that protocol too.
  public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
}

/// The delegate of a sheet, which is also notified of the user's selection.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the user has chosen another detent. Never called for a selection made in code [HDR18].
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}

  /// The delegate itself. A class that is also a popover's delegate has both properties.
  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}
