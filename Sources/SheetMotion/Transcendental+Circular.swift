// SPDX-License-Identifier: Apache-2.0

extension Transcendental {
  /// Returns the sine of an angle in radians, within 2 ulp for |x| ≤ 2²⁰.
  ///
  /// Between that and `circularLimit`, precision decreases as x grows. Beyond the limit the angle counts as 0. NaN for
  /// NaN and infinities.
  public static func sin(_ x: Double) -> Double {
    sinAndCos(x).sin
  }

  /// Returns the cosine of an angle in radians, within 2 ulp for |x| ≤ 2²⁰. Beyond that, see `sin(_:)`.
  public static func cos(_ x: Double) -> Double {
    sinAndCos(x).cos
  }

  /// The largest angle, in radians, that does not count as 0.
  public static let circularLimit = 0x1p30

  /// Returns the sine and the cosine of an angle.
  public static func sinAndCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.magnitude <= circularLimit else { return x.isFinite ? (0, 1) : (.nan, .nan) }
    guard x.magnitude > 0x1.921fb54442d18p-1 else { return (sine(x, 0), cosine(x, 0)) }
    // x = n·π/2 + high + low with |high| ≤ π/4. The first three parts of π/2 have 33 bits, so that their products with
    // n ≤ 2²⁰ are exact. The rounding errors of the subtractions are kept.
    let n = (x * 0x1.45f306dc9c883p-1).nearestInteger
    let first = x - n * 0x1.921fb54400000p+0
    let (second, lostSecond) = difference(first, n * 0x1.0b4611a600000p-34)
    let (third, lostThird) = difference(second, n * 0x1.3198a2e000000p-69)
    let rest = (lostSecond + lostThird) - n * 0x1.b839a252049c1p-104
    let high = third + rest
    let low = (third - high) + rest
    let sine = sine(high, low)
    let cosine = cosine(high, low)
    switch Int64(n) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Returns a − b and its rounding error.
  private static func difference(_ a: Double, _ b: Double) -> (Double, Double) {
    let difference = a - b
    let part = a - difference
    return (difference, (a - (difference + part)) + (part - b))
  }

  /// Returns sin(x + low) for |x| ≤ π/4: Taylor to x¹⁷; the next term is below 10⁻¹⁷ of the result.
  private static func sine(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var sum = 1 / 355_687_428_096_000.0
    sum = sum * z - 1 / 1_307_674_368_000.0
    sum = sum * z + 1 / 6_227_020_800.0
    sum = sum * z - 1 / 39_916_800.0
    sum = sum * z + 1 / 362_880.0
    sum = sum * z - 1 / 5040.0
    sum = sum * z + 1 / 120.0
    sum = sum * z - 1 / 6.0
    // The derivative, 1 − x²/2, is enough for the low part.
    return x + (x * z * sum + low * (1 - z / 2))
  }

  /// Returns cos(x + low) for |x| ≤ π/4: Taylor to x¹⁶; the next term is below 10⁻¹⁷.
  private static func cosine(_ x: Double, _ low: Double) -> Double {
    let z = x * x
    var sum = 1 / 20_922_789_888_000.0
    sum = sum * z - 1 / 87_178_291_200.0
    sum = sum * z + 1 / 479_001_600.0
    sum = sum * z - 1 / 3_628_800.0
    sum = sum * z + 1 / 40320.0
    sum = sum * z - 1 / 720.0
    sum = sum * z + 1 / 24.0
    let half = z / 2
    let head = 1 - half
    // (1 − head) − z/2 is the rounding error of the head.
    return head + (((1 - head) - half) + (z * z * sum - x * low))
  }
}
