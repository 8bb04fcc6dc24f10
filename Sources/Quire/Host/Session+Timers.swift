// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Has something done when a time has come; answers a name to take it back by.
  @discardableResult
  func schedule(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    timers.add(at: time, action)
  }

  func unschedule(_ id: UInt32) {
    timers.remove(id)
  }

  /// Has something done before the turn ends, after what is under way; outside a turn, in the next one.
  func afterwards(_ action: @escaping () -> Void) {
    work.append(.call(action))
  }

  /// Does what is due.
  func runTimers() {
    while workLeft > 0, let action = timers.removeDue(at: clock) {
      workLeft -= 1
      action()
    }
  }

  /// When the engine or a timer wants to be woken, whichever is first; at once where work is left over.
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
