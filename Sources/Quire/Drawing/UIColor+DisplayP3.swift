// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension UIColor {
  /// Creates a color from components in the Display P3 space, 0...1. It is converted to sRGB, the space of the page; what
  /// is beyond that is clamped, and NaN counts as 0.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (
      UIColor.linear(Double(displayP3Red)), UIColor.linear(Double(green)), UIColor.linear(Double(blue))
    )
    // The matrix between the primaries of both spaces, which have the same white.
    self.init(
      RGBA(
        red: UIColor.encoded(1.2249401 * r - 0.2249404 * g), green: UIColor.encoded(1.0420571 * g - 0.0420569 * r),
        blue: UIColor.encoded(1.0982735 * b - 0.0196376 * r - 0.0786361 * g), alpha: Double(alpha)))
  }

  /// Returns the intensity of an encoded component. Both spaces have the same curve.
  private static func linear(_ part: Double) -> Double {
    let value = part > 0 ? min(part, 1) : 0
    return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the encoded component of an intensity.
  private static func encoded(_ intensity: Double) -> Double {
    intensity <= 0.0031308 ? 12.92 * intensity : 1.055 * power(intensity, 1 / 2.4) - 0.055
  }

  private static func power(_ base: Double, _ exponent: Double) -> Double {
    Transcendental.exp(exponent * Transcendental.log(base))
  }
}
