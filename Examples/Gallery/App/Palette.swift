// SPDX-License-Identifier: Apache-2.0

import Quire

/// The gallery's own colors. Text in them has a contrast of at least 4.5 : 1 in light and dark.
@MainActor enum Palette {
  /// The color of buttons and other pressable elements.
  static let accent = make(light: (0, 80, 184), dark: (140, 194, 255))
  /// A background for white text.
  static let fill = make(light: (0, 88, 200), dark: (20, 92, 200))
  /// The color of buttons that delete something.
  static let danger = make(light: (178, 0, 20), dark: (255, 150, 142))
  /// The color of secondary text.
  static let note = make(light: (92, 92, 98), dark: (182, 182, 188))
  /// The colors of code: keywords, texts in quotation marks, and comments.
  static let keyword = make(light: (155, 35, 147), dark: (255, 138, 190))
  static let quoted = make(light: (190, 26, 22), dark: (255, 142, 128))
  static let comment = make(light: (84, 100, 116), dark: (150, 164, 178))

  private static func make(
    light: (CGFloat, CGFloat, CGFloat), dark: (CGFloat, CGFloat, CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let (red, green, blue) = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
    }
  }
}
