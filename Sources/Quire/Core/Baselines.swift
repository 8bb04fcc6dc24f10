// SPDX-License-Identifier: Apache-2.0

/// The distances of a text's baselines from the edges of its box.
struct Baselines {
  /// The distance from the top edge to the first baseline.
  var first = 0.0
  /// The distance from the last baseline to the bottom edge.
  var last = 0.0
  /// The height of a text that stays in the middle of its box, for which the distances are measured from the text's own
  /// edges. `nil` for a text that fills the box.
  var centeredHeight: Double?
}

extension Baselines {
  /// Creates the baselines for a font size. [Y7]
  init(size: Double) {
    first = UIFont.ascentFactor * size
    last = (UIFont.lineFactor - UIFont.ascentFactor) * size
  }

  @MainActor init(of font: UIFont?) {
    self.init(size: Double(font?.pointSize ?? UIFont.labelFontSize))
  }
}
