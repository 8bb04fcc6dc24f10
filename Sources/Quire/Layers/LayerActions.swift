// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The animation that changes of layers of their own have, until a transaction says otherwise.
@MainActor struct LayerActions {
  static var current = LayerActions()
  /// Animates a change of contents, from the old value of a property to the new one.
  static var animate: ((CALayer, String, LayerValue, LayerValue) -> Void)?

  /// The duration in seconds. [DOC-TRANSACTION]
  var duration: Seconds = 0.25
  /// The curve. [DOC-TRANSACTION]
  var curve = CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  var areOff = false
  /// The time at which the last animation of the transaction ends.
  private(set) var end: Seconds = 0

  /// The timing of a change, or `nil` for none.
  var timing: Timing? { areOff || duration <= 0 ? nil : Timing(curve, duration: duration) }

  /// Begins to look for the end of later animations alone.
  mutating func begin() {
    end = 0
  }

  mutating func ends(at time: Seconds) {
    end = max(end, time)
  }
}
