// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIView {
  /// Returns the priority with which the view resists being larger than its content along an axis. 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = layout?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.0 : hugging.1
  }

  /// Sets the priority with which the view resists being larger than its content along an axis.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { madeLayout.hugging.0 = priority } else { madeLayout.hugging.1 = priority }
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists being smaller than its content along an axis. 750 by default.
  public final func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let resistance = layout?.resistance else { return .defaultHigh }
    return axis == .horizontal ? resistance.0 : resistance.1
  }

  /// Sets the priority with which the view resists being smaller than its content along an axis.
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal { madeLayout.resistance.0 = priority } else { madeLayout.resistance.1 = priority }
    invalidateIntrinsicContentSize()
  }

  /// The baselines of the view's own text. [Y5]
  final var baselines: Baselines { hostBehavior.baselines(of: self) }
}

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
