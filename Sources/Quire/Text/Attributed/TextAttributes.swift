// SPDX-License-Identifier: Apache-2.0

/// The attributes on ranges of a displayed text. A view has none until attributes are set. Their code is in a subclass,
/// so that an app that never sets attributes does not contain it.
@MainActor class TextAttributes {
  /// Returns the text's style, with the attributes applied to the view's own style `plain`.
  func styled(_ plain: StyledText, in traits: UITraitCollection, tint: UIColor) -> StyledText { plain }
  /// Called when the view's font changed, which replaces all other fonts.
  func fontChanged(to font: UIFont?) {}
  /// Called when the view's color changed, which replaces all other colors.
  func colorChanged(to color: UIColor?) {}
}
