// SPDX-License-Identifier: Apache-2.0

/// The attributes on ranges of a shown text. A view without attributes has none, so that an app that never sets any
/// does not carry their code: that is in a subclass.
@MainActor class TextAttributes {
  /// The text's look with the attributes over it; `plain` has the view's own look.
  func styled(_ plain: StyledText, in traits: UITraitCollection, tint: UIColor) -> StyledText { plain }
  /// The view has another font, which replaces all others.
  func fontChanged(to font: UIFont?) {}
  /// The view has another colour, which replaces all others.
  func colorChanged(to color: UIColor?) {}
}

/// Attributes of a label.
final class LabelAttributes: TextAttributes {
  let text: NSMutableAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSMutableAttributedString(attributedString: text)
  }

  override func styled(_ plain: StyledText, in traits: UITraitCollection, tint: UIColor) -> StyledText {
    text.styled(over: plain, in: traits, tint: tint)
  }

  override func fontChanged(to font: UIFont?) {
    if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length)) }
  }

  override func colorChanged(to color: UIColor?) {
    if let color { text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length)) }
  }
}

extension UILabel {
  /// The text with its attributes; those that it does not name are the label's own. Setting it sets `text`, and setting
  /// `text`, `font` or `textColor` afterwards replaces what it says.
  public final var attributedText: NSAttributedString? {
    get {
      if let own = attributes as? LabelAttributes { return NSAttributedString(attributedString: own.text) }
      guard let text else { return nil }
      return NSAttributedString(
        string: text,
        attributes: [
          .font: font ?? .systemFont(ofSize: UIFont.labelFontSize), .foregroundColor: textColor ?? .label,
        ])
    }
    set {
      text = newValue?.string
      attributes = newValue.map { LabelAttributes($0) }
      changed()
    }
  }
}
