import SheetEngine
import SheetMotion

/// Brings a presented view out of its source, and takes it back there, by itself or with a finger.
@MainActor final class ZoomTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  let settings: ZoomSettings
  @Weak private(set) var presentation: Presentation?
  private(set) var rig: ZoomRig?
  /// What it grows out of or shrinks into, while it does.
  @Weak private var source: UIView?
  private var backdrop: [UIView] = []
  private var context: OwnTransition?
  /// Counts the ways, so that one that was left is not ended.
  private var latestWay = 0
  /// The finger that has it, and how far that has come.
  private(set) var drag: ZoomDrag?
  var translation = CGPoint.zero

  init(_ settings: ZoomSettings, _ presentation: Presentation) {
    self.settings = settings
    super.init()
    self.presentation = presentation
  }

  // MARK: The source

  /// Asks for the source of the way to come; answers whether there is one.
  func findSource() -> Bool {
    guard let presentation, let presenter = presentation.presenter else { return false }
    let found = settings.view(from: presenter, to: presentation.presented)
    if found !== source { showSource() }
    source = found
    return found != nil
  }

  /// The source shows again in its place.
  private func showSource(fading: Bool = false) {
    guard let source, source.isAway else { return }
    source.isAway = false
    guard fading, let session = source.window?.session else { return }
    // The app's own alpha stays what it is: only what shows comes up to it.
    var missing = ViewPose.zero
    missing.lanes[10] = -Double(source.alpha)
    ViewTransaction.run(ViewTransaction(Timing(.easeInOut, duration: 0.2), start: session.clock)) {
      source.take(missing)
    }
  }

  // MARK: An animator

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double {
    TransitionCoordinator.standardTiming.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? OwnTransition, let presentation else {
      return transitionContext.completeTransition(true)
    }
    self.context = context
    if presentation.stage == .dismissing {
      depart(with: nil)
    } else {
      arrive()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    drag = nil
    guard let presentation else { return }
    let isThere = transitionCompleted == (presentation.stage != .dismissing)
    guard isThere else { return showSource() }
    rig?.rest()
    showSource(fading: !presentation.style.covers)
  }

  /// It is over: the view leaves the rig, or the rig goes with the container.
  func end() {
    latestWay += 1
    showSource()
    context = nil
    drag = nil
    for view in backdrop { view.removeFromSuperview() }
    backdrop.removeAll()
    rig?.stage.removeFromSuperview()
    rig = nil
  }

  // MARK: The rig

  /// Stands in the container from the beginning, so that the view never moves to another place in the tree.
  func makeRig(frame: CGRect) {
    guard rig == nil, let presentation else { return }
    let container = presentation.containerView
    if presentation.loan == nil {
      var views: [UIView] = []
      if let effect = settings.options.dimmingVisualEffect { views.append(UIVisualEffectView(effect: effect)) }
      let dimming = UIView()
      dimming.backgroundColor = settings.options.dimmingColor ?? .sheetDimming
      views.append(dimming)
      for (index, view) in views.enumerated() {
        view.frame = container.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isUserInteractionEnabled = false
        container.insertSubview(view, at: index)
      }
      backdrop = views
    }
    let rig = ZoomRig(presentation.presentedView, in: container, frame: frame)
    self.rig = rig
    if presentation.loan == nil { addPan(to: rig.stage) }
  }

  private func geometry(_ rig: ZoomRig) -> ZoomGeometry {
    let frame = rig.stage.frame
    guard let presentation, let source, source.window != nil else { return ZoomGeometry(frame: frame) }
    let box = source.convert(source.bounds, to: presentation.containerView)
    let zoomed = presentation.presented
    let alignment = settings.options.alignmentRectProvider.flatMap { provider in
      provider(UIViewController.Transition.ZoomOptions.AlignmentRectContext(source: source, zoomed: zoomed))
    }
    return ZoomGeometry(
      frame: frame, source: box,
      alignment: alignment.map { rig.content.convert($0, from: zoomed.view) }, sourceRadius: settings.cornerRadius(of: source))
  }

  // MARK: Ways

  private func arrive() {
    guard let context, let presentation, let session = presentation.session else { return }
    let frame = context.finalFrame(for: presentation.shown)
    UIView.performWithoutAnimation {
      makeRig(frame: frame)
      rig?.place(frame)
      rig?.stage.layoutUntilDone()
    }
    guard let rig else { return }
    let geometry = geometry(rig)
    UIView.performWithoutAnimation {
      rig.cut(geometry)
      rig.show(geometry.source)
      if let source { rig.picture(source, in: geometry.source, alpha: 1) }
      rig.hideContent()
      for view in backdrop { view.alpha = 0 }
    }
    source?.isAway = true
    rig.fadeIn()
    dim(1, from: session)
    go(rig.move(to: geometry.home, velocity: nil, spring: session.tuning.spring, at: session.clock), didComplete: true)
  }

  /// Leaves, with the finger's speed in points per second where one lets go.
  func depart(with finger: CGPoint?) {
    guard let presentation, let session = presentation.session, context != nil else { return }
    UIView.performWithoutAnimation { makeRig(frame: presentation.presentedView.frame) }
    guard let rig else { return }
    let geometry = drag?.geometry ?? geometry(rig)
    UIView.performWithoutAnimation {
      rig.cut(geometry)
      if let source { rig.picture(source, in: geometry.source, alpha: 0) }
    }
    source?.isAway = true
    var target = geometry.source
    if source == nil, let pose = rig.pose {
      // It fades where it is, a little smaller.
      target = pose
      target.scale *= 0.85
    }
    rig.fadeOut()
    dim(0, from: session)
    let velocity = finger.flatMap { finger in drag?.velocity(translation, finger: finger) }
    go(
      rig.move(to: target, velocity: velocity, spring: session.tuning.spring, at: session.clock), didComplete: true)
  }

  /// The finger has given it back.
  private func comeBack(with finger: CGPoint) {
    guard let rig, let drag, let session = presentation?.session else { return }
    dim(1, from: session)
    go(
      rig.move(
        to: drag.geometry.home, velocity: drag.velocity(translation, finger: finger), spring: session.tuning.spring,
        at: session.clock), didComplete: false)
  }

  private func dim(_ alpha: CGFloat, from session: Session) {
    UIView.animate(with: Timing(session.tuning.spring)) {
      for view in backdrop { view.alpha = alpha }
    }
  }

  private func go(_ duration: Seconds, didComplete: Bool) {
    guard let session = presentation?.session else { return }
    latestWay += 1
    let way = latestWay
    session.schedule(at: session.clock + duration) { [self] in
      guard way == latestWay else { return }
      context?.completeTransition(didComplete)
    }
  }

  // MARK: A finger

  var wantsInteractiveStart: Bool { drag != nil }

  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? OwnTransition
    latestWay += 1
  }

  /// How what goes along does, once the finger has let go.
  func way(from fraction: Double, isCancelled: Bool) -> TransitionWay {
    let spring = presentation?.session?.tuning.spring ?? SheetTuning().spring
    let motion = SpringMotion(from: fraction, to: isCancelled ? 0 : 1, velocity: 0, spring: spring)
    let duration = motion.settlingDuration(within: 0.0005)
    return TransitionWay(duration: duration, velocity: 0) { min(max(motion.value(at: $0), 0), 1) }
  }

  /// A finger takes the view, in place or on its way. `start` counts in the container.
  func takeUp(at start: CGPoint) {
    guard let presentation, let session = presentation.session else { return }
    switch presentation.stage {
    case .presented, .presenting:
      guard presentation.shown.madePresentation == nil else { return }
      UIView.performWithoutAnimation { makeRig(frame: presentation.presentedView.frame) }
      guard let rig else { return }
      _ = findSource()
      drag = makeDrag(rig, at: start)
      source?.isAway = true
      UIView.performWithoutAnimation { rig.cut(geometry(rig)) }
      presentation.startUsersDismissal(by: self)
    case .dismissing:
      guard let context, let rig else { return }
      let drag = makeDrag(rig, at: start)
      self.drag = drag
      latestWay += 1
      context.pauseInteractiveTransition(at: context.percentComplete)
      // It comes to the finger.
      rig.fadeIn()
      dim(1, from: session)
      _ = rig.move(to: drag.pose(.zero), velocity: nil, spring: session.tuning.spring, at: session.clock)
    case .requested, .ended: break
    }
  }

  private func makeDrag(_ rig: ZoomRig, at start: CGPoint) -> ZoomDrag {
    let frame = rig.stage.frame
    return ZoomDrag(
      geometry: geometry(rig), size: frame.size, grip: CGPoint(x: start.x - frame.midX, y: start.y - frame.midY),
      isSideways: false)
  }

  func carry(_ translation: CGPoint) {
    guard let drag, let rig, let context, context.isInteractive else { return }
    self.translation = translation
    let distance = min(drag.distance(translation), 1)
    UIView.performWithoutAnimation {
      rig.show(drag.pose(translation))
      for view in backdrop { view.alpha = 1 - distance }
    }
    context.updateInteractiveTransition(distance)
  }

  /// Lets go, with the finger's speed in points per second.
  func letGo(with finger: CGPoint, isCancelled: Bool) {
    guard let drag, let context, context.isInteractive, let presentation, let session = presentation.session else {
      return
    }
    let projection = Projection(decelerationRate: session.tuning.decelerationRate)
    if !isCancelled, drag.leaves(translation, finger: finger, projection) {
      context.finishInteractiveTransition()
      // Who overrides it sees the user's dismissals too; it is under way, so the call does nothing more. [RNIM]
      presentation.shown.dismiss(animated: true)
      depart(with: finger)
    } else {
      context.cancelInteractiveTransition()
      comeBack(with: finger)
    }
  }
}
