// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A session's pending work and its timers, with a budget for each turn.
struct WorkQueue {
  /// The maximum number of callbacks and timers in a turn. A thousand successive presentations need fewer. Even if an
  /// app's callbacks always request more, the limit leaves the host time for the screen and for touches.
  private static let perTurn = 10_000

  private var work: [Session.Work] = []
  private var timers = Timers()
  /// The number of callbacks and timers that this turn may still run.
  private var left = 0

  var isEmpty: Bool { work.isEmpty }
  var count: Int { work.count }
  /// Whether this turn has used up its budget. The rest waits for the next turn.
  var isExhausted: Bool { left == 0 }
  /// The time of the earliest timer, or `nil` if there is none.
  var nextTime: Seconds? { timers.next }

  /// The identifier of the timer that was added last; 0 before the first.
  var latestTimer: UInt32 { timers.latest }

  mutating func beginTurn() {
    left = WorkQueue.perTurn
  }

  mutating func append(_ work: Session.Work) {
    self.work.append(work)
  }

  /// Removes and returns the first piece of work, for the caller to do. Returns `nil` if there is none, or if this turn
  /// may do nothing more.
  mutating func removeFirst() -> Session.Work? {
    guard left > 0, !work.isEmpty else { return nil }
    left -= 1
    return work.removeFirst()
  }

  /// Removes and returns the action of the earliest timer that is due, for the caller to run. Returns `nil` if there is
  /// none, or if this turn may run nothing more.
  mutating func removeTimer(dueAt now: Seconds) -> (() -> Void)? {
    guard left > 0, let action = timers.removeDue(at: now) else { return nil }
    left -= 1
    return action
  }

  /// Adds a timer. Returns an identifier with which to remove it.
  mutating func addTimer(at time: Seconds, _ action: @escaping () -> Void) -> UInt32 {
    timers.add(at: time, action)
  }

  mutating func removeTimer(_ id: UInt32) {
    timers.remove(id)
  }
}
