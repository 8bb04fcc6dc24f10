// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The latest time of an input that was accepted, and the numbers of inputs and of changes so far.
struct Clock: Sendable {
  /// In seconds on the host's timeline; never goes back but by a leap.
  private(set) var now: Seconds = 0
  /// Counts the inputs that are not answers.
  private(set) var turn: UInt64 = 0
  /// Counts the changes to what moves and to which presentations stand in the stack.
  private(set) var revision: UInt64 = 0
  /// A time beyond the limit that a second input must confirm; NaN if there is none.
  private var doubted = Seconds.nan

  /// How far off a time was.
  enum Leap: Sendable {
    /// Within the limit, or not a number: the clock has been set as far as the time counts.
    case none
    /// Beyond the limit for the first time; accepted only if nothing is under way.
    case doubtful
    /// Beyond the limit, and the second one in a row that agrees.
    case confirmed
  }

  /// Later and earlier times are out of range: 3,000 years, at which a double still tells milliseconds apart.
  static var furthestTime: Seconds { 1e11 }

  /// Goes on to a time, unless it is further from the latest than the limit in seconds: then nothing changes, and the
  /// caller decides about the leap.
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

  /// Accepts a time, however far it is from the latest.
  mutating func leap(to time: Seconds) {
    now = time
  }

  /// Keeps a time in mind for the next input to confirm.
  mutating func doubt(_ time: Seconds) {
    doubted = time
  }

  mutating func beginTurn() {
    turn += 1
  }

  /// A new revision, larger than all before it.
  mutating func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}
