import SheetEngine

/// Apple's callbacks of one presentation, in Apple's order. [DOC-APD] [CH-P]
extension Presentation {
  func enter(_ phase: Phase) {
    self.phase = phase
    place.isMoving = phase != .resting
    switch phase {
    case .dragging:
      coordinator?.beginInteraction()
    case .settling:
      // Whether it may be dismissed is answered first.
      session?.afterwards { [self] in
        if session?.stack.phase(of: id) == .settling { coordinator?.endInteraction(isCancelled: true) }
      }
    case .dismissing:
      coordinator?.endInteraction(isCancelled: false)
      // Who overrides it sees the user's dismissals too; it is under way, so the call does nothing more. [RNIM]
      if isUsersDismissal, stage == .dismissing { shown.dismiss(animated: true) }
    case .presenting, .resting: break
    }
    guard phase == .resting else { return }
    preparedHeight = 0
    shownView.releaseReserves()
  }

  func willBegin(animated: Bool) {
    guard stage == .requested else { return }
    stage = .presenting
    wasAnimated = animated
    active.presentationTransitionWillBegin()
    if removesPresenter { presenter?.beginDisappearing(animated: animated) }
    shown.beginAppearing(animated: animated) {
      if !runsItself { insertPresentedView() }
    }
    if !runsItself { coordinator?.run() }
  }

  func didEnd() {
    guard stage == .presenting, transition == nil else { return }
    stage = .presented
    active.presentationTransitionDidEnd(true)
    shown.endAppearing(animated: wasAnimated)
    if removesPresenter { presenter?.endDisappearing(animated: wasAnimated) }
    endCoordination(isCancelled: false)
    runPresentCompletions()
  }

  /// Who hears of the user's dismissal, or asks for one, may add to it before it begins. [DOC-APD]
  func announceDismissal(animated: Bool) {
    guard stage == .presented, !isDismissalAnnounced else { return }
    coordinator = makeCoordinator(isPresenting: false, animated: animated)
    isDismissalAnnounced = true
  }

  func dismissalWillBegin(animated: Bool) {
    guard stage != .dismissing, stage != .ended else { return }
    // Dismissed before it had arrived: whoever waits for it waits no longer.
    let isCutShort = stage == .presenting
    stage = .dismissing
    wasAnimated = animated
    if isCutShort {
      active.presentationTransitionDidEnd(false)
      endCoordination(isCancelled: true)
    }
    if !isDismissalAnnounced { coordinator = makeCoordinator(isPresenting: false, animated: animated) }
    isDismissalAnnounced = false
    active.dismissalTransitionWillBegin()
    if removesPresenter { presenter?.beginAppearing(animated: animated) }
    shown.beginDisappearing(animated: animated)
    if !runsItself { coordinator?.run() }
    if isCutShort { runPresentCompletions() }
  }

  func dismissalWasCancelled() {
    guard stage == .dismissing else { return }
    stage = .presented
    isUsersDismissal = false
    coordinator?.endInteraction(isCancelled: true)
    active.dismissalTransitionDidEnd(false)
    if removesPresenter {
      presenter?.beginDisappearing(animated: wasAnimated)
      presenter?.endDisappearing(animated: wasAnimated)
    }
    shown.beginAppearing(animated: wasAnimated)
    shown.endAppearing(animated: wasAnimated)
    endCoordination(isCancelled: true)
    runDismissCompletions()
  }

  func finishDismissal() {
    // One that goes with a lower one may not have been told that it begins.
    dismissalWillBegin(animated: false)
    stage = .ended
    active.dismissalTransitionDidEnd(true)
    shown.endDisappearing(animated: wasAnimated)
    if removesPresenter { presenter?.endAppearing(animated: wasAnimated) }
    endCoordination(isCancelled: false)
    markPassthroughViews()
  }

  /// Unties the controllers: the next presentation gets a presentation controller of its own.
  func forget() {
    presenter?.madePresentation = nil
    presented.presentation = nil
    presented.storedPresentationController = nil
    if let substitute {
      substitute.presentation = nil
      self.substitute = nil
    }
    transition = nil
    animator = nil
    loan = nil
    zoom?.end()
    zoom = nil
    popover?.storedSurround = nil
  }

  func runPresentCompletions() {
    let completions = presentCompletions
    presentCompletions.removeAll()
    for completion in completions { completion() }
  }

  /// The dismissal is over, or was taken back: whoever waits for it waits no longer, and hears nothing of a later one.
  func runDismissCompletions() {
    let completions = dismissCompletions
    dismissCompletions.removeAll()
    for completion in completions { completion() }
  }

  // MARK: Coordination

  func makeCoordinator(isPresenting: Bool, animated: Bool) -> TransitionCoordinator {
    let below = removesPresenter ? presenter?.viewIfLoaded : nil
    let above = shown.isViewLoaded ? presentedView : nil
    let isInteractive = !isPresenting && (phase == .dragging || transition?.isInteractive == true)
    departureStart = isInteractive ? nil : session?.stack.liveFrame(of: id)?.y
    return TransitionCoordinator(
      from: isPresenting ? presenter : shown, to: isPresenting ? shown : presenter, in: containerView, style: style,
      timing: animated ? TransitionCoordinator.standardTiming : nil, isInteractive: isInteractive,
      views: isPresenting ? (from: below, to: above) : (from: above, to: below),
      duration: TransitionCoordinator.nominalDuration, leader: self)
  }

  private func endCoordination(isCancelled: Bool) {
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.end(isCancelled: isCancelled)
  }

  // MARK: Delegates

  /// Those who hear of dismissals: the delegate of the controller that it was presented by, and while it adapts that of
  /// the one that runs it, each with its own controller.
  func tellDelegates(_ body: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void) {
    let own = controller.heldDelegate
    if let own { body(own, controller) }
    if let adapted, let other = adapted.heldDelegate, other !== own { body(other, adapted) }
  }

  var hasDelegate: Bool { controller.heldDelegate != nil || adapted?.heldDelegate != nil }
}
