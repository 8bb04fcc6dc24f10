// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  func turn(_ now: Seconds, _ body: () -> Void) {
    precondition(!isInTurn, "A turn can't begin within another.")
    isInTurn = true
    becomeCurrent()
    clock = max(clock, now)
    work.beginTurn()
    wantsFrame = false
    runTimers()
    stepScrolls()
    frames?.frame(at: clock)
    body()
    settle()
    forgetDetents()
    for presentation in presentations { presentation.coordinator?.follow() }
    contents.show(in: self, changes: &changes)
    showFocus(&changes)
    if let last = lastChange?() { changes.append(last) }
    lastChange = nil
    var turn = Turn(views: changes, effects: effects, touches: arena.notes)
    arena.notes.removeAll()
    changes.removeAll(keepingCapacity: true)
    effects.removeAll()
    collected = 0
    endDrags()
    arena.finishTurn()
    if frames?.wantsFrames == true { wantsFrame = true }
    turn.effects.wake = movedScrolls.isEmpty && !wantsFrame ? nextWake(effects.wake) : .everyFrame
    isInTurn = false
    submit(turn)
  }

  /// Runs callbacks, settings and layout until none of them requires another pass.
  private func settle() {
    // If callbacks keep requesting more work, the rest waits for the next turn.
    for _ in 0..<100 {
      while let next = work.removeFirst() { perform(next) }
      commit(animated: false)
      if work.isEmpty { settleFirstResponder() }
      guard work.isEmpty || work.isExhausted else { continue }
      let arriving = arrivals
      arrivals.removeAll()
      for controller in arriving { controller.arrive(isLaidOut: false) }
      layout()
      for controller in arriving { controller.arrive(isLaidOut: true) }
      endStranded()
      followSources()
      let hasChanged = commit(animated: false)
      if work.isEmpty, arrivals.isEmpty, !hasChanged { return }
      if work.isExhausted { break }
    }
    Log.once("callbacks keep asking for more; the rest waits for the next turn.")
  }
}
