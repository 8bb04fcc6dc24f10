// SPDX-License-Identifier: Apache-2.0

extension Double {
  /// The nearest whole number. A half is rounded to the even one.
  ///
  /// `rounded()` is a call into the C library where the processor has no instruction for it. A sum with 2⁵², where
  /// doubles are whole numbers, rounds in the same way everywhere.
  public var nearestInteger: Double {
    let magnitude = self.magnitude
    guard magnitude < 0x1p52 else { return self }
    let whole = (magnitude + 0x1p52) - 0x1p52
    return self < 0 ? -whole : whole
  }
}
