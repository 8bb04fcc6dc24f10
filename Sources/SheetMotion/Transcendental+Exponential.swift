// SPDX-License-Identifier: Apache-2.0

extension Transcendental {
  /// Returns eˣ, within 1 ulp for every x whose result is a normal number (within one subnormal step below).
  ///
  /// Infinite above 709.78, 0 below −745.13, NaN for NaN.
  public static func exp(_ x: Double) -> Double {
    guard x <= 709.782_712_893_384 else { return x.isNaN ? x : .infinity }
    guard x >= -745.133_219_101_941_2 else { return 0 }
    // eˣ = 2ᵏ·eʳ with |r| ≤ ln 2 / 2. The high part of ln 2 has 33 bits, so its product with k is exact; the rounding
    // error of the second difference is below 2⁻⁵⁵.
    let k = (x * 0x1.71547652b82fep+0).nearestInteger
    let r = (x - k * ln2High) - k * ln2Low
    // Taylor to r¹³: the next term is below 10⁻¹⁷ of the result. All but 1 + r is small, and is added first.
    let square = r * r
    var even = 1 / 479_001_600.0
    even = even * square + 1 / 3_628_800.0
    even = even * square + 1 / 40320.0
    even = even * square + 1 / 720.0
    even = even * square + 1 / 24.0
    even = even * square + 1 / 2.0
    var odd = 1 / 6_227_020_800.0
    odd = odd * square + 1 / 39_916_800.0
    odd = odd * square + 1 / 362_880.0
    odd = odd * square + 1 / 5040.0
    odd = odd * square + 1 / 120.0
    odd = odd * square + 1 / 6.0
    let power = 1 + (r + square * (even + r * odd))
    return scaled(power, by: Int64(k))
  }

  /// Returns x·2ᵏ for x near 1 and k in −1075...1024, in two steps if 2ᵏ is not a normal number.
  private static func scaled(_ x: Double, by k: Int64) -> Double {
    if k > 1023 { return x * 2 * powerOf2(k - 1) }
    if k < -1022 { return x * powerOf2(k + 64) * 0x1p-64 }
    return x * powerOf2(k)
  }

  /// Returns 2ᵏ for k in −1022...1023.
  private static func powerOf2(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: k &+ 1023) << 52)
  }

  /// ln 2 in two parts.
  static let ln2High = 0x1.62e42fef00000p-1
  static let ln2Low = 0x1.473de6af278edp-34

  /// Returns cosh √z for 0 ≤ z ≤ 1, from its series: 1 + z/2! + z²/4! + …
  static func coshSeries(_ z: Double) -> Double {
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * z + 1 / 87_178_291_200.0
    sum = sum * z + 1 / 479_001_600.0
    sum = sum * z + 1 / 3_628_800.0
    sum = sum * z + 1 / 40320.0
    sum = sum * z + 1 / 720.0
    sum = sum * z + 1 / 24.0
    sum = sum * z + 1 / 2.0
    return sum * z + 1
  }

  /// Returns sinh √z / √z for 0 ≤ z ≤ 1, from its series: 1 + z/3! + z²/5! + …
  static func sinhSeries(_ z: Double) -> Double {
    var sum = 1 / 355_687_428_096_000.0
    sum = sum * z + 1 / 1_307_674_368_000.0
    sum = sum * z + 1 / 6_227_020_800.0
    sum = sum * z + 1 / 39_916_800.0
    sum = sum * z + 1 / 362_880.0
    sum = sum * z + 1 / 5040.0
    sum = sum * z + 1 / 120.0
    sum = sum * z + 1 / 6.0
    return sum * z + 1
  }
}
