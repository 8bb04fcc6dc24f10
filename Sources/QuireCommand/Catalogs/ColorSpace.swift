// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Conversions between the color spaces that catalogs use.
enum ColorSpace {
  /// Converts the components of a Display P3 color to sRGB, which has the same curve and white. Results outside 0...1
  /// are colors that sRGB lacks.
  static func sRGB(fromDisplayP3 parts: [Double]) -> [Double] {
    let linear = parts.map(decoded)
    return p3ToSRGB.map { row in encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 }) }
  }

  /// The product of the matrices from Display P3 to XYZ and from XYZ to sRGB, both for the white D65, computed from the
  /// primaries' chromaticities (SMPTE RP 431-2, IEC 61966-2-1).
  private static let p3ToSRGB: [[Double]] = [
    [1.2249401763, -0.2249401763, 0],
    [-0.0420569547, 1.0420569547, 0],
    [-0.0196375546, -0.0786360456, 1.0982736002],
  ]

  /// Converts an sRGB component to linear light.
  static func decoded(_ part: Double) -> Double {
    let size = abs(part)
    return (part < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
  }

  /// Converts linear light to an sRGB component.
  static func encoded(_ light: Double) -> Double {
    let size = abs(light)
    return (light < 0 ? -1 : 1) * (size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055)
  }
}
