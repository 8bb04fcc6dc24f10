// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension Session {
  /// The top edge of the area that the keyboard and an accessory view cover, in the window. `nil` if nothing is
  /// covered.
  var keyboardTop: CGFloat? {
    accessory.top ?? (environment.keyboard.isVisible ? CGFloat(environment.keyboard.frame.y) : nil)
  }

  /// The duration of the keyboard animation, in seconds: the host's value or, if it reports none, the measured one.
  /// [K7]
  var keyboardDuration: TimeInterval {
    keyboardReport.motion?.duration ?? TransitionTiming.keyboardDuration
  }

  /// Returns the timing of animations alongside the keyboard: the host's curve with a duration in seconds or, if the
  /// host reports no curve, the timing of sheets.
  func keyboardTiming(duration: TimeInterval) -> Timing {
    guard let curve = keyboardReport.motion?.curve else { return TransitionTiming.standard }
    return Timing(CubicCurve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2), duration: duration)
  }
}
