// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// A piece of work to do before the turn ends.
  enum Work {
    case present(Presentation)
    case dismiss(Presentation, animated: Bool)
    case notice(Notice)
    case question(Question)
    case endEditing
    case call(() -> Void)
    case endTransition(Presentation, isPresenting: Bool, didComplete: Bool)
  }

  /// Registers a presentation immediately. The engine gets it after the calling code has returned, so that settings
  /// made right after `present` count from the start.
  func begin(_ presentation: Presentation) {
    presentations.append(presentation)
    presentation.presenter?.madePresentation = presentation
    presentation.presented.presentation = presentation
    presentation.controller.presentation = presentation
    presentation.popover?.storedAdaptiveSheet?.presentation = presentation
    presentation.presented.loadViewIfNeeded()
    presentation.sheet?.storedDrag?.view = presentation.presentedView
    // The coordinator is available right after the call.
    presentation.coordinator = presentation.makeCoordinator(isPresenting: true, animated: presentation.isAnimated)
    work.append(.present(presentation))
  }

  func dismiss(_ presentation: Presentation, animated: Bool) {
    if !presentation.runsItself { presentation.announceDismissal(animated: animated) }
    work.append(.dismiss(presentation, animated: animated))
  }

  func perform(_ work: Work) {
    switch work {
    case .present(let presentation): present(presentation)
    case .dismiss(let presentation, let animated):
      guard presentation.stage != .ended else { return }
      if presentation.runsItself {
        guard !presentation.stage.isDismissing else { return }
        presentation.startOwnDismissal(animated: animated)
      } else if stack.phase(of: presentation.id) != .dismissing {
        // A dismissal that the user has begun and could still cancel is canceled.
        if animated, let animator = presentation.handOverForDismissal() {
          presentation.startOwnDismissal(animated: true, by: animator)
        } else {
          send(.dismiss(presentation.id, animated: animated))
        }
      }
    case .notice(let notice): pass(on: notice)
    case .question(let question): answer(question)
    case .endEditing:
      keyboardLeaves()
      postKeyboardLeaving(environment.keyboard)
    case .call(let action): action()
    case .endTransition(let presentation, let isPresenting, let didComplete):
      endTransition(of: presentation, isPresenting: isPresenting, didComplete: didComplete)
    }
  }

  private func present(_ presentation: Presentation) {
    guard presentation.stage == .requested else { return }
    presentation.adapt(to: traits)
    presentation.updateTraits()
    presentation.chooseRunner()
    // The content's view is in the window once `viewWillAppear` has been called. [DOC-VC]
    presentation.wrapContent()
    if let popover = presentation.popover, presentation.style == .popover {
      precondition(
        popover.hasSource,
        "A popover needs something to point at: set sourceItem, barButtonItem or sourceView before it is presented.")
    }
    guard !presentation.isInContext else { return presentInContext(presentation) }

    presentation.containerView.isUserInteractionEnabled = presentation.runsItself
    window.addSubview(presentation.containerView)
    contents.fill(.presentation(presentation.id), with: presentation.shownView, in: presentation.place)
    presentation.containerView.frame = window.bounds

    presentation.needsConfiguration = false
    let configuration = presentation.makeConfiguration(in: self)
    presentation.sent = configuration
    let isAnimated = presentation.isAnimated && !presentation.runsItself
    send(.present(presentation.id, configuration, animated: isAnimated))
  }

  /// Gets the delegate's answer to a question, within the turn.
  private func answer(_ question: Question) {
    guard let presentation = presentation(question.id) else { return }
    switch question.subject {
    case .shouldDismiss:
      var mayDismiss = true
      presentation.notifyDelegates { delegate, controller in
        if !delegate.presentationControllerShouldDismiss(controller) { mayDismiss = false }
      }
      send(.answer(question.token, mayDismiss ? .yes : .no))
    case .settleTarget(let key):
      send(.answer(question.token, settleAnswer(to: question, proposed: key)))
    }
  }
}
