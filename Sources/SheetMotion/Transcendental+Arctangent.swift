// SPDX-License-Identifier: Apache-2.0

extension Transcendental {
  /// Returns the angle with the tangent x, in radians, −π/2...π/2, within 4 ulp. NaN for NaN.
  public static func atan(_ x: Double) -> Double {
    let magnitude = x.magnitude
    guard magnitude > 1 else { return atanOfSmall(x) }
    let angle = Double.pi / 2 - atanOfSmall(1 / magnitude)
    return x < 0 ? -angle : angle
  }

  /// Returns the arctangent for |x| ≤ 1. Halving the angle twice, atan x = 2·atan(x / (1 + √(1 + x²))), leaves at most
  /// 0.199, where the series x − x³/3 + x⁵/5 − … needs ten terms.
  private static func atanOfSmall(_ x: Double) -> Double {
    let half = x / (1 + (1 + x * x).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let z = quarter * quarter
    var sum = 1 / 21.0
    sum = 1 / 19.0 - sum * z
    sum = 1 / 17.0 - sum * z
    sum = 1 / 15.0 - sum * z
    sum = 1 / 13.0 - sum * z
    sum = 1 / 11.0 - sum * z
    sum = 1 / 9.0 - sum * z
    sum = 1 / 7.0 - sum * z
    sum = 1 / 5.0 - sum * z
    sum = 1 / 3.0 - sum * z
    return 4 * (quarter - quarter * z * sum)
  }
}
