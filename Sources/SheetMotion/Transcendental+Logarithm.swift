// SPDX-License-Identifier: Apache-2.0

extension Transcendental {
  /// Returns the natural logarithm, within 1 ulp for every positive number, including subnormal ones.
  ///
  /// −∞ for 0, NaN for negative numbers and for NaN, infinite for infinity.
  public static func log(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x < .infinity else { return x }
    var bits = x.bitPattern
    var exponent: Int64 = -1023
    if bits < 0x0010_0000_0000_0000 {
      bits = (x * 0x1p54).bitPattern
      exponent = -1023 - 54
    }
    // x = 2ᵏ·m with m in √½...√2.
    exponent += Int64(bits >> 52)
    var m = Double(bitPattern: (bits & 0x000F_FFFF_FFFF_FFFF) | 0x3FF0_0000_0000_0000)
    if m > 0x1.6a09e667f3bcdp+0 {
      m /= 2
      exponent += 1
    }
    let k = Double(exponent)
    // With f = m − 1 and s = f / (2 + f), ln m = 2·artanh s = 2s + s·R where R = 2s²/3 + 2s⁴/5 + …; and since
    // 2s = f − s·f and s·f = f²/2 − s·f²/2, ln m = f − (f²/2 − s·(f²/2 + R)): the exact f carries the digits.
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    var series = 2 / 23.0
    series = series * z + 2 / 21.0
    series = series * z + 2 / 19.0
    series = series * z + 2 / 17.0
    series = series * z + 2 / 15.0
    series = series * z + 2 / 13.0
    series = series * z + 2 / 11.0
    series = series * z + 2 / 9.0
    series = series * z + 2 / 7.0
    series = series * z + 2 / 5.0
    series = series * z + 2 / 3.0
    let half = f * f / 2
    return k * ln2High - ((half - (s * (half + series * z) + k * ln2Low)) - f)
  }
}
