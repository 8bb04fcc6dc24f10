// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The settings of implicit animations, which animate changes of standalone layers. A transaction can change them.
@MainActor struct LayerActions {
  static var current = LayerActions()
  /// Animates a change of contents from a property's old value to the new one.
  static var animate: ((CALayer, String, LayerValue, LayerValue) -> Void)?

  /// The duration of the animation, in seconds. [DOC-TRANSACTION]
  var duration: Seconds = 0.25
  /// The timing curve of the animation. [DOC-TRANSACTION]
  var curve = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  var areOff = false
  /// The time at which the transaction's last animation ends.
  private(set) var end: Seconds = 0

  /// The timing of a change, or `nil` for a change without animation.
  var timing: Timing? { areOff || duration <= 0 ? nil : Timing(curve, duration: duration) }

  /// Resets `end`, so that it covers only animations added from now on.
  mutating func begin() {
    end = 0
  }

  mutating func ends(at time: Seconds) {
    end = max(end, time)
  }
}
