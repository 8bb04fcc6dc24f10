// SPDX-License-Identifier: Apache-2.0

#if !canImport(ObjectiveC)
  /// What a popover's delegate gets a view by; a plain pointer where there is no Objective-C.
  public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
#endif

/// Hears of popovers too. [HDR-POP]
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented as one; its settings may still change.
  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
  /// The surroundings changed and the popover finds a new place: it points at `rect` in `view`, both of which may be
  /// changed. Not asked where it points at an item.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)

  /// The older name of `presentationControllerShouldDismiss(_:)`, asked by the default of that one. Yes by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The older name of `presentationControllerDidDismiss(_:)`, called by the default of that one.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing; the default.
  public func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
  /// Leaves source and rectangle as they are.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
  /// Yes, the default.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing; the default.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// What the older method says of a popover, and yes for a presentation that is none.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else { return true }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }
  /// Calls the older method for a popover, and nothing for a presentation that is none.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }

  /// This object. A class that is also a sheet's delegate has both.
  public var _popoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
}
