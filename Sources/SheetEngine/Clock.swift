// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The latest accepted time of an input, and the numbers of inputs and changes so far.
struct Clock: Sendable {
  /// The time in seconds on the host's timeline. It never goes back except by a leap.
  private(set) var now: Seconds = 0
  /// The number of inputs that are not answers.
  private(set) var turn: UInt64 = 0
  /// The number of changes to the moving items and to the presentations in the stack.
  private(set) var revision: UInt64 = 0
  /// A time beyond the limit that a second input must confirm, or NaN if there is none.
  private var doubted = Seconds.nan

  /// The distance of a time from the clock.
  enum Leap: Sendable {
    /// Within the limit, or invalid. A later time has become the clock's time; an earlier or invalid time is ignored.
    case none
    /// Beyond the limit for the first time. Accepted only if nothing is under way.
    case doubtful
    /// Beyond the limit for the second time in a row, with times that agree.
    case confirmed
  }

  /// The largest magnitude of a valid time: about 3,000 years, at which a double still distinguishes milliseconds.
  static var furthestTime: Seconds { 1e11 }

  /// Advances the clock to a time, unless the time is farther from the latest one than the limit in seconds. In that
  /// case nothing changes, and the caller decides about the leap.
  mutating func advance(to time: Seconds, limit: Seconds) -> Leap {
    guard time.magnitude <= Clock.furthestTime else { return .none }
    // Before the first input, any time is accepted.
    guard turn > 0 else {
      now = time
      return .none
    }
    let last = doubted
    doubted = .nan
    guard (time - now).magnitude > limit else {
      now = max(now, time)
      return .none
    }
    return (time - last).magnitude <= limit ? .confirmed : .doubtful
  }

  /// Accepts a time, however far it is from the latest one.
  mutating func leap(to time: Seconds) {
    now = time
  }

  /// Stores a time for the next input to confirm.
  mutating func doubt(_ time: Seconds) {
    doubted = time
  }

  mutating func beginTurn() {
    turn += 1
  }

  /// Returns a new revision, larger than all earlier ones.
  mutating func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}
