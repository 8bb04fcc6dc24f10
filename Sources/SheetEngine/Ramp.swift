// SPDX-License-Identifier: Apache-2.0

/// A way between two offsets, as a fraction, or none.
struct Ramp: Sendable {
  var start: Double
  var end: Double

  /// No way, of which nothing is ever done: an optional of numbers takes more code to look at.
  static var none: Ramp { Ramp(start: .nan, end: .nan) }

  @_transparent
  var isNone: Bool { start.isNaN }

  /// 0 up to the start, 1 from the end on, linear between; 0 where there is no way.
  @inline(__always)
  func fraction(at offset: Double) -> Double {
    guard !isNone else { return 0 }
    guard start != end else { return offset <= end ? 1 : 0 }
    return ((start - offset) / (start - end)).clamped(from: 0, to: 1)
  }
}
