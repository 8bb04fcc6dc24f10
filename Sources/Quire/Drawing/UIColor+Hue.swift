// SPDX-License-Identifier: Apache-2.0

extension UIColor {
  /// Creates a color from components in 0...1. Values outside are clamped, and NaN counts as 0. The hue goes from red
  /// through green and blue back to red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func clamped(_ value: CGFloat) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
    let parts = ColorParts(
      hue: clamped(hue), saturation: clamped(saturation), brightness: clamped(brightness), alpha: clamped(alpha))
    let (red, green, blue) = parts.components
    self.init(RGBA(red: red, green: green, blue: blue, alpha: parts.alpha))
  }

  /// Writes the hue, the saturation, the brightness and the alpha, 0...1, that the color has in the current traits. A
  /// gray has the hue 0. Always returns `true`.
  @discardableResult public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = ColorParts(resolved(with: .current, tint: nil))
    // The pointers refer to variables of the caller.
    unsafe hue?.pointee = CGFloat(parts.hue)
    unsafe saturation?.pointee = CGFloat(parts.saturation)
    unsafe brightness?.pointee = CGFloat(parts.brightness)
    unsafe alpha?.pointee = CGFloat(parts.alpha)
    return true
  }
}
