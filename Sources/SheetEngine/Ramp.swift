/// A way between two offsets, as a fraction.
struct Ramp: Hashable, Sendable {
  var start: Double
  var end: Double

  /// 0 up to the start, 1 from the end on, linear between.
  @inline(__always)
  func fraction(at offset: Double) -> Double {
    guard start != end else { return offset <= end ? 1 : 0 }
    return ((start - offset) / (start - end)).clamped(to: 0...1)
  }
}
