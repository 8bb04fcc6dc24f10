// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Labels with texts that are too long. Letters are half as wide as high.
@MainActor @Suite struct LabelTests {
  let root = UIViewController()
  let label = UILabel()
  let simulator: Simulator

  init() {
    let (root, label) = (root, label)
    simulator = Simulator { root }
    simulator.perform {
      label.font = .systemFont(ofSize: 20)
      root.view.addSubview(label)
    }
  }

  private func shown(_ text: String, width: Double, height: Double = 24, _ change: () -> Void) -> StyledText {
    simulator.perform {
      label.text = text
      label.frame = CGRect(x: 0, y: 100, width: width, height: height)
      change()
    }
    return label.shownText(in: label.traitCollection)
  }

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingHead, 60.0, "…house"), (.byTruncatingMiddle, 60.0, "lig…se"),
    (.byTruncatingMiddle, 100.0, ""), (.byTruncatingTail, 60.0, ""),
  ]) func ellipses(_ mode: NSLineBreakMode, _ width: Double, _ expected: String) {
    let text = shown("lighthouse", width: width) { label.lineBreakMode = mode }
    #expect(text.shortened == expected && text.string == "lighthouse" && text.end == .ellipsis)
    #expect(simulator.element(label)?.label == "lighthouse", "the whole text is read")
  }

  @Test func anEllipsisFollowsTheBox() {
    _ = shown("lighthouse", width: 200) { label.lineBreakMode = .byTruncatingHead }
    simulator.perform { label.frame.size.width = 40 }
    #expect(simulator.picture().contains(">…use<"))
    simulator.perform { label.frame.size.width = 5 }
    #expect(label.shownText(in: label.traitCollection).shortened == "…")
  }

  /// Characters that belong together are kept together: accents, joined pictures and flags.
  @Test func charactersAreNotDivided() {
    let text = shown("aae\u{301}🇳🇴👩‍🚀", width: 20) { label.lineBreakMode = .byTruncatingHead }
    #expect(text.shortened == "…👩‍🚀")
    #expect(shown("aae\u{301}🇳🇴👩‍🚀", width: 40) {}.shortened == "…e\u{301}🇳🇴👩‍🚀")
  }

  @Test(arguments: [
    (NSLineBreakMode.byWordWrapping, StyledText.End.words), (.byCharWrapping, .characters), (.byClipping, .cut),
    (.byTruncatingTail, .ellipsis),
  ]) func endsWithoutEllipsis(_ mode: NSLineBreakMode, _ end: StyledText.End) {
    #expect(shown("lighthouse", width: 60) { label.lineBreakMode = mode }.end == end)
  }

  @Test func smallerLetters() {
    #expect(shown("lighthouse", width: 50) { label.adjustsFontSizeToFitWidth = true }.size == 10)
    #expect(shown("lighthouse", width: 50) { label.minimumScaleFactor = 0.75 }.size == 15)
    #expect(shown("lighthouse", width: 500) {}.size == 20, "not larger than its font")
    // The whole text at 48 points for two lines needs three. Smaller letters need two.
    let text = shown("fog horn", width: 60, height: 24) {
      label.minimumScaleFactor = 0.1
      label.numberOfLines = 0
    }
    #expect(text.size < 20 && text.size >= 10)
    #expect(simulator.session.measure(text, width: 60).height <= 24)
  }

  @Test func paleAndHighlighted() {
    label.textColor = .black
    label.highlightedTextColor = .red
    #expect(shown("fog", width: 60) { label.isEnabled = false }.color.bits == 0x0000_0080)
    #expect(
      shown("fog", width: 60) {
        label.isEnabled = true
        label.isHighlighted = true
      }.color.bits == 0xFF00_00FF)
  }
}
