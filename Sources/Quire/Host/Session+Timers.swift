// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension Session {
  /// Schedules an action for a time. Returns an identifier with which to remove it.
  @discardableResult
  func schedule(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    work.addTimer(at: time, action)
  }

  /// Runs an action in the next frame. The host calls the session for that frame.
  func onNextFrame(_ action: @escaping () -> Void) {
    wantsFrame = true
    // A delay greater than 0, but shorter than a frame of a 120 Hz display.
    _ = work.addTimer(at: clock + 0.008, action)
  }

  func unschedule(_ id: UInt32) {
    work.removeTimer(id)
  }

  /// The time of the earliest timer, or `nil` if there is none.
  @_spi(Hosts) public var nextTimer: Seconds? { work.nextTime }

  /// Whether a timer or a block is due. It runs at the beginning of a later turn.
  var isTimerDue: Bool { work.nextTime.map { $0 <= clock } ?? false }

  /// Runs an action before the turn ends, after all pending work. Outside a turn, the action runs in the next turn.
  func afterward(_ action: @escaping () -> Void) {
    work.append(.call(action))
  }

  /// Runs an action as `afterward` of the running session does, or immediately if no session is running.
  @_spi(Hosts) public static func afterward(_ action: @escaping () -> Void) {
    if let current { current.afterward(action) } else { action() }
  }

  /// Runs the timers that are due.
  func runTimers() {
    while let action = work.removeTimer(dueAt: clock) { action() }
  }

  /// Returns the engine's wake or the timers' wake, whichever is earlier. If work is left over, the wake is immediate.
  func nextWake(_ wake: Wake) -> Wake {
    let isDone = work.isEmpty && arrivals.isEmpty
    guard let first = isDone ? work.nextTime : clock else { return wake }
    switch wake {
    case .never: return .at(first)
    case .at(let time): return .at(min(time, first))
    case .everyFrame: return .everyFrame
    }
  }
}
