// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension NSAttributedString {
  /// Returns the text for a host: its attributes applied to a view's own style.
  final func styled(over plain: StyledText, in traits: UITraitCollection, tint: UIColor) -> StyledText {
    var text = plain
    text.string = string
    text.runs = attributeRuns.runs.map { run in
      StyledText.Run(run, like: plain, in: traits, tint: tint)
    }
    text.paragraphs = paragraphs(alignment: plain.alignment)
    // If all text looks like the view's own style, no runs are needed.
    if text.runs.allSatisfy({ $0 == StyledText.Run(length: $0.length, like: plain) }) { text.runs = [] }
    return text
  }

  /// Returns one style per paragraph, or an empty array if no paragraph has a style.
  private final func paragraphs(alignment: StyledText.Alignment) -> [StyledText.Paragraph] {
    let isStyled = attributeRuns.runs.contains { $0.attributes[.paragraphStyle] != nil }
    guard isStyled else { return [] }
    var found: [StyledText.Paragraph] = []
    var start = 0
    var usual = StyledText.Paragraph()
    usual.alignment = alignment
    for index in 0...length {
      guard index == length || units[index] == 0x0A else { continue }
      // An empty last paragraph has no character, so it gets the style of the preceding paragraph.
      let place = min(start, length - 1)
      let style =
        place < 0
        ? nil : attributeRuns.run(at: place).run.attributes[.paragraphStyle] as? NSParagraphStyle
      if let before = style?.extras?.spacingBefore, let last = found.indices.last {
        found[last].spacing += Double(before)
      }
      found.append(style.map { $0.lines } ?? usual)
      start = index + 1
    }
    return found
  }
}

extension StyledText.Run {
  @MainActor fileprivate init(
    _ run: AttributeRuns.Run, like plain: StyledText, in traits: UITraitCollection, tint: UIColor
  ) {
    self.init(length: run.length, like: plain)
    let attributes = run.attributes
    if let font = attributes[.font] as? UIFont {
      let face = font.fontDescriptor
      size = Double(face.pointSize)
      weight = face.weight.hundreds
      design = face.design.design
      family = face.family
      isItalic = face.isItalic
    }
    func color(_ key: NSAttributedString.Key) -> RGBA? {
      (attributes[key] as? UIColor)?.resolved(with: traits, tint: tint)
    }
    if attributes[.plainLink] != nil {
      self.color = tint.resolved(with: traits, tint: nil)
      underline.style = 1
    }
    if let letters = color(.foregroundColor) { self.color = letters }
    background = color(.backgroundColor) ?? .clear
    if let style = attributes[.underlineStyle].flatMap(number) { underline.style = Int(style) }
    underline.color = color(.underlineColor)
    if let style = attributes[.strikethroughStyle].flatMap(number) { strikethrough.style = Int(style) }
    strikethrough.color = color(.strikethroughColor)
    spacing = attributes[.kern].flatMap(number) ?? 0
    rise = attributes[.baselineOffset].flatMap(number) ?? 0
    unsafe LetterEffects.add?(&self, run, traits, tint)
  }
}

/// Returns the value of an attribute as a number, or `nil` if it is not a finite number.
@MainActor func number(_ value: AttributeValue) -> Double? {
  #if hasFeature(Embedded)
    let number = (value as? NSNumber)?.doubleValue
  #else
    let number: Double? =
      switch value {
      case let value as Int: Double(value)
      case let value as Double: value
      case let value as CGFloat: Double(value)
      case let value as Float: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
  #endif
  guard let number, number.isFinite, number.magnitude < 1e9 else { return nil }
  return number
}
