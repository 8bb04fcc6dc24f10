// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension Stack {
  /// Dismisses in code. The presentation and all above it leave, and no question is asked.
  mutating func dismiss(_ id: PresentationID, animated: Bool, into effects: inout Effects) {
    guard let index = index(of: id) else { return }
    leave(from: index, animated: animated, byUser: false, velocity: .nan, into: &effects)
  }

  /// Dismisses by the user, with permission. A NaN velocity means the current velocity.
  mutating func dismissByUser(_ index: Int, velocity: Double = .nan, into effects: inout Effects) {
    if !items[index].stage.hasUsersDismissal { effects.notifyUsersDismissal(items[index].id) }
    leave(from: index, animated: true, byUser: true, velocity: velocity, into: &effects)
  }

  /// Begins a dismissal by a drag, which may still be canceled. [CH-S] [RNIM]
  mutating func beginDismissal(_ index: Int, into effects: inout Effects) {
    guard case .dragging(isDismissing: false) = items[index].stage else { return }
    items[index].stage = .dragging(isDismissing: true)
    effects.notifyUsersDismissal(items[index].id)
  }

  /// Cancels a dismissal, because the user pulls the sheet back up.
  mutating func cancelDismissal(_ index: Int, into effects: inout Effects) {
    switch items[index].stage {
    case .dragging(isDismissing: true): items[index].stage = .dragging(isDismissing: false)
    case .settling(isDismissing: true): items[index].stage = .settling(isDismissing: false)
    case .presenting, .resting, .dragging, .settling, .dismissing: return
    }
    effects.notify(.dismissalDidEnd(items[index].id, completed: false, byUser: true))
  }

  /// Removes presentations from top to bottom, so that none stands on one that has left.
  ///
  /// Only the topmost of a chain is visible as it leaves. Those between are out of sight from the start, and leave
  /// right after it. [DOC-VC]
  private mutating func leave(
    from lowest: Int, animated: Bool, byUser: Bool, velocity: Double, into effects: inout Effects
  ) {
    var isTop = true
    for index in stride(from: items.count - 1, through: lowest, by: -1) {
      let id = items[index].id
      let isUsers = byUser && index == lowest
      if items[index].phase == .dismissing {
        // The presentation is already leaving. Code may still remove it at once.
        if !animated { items[index].finishLeaving() }
        continue
      }
      releasePan(of: id, into: &effects)
      questions.withdraw(about: id)
      if !isUsers { cancelDismissal(index, into: &effects) }
      items[index].cause = .closing
      items[index].enter(.dismissing(byUser: isUsers), into: &effects)
      if !isUsers {
        effects.notify(.dismissalWillBegin(id, animated: animated && isTop, byUser: false))
      }
      let layout = items[index].layout
      items[index].modelOffset = layout.dismissOffset
      let speed = items[index].letGoBelow(at: now)
      let vanishes = animated && !isTop
      isTop = false
      if vanishes {
        items[index].travel.freeze(at: now)
        items[index].fade.rest(at: 0)
      }
      markChanged(index)
      reportProgress(of: index, into: &effects)
      if vanishes { continue }
      if !animated {
        items[index].finishLeaving()
      } else if layout.fades || environment.prefersReducedMotion {
        items[index].travel.freeze(at: now)
        items[index].fade.run(to: 0, at: now, duration: tuning.fadeDuration)
      } else {
        items[index].travel.run(
          to: layout.dismissOffset, at: now, velocity: isUsers && !velocity.isNaN ? velocity : bounded(speed),
          spring: tuning.spring,
          tolerance: restTolerance)
      }
    }
    finishMotions(at: now, into: &effects)
  }

  /// Ends each motion that is over, in the order of the end times, however late the engine receives the time.
  mutating func finishMotions(at time: Seconds, into effects: inout Effects) {
    while true {
      var next = -1
      var first = Seconds.infinity
      for index in items.indices where items[index].phase != .resting && items[index].phase != .dismissing {
        let end = items[index].end
        guard end <= time, end < first, items[index].isMoving || hasArrived(index) else { continue }
        next = index
        first = end
      }
      // The upper presentations leave first.
      if let top = items.last(leaving: true) {
        let end = items[top].end
        if end <= time, end < first {
          remove(top, into: &effects)
          continue
        }
      }
      guard next >= 0 else { return }
      finish(next, into: &effects)
    }
  }

  /// Returns whether an item that does not move has arrived, as after a motion of no length. While a question of this
  /// turn is open, the answer decides where the motion ends.
  private func hasArrived(_ index: Int) -> Bool {
    let id = items[index].id
    return items[index].phase != .dragging && !gestures.drags(id) && !questions.isAsked(about: id, in: clock.turn)
  }

  /// Called when a presentation has arrived at its resting position.
  mutating func finish(_ index: Int, into effects: inout Effects) {
    let id = items[index].id
    let old = items[index].stage
    let isHeld = gestures.drags(id)
    items[index].finishMotion()
    if !isHeld { items[index].resetEnds() }
    markChanged(index)
    reportProgress(of: index, into: &effects)
    guard !isHeld else { return }
    items[index].enter(.resting, into: &effects)
    if old == .presenting {
      effects.notify(.presentationDidEnd(id))
    } else {
      if old.hasUsersDismissal { effects.notify(.dismissalDidEnd(id, completed: false, byUser: true)) }
      effects.notify(.settled(id, items.selectedStop(of: index).key))
    }
  }

  private mutating func remove(_ index: Int, into effects: inout Effects) {
    items[index].finishMotion()
    reportProgress(of: index, into: &effects)
    let (id, byUser) = (items[index].id, items[index].stage.hasUsersDismissal)
    items.remove(at: index)
    committed.remove(at: index, revision: clock.nextRevision())
    gestures.forgetFingers(on: id)
    effects.list.append(.remove(id))
    effects.notify(.dismissalDidEnd(id, completed: true, byUser: byUser))
    if byUser { effects.notify(.didDismiss(id)) }
  }
}

extension Effects {
  fileprivate mutating func notifyUsersDismissal(_ id: PresentationID) {
    notify(.willDismiss(id))
    notify(.dismissalWillBegin(id, animated: true, byUser: true))
  }
}
