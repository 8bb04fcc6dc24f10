// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The app's own colours and measures. Text in these colours has a contrast of at least 4.5 : 1 in light and dark.
@MainActor enum Palette {
  /// The unit of all distances, in points.
  static let unit: CGFloat = 8
  /// The smallest side of what a finger presses, in points.
  static let touchSize: CGFloat = 44

  /// Of what can be pressed.
  static let accent = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(red: 0.55, green: 0.76, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.31, blue: 0.72, alpha: 1)
  }

  /// Around the white tick of a chosen picture, in light and dark.
  static let tick = UIColor(red: 0, green: 0.31, blue: 0.72, alpha: 1)

  /// Of text of second rank.
  static let note = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.72, alpha: 1) : UIColor(white: 0.36, alpha: 1)
  }

  /// Of the words on a card, when it is new.
  static let greetingFont: UIFont = {
    let bold = UIFont.systemFont(ofSize: greetingSize, weight: .bold)
    return bold.fontDescriptor.withDesign(.serif).map { UIFont(descriptor: $0, size: greetingSize) } ?? bold
  }()
  /// Of the words on a card in every font, in points.
  static let greetingSize: CGFloat = 40
}
