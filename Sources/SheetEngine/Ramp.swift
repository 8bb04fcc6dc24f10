// SPDX-License-Identifier: Apache-2.0

/// A linear transition between two offsets, as a fraction, or none.
struct Ramp: Sendable {
  var start: Double
  var end: Double

  /// No ramp: its fraction is always 0. Testing an optional would take more code.
  static var none: Ramp { Ramp(start: .nan, end: .nan) }

  @_transparent
  var isNone: Bool { start.isNaN }

  /// Returns the fraction at an offset: 0 up to the start, 1 from the end on, and linear between them. Always 0 for
  /// `none`.
  @inline(__always)
  func fraction(at offset: Double) -> Double {
    guard !isNone else { return 0 }
    guard start != end else { return offset <= end ? 1 : 0 }
    return ((start - offset) / (start - end)).clamped(from: 0, to: 1)
  }
}
