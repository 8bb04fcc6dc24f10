import SheetEngine

extension Session {
  /// Something to do at a time.
  struct Timer {
    let id: UInt32
    let time: Seconds
    let action: () -> Void
  }

  /// Has something done when a time has come; answers a name to take it back by.
  @discardableResult
  func schedule(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    latestTimer += 1
    let timer = Timer(id: latestTimer, time: time, action: action)
    timers.insert(timer, at: timers.firstIndex { $0.time > time } ?? timers.count)
    return timer.id
  }

  func unschedule(_ id: UInt32) {
    timers.removeAll { $0.id == id }
  }

  /// Has something done before the turn ends, after what is under way; outside a turn, in the next one.
  func afterwards(_ action: @escaping () -> Void) {
    work.append(.call(action))
  }

  /// Does what is due.
  func runTimers() {
    while workLeft > 0, let first = timers.first, first.time <= clock {
      workLeft -= 1
      timers.removeFirst()
      first.action()
    }
  }

  /// When the engine or a timer wants to be woken, whichever is first; at once where work is left over.
  func nextWake(_ wake: Wake) -> Wake {
    let isDone = work.isEmpty && arrivals.isEmpty
    guard let first = isDone ? timers.first?.time : clock else { return wake }
    switch wake {
    case .never: return .at(first)
    case .at(let time): return .at(min(time, first))
    case .everyFrame: return .everyFrame
    }
  }
}
