// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Manages the presentation of one view controller. [HDR-PC]
@preconcurrency @MainActor open class UIPresentationController: NSObject, PresentationDelegateHolder {
  @Weak private final var presentedReference: UIViewController?
  @Weak private final var presentingReference: UIViewController?
  /// The presentation that this controller manages, or `nil` if there is none.
  @Weak final var presentation: Presentation?

  /// Creates a presentation controller. An app creates instances of its own subclasses, which its transitioning
  /// delegate returns. Both controllers are held weakly. The presenter may be `nil` until the presentation begins.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presentedReference = presentedViewController
    presentingReference = presentingViewController
  }

  // MARK: The controllers

  /// The controller that is, or will be, presented. It owns its presentation controller, and not the reverse; reading
  /// this property after the presented controller is gone traps.
  public final var presentedViewController: UIViewController {
    guard let controller = presentedReference else {
      preconditionFailure("The presented view controller of this presentation controller is gone.")
    }
    return controller
  }

  /// The controller that presents. `nil` before the presentation.
  public final var presentingViewController: UIViewController! {
    presentation?.presenter ?? presentingReference
  }

  /// The storage of `delegate`, which subclasses redeclare with other types.
  @Weak public final var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { presentation?.settingsChanged() }
  }

  // MARK: Style

  /// The style for which the presentation controller was created.
  public final internal(set) var presentationStyle = UIModalPresentationStyle.custom

  /// The style for the current traits. `.none` if it does not adapt.
  public final var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// Returns the style for the given traits: the delegate's, or else the system's. `.none` if it does not adapt.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    if let heldDelegate {
      return heldDelegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? systemAdaptiveStyle : .none
  }

  /// The system's style in compact width, without a delegate.
  final var systemAdaptiveStyle: UIModalPresentationStyle { presentationStyle == .popover ? .formSheet : .none }

  /// Whether the presentation belongs to the window rather than to the nearest controller that defines a context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

  /// Whether the presenter's view is removed from the screen during this presentation.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  // MARK: Views

  /// The view that covers the window, or the context's view, and contains the presented view. `nil` before the
  /// presentation.
  public final var containerView: UIView? { presentation?.containerView }

  /// The view that the presentation moves.
  open var presentedView: UIView? { presentation?.shown.view ?? presentedViewController.view }

  /// The frame of the presented view at rest, or at the end of its motion. In a custom presentation it is the whole
  /// container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    if let placement = presentation?.handover?.restingPlacement { return CGRect(placement.frame) }
    guard let presentation, !presentation.runsItself,
      let frame = presentation.session?.stack.modelFrame(of: presentation.id)
    else { return containerView?.bounds ?? .zero }
    return CGRect(frame)
  }

  /// The effect behind the presented view, which must be translucent. `nil` means the system's.
  public final var backgroundEffect: UIVisualEffect? { didSet { presentation?.shownView.setNeedsShow() } }

  /// Called when the container is about to lay out its subviews, because its size or the position of the presented view
  /// changed.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews. The presented view lays out next.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Surroundings

  final var storedTraitOverrides = UITraitOverrides()
  final var storedOverrideTraits: UITraitCollection?
  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// The window's traits, with overrides. The presented controller may have a smaller width class.
  public final var traitCollection: UITraitCollection {
    presentation?.traits ?? .current
  }

  /// Called when the traits have changed. The default implementation does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented content, in points. `.zero` means no preference.
  open var preferredContentSize: CGSize { presentedReference?.preferredContentSize ?? .zero }

  /// Called when the preferred size of the presented content has changed. Popovers and form sheets follow it by
  /// themselves.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.containerView.setNeedsLayout()
  }

  /// Returns the size of the presented view in a container of a given size. The default is the container's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the presented view's size is about to change. An override must call super, which notifies the
  /// presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentation?.shown.viewWillTransition(to: size, with: coordinator)
  }

  /// Called when the traits are about to change. An override must call super, which notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation?.shown.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Transitions

  /// Called when the presentation is about to begin, before `viewWillAppear`. The presented view is in the container.
  /// The default implementation does nothing.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has completed or was cut short, before `viewDidAppear`. The default implementation
  /// does nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the dismissal is about to begin, before `viewWillDisappear`. The default implementation does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has completed, or the user has canceled it. The default implementation does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// An object that holds a delegate for adaptivity and dismissal.
///
/// A subclass has a property of the same name with a narrower type, which a property of the class itself would not
/// allow.
@preconcurrency @MainActor public protocol PresentationDelegateHolder: AnyObject {
  /// The delegate, held weakly. `delegate` reads and writes it.
  var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension PresentationDelegateHolder {
  /// The delegate, which is notified of dismissals by the user. Held weakly.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}
