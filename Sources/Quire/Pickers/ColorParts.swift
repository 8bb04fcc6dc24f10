// SPDX-License-Identifier: Apache-2.0

/// A color as hue, saturation, brightness and opacity, each 0...1, which the parts of the picker change.
struct ColorParts: Equatable {
  var hue: Double
  var saturation: Double
  var brightness: Double
  var alpha: Double = 1

  init(hue: Double, saturation: Double, brightness: Double, alpha: Double = 1) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
    self.alpha = alpha
  }

  init(_ color: RGBA) {
    func part(_ shift: UInt32) -> Double { Double(color.bits >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sixth = 0.0
    if range > 0 {
      if most == red {
        sixth = (green - blue) / range
      } else if most == green {
        sixth = 2 + (blue - red) / range
      } else {
        sixth = 4 + (red - green) / range
      }
    }
    self.init(
      hue: sixth < 0 ? sixth / 6 + 1 : sixth / 6, saturation: most > 0 ? range / most : 0, brightness: most,
      alpha: alpha)
  }

  /// The red, green and blue components, each 0...1.
  var components: (red: Double, green: Double, blue: Double) {
    let sixth = hue * 6
    let index = Int(sixth) % 6
    let part = sixth - Double(Int(sixth))
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    return switch index {
    case 0: (brightness, rising, low)
    case 1: (falling, brightness, low)
    case 2: (low, brightness, rising)
    case 3: (low, falling, brightness)
    case 4: (rising, low, brightness)
    default: (brightness, low, falling)
    }
  }

  @MainActor var color: UIColor {
    let (red, green, blue) = components
    return UIColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The name of the color, for example "dark blue".
  var name: String {
    if saturation < 0.1 || brightness < 0.08 {
      if brightness > 0.95 { return "white" }
      if brightness < 0.08 { return "black" }
      return brightness > 0.66 ? "light gray" : brightness > 0.33 ? "gray" : "dark gray"
    }
    let names = [
      "red", "orange", "yellow", "green", "green", "green", "cyan", "blue", "blue", "purple", "magenta", "pink",
    ]
    let name = names[Int(hue * 12 + 0.5) % 12]
    if brightness < 0.55 { return "dark \(name)" }
    return saturation < 0.55 ? "light \(name)" : name
  }
}
