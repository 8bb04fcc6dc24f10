// SPDX-License-Identifier: Apache-2.0

/// Says how a presentation adapts to its surroundings, hears of dismissals by the user, and may refuse them.
///
/// Dismissals in code call none of the last four methods [DOC-APD]. All methods are optional: where a class does not
/// have one, the default in this protocol's extension stands. A subclass that adds a method which its base class, the
/// one that conforms, does not have isn't called.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in compact width; `.none` to stay as it is. The system's by default: `.formSheet` for a popover,
  /// `.none` for others.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The style in surroundings with these traits; `.none` to stay as it is. By default what the method without
  /// traits says in compact width, and `.none` elsewhere.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The presentation will be run by another controller, which may be configured now.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// What is shown in this style instead of the presented controller, as one that contains it; `nil` for nothing else.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// The presentation begins, or goes on, in this style; `.none` where it does not adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// May the user dismiss it? May be asked at any time and more than once; not asked while
  /// `isModalInPresentation` refuses anyway. Yes by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// The user begins to dismiss, which may yet be taken back, and begun again.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user tried to dismiss and was refused.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)

  /// The same object where it is a sheet's delegate too. Not to be implemented: the extensions do.
  var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// The same object where it is a popover's delegate too. Not to be implemented: the extensions do.
  var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's style in compact width: `.formSheet` for a popover, `.none` for others.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle
  }
  /// What the method without traits says in compact width, and `.none` elsewhere.
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
  /// Yes, the default.
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

/// Hears of detents too.
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
