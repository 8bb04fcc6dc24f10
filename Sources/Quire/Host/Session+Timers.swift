// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Schedules an action for a time; returns an identifier to remove it by.
  @discardableResult
  func schedule(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    timers.add(at: time, action)
  }

  func unschedule(_ id: UInt32) {
    timers.remove(id)
  }

  /// Runs an action before the turn ends, after the work under way; outside a turn, in the next one.
  func afterwards(_ action: @escaping () -> Void) {
    work.append(.call(action))
  }

  /// Runs the timers that are due.
  func runTimers() {
    while workLeft > 0, let action = timers.removeDue(at: clock) {
      workLeft -= 1
      action()
    }
  }

  /// The earlier wake of the engine and the timers; at once if work is left over.
  func nextWake(_ wake: Wake) -> Wake {
    let isDone = work.isEmpty && arrivals.isEmpty
    guard let first = isDone ? timers.next : clock else { return wake }
    switch wake {
    case .never: return .at(first)
    case .at(let time): return .at(min(time, first))
    case .everyFrame: return .everyFrame
    }
  }
}
