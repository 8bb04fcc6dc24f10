import SheetMotion

extension Stack {
  /// In code: the presentation and all above it leave, and nobody is asked.
  mutating func dismiss(_ id: PresentationID, animated: Bool, into effects: inout Effects) {
    guard let index = index(of: id) else { return }
    leave(from: index, animated: animated, byUser: false, velocity: .nan, into: &effects)
  }

  /// By the user, who has been allowed to; at NaN with the speed that it has.
  mutating func dismissByUser(_ index: Int, velocity: Double = .nan, into effects: inout Effects) {
    beginDismissal(index, into: &effects)
    leave(from: index, animated: true, byUser: true, velocity: velocity, into: &effects)
  }

  /// The user's dismissal begins, and may yet be cancelled. [CH-S] [RNIM]
  mutating func beginDismissal(_ index: Int, into effects: inout Effects) {
    guard !items[index].isDismissalUnderway else { return }
    items[index].isDismissalUnderway = true
    let id = items[index].id
    effects.tell(.willDismiss(id))
    effects.tell(.dismissalWillBegin(id, animated: true, byUser: true))
  }

  /// The user thought better of it.
  mutating func cancelDismissal(_ index: Int, into effects: inout Effects) {
    guard items[index].isDismissalUnderway else { return }
    items[index].isDismissalUnderway = false
    effects.tell(.dismissalDidEnd(items[index].id, completed: false, byUser: true))
  }

  /// Top to bottom, so that nobody ever stands on somebody who has left.
  ///
  /// Of a chain the topmost one is seen to leave; those between are out of sight from the first moment on, and leave
  /// right after it. [DOC-VC]
  private mutating func leave(
    from lowest: Int, animated: Bool, byUser: Bool, velocity: Double, into effects: inout Effects
  ) {
    var isTop = true
    for index in stride(from: items.count - 1, through: lowest, by: -1) {
      let id = items[index].id
      let isUsers = byUser && index == lowest
      if items[index].phase == .dismissing {
        // Leaving already; in code it may be told to be gone at once.
        if !animated { finishLeaving(index) }
        continue
      }
      releasePan(of: id, into: &effects)
      withdrawQuestions(about: id)
      if items[index].isDismissalUnderway && !isUsers { cancelDismissal(index, into: &effects) }
      let hasBegun = items[index].isDismissalUnderway
      items[index].leavesByUser = isUsers
      items[index].cause = .closing
      enter(.dismissing, index, into: &effects)
      if !hasBegun {
        effects.tell(.dismissalWillBegin(id, animated: animated && isTop, byUser: false))
      }
      let layout = items[index].layout
      items[index].modelOffset = layout.dismissOffset
      let speed = release(index)
      let vanishes = animated && !isTop
      isTop = false
      if vanishes {
        items[index].travel.freeze(at: now)
        items[index].fade.rest(at: 0)
      }
      touch(index)
      tellProgress(of: index, into: &effects)
      if vanishes { continue }
      if !animated {
        finishLeaving(index)
      } else if layout.fades || environment.prefersReducedMotion {
        items[index].travel.freeze(at: now)
        items[index].fade.run(to: 0, at: now, duration: tuning.fadeDuration)
      } else {
        items[index].travel.run(
          to: layout.dismissOffset, at: now, velocity: isUsers && !velocity.isNaN ? velocity : speed,
          spring: tuning.spring,
          tolerance: restTolerance)
      }
    }
    finishMotions(at: now, into: &effects)
  }

  /// Frees a sheet from the band below its smallest stop, where it is, and answers the speed that a person sees.
  private mutating func release(_ index: Int) -> Double {
    let isHeld =
      items[index].ends.below != .free && items.travel(of: index, at: now) > items[index].layout.smallest.offset
    let speed = isHeld ? items.velocity(of: index, at: now) : items.speed(of: index, at: now)
    if isHeld { items[index].travel.rest(at: items.offset(of: index, at: now)) }
    items[index].ends.below = .free
    return bounded(speed)
  }

  private mutating func finishLeaving(_ index: Int) {
    items[index].travel.rest(at: items[index].layout.dismissOffset)
    items[index].fade.rest(at: items[index].fade.target)
  }

  /// Ends what has run its course, in the order in which it did, however late the time is told.
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
      // Whoever leaves above leaves first.
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

  /// Whether what stands was on its way, as a way that turned out to have no length is. While a question of this turn
  /// is open the answer says where the way ends.
  private mutating func hasArrived(_ index: Int) -> Bool {
    let (id, turn) = (items[index].id, turn)
    guard items[index].phase != .dragging, pan?.item != id else { return false }
    return !questions.contains { $0.id == id && $0.turn == turn }
  }

  /// A presentation has arrived where it rests.
  mutating func finish(_ index: Int, into effects: inout Effects) {
    let id = items[index].id
    let wasPresenting = items[index].phase == .presenting
    items[index].travel.rest(at: items[index].travel.target)
    let isHeld = pan?.item == id
    if !isHeld { items[index].ends = Ends() }
    items[index].fade.rest(at: items[index].fade.target)
    touch(index)
    tellProgress(of: index, into: &effects)
    guard !isHeld else { return }
    enter(.resting, index, into: &effects)
    if wasPresenting {
      effects.tell(.presentationDidEnd(id))
    } else {
      cancelDismissal(index, into: &effects)
      effects.tell(.settled(id, items.selectedStop(of: index).key))
    }
  }

  private mutating func remove(_ index: Int, into effects: inout Effects) {
    items[index].travel.rest(at: items[index].travel.target)
    items[index].fade.rest(at: items[index].fade.target)
    tellProgress(of: index, into: &effects)
    let (id, leavesByUser) = (items[index].id, items[index].leavesByUser)
    items.remove(at: index)
    shown.remove(at: index + 1)
    lastRevision += 1
    structureRevision = lastRevision
    for slot in fingers.indices.reversed() where fingers[slot].target.layer == .presentation(id) {
      fingers.remove(at: slot)
    }
    effects.list.append(.remove(id))
    effects.tell(.dismissalDidEnd(id, completed: true, byUser: leavesByUser))
    if leavesByUser { effects.tell(.didDismiss(id)) }
  }
}
