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

/// The attributes of a label.
final class LabelAttributes: TextAttributes {
  let text: NSMutableAttributedString

  init(_ text: NSAttributedString) {
    self.text = NSMutableAttributedString(attributedString: text)
  }

  override func styled(_ plain: StyledText, in traits: UITraitCollection, tint: UIColor) -> StyledText {
    var styled = text.styled(over: plain, in: traits, tint: tint)
    if text.length > 0,
      let style = text.attributeRuns.run(at: 0).run.attributes[.paragraphStyle] as? NSParagraphStyle,
      let mode = style.extras?.lineBreakMode
    {
      styled.end = mode.end
    }
    return styled
  }

  override func fontChanged(to font: UIFont?) {
    if let font { text.addAttribute(.font, value: font, range: NSRange(location: 0, length: text.length)) }
  }

  override func colorChanged(to color: UIColor?) {
    if let color { text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 0, length: text.length)) }
  }
}

extension UILabel {
  /// The text with its attributes. The label's own style applies where an attribute is missing. Setting this property
  /// sets `text`. Setting `text`, `font` or `textColor` afterward replaces what this property specifies.
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
