// SPDX-License-Identifier: Apache-2.0

extension Stack {
  mutating func ask(
    _ subject: Question.Subject, _ index: Int, for purpose: OpenQuestion.Purpose, into effects: inout Effects
  ) {
    questions.ask(subject, about: items[index].id, for: purpose, in: clock.turn, into: &effects)
  }

  /// Returns whether the user may dismiss now, or `.asked` if the layer above must decide. [CH-S]
  mutating func permission(
    _ index: Int, for purpose: OpenQuestion.Purpose, into effects: inout Effects
  ) -> Pan.Permission {
    guard mayEverDismiss(index) else { return .refused }
    guard items[index].configuration.asksToDismiss else { return .granted }
    ask(.shouldDismiss, index, for: purpose, into: &effects)
    return .asked
  }

  /// Returns whether the user may dismiss at all: not while the presentation presents another one, and not while it is
  /// modal. [CH-S]
  private func mayEverDismiss(_ index: Int) -> Bool {
    guard !items[index].configuration.isModal, items[index].phase != .dismissing else { return false }
    return items.last(leaving: false) == index
  }

  /// Handles open questions when another input has arrived: the proposed detents apply until an answer changes them,
  /// and nothing is dismissed without one.
  mutating func settleUnanswered(into effects: inout Effects) {
    clock.beginTurn()
    for question in questions.open where question.turn + 1 == clock.turn {
      guard let index = index(of: question.id) else { continue }
      switch question.purpose {
      case .settle(let key, _): select(key, index, into: &effects)
      case .release, .leave: select(items[index].layout.smallest.key, index, into: &effects)
      case .drag, .dimmingTap, .grabberTap, .escape: continue
      }
      finishIfPresent(index, into: &effects)
    }
    // The drag was not permitted within its turn, so it counts as refused until an answer arrives.
    guard let pan = gestures.pan, pan.permission == .asked, let index = index(of: pan.item),
      items[index].ends.below == .held
    else {
      return
    }
    items[index].holdBelow(at: now)
    items[index].modelOffset = items.offset(of: index, at: now)
    markChanged(index)
    reportProgress(of: index, into: &effects)
  }

  mutating func receive(_ answer: Answer, to token: Question.Token, into effects: inout Effects) {
    guard let question = questions.close(token), let index = index(of: question.id),
      items[index].phase != .dismissing
    else { return }
    let isGranted = answer == .yes && mayEverDismiss(index)
    let isPrompt = question.turn == clock.turn
    switch question.purpose {
    case .drag:
      receiveDragPermission(isGranted, index, into: &effects)
    case .release(let velocity):
      guard !gestures.drags(question.id) else { return }
      if isGranted {
        dismissByRelease(index, velocity: isPrompt ? velocity : items.speed(of: index, at: now), into: &effects)
      } else if isPrompt {
        settleOnChoice(index, at: items[index].layout.smallest, velocity: velocity, isFlick: false, into: &effects)
      }
    case .leave(let velocity):
      guard !gestures.drags(question.id) else { return }
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
        effects.notify(.didAttemptToDismiss(question.id))
      }
    case .settle(let proposed, let velocity):
      var key = proposed
      if case .settle(let other) = answer, items[index].layout.stops.stop(other) != nil {
        key = other
      }
      select(key, index, into: &effects)
      guard !gestures.drags(question.id) else { return }
      guard key != proposed else { return finishIfPresent(index, into: &effects) }
      settleElsewhere(index, velocity: isPrompt ? velocity : .nan, into: &effects)
    }
  }

  /// Moves the sheet to its selection, which an answer has just changed. A NaN velocity means the current velocity.
  private mutating func settleElsewhere(_ index: Int, velocity: Double, into effects: inout Effects) {
    items[index].beginSettling(into: &effects)
    settle(index, velocity: velocity, into: &effects)
    finishIfPresent(index, into: &effects)
  }
}
