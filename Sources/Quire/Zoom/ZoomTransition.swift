// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Runs the zoom of a presented view: an animator, and for a finger also its driver.
@MainActor final class ZoomTransition: PresentationZoom {
  private let flight: ZoomSession
  @Weak private var presentation: Presentation?
  private var context: OwnTransition?
  /// The number of the latest motion, so that the end of an interrupted one is ignored.
  private var latestWay = 0

  init(_ settings: ZoomSettings, _ presentation: Presentation) {
    flight = ZoomSession(settings, of: presentation.presented)
    super.init()
    self.presentation = presentation
  }

  var rig: ZoomRig? { flight.rig }

  override func place(_ frame: CGRect) -> Bool {
    rig?.place(frame)
    return rig != nil
  }

  /// Looks up the source of the next motion. Returns whether there is one.
  override func findSource() -> Bool { flight.findSource(from: presentation?.presenter) }

  /// Called when the presentation is over. The view leaves the rig, or the rig is removed with the container.
  override func end() {
    latestWay += 1
    context = nil
    flight.end()
  }

  /// Adds the rig to the container from the beginning, so that the view never moves to another position in the tree. A
  /// view that the engine has handed over keeps the dimming and the drag of its sheet.
  override func makeRig(frame: CGRect) {
    guard rig == nil, let presentation else { return }
    let isOwn = presentation.handover == nil
    flight.makeRig(
      around: presentation.presentedView, in: presentation.containerView, frame: frame, hasBackdrop: isOwn)
    if isOwn, let rig { addPan(to: rig.stage) }
  }

  // MARK: An animator

  override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? OwnTransition, let presentation, let session = presentation.session
    else { return transitionContext.completeTransition(true) }
    self.context = context
    if presentation.stage.isDismissing {
      makeRig(frame: presentation.presentedView.frame)
      leave(with: nil, presentation, in: session)
    } else {
      let frame = context.finalFrame(for: presentation.shown)
      makeRig(frame: frame)
      UIView.performWithoutAnimation { rig?.place(frame) }
      wait(flight.arrive(in: session), didComplete: true)
    }
  }

  /// Dismisses the view. The content below can be used before the view has gone. [DOC-ZOOM]
  private func leave(with finger: CGPoint?, _ presentation: Presentation, in session: Session) {
    presentation.passesTouches = true
    wait(flight.depart(with: finger, in: session), didComplete: true)
  }

  private func wait(_ duration: Seconds, didComplete: Bool) {
    guard let session = presentation?.session else { return }
    latestWay += 1
    let way = latestWay
    session.schedule(at: session.clock + duration) { [self] in
      guard way == latestWay else { return }
      context?.completeTransition(didComplete)
    }
  }

  override func animationEnded(_ transitionCompleted: Bool) {
    context = nil
    guard let presentation else { return }
    let isThere = transitionCompleted == !presentation.stage.isDismissing
    if isThere {
      flight.land(fadingSource: !presentation.style.covers)
      if presentation.removesPresenter { flight.hideBackdrop(true) }
    } else {
      flight.showSource()
    }
  }

  // MARK: Drags

  override var wantsInteractiveStart: Bool { flight.drag != nil }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext as? OwnTransition
    latestWay += 1
  }

  /// Returns the motion of animations alongside, after the finger has let go.
  override func way(from fraction: Double, isCanceled: Bool) -> RemainingTransition {
    let spring = presentation?.session?.tuning.spring ?? SheetTuning().spring
    return RemainingTransition(from: fraction, to: isCanceled ? 0 : 1, velocity: 0, spring: spring)
  }

  private func addPan(to stage: UIView) {
    let pan = ZoomPan()
    pan.mayClaim = { [me = Weak(self)] pan, isFree in me.wrappedValue?.mayClaim(pan, isFree: isFree) ?? false }
    pan.addAction { [me = Weak(self)] recognizer in
      guard let zoom = me.wrappedValue, let pan = recognizer as? ZoomPan else { return }
      zoom.follow(pan)
    }
    stage.addGestureRecognizer(pan)
  }

  private func mayClaim(_ pan: ZoomPan, isFree: Bool) -> Bool {
    guard let presentation, presentation.shown.madePresentation == nil else { return false }
    return flight.mayClaim(pan, isFree: isFree)
  }

  private func follow(_ pan: ZoomPan) {
    guard let container = presentation?.containerView else { return }
    switch pan.state {
    case .began:
      beginDrag(at: pan.start(in: container))
      carry(pan.translation(in: container))
    case .changed: carry(pan.translation(in: container))
    case .ended, .cancelled: letGo(with: pan.velocity(in: container), isCanceled: pan.state == .cancelled)
    case .possible, .failed: break
    }
  }

  /// Begins a drag of the view, at rest or in flight.
  private func beginDrag(at start: CGPoint) {
    guard let presentation, let session = presentation.session else { return }
    switch presentation.stage {
    case .presented, .presenting:
      // Asked only when a drag begins, not for small movements of a finger.
      guard presentation.shown.madePresentation == nil, presentation.userMayDismiss() else { return }
      _ = findSource()
      flight.beginDrag(at: start, isSideways: false, isFlying: false, in: session)
      presentation.startUsersDismissal(by: self)
    case .dismissing:
      guard let context, !context.isInteractive else { return }
      latestWay += 1
      presentation.passesTouches = false
      flight.beginDrag(at: start, isSideways: false, isFlying: true, in: session)
      context.pauseInteractiveTransition(at: context.percentComplete)
    case .requested, .ended: break
    }
  }

  private func carry(_ translation: CGPoint) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(flight.carry(translation))
  }

  private func letGo(with finger: CGPoint, isCanceled: Bool) {
    guard let context, context.isInteractive, let presentation, let session = presentation.session else { return }
    if !isCanceled, flight.leaves(with: finger, in: session) {
      context.finishInteractiveTransition()
      // This lets an override of `dismiss` observe dismissals by the user as well. The dismissal is already under way,
      // so the call has no other effect. [RNIM]
      presentation.shown.dismiss(animated: true)
      leave(with: finger, presentation, in: session)
    } else {
      context.cancelInteractiveTransition()
      wait(flight.comeBack(with: finger, in: session), didComplete: false)
    }
  }
}
