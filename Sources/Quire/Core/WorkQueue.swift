// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A session's pending work, with a budget for each turn that its timers share.
struct WorkQueue {
  /// The maximum number of callbacks and timers in a turn. A thousand successive presentations need fewer. Even if an
  /// app's callbacks always request more, the limit leaves the host time for the screen and for touches.
  private static let perTurn = 10_000

  private var work: [Session.Work] = []
  /// The number of callbacks and timers that this turn may still run.
  private var left = 0

  var isEmpty: Bool { work.isEmpty }
  var count: Int { work.count }
  /// Whether this turn has used up its budget. The rest waits for the next turn.
  var isExhausted: Bool { left == 0 }

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
  mutating func removeTimer(from timers: inout Timers, dueAt now: Seconds) -> (() -> Void)? {
    guard left > 0, let action = timers.removeDue(at: now) else { return nil }
    left -= 1
    return action
  }
}

extension Session {
  /// A piece of work to do before the turn ends.
  enum Work {
    case present(Presentation)
    case dismiss(Presentation, animated: Bool)
    case notice(Notice)
    case question(Question)
    case endEditing
    case call(() -> Void)
    case endTransition(Presentation, isPresenting: Bool, didComplete: Bool)
  }
}
