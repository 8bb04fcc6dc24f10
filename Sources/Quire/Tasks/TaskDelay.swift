// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A task's wait on the app's clock. Cancellation ends it early.
@MainActor final class TaskDelay {
  private var session: Session?
  private var timer: UInt32?
  private var continuation: Continuation?

  nonisolated init() {}

  /// Begins a wait of a number of seconds, or ends it immediately if the task is canceled.
  func begin(_ seconds: Seconds, _ continuation: Continuation) {
    guard !Task<Never, Never>.isCancelled else { return continuation.resume() }
    self.continuation = continuation
    session = Session.current
    timer = ScheduledWork.add(after: seconds) { [self] in
      timer = nil
      end()
    }
  }

  /// Ends the wait. Does nothing if it is over.
  func end() {
    if let timer { session?.unschedule(timer) }
    timer = nil
    session = nil
    continuation?.resume()
    continuation = nil
  }
}

extension Duration {
  /// The duration in seconds, rounded to a `Double`.
  var inSeconds: Seconds {
    let (seconds, attoseconds) = components
    return Seconds(seconds) + Seconds(attoseconds) / 1e18
  }
}
