// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The app's own colors and measures. Text in these colors has a contrast of at least 4.5 : 1 in light and dark.
@MainActor enum Palette {
  /// The unit of all distances, in points.
  static let unit: CGFloat = 8
  /// The minimum side of an element that a finger presses, in points.
  static let touchSize: CGFloat = 44

  /// The color of pressable elements.
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.55, green: 0.76, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.31, blue: 0.72, alpha: 1)
  }

  /// The color around the white checkmark of a chosen picture, in light and dark.
  static let tick = UIColor(red: 0, green: 0.31, blue: 0.72, alpha: 1)

  /// The color of secondary text.
  static let note = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.72, alpha: 1) : UIColor(white: 0.36, alpha: 1)
  }

  /// The font of the words on a new card.
  static let greetingFont: UIFont = {
    let bold = UIFont.systemFont(ofSize: greetingSize, weight: .bold)
    return bold.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: greetingSize) } ?? bold
  }()
  /// The size of the words on a card in every font, in points.
  static let greetingSize: CGFloat = 40
}
