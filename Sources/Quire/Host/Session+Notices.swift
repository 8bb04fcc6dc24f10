import SheetEngine

extension Session {
  /// Makes Apple's callbacks of what the engine tells, in Apple's order [DOC-APD][CH-P HOST].
  func pass(on notice: Notice) {
    switch notice {
    case .phase(let id, let phase):
      presentation(id)?.enter(phase)
    case .presentationWillBegin(let id, let animated):
      presentation(id)?.willBegin(animated: animated)
    case .presentationDidEnd(let id):
      // Without an animation no layout came between: what has appeared has its place.
      layout()
      presentation(id)?.didEnd()
    case .dismissalWillBegin(let id, let animated, _):
      presentation(id)?.dismissalWillBegin(animated: animated)
    case .dismissalDidEnd(let id, let completed, _):
      guard let presentation = presentation(id) else { return }
      if completed {
        tellObservers(of: id) { $0.sheetDidLeave($1) }
        end(presentation)
      } else {
        presentation.dismissalWasCancelled()
      }
    case .willDismiss(let id):
      guard let controller = presentation(id)?.controller else { return }
      controller.heldDelegate?.presentationControllerWillDismiss(controller)
    case .didDismiss(let id):
      guard let controller = (presentation(id) ?? ended.first { $0.id == id })?.controller else { return }
      controller.heldDelegate?.presentationControllerDidDismiss(controller)
    case .didAttemptToDismiss(let id):
      guard let controller = presentation(id)?.controller else { return }
      controller.heldDelegate?.presentationControllerDidAttemptToDismiss(controller)
    case .detentSelected(let id, let key):
      (presentation(id)?.controller as? UISheetPresentationController)?.userSelected(key)
    case .noActiveDetent:
      Log.line("every detent of a sheet is inactive here; it rests at large.")
    case .progress(let id, let progress):
      tellProgress(progress, of: id)
    case .dragBegan(let id):
      drag(of: id)?.begin()
      tellObservers(of: id) { $0.sheetDragBegan($1) }
    case .dragEnded(let id, let wasCancelled):
      drag(of: id)?.end(wasCancelled: wasCancelled)
      tellObservers(of: id) { $0.sheetDragEnded($1, wasCancelled: wasCancelled) }
    case .settled(let id, _):
      tellObservers(of: id) { $0.sheetDidRest($1) }
    }
  }

  private func end(_ presentation: Presentation) {
    presentation.finishDismissal()
    presentations.removeAll { $0 === presentation }
    ended.append(presentation)
    empty(.presentation(presentation.id))
    presentation.presentedView.removeFromSuperview()
    presentation.containerView.removeFromSuperview()
    presentation.forget()
    let completions = presentation.dismissCompletions
    presentation.dismissCompletions.removeAll()
    for completion in completions { completion() }
  }
}

extension Presentation {
  func enter(_ phase: Phase) {
    self.phase = phase
    place.isMoving = phase != .resting
    guard phase == .resting else { return }
    preparedHeight = 0
    presentedView.releaseReserves()
  }

  func willBegin(animated: Bool) {
    guard stage == .requested else { return }
    stage = .presenting
    wasAnimated = animated
    controller.presentationTransitionWillBegin()
    if removesPresenter { presenter?.beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
  }

  func didEnd() {
    guard stage == .presenting else { return }
    stage = .presented
    controller.presentationTransitionDidEnd(true)
    presented.endAppearing(animated: wasAnimated)
    if removesPresenter { presenter?.endDisappearing(animated: wasAnimated) }
    runPresentCompletions()
  }

  func dismissalWillBegin(animated: Bool) {
    guard stage != .dismissing, stage != .ended else { return }
    // Dismissed before it had arrived: whoever waits for it waits no longer.
    let isCutShort = stage == .presenting
    stage = .dismissing
    wasAnimated = animated
    if isCutShort { controller.presentationTransitionDidEnd(false) }
    controller.dismissalTransitionWillBegin()
    if removesPresenter { presenter?.beginAppearing(animated: animated) }
    presented.beginDisappearing(animated: animated)
    if isCutShort { runPresentCompletions() }
  }

  func dismissalWasCancelled() {
    guard stage == .dismissing else { return }
    stage = .presented
    controller.dismissalTransitionDidEnd(false)
    if removesPresenter {
      presenter?.beginDisappearing(animated: wasAnimated)
      presenter?.endDisappearing(animated: wasAnimated)
    }
    presented.beginAppearing(animated: wasAnimated)
    presented.endAppearing(animated: wasAnimated)
  }

  func finishDismissal() {
    // One that goes with a lower one may not have been told that it begins.
    dismissalWillBegin(animated: false)
    stage = .ended
    controller.dismissalTransitionDidEnd(true)
    presented.endDisappearing(animated: wasAnimated)
    if removesPresenter { presenter?.endAppearing(animated: wasAnimated) }
  }

  /// Unties the controllers: the next presentation gets a presentation controller of its own.
  func forget() {
    presenter?.madePresentation = nil
    presented.presentation = nil
    presented.storedPresentationController = nil
  }

  private func runPresentCompletions() {
    let completions = presentCompletions
    presentCompletions.removeAll()
    for completion in completions { completion() }
  }
}
