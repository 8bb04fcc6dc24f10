/// A question that waits for its answer.
struct OpenQuestion: Sendable {
  enum Purpose: Sendable {
    /// A pull below the smallest detent.
    case drag
    /// A release that would dismiss, and its speed.
    case release(velocity: Double)
    case dimmingTap
    case grabberTap
    case escape
    /// A release that was allowed to dismiss, and its speed.
    case leave(velocity: Double)
    /// The detent that a release chose, and its speed.
    case settle(DetentKey, velocity: Double)
  }

  let token: Question.Token
  let id: PresentationID
  var purpose: Purpose
  /// The turn that asked; an answer within the same turn leaves no trace of the wait.
  var turn: UInt64
}

extension Stack {
  mutating func ask(
    _ subject: Question.Subject, _ index: Int, for purpose: OpenQuestion.Purpose, into effects: inout Effects
  ) {
    lastToken &+= 1
    let token = Question.Token(rawValue: lastToken)
    let id = items[index].id
    questions.append(OpenQuestion(token: token, id: id, purpose: purpose, turn: turn))
    effects.list.append(.ask(Question(token: token, id: id, subject: subject)))
  }

  /// Whether the user may dismiss now; `.asked` if somebody else has to say. [CH-S]
  mutating func permission(
    _ index: Int, for purpose: OpenQuestion.Purpose, into effects: inout Effects
  ) -> Pan.Permission {
    guard mayEverDismiss(index) else { return .refused }
    guard items[index].configuration.asksToDismiss else { return .granted }
    ask(.shouldDismiss, index, for: purpose, into: &effects)
    return .asked
  }

  /// Not while it presents another one, and not while it is modal. [CH-S]
  private mutating func mayEverDismiss(_ index: Int) -> Bool {
    guard !items[index].configuration.isModal, items[index].phase != .dismissing else { return false }
    return items.last(leaving: false) == index
  }

  /// Whether a drag's question was asked in this very turn and may still be answered in it.
  mutating func isWaiting(for id: PresentationID) -> Bool {
    let turn = turn
    return questions.contains { question in
      guard question.id == id, question.turn == turn, case .drag = question.purpose else { return false }
      return true
    }
  }

  /// Another input has come: what was proposed holds until somebody says otherwise, and nobody leaves unasked.
  mutating func settleUnanswered(into effects: inout Effects) {
    turn += 1
    for question in questions where question.turn + 1 == turn {
      guard let index = index(of: question.id) else { continue }
      switch question.purpose {
      case .settle(let key, _): select(key, index, into: &effects)
      case .release, .leave: select(items[index].layout.smallest.key, index, into: &effects)
      case .drag, .dimmingTap, .grabberTap, .escape: continue
      }
      finishIfThere(index, into: &effects)
    }
    // Nobody has said yes to the drag within its turn: from now on it counts as refused.
    guard let pan, pan.permission == .asked, let index = index(of: pan.item), items[index].ends.below == .held else {
      return
    }
    holdBelow(index)
    items[index].modelOffset = items.offset(of: index, at: now)
    touch(index)
    tellProgress(of: index, into: &effects)
  }

  /// A drag's question is still open as its finger lifts; the answer counts for the release. `false` if none is open.
  mutating func turnDragQuestion(of id: PresentationID, intoRelease velocity: Double) -> Bool {
    let position = questions.lastIndex { question in
      guard question.id == id, case .drag = question.purpose else { return false }
      return true
    }
    guard let position else { return false }
    questions[position].purpose = .release(velocity: velocity)
    questions[position].turn = turn
    return true
  }

  mutating func withdrawQuestions(about id: PresentationID) {
    for position in questions.indices.reversed() where questions[position].id == id { questions.remove(at: position) }
  }

  mutating func take(_ answer: Answer, for token: Question.Token, into effects: inout Effects) {
    guard let position = questions.firstIndex(where: { $0.token == token }) else { return }
    let question = questions.remove(at: position)
    guard let index = index(of: question.id), items[index].phase != .dismissing else { return }
    let isGranted = answer == .yes && mayEverDismiss(index)
    let isPrompt = question.turn == turn
    switch question.purpose {
    case .drag:
      takeDragPermission(isGranted, index, into: &effects)
    case .release(let velocity):
      guard pan?.item != question.id else { return }
      if isGranted {
        dismissByRelease(index, velocity: isPrompt ? velocity : items.speed(of: index, at: now), into: &effects)
      } else if isPrompt {
        rest(index, at: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
      }
    case .leave(let velocity):
      guard pan?.item != question.id else { return }
      if isGranted { return dismissByUser(index, velocity: isPrompt ? velocity : .nan, into: &effects) }
      var stop = items[index].layout.smallest
      if case .settle(let other) = answer, let known = items[index].layout.stops.stop(other) {
        stop = known
      }
      select(stop.key, index, into: &effects)
      settleElsewhere(index, velocity: isPrompt ? velocity : .nan, into: &effects)
    case .dimmingTap:
      if isGranted { dismissByUser(index, into: &effects) } else { retreatToUndimmed(index, into: &effects) }
    case .grabberTap:
      if isGranted { dismissByUser(index, into: &effects) }
    case .escape:
      if isGranted {
        dismissByUser(index, into: &effects)
      } else {
        effects.tell(.didAttemptToDismiss(question.id))
      }
    case .settle(let proposed, let velocity):
      var key = proposed
      if case .settle(let other) = answer, items[index].layout.stops.stop(other) != nil {
        key = other
      }
      select(key, index, into: &effects)
      guard pan?.item != question.id else { return }
      guard key != proposed else { return finishIfThere(index, into: &effects) }
      settleElsewhere(index, velocity: isPrompt ? velocity : .nan, into: &effects)
    }
  }

  /// Sends the sheet to its selection, which an answer has just changed; at NaN with the speed that it has.
  private mutating func settleElsewhere(_ index: Int, velocity: Double, into effects: inout Effects) {
    enter(.settling, index, into: &effects)
    settle(index, velocity: velocity, into: &effects)
    finishIfThere(index, into: &effects)
  }
}
