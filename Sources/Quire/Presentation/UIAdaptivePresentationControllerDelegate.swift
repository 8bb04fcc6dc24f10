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
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
  }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    true
  }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}

  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
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
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}

  public var _sheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}
