// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// The type with which a popover's delegate receives a view. Without Objective-C, it is a plain pointer.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

/// The delegate of a popover, which is also notified of its placement. [HDR-POP]
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be presented as a popover. Its settings may still change.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// Called when the environment has changed and the popover will be placed again. It points at `rect` in `view`; both
  /// may be changed. Not called if the popover points at an item.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)

  /// Returns whether the user may dismiss the popover. `true` by default. The older name of
  /// `presentationControllerShouldDismiss(_:)`, whose default calls this method.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called when the user has dismissed the popover. The older name of `presentationControllerDidDismiss(_:)`, whose
  /// default calls this method.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Leaves the view and the rectangle unchanged.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  /// Returns `true`: the user may dismiss.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns the result of the older method for a popover, and `true` for other presentations.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Calls the older method for a popover, and does nothing for other presentations.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }

  /// The delegate itself. A class that is also a sheet's delegate has both properties.
  public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
}
