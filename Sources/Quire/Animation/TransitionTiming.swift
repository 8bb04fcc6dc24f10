// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The timing of transitions.
@MainActor enum TransitionTiming {
  /// The duration of opening and closing, in seconds. [CH-H]
  static let nominalDuration = 0.4
  /// The duration of the keyboard animation if the host reports none, in seconds. [K7]
  static let keyboardDuration = 23.0 / 60
  /// The reported duration of a push or pop transition, in seconds. [OPENUIKIT]
  static let pushDuration = 0.35

  /// The spring of opening and closing sheets. [CH-H]
  static var standard: Timing { Timing(Session.current?.tuning.spring ?? SheetTuning().spring) }
}
