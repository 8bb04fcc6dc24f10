// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Runs the presentation of one view controller. [HDR-PC]
@preconcurrency @MainActor open class UIPresentationController: NSObject, PresentationDelegateHolder {
  @Weak private final var presentedReference: UIViewController?
  @Weak private final var presentingReference: UIViewController?
  /// Set while it runs a presentation.
  @Weak final var presentation: Presentation?

  /// For subclasses, which a transitioning delegate returns. Both controllers are held weakly; the presenter may be
  /// `nil` until the presentation begins.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presentedReference = presentedViewController
    presentingReference = presentingViewController
  }

  // MARK: The controllers

  /// The controller that is, or will be, presented. It owns its presentation controller, not the other way round:
  /// reading this after it is gone traps.
  public final var presentedViewController: UIViewController {
    guard let controller = presentedReference else {
      preconditionFailure("The presented view controller of this presentation controller is gone.")
    }
    return controller
  }

  /// The controller that presents; `nil` before the presentation.
  public final var presentingViewController: UIViewController! {
    presentation?.presenter ?? presentingReference
  }

  /// The storage of `delegate`, which subclasses show with other types.
  @Weak public final var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { presentation?.settingsChanged() }
  }

  // MARK: Style

  /// The style that it was made for.
  public final internal(set) var presentationStyle = UIModalPresentationStyle.custom

  /// The style for the present traits; `.none` if it does not adapt.
  public final var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style for these traits: the delegate's, or else the system's. `.none` if it does not adapt.
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

  /// Covers the window, or the context's view, and contains the presented view; `nil` before the presentation.
  public final var containerView: UIView? { presentation?.containerView }

  /// The view that the presentation moves.
  open var presentedView: UIView? { presentation?.shown.view ?? presentedViewController.view }

  /// The frame of the presented view at rest, or at the end of its motion; in a custom presentation the whole container
  /// unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    if let placement = presentation?.handover?.restingPlacement { return CGRect(placement.frame) }
    guard let presentation, !presentation.runsItself,
      let frame = presentation.session?.stack.modelFrame(of: presentation.id)
    else { return containerView?.bounds ?? .zero }
    return CGRect(frame)
  }

  /// The effect behind the presented view, which must be translucent; `nil` is the system's.
  public final var backgroundEffect: UIVisualEffect? { didSet { presentation?.shownView.setNeedsShow() } }

  /// The container is about to lay out, because its size or the place of the presented view changed.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out; the presented view lays out next.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Surroundings

  final var storedTraitOverrides = UITraitOverrides()
  final var storedOverrideTraits: UITraitCollection?
  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// The window's traits, with overrides. The presented controller may have a smaller width class.
  public final var traitCollection: UITraitCollection {
    presentation?.traits ?? .current
  }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented content, in points; 0 for none.
  open var preferredContentSize: CGSize { presentedReference?.preferredContentSize ?? .zero }

  /// The preferred size of the presented content has changed; popovers and form sheets follow it by themselves.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.containerView.setNeedsLayout()
  }

  /// The size of the presented view in a container of a given size: by default the same size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented view's size is about to change. An override must call super, which notifies the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentation?.shown.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits are about to change. An override must call super, which notifies the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation?.shown.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Transitions

  /// The presentation is about to begin, and the presented view is in the container; called before `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has completed, or was cut short; called before `viewDidAppear`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin; called before `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has completed, or the user cancelled it.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Holds a delegate for adaptivity and dismissal.
///
/// A subclass has the same property with a narrower type, which a property of the class itself could not allow.
@preconcurrency @MainActor public protocol PresentationDelegateHolder: AnyObject {
  /// Held weakly; `delegate` reads and writes it.
  var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension PresentationDelegateHolder {
  /// Is notified of dismissals by the user; held weakly.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}
