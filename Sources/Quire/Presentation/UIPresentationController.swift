// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What runs the presentation of one view controller. [HDR-PC]
@preconcurrency @MainActor open class UIPresentationController: NSObject, PresentationDelegateHolder {
  @Weak private final var presentedReference: UIViewController?
  @Weak private final var presentingReference: UIViewController?
  /// Set while it runs a presentation.
  @Weak final var presentation: Presentation?

  /// For subclasses, which a transitioning delegate gives. Neither controller is kept alive; the presenter may be `nil`
  /// until the presentation begins.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    super.init()
    presentedReference = presentedViewController
    presentingReference = presentingViewController
  }

  // MARK: The controllers

  /// The controller that is, or will be, presented. It holds its presentation controller, not the other way round:
  /// after it is gone this must not be asked.
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

  /// Of `delegate`, which is one slot whatever the type it is seen through.
  @Weak public final var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    didSet { presentation?.settingsChanged() }
  }

  // MARK: Style

  /// The style that it was made for.
  public final internal(set) var presentationStyle = UIModalPresentationStyle.custom

  /// The style that it takes in the present surroundings; `.none` where it does not adapt.
  public final var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: traitCollection)
  }

  /// The style that it takes in surroundings with these traits: the delegate's word, or else the system's. `.none`
  /// where it does not adapt.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    if let heldDelegate {
      return heldDelegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    return traitCollection.horizontalSizeClass == .compact ? systemAdaptiveStyle : .none
  }

  /// What becomes of it in compact width unless a delegate says otherwise.
  final var systemAdaptiveStyle: UIModalPresentationStyle { presentationStyle == .popover ? .formSheet : .none }

  /// Whether the presentation belongs to the window rather than to the nearest controller that defines a context.
  open var shouldPresentInFullscreen: Bool { !presentationStyle.isInContext }

  /// Whether the presenter's view leaves the screen while this presentation stands.
  open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  // MARK: Views

  /// Covers the window, or the context's view, and holds what is presented; `nil` before the presentation.
  public final var containerView: UIView? { presentation?.containerView }

  /// The view that the presentation moves.
  open var presentedView: UIView? { presentation?.shown.view ?? presentedViewController.view }

  /// Where the presented view stands, or will rest when the motion ends; in a custom presentation the whole container
  /// unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    if let placement = presentation?.handover?.restingPlacement { return CGRect(placement.frame) }
    guard let presentation, !presentation.runsItself,
      let frame = presentation.session?.stack.modelFrame(of: presentation.id)
    else { return containerView?.bounds ?? .zero }
    return CGRect(frame)
  }

  /// Shown behind the presented view, which must let it through; `nil` is the system's.
  public final var backgroundEffect: UIVisualEffect? { didSet { presentation?.shownView.setNeedsShow() } }

  /// The container is about to lay out: its size changed, or the place of the presented view.
  open func containerViewWillLayoutSubviews() {}
  /// The container has laid out; the presented view follows.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Surroundings

  final var storedTraitOverrides = UITraitOverrides()
  final var storedOverrideTraits: UITraitCollection?
  final var traitRegistrations: [UITraitChangeRegistration] = []

  /// Of the window, or as they are overridden. What it presents may see less width.
  public final var traitCollection: UITraitCollection {
    presentation?.traits ?? .current
  }

  /// The traits are other ones now.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented content would like, in points; 0 for none.
  open var preferredContentSize: CGSize { presentedReference?.preferredContentSize ?? .zero }

  /// The presented content would like another size; popovers and form sheets follow it by themselves.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    presentation?.containerView.setNeedsLayout()
  }

  /// The size that the presented view will have in a container of a size: by default all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The presented view is about to have another size. An override must call super, which tells the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentation?.shown.viewWillTransition(to: size, with: coordinator)
  }

  /// The traits are about to change. An override must call super, which tells the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation?.shown.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Transitions

  /// The presented view is in place to move in; comes before `viewWillAppear`.
  open func presentationTransitionWillBegin() {}
  /// The presentation has arrived, or was cut short; comes before `viewDidAppear`.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The presented view begins to leave; comes before `viewWillDisappear`.
  open func dismissalTransitionWillBegin() {}
  /// It is gone, or the user took the dismissal back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Holds a delegate for adaptivity and dismissal.
///
/// A subclass shows the same slot with a narrower type, which a property of the class itself could not allow.
@preconcurrency @MainActor public protocol PresentationDelegateHolder: AnyObject {
  /// Held weakly; `delegate` reads and writes it.
  var heldDelegate: (any UIAdaptivePresentationControllerDelegate)? { get set }
}

extension PresentationDelegateHolder {
  /// Hears of dismissals by the user; not kept alive.
  public var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { heldDelegate }
    set { heldDelegate = newValue }
  }
}
