// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The nearest whole number. A half is rounded to the even one.
  ///
  /// Where the processor has no instruction for it, `rounded()` calls the C library. The sum with 2⁵², from which on
  /// doubles are whole numbers, rounds identically on every machine.
  public var nearestInteger: Double {
    let magnitude = self.magnitude
    guard magnitude < 0x1p52 else { return self }
    let whole = (magnitude + 0x1p52) - 0x1p52
    return self < 0 ? -whole : whole
  }
}
