// SPDX-License-Identifier: Apache-2.0

import Quire

/// The place that a picture shows.
@MainActor struct Place {
  let name: String
  let line: String
  let sky: UIColor
  let sun: UIColor
  /// From the farthest to the nearest.
  let hills: [UIColor]
  /// The position of the sun, in fractions of the picture.
  let height: CGFloat
  let side: CGFloat

  private init(
    _ name: String, _ line: String, sky: UInt32, sun: UInt32, hills: [UInt32], height: CGFloat, side: CGFloat
  ) {
    self.name = name
    self.line = line
    self.sky = UIColor(rgb: sky)
    self.sun = UIColor(rgb: sun)
    self.hills = hills.map { UIColor(rgb: $0) }
    self.height = height
    self.side = side
  }

  static let today = Place(
    "Skerries", "Where the day goes down", sky: 0x5B3F7D, sun: 0xFF9E6B, hills: [0x46306A, 0x33224F, 0x211736],
    height: 0.52, side: 0.64)

  static let all = [
    Place(
      "Dunes", "Sand that walks", sky: 0xF6D9A8, sun: 0xFFF3D6, hills: [0xE0A458, 0xC97B3D, 0x8F4E2A], height: 0.3,
      side: 0.7),
    Place(
      "Fjord", "A mile deep", sky: 0xBFD9E8, sun: 0xFFFFFF, hills: [0x7FA3B8, 0x4B7590, 0x24506B], height: 0.34,
      side: 0.3),
    Place(
      "Meadow", "Loud with bees", sky: 0xCFEAF5, sun: 0xFFE08A, hills: [0x9CCB86, 0x6BAA5E, 0x3E7F45], height: 0.28,
      side: 0.76),
    Place(
      "Crater", "Asleep for now", sky: 0xF2B8A0, sun: 0xFFE3C2, hills: [0xB5566B, 0x7E3552, 0x4E2140], height: 0.42,
      side: 0.4),
    Place(
      "Glacier", "Older than paths", sky: 0xDDEFF5, sun: 0xFFFFFF, hills: [0xA9D3E0, 0x78B1C6, 0x4A8AA6], height: 0.26,
      side: 0.25),
    Place(
      "Heath", "Purple in August", sky: 0xF3E3EC, sun: 0xFFD9A0, hills: [0xC79BC0, 0x9A6A9C, 0x5F4470], height: 0.36,
      side: 0.6),
  ]
}

extension UIColor {
  fileprivate convenience init(rgb: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
