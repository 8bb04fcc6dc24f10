import SheetEngine

extension Session {
  /// Something to do before the turn ends.
  enum Work {
    case present(Presentation)
    case dismiss(Presentation, animated: Bool)
    case notice(Notice)
    case question(Question)
    case endEditing
    case call(() -> Void)
  }

  /// Takes down a presentation at once; the engine hears of it when the calling code is done, so that settings made
  /// right after `present` count from its first moment.
  func begin(_ presentation: Presentation) {
    presentations.append(presentation)
    presentation.presenter?.madePresentation = presentation
    presentation.presented.presentation = presentation
    presentation.controller.presentation = presentation
    presentation.presented.loadViewIfNeeded()
    work.append(.present(presentation))
  }

  func dismiss(_ presentation: Presentation, animated: Bool) {
    work.append(.dismiss(presentation, animated: animated))
  }

  func perform(_ work: Work) {
    switch work {
    case .present(let presentation): present(presentation)
    case .dismiss(let presentation, let animated):
      guard presentation.stage != .ended, presentation.stage != .dismissing else { return }
      send(.dismiss(presentation.id, animated: animated))
    case .notice(let notice): pass(on: notice)
    case .question(let question): answer(question)
    case .endEditing: keyboardLeaves()
    case .call(let action): action()
    }
  }

  private func present(_ presentation: Presentation) {
    guard presentation.stage == .requested else { return }
    let view = presentation.presentedView
    presentation.containerView.isUserInteractionEnabled = false
    window.addSubview(presentation.containerView)
    presentation.containerView.addSubview(view)
    fill(.presentation(presentation.id), with: view, in: presentation.place)

    presentation.needsConfiguration = false
    let configuration = presentation.makeConfiguration(in: self)
    presentation.sent = configuration
    send(.present(presentation.id, configuration, animated: presentation.isAnimated))
  }

  /// The delegate answers within the turn.
  private func answer(_ question: Question) {
    guard let presentation = presentation(question.id) else { return }
    switch question.subject {
    case .shouldDismiss:
      let controller = presentation.controller
      let mayDismiss = controller.heldDelegate?.presentationControllerShouldDismiss(controller) ?? true
      send(.answer(question.token, mayDismiss ? .yes : .no))
    case .settleTarget(let key):
      send(.answer(question.token, settleAnswer(to: question, proposed: key)))
    }
  }
}
