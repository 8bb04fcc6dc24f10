// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// The priority with which the view resists being larger than its content along an axis; 250 by default.
  public final func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    guard let hugging = layout?.hugging else { return .defaultLow }
    return axis == .horizontal ? hugging.0 : hugging.1
  }

  /// Sets the priority with which the view resists being larger than its content along an axis.
  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { madeLayout.hugging.0 = priority } else { madeLayout.hugging.1 = priority }
    invalidateIntrinsicContentSize()
  }

  /// The priority with which the view resists being smaller than its content along an axis; 750 by default.
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

  /// The distances of the first baseline from the top, and of the last one from the bottom, in a box as high as its
  /// content. [Y5]
  final var baselines: (first: Double, last: Double) {
    switch kind {
    case .label: baselines(of: (self as? UILabel)?.font)
    case .field: baselines(of: (self as? UITextField)?.font)
    default: (0, 0)
    }
  }

  /// The system's fonts reach 0.95 of their size above the baseline, in lines of 1.2 times the size.
  private func baselines(of font: UIFont?) -> (first: Double, last: Double) {
    let size = Double(font?.pointSize ?? UIFont.labelFontSize)
    return (0.95 * size, 0.25 * size)
  }
}
