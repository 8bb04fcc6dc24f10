// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One presentation, from `present` until it has ended.
@MainActor final class Presentation: NSObject {
  /// The stage of a presentation's life, with the state that only this stage has.
  enum Stage: Equatable {
    /// `present` was called, but the engine has not begun the presentation.
    case requested
    case presenting(animated: Bool)
    /// The opening is complete. An announced dismissal already has its coordinator, but it has not begun.
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

  /// The owner of a presentation's layout and motion.
  enum Runner {
    case engine
    /// The presentation controller and the animators.
    case itself
    /// The presentation controller and the animators, while an animator presents or dismisses a sheet or a popover.
    case animator(Handover)
  }

  let id: PresentationID
  @Weak var presenter: UIViewController?
  /// The controller that was asked to present: the presenter, or a controller inside it.
  @Weak var source: UIViewController?
  /// The controller whose view the presentation covers, if it does not cover the window.
  @Weak var context: UIViewController?
  let presented: UIViewController
  /// The presented controller or, through nested navigation controllers, the top view controller.
  var innermost: UIViewController {
    var controller = presented
    while let top = controller.containerBehavior?.navigation?.topViewController { controller = top }
    return controller
  }
  let controller: UIPresentationController
  @Weak var session: Session?
  let isAnimated: Bool
  let containerView: UIView
  /// The view that holds the content of a sheet or a popover. `nil` for other styles.
  private(set) var wrapper: WrapperView?
  let place: LayerPlace
  /// The presentation controller's traits, with overrides. The traits of the views are in `place`.
  var traits: UITraitCollection

  var stage = Stage.requested
  /// The configuration last sent to the engine, or `nil` before the presentation begins there.
  var sent: Configuration?
  var needsConfiguration = false
  var phase = Phase.presenting
  var box = AllottedBox()
  /// The transaction of the views that move alongside the sheet.
  var along: ViewTransaction?
  var presentCompletions: [() -> Void] = []
  var dismissCompletions: [() -> Void] = []
  /// The action of Escape that replaces dismissal, for a presentation that covers the window.
  var whenEscaped: (() -> Void)?

  var adaptation: Adaptation

  /// The animator of the presentation, requested once. `nil` for the system's motion.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The zoom out of a view and back into it. `nil` if none is set.
  var zoom: PresentationZoom?
  /// The coordinator of the running transition.
  var coordinator: TransitionCoordinator?
  /// The running transition, if the engine does not run it.
  var transition: OwnTransition?
  /// The views outside a popover that take touches.
  var marked: [UIView] = []

  init(
    id: PresentationID, presenter: UIViewController, presented: UIViewController,
    controller: UIPresentationController, animated: Bool, session: Session
  ) {
    self.id = id
    self.presented = presented
    self.controller = controller
    adaptation = Adaptation(style: controller.presentationStyle)
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

  /// The style for the current traits.
  var style: UIModalPresentationStyle { adaptation.style }
  /// The controller that is shown.
  var shown: UIViewController { adaptation.substitute ?? presented }
  /// The presentation controller in use.
  var active: UIPresentationController { adaptation.controller ?? controller }
  /// The view that the presentation moves. If a sheet or a popover is adapted to cover, the controller's view stays in
  /// its wrapper.
  var presentedView: UIView {
    guard let own = active.presentedView, own !== shown.viewIfLoaded else { return wrapper ?? shown.view }
    return own
  }
  /// The view that fills the layer.
  var shownView: UIView { runsItself ? containerView : presentedView }

  /// The sheet controller with detents and live progress. It may be a popover's adaptive sheet, if the app has read it.
  var sheet: UISheetPresentationController? {
    if let sheet = active as? UISheetPresentationController { return sheet }
    if let sheet = controller as? UISheetPresentationController { return sheet }
    return popover?.storedAdaptiveSheet
  }

  var popover: UIPopoverPresentationController? { controller as? UIPopoverPresentationController }

  /// Whether the presentation covers a controller's view instead of the window. The engine has no item for such a
  /// presentation.
  var isInContext: Bool { context != nil }

  var runner = Runner.engine
  /// Whether the presentation controller and the animators lay out and move the presentation instead of the engine.
  var runsItself: Bool {
    if case .engine = runner { false } else { true }
  }
  /// The handover while an animator owns a sheet or a popover.
  var handover: Handover? {
    if case .animator(let handover) = runner { handover } else { nil }
  }
  /// Whether touches already reach the content below, because the presentation is leaving, unless a finger catches it.
  var passesTouches = false {
    didSet {
      guard passesTouches != oldValue else { return }
      containerView.passesTouches = passesTouches
      settingsChanged()
    }
  }

  /// Chooses the runner before the presentation begins.
  func chooseRunner() {
    if isAnimated, let presenter {
      animator = presented.transitioningDelegate?.animationController(
        forPresented: shown, presenting: presenter, source: source ?? presenter)
    }
    zoom = makeZoom()
    if isAnimated, animator == nil, let zoom, zoom.findSource() { animator = zoom }
    // A covering presentation with a zoom always runs itself, because a finger may zoom it out.
    let runsItself = style == .custom || animator != nil || isInContext || zoom != nil && style.covers
    runner = runsItself ? .itself : .engine
  }

  /// Whether the layers below are removed from the screen while this one covers them.
  var removesPresenter: Bool { active.shouldRemovePresentersView }

  /// The session in which the shown controller can already present another one, although its own presentation has not
  /// begun. `nil` if that presentation is animated or has begun.
  var sessionAtOnce: Session? { stage == .requested && !isAnimated ? session : nil }

  /// Adds the content to its wrapper, if it has one, and adds the wrapper to the container.
  func insertPresentedView() {
    wrapContent()
    if presentedView.superview !== containerView { containerView.addSubview(presentedView) }
  }

  func wrapContent() {
    // A presentation controller whose `presentedView` is another view may have put the wrapper into that view.
    guard let wrapper, wrapper === presentedView || wrapper.superview != nil else { return }
    wrapper.hold(shown.view)
  }

  /// Removes the content, unless the app has moved it elsewhere.
  func releaseContent() {
    guard let wrapper, let view = shown.viewIfLoaded else { return }
    if view.superview === wrapper || view.superview === containerView { view.removeFromSuperview() }
  }

  /// Called when a setting has changed that must be sent to the engine before the turn ends.
  func settingsChanged() {
    needsConfiguration = true
  }
}

/// The container view, which calls the presentation controller's layout methods.
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
    // While an animator runs, it places the view.
    if presentation.runsItself, presentation.transition == nil, presentation.stage != .requested {
      presentation.placeOwnView(controller.frameOfPresentedViewInContainerView)
    }
    controller.containerViewDidLayoutSubviews()
  }
}
