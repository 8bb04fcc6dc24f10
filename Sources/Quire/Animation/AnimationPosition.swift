// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The position of a motion that can be held, released and reversed: 0 at its beginning, 1 at its end.
///
/// Views that follow such a playhead do not follow the clock. While the playhead is held, its position is constant.
/// After its release, the position is a closed form of time.
@MainActor final class AnimationPosition {
  private enum State {
    case held(Double)
    case running(from: Seconds, duration: Seconds, (Seconds) -> Double)
  }

  private var state: State

  init(at value: Double) {
    state = .held(value)
  }

  var isHeld: Bool {
    if case .held = state { return true }
    return false
  }

  /// The time when the playhead arrives. Infinite while it is held.
  var end: Seconds {
    switch state {
    case .held: .infinity
    case .running(let start, let duration, _): start + duration
    }
  }

  /// Returns the position at a time on the host's timeline.
  func value(at time: Seconds) -> Double {
    switch state {
    case .held(let value): value
    case .running(let start, let duration, let value): value(min(max(time - start, 0), duration))
    }
  }

  /// Holds the playhead at a value until the next call.
  func hold(at value: Double) {
    state = .held(value)
  }

  /// Releases the playhead to run by itself. `value` is called with times since `start`, 0...duration.
  func run(from start: Seconds, duration: Seconds, _ value: @escaping (Seconds) -> Double) {
    state = .running(from: start, duration: duration, value)
  }
}
