// SPDX-License-Identifier: Apache-2.0

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
      // The question whether the sheet may be dismissed is answered first.
      session?.afterward { [self] in
        if session?.stack.phase(of: id) == .settling { coordinator?.endInteraction(isCanceled: true) }
      }
    case .dismissing:
      coordinator?.endInteraction(isCanceled: false)
      // This lets an override of `dismiss` observe dismissals by the user as well. The dismissal is already under way,
      // so the call has no other effect. [RNIM]
      if case .dismissing(_, byUser: true) = stage { shown.dismiss(animated: true) }
    case .presenting, .resting: break
    }
    guard phase == .resting else { return }
    box.endDrag()
    shownView.releaseReserves()
  }

  func willBegin(animated: Bool) {
    guard stage == .requested else { return }
    stage = .presenting(animated: animated)
    active.presentationTransitionWillBegin()
    if removesPresenter { presenter?.beginDisappearing(animated: animated) }
    shown.beginAppearing(animated: animated) {
      if !runsItself { insertPresentedView() }
    }
    if !runsItself { coordinator?.run() }
  }

  func didEnd() {
    guard case .presenting(let animated) = stage, transition == nil else { return }
    stage = .presented(isDismissalAnnounced: false)
    active.presentationTransitionDidEnd(true)
    shown.endAppearing(animated: animated)
    if removesPresenter { presenter?.endDisappearing(animated: animated) }
    endCoordination(isCanceled: false)
    runPresentCompletions()
  }

  /// Announces a dismissal before it begins, so that a delegate that is notified of it, or code that requests it, may
  /// add animations alongside. [DOC-APD]
  func announceDismissal(animated: Bool) {
    guard stage == .presented(isDismissalAnnounced: false) else { return }
    coordinator = makeCoordinator(isPresenting: false, animated: animated)
    stage = .presented(isDismissalAnnounced: true)
  }

  func dismissalWillBegin(animated: Bool, byUser: Bool) {
    guard !stage.isDismissing, stage != .ended else { return }
    // If the presentation is dismissed before it has arrived, the completions of `present` run now.
    let isCutShort = stage.isPresenting
    let isAnnounced = stage == .presented(isDismissalAnnounced: true)
    stage = .dismissing(animated: animated, byUser: byUser)
    if isCutShort {
      active.presentationTransitionDidEnd(false)
      endCoordination(isCanceled: true)
    }
    if !isAnnounced { coordinator = makeCoordinator(isPresenting: false, animated: animated) }
    active.dismissalTransitionWillBegin()
    if removesPresenter { presenter?.beginAppearing(animated: animated) }
    shown.beginDisappearing(animated: animated)
    if !runsItself { coordinator?.run() }
    if isCutShort { runPresentCompletions() }
  }

  func dismissalWasCanceled() {
    guard case .dismissing(let animated, _) = stage else { return }
    stage = .presented(isDismissalAnnounced: false)
    coordinator?.endInteraction(isCanceled: true)
    active.dismissalTransitionDidEnd(false)
    if removesPresenter {
      presenter?.beginDisappearing(animated: animated)
      presenter?.endDisappearing(animated: animated)
    }
    shown.beginAppearing(animated: animated)
    shown.endAppearing(animated: animated)
    endCoordination(isCanceled: true)
    runDismissCompletions()
  }

  func finishDismissal() {
    // If this presentation leaves together with a lower one, its beginning may not have been reported.
    dismissalWillBegin(animated: false, byUser: false)
    guard case .dismissing(let animated, _) = stage else { return }
    stage = .ended
    active.dismissalTransitionDidEnd(true)
    shown.endDisappearing(animated: animated)
    if removesPresenter { presenter?.endAppearing(animated: animated) }
    endCoordination(isCanceled: false)
    markPassthroughViews()
  }

  /// Disconnects the controllers. The next presentation gets a new presentation controller.
  func forget() {
    presenter?.madePresentation = nil
    presented.presentation = nil
    presented.storedPresentationController = nil
    adaptation.substitute?.presentation = nil
    adaptation.substitute = nil
    transition = nil
    animator = nil
    if handover != nil { runner = .itself }
    zoom?.end()
    zoom = nil
    popover?.storedBackground = nil
  }

  func runPresentCompletions() {
    let completions = presentCompletions
    presentCompletions.removeAll()
    for completion in completions { completion() }
  }

  /// Runs the completions of a dismissal that has ended or was canceled. A later dismissal must not run them again.
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
    return TransitionCoordinator(
      from: isPresenting ? presenter : shown, to: isPresenting ? shown : presenter, in: containerView, style: style,
      timing: animated ? TransitionCoordinator.standardTiming : nil, isInteractive: isInteractive,
      views: isPresenting ? (from: below, to: above) : (from: above, to: below),
      departureStart: isInteractive ? nil : session?.stack.liveFrame(of: id)?.y,
      duration: TransitionCoordinator.nominalDuration, isPresentation: isPresenting, leader: self)
  }

  private func endCoordination(isCanceled: Bool) {
    let coordinator = coordinator
    self.coordinator = nil
    coordinator?.end(isCanceled: isCanceled)
  }

  // MARK: Delegates

  /// Calls the delegates that are notified of dismissals: that of the presentation's own controller, and while the
  /// style is adapted that of the adaptive one, each with its own controller.
  func notifyDelegates(_ body: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void) {
    let own = controller.heldDelegate
    if let own { body(own, controller) }
    if let adapted = adaptation.controller, let other = adapted.heldDelegate, other !== own { body(other, adapted) }
  }

  /// Notifies the delegates that the user has dismissed the presentation.
  func notifyOfDismissal() {
    notifyDelegates { $0.presentationControllerDidDismiss($1) }
    controller.presentedViewController.containerBehavior?.userDismissed()
  }

  var hasDelegate: Bool { controller.heldDelegate != nil || adaptation.controller?.heldDelegate != nil }
}
