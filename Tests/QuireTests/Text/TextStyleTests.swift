// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Effects of letters, paragraph styles, and fonts from attributes.
@MainActor @Suite struct TextStyleTests {
  private func styled(_ attributes: NSAttributedString.Attributes) -> StyledText {
    let label = UILabel()
    label.font = .systemFont(ofSize: 20)
    label.textColor = .red
    label.attributedText = NSAttributedString(string: "abc", attributes: attributes)
    return label.styledText(in: label.traitCollection)
  }

  @Test func shadowsOfLetters() throws {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowBlurRadius = 3
    let effect = try #require(styled([.shadow: shadow]).runs.first?.effect)
    #expect(effect.shadow.color == RGBA(bits: 0xFF00_00FF) && effect.shadow.radius == 3)
    #expect(effect.shadow.offset == Vector(dx: 1, dy: 2) && effect.outline == 0)
    shadow.shadowColor = nil
    #expect(styled([.shadow: shadow]).runs.first?.effect == nil)
  }

  @Test func outlinesOfLetters() throws {
    let both = try #require(styled([.strokeWidth: -5, .strokeColor: UIColor.black]).runs.first)
    #expect(both.effect?.outline == 1 && both.effect?.outlineColor == RGBA(bits: 0x0000_00FF))
    #expect(both.color == RGBA(bits: 0xFF00_00FF))
    let outline = try #require(styled([.strokeWidth: 5]).runs.first)
    #expect(outline.color == .clear && outline.effect?.outlineColor == RGBA(bits: 0xFF00_00FF))
  }

  @Test func slantedLetters() {
    #expect(styled([.obliqueness: 0.2]).runs.first?.isItalic == true)
    #expect(styled([.obliqueness: 0]).runs.isEmpty)
  }

  @Test func theFirstParagraphDecidesTheEnd() {
    let style = NSMutableParagraphStyle()
    #expect(styled([.paragraphStyle: style]).end == .ellipsis && style.lineBreakMode == .byWordWrapping)
    style.lineBreakMode = .byCharWrapping
    #expect(styled([.paragraphStyle: style]).end == .characters)
  }

  @Test func spaceBeforeAParagraph() {
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 4
    style.paragraphSpacingBefore = 6
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
    #expect(label.styledText(in: label.traitCollection).paragraphs.map { $0.spacing } == [10, 4])
  }

  @Test func copiesOfStyles() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.count == 12 && style.hyphenationFactor == 0 && style.baseWritingDirection == .natural)
    style.lineSpacing = 3
    style.tailIndent = -5
    style.tabStops = [NSTextTab(textAlignment: .left, location: 50)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 20))
    #expect(style.tabStops.map { $0.location } == [20, 50])
    let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style && copy.lineSpacing == 3 && copy.tailIndent == -5)
    copy.tailIndent = 0
    #expect(style.tailIndent == -5 && copy != style)
    let text = NSAttributedString(string: "a", attributes: [.kern: 2.0])
    let other = try #require(text.mutableCopy() as? NSMutableAttributedString)
    other.append(NSAttributedString(string: "b"))
    #expect(other.string == "ab" && text.string == "a")
  }

  @Test func attributesOfFonts() {
    let plain = UIFont.systemFont(ofSize: 17).fontDescriptor
    let bold = plain.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]])
    #expect(bold.symbolicTraits == .traitBold && bold.pointSize == 17)
    #expect(plain.withFace("Bold Italic").symbolicTraits == [.traitBold, .traitItalic])
    let made = UIFontDescriptor(fontAttributes: [.family: "Georgia", .size: 12, .face: "Italic"])
    #expect(made.symbolicTraits == .traitItalic && made.pointSize == 12 && made.postscriptName == "Georgia-Italic")
    #expect(made.object(forKey: .family) as? String == "Georgia" && made.fontAttributes[.size] as? CGFloat == 12)
    #expect(UIFont(descriptor: made, size: 0).familyName == "Georgia")
  }

  @Test func heightsOfLetters() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect((font.capHeight - 11.979).magnitude < 0.01 && (font.xHeight - 8.948).magnitude < 0.01)
    #expect(UIFont.systemFont(ofSize: 17, weight: .bold, width: .condensed) == .boldSystemFont(ofSize: 17))
  }
}
