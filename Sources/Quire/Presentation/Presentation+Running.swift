// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Presentations that the engine does not lay out: custom ones, those with animators, and those in a context.
extension Presentation {
  /// The transition style of the presented controller, or that of the context that provides one.
  var transitionStyle: UIModalTransitionStyle {
    if let presenter, presenter.definesPresentationContext, presenter.providesPresentationContextTransitionStyle {
      return presenter.preferredTransition?.style ?? presenter.modalTransitionStyle
    }
    if zoomDissolves { return .crossDissolve }
    return presented.preferredTransition?.style ?? presented.modalTransitionStyle
  }

  /// Begins the opening of a presentation that runs itself. If the engine has an item for the presentation, that item
  /// is already at rest.
  func startOwnPresentation() {
    guard stage.isPresenting, transition == nil else { return }
    handOverForArrival()
    let made = OwnTransition(self, isPresenting: true, animated: isAnimated, animator: animator)
    transition = made
    coordinator?.run(with: made)
    made.start()
  }

  /// The app's animator, or else the zoom, if it has a source to shrink into.
  var animatorForDismissal: (any UIViewControllerAnimatedTransitioning)? {
    if let animator = presented.transitioningDelegate?.animationController(forDismissed: shown) { return animator }
    guard let zoom, zoom.findSource() else { return nil }
    return zoom
  }

  /// Begins the dismissal of a presentation that runs itself. The presentation ends with it.
  func startOwnDismissal(
    animated: Bool, byUser: Bool = false, by receiver: (any UIViewControllerAnimatedTransitioning)? = nil
  ) {
    guard stage.isPresented || stage.isPresenting else { return }
    transition = nil
    let animator = receiver ?? (animated ? animatorForDismissal : nil)
    let made = OwnTransition(self, isPresenting: false, animated: animated, animator: animator)
    transition = made
    dismissalWillBegin(animated: animated, byUser: byUser)
    coordinator?.run(with: made)
    made.start()
  }
}

extension Session {
  /// Called when an animator has completed. The consequences belong to the current turn, or to the next one.
  func transitionCompleted(_ presentation: Presentation, isPresenting: Bool, didComplete: Bool) {
    work.append(.endTransition(presentation, isPresenting: isPresenting, didComplete: didComplete))
  }

  func endTransition(of presentation: Presentation, isPresenting: Bool, didComplete: Bool) {
    guard isPresenting ? presentation.stage.isPresenting : presentation.stage.isDismissing else { return }
    presentation.transition = nil
    switch (isPresenting, didComplete) {
    case (true, true):
      presentation.endHandover()
      layout()
      presentation.didEnd()
    case (false, false):
      presentation.endHandover()
      presentation.dismissalWasCanceled()
    case (true, false), (false, true):
      let byUser = presentation.stage == .dismissing(animated: true, byUser: true)
      leave(presentation)
      // The engine reports only dismissals that it leads, so it does not report this one.
      if byUser {
        work.append(.call { presentation.notifyOfDismissal() })
      }
    }
  }

  /// Removes a presentation that the engine does not move, and all presentations above it.
  private func leave(_ presentation: Presentation) {
    guard presentation.isInContext else {
      presentation.dismissalWillBegin(animated: false, byUser: false)
      send(.dismiss(presentation.id, animated: false))
      return
    }
    presentation.dismissalWillBegin(animated: false, byUser: false)
    guard let above = presentation.shown.madePresentation, above.stage != .ended else { return end(presentation) }
    // Removed immediately, even if its dismissal is already under way.
    if above.runsItself {
      leave(above)
    } else if above.sent != nil {
      send(.dismiss(above.id, animated: false))
    } else {
      end(above)
    }
    // This presentation ends when those above it have ended.
    work.append(.endTransition(presentation, isPresenting: false, didComplete: true))
  }

  /// Adds a presentation to the view of its context.
  func presentInContext(_ presentation: Presentation) {
    guard let home = presentation.context?.viewIfLoaded else { return }
    let container = presentation.containerView
    container.frame = home.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    home.addSubview(container)
    presentation.willBegin(animated: presentation.isAnimated)
    presentation.startOwnPresentation()
  }

  /// Ends presentations in a context whose view has left the window.
  func endStranded() {
    for presentation in presentations where presentation.isInContext && presentation.stage != .requested {
      guard presentation.containerView.window !== window else { continue }
      end(presentation)
    }
  }
}
