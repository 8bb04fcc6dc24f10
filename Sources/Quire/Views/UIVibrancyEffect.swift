// SPDX-License-Identifier: Apache-2.0

/// The kind of content that a vibrancy effect is for.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Text of the first rank.
  case label = 0
  /// Text of the second rank.
  case secondaryLabel = 1
  /// Text of the third rank.
  case tertiaryLabel = 2
  /// Text of the fourth rank.
  case quaternaryLabel = 3
  /// Large shapes.
  case fill = 4
  /// Smaller shapes.
  case secondaryFill = 5
  /// The smallest shapes.
  case tertiaryFill = 6
  /// Lines between parts.
  case separator = 7
}

/// An effect for content above a blur.
///
/// A view with this effect shows its content in the content's own colors: browsers can't mix it with the blurred
/// content behind it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content above a blur. The blur is ignored, because the content keeps its colors.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  /// Creates an effect for a kind of content above a blur. Both are ignored, because the content keeps its colors.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    super.init()
  }

  /// Returns an effect for the content of a widget.
  public static func widgetEffect(forVibrancyStyle vibrancyStyle: UIVibrancyEffectStyle) -> UIVibrancyEffect {
    UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: vibrancyStyle)
  }
}
