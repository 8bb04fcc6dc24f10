// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One presentation, from `present` until it has ended.
@MainActor final class Presentation: NSObject {
  /// Where it is between `present` and its end, with what belongs to that part alone.
  enum Stage: Equatable {
    /// `present` was called; the engine has not begun it.
    case requested
    case presenting(animated: Bool)
    /// A dismissal that is announced has its coordinator and has not begun.
    case presented(isDismissalAnnounced: Bool)
    case dismissing(animated: Bool, byUser: Bool)
    case ended

    var isPresenting: Bool {
      if case .presenting = self { true } else { false }
    }
    var isPresented: Bool {
      if case .presented = self { true } else { false }
    }
    var isDismissing: Bool {
      if case .dismissing = self { true } else { false }
    }
  }

  /// What lays it out and moves it.
  enum Runner {
    case engine
    /// The presentation controller and the animators.
    case itself
    /// The same while an animator brings a sheet or a popover or takes it away.
    case animator(Handover)
  }

  let id: PresentationID
  @Weak var presenter: UIViewController?
  /// The controller that was asked to present: the presenter, or one that it contains.
  @Weak var source: UIViewController?
  /// The controller that it covers the view of, where it does not belong to the window.
  @Weak var context: UIViewController?
  let presented: UIViewController
  let controller: UIPresentationController
  @Weak var session: Session?
  let isAnimated: Bool
  let containerView: UIView
  /// Holds the content of a sheet or a popover; `nil` for what is neither.
  private(set) var wrapper: WrapperView?
  let place: LayerPlace
  /// Of the surroundings, with what is overridden; those of what shows are `place`'s.
  var traits: UITraitCollection

  var stage = Stage.requested
  /// What the engine was told last; `nil` until it knows of the presentation.
  var sent: Configuration?
  var needsConfiguration = false
  var phase = Phase.presenting
  /// The size that the engine allots to the layer.
  var box = Size.zero
  /// What goes along with the sheet on its way.
  var along: ViewTransaction?
  /// The height that reserves were made for in this drag.
  var preparedHeight = 0.0
  var presentCompletions: [() -> Void] = []
  var dismissCompletions: [() -> Void] = []

  /// The style that it has in the present surroundings.
  var style: UIModalPresentationStyle
  /// Runs it instead of `controller` while it has another style than it was made for.
  var adapted: UIPresentationController?
  /// Shown instead of `presented` while it has another style.
  var substitute: UIViewController?

  /// Shows the presented view, and is asked for no other in the whole presentation; `nil` for the system's motion.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Grows out of a view, and shrinks back into it; `nil` where no zoom is set.
  var zoom: ZoomTransition?
  /// What is known of the transition that runs.
  var coordinator: TransitionCoordinator?
  /// Where the top edge was when the dismissal began; `nil` where a finger leads it, which the smallest detent counts for.
  var departureStart: Double?
  /// The transition that runs, where the engine does not run it.
  var transition: OwnTransition?
  /// Views outside a popover that take touches.
  var marked: [UIView] = []

  init(
    id: PresentationID, presenter: UIViewController, presented: UIViewController,
    controller: UIPresentationController, animated: Bool, session: Session
  ) {
    self.id = id
    self.presented = presented
    self.controller = controller
    style = controller.presentationStyle
    let container = PresentationContainerView()
    containerView = container
    isAnimated = animated
    traits = UITraitCollection(session.traits.values.raised(by: controller.presentationStyle))
    place = LayerPlace(
      traits: UITraitCollection(
        traits.values.narrowed(by: controller.presentationStyle, isPage: Presentation.isPage(controller))))
    super.init()
    self.presenter = presenter
    self.session = session
    container.presentation = self
    if controller is UIPopoverPresentationController || controller is UISheetPresentationController {
      wrapper = WrapperView(of: self)
    }
  }

  /// The controller that shows in it.
  var shown: UIViewController { substitute ?? presented }
  /// What runs it at present.
  var active: UIPresentationController { adapted ?? controller }
  /// The view that the presentation moves. While a sheet or a popover covers, what it answers is the controller's view,
  /// which stays in its wrapper all the same.
  var presentedView: UIView {
    guard let own = active.presentedView, own !== shown.viewIfLoaded else { return wrapper ?? shown.view }
    return own
  }
  /// What fills the layer.
  var shownView: UIView { runsItself ? containerView : presentedView }

  /// Where detents and live progress are: also a popover's adaptive sheet, if the app has read it.
  var sheet: UISheetPresentationController? {
    if let sheet = active as? UISheetPresentationController { return sheet }
    if let sheet = controller as? UISheetPresentationController { return sheet }
    return popover?.storedAdaptiveSheet
  }

  var popover: UIPopoverPresentationController? { controller as? UIPopoverPresentationController }

  /// Whether it covers a controller's view instead of the window; the engine knows nothing of it then.
  var isInContext: Bool { context != nil }

  var runner = Runner.engine
  /// Whether the presentation controller and the animators lay it out and move it, not the engine.
  var runsItself: Bool {
    if case .engine = runner { false } else { true }
  }
  /// What it stands on while an animator has a sheet or a popover.
  var handover: Handover? {
    if case .animator(let handover) = runner { handover } else { nil }
  }
  /// Whether what is below is there for fingers already: it goes for good, unless one catches it.
  var passesTouches = false {
    didSet {
      guard passesTouches != oldValue else { return }
      containerView.passesTouches = passesTouches
      settingsChanged()
    }
  }

  /// Decides what runs it, before it begins.
  func chooseRunner() {
    if isAnimated, let presenter {
      animator = presented.transitioningDelegate?.animationController(
        forPresented: shown, presenting: presenter, source: source ?? presenter)
    }
    zoom = makeZoom()
    if isAnimated, animator == nil, let zoom, zoom.findSource() { animator = zoom }
    // What covers stays with the zoom, whose finger may take it away.
    let runsItself = style == .custom || animator != nil || isInContext || zoom != nil && style.covers
    runner = runsItself ? .itself : .engine
  }

  /// Whether the layers below leave the screen while this one covers them.
  var removesPresenter: Bool { active.shouldRemovePresentersView }

  /// Where what it shows may present in turn before it stands: in the turn that brings it without an animation.
  var sessionAtOnce: Session? { stage == .requested && !isAnimated ? session : nil }

  /// Puts the content into its wrapper, if it has one, and that into the container.
  func insertPresentedView() {
    wrapContent()
    if presentedView.superview !== containerView { containerView.addSubview(presentedView) }
  }

  func wrapContent() {
    // A subclass that moves a view of its own may have put the wrapper into that.
    guard let wrapper, wrapper === presentedView || wrapper.superview != nil else { return }
    wrapper.hold(shown.view)
  }

  /// Gives the content back, unless the app has taken it elsewhere.
  func releaseContent() {
    guard let wrapper, let view = shown.viewIfLoaded else { return }
    if view.superview === wrapper || view.superview === containerView { view.removeFromSuperview() }
  }

  /// A setting changed that the engine must hear of before the turn ends.
  func settingsChanged() {
    needsConfiguration = true
  }
}

/// Covers the window; tells the presentation controller of its layout.
private final class PresentationContainerView: UIView {
  @Weak var presentation: Presentation?

  init() {
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let presentation else { return }
    let controller = presentation.active
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    // While an animator is at work the place of the view is its own business.
    if presentation.runsItself, presentation.transition == nil, presentation.stage != .requested {
      presentation.placeOwnView(controller.frameOfPresentedViewInContainerView)
    }
    controller.containerViewDidLayoutSubviews()
  }
}
