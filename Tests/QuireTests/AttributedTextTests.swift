// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// Attributed strings as values, and in labels.
@MainActor @Suite struct AttributedTextTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let other = UIFont.boldSystemFont(ofSize: 30)

  private func ranges(_ text: NSAttributedString, of key: NSAttributedString.Key) -> [String] {
    var found: [String] = []
    text.enumerateAttribute(key, in: NSRange(location: 0, length: text.length)) { value, range, _ in
      found.append("\(value == nil ? "-" : "+")\(range.location)..<\(range.location + range.length)")
    }
    return found
  }

  @Test func rangesCountUnitsAndEqualNeighborsMerge() {
    let text = NSMutableAttributedString(string: "a👍b")
    #expect(text.length == 4)
    text.addAttribute(.font, value: font, range: NSRange(location: 1, length: 2))
    #expect(ranges(text, of: .font) == ["-0..<1", "+1..<3", "-3..<4"])
    text.addAttribute(.font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 3, length: 1))
    #expect(ranges(text, of: .font) == ["-0..<1", "+1..<4"], "equal fonts are one run")
    var range = NSRange()
    let attributes = text.attributes(at: 3, effectiveRange: &range)
    #expect(attributes[.font] as? UIFont == font)
    #expect(range == NSRange(location: 1, length: 3))
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: &range) == nil)
    #expect(range == NSRange(location: 0, length: 4), "the value's range, whatever other attributes there are")
    #expect(text.attributedSubstring(from: NSRange(location: 1, length: 2)).string == "👍")
  }

  @Test func editsKeepTheAttributesAroundThem() {
    let text = NSMutableAttributedString(string: "Hello world", attributes: [.font: font, .kern: 2])
    text.addAttributes([.foregroundColor: UIColor.red], range: NSRange(location: 6, length: 5))
    text.replaceCharacters(in: NSRange(location: 6, length: 5), with: "you")
    #expect(text.string == "Hello you")
    #expect(text.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .red)
    text.insert(NSAttributedString(string: "to "), at: 6)
    #expect(text.attribute(.font, at: 7, effectiveRange: nil) == nil, "an inserted text brings its own attributes")
    text.deleteCharacters(in: NSRange(location: 0, length: 6))
    #expect(text.string == "to you")
    text.append(NSAttributedString(string: "!", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue]))
    #expect(ranges(text, of: .underlineStyle) == ["-0..<6", "+6..<7"])
    text.removeAttribute(.underlineStyle, range: NSRange(location: 0, length: 7))
    text.setAttributes([.font: other], range: NSRange(location: 0, length: 7))
    #expect(text.isEqual(to: NSAttributedString(string: "to you!", attributes: [.font: other])))
    #expect(NSAttributedString(string: "a") != NSAttributedString(string: "a", attributes: [.font: other]))
  }

  @Test func enumerationStopsAndReverses() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 3))
    var seen: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 1, length: 6), options: .reverse) { _, range, stop in
      seen.append(range.location)
      if seen.count == 2 { stop.pointee = true }
    }
    #expect(seen == [3, 1], "the part of a run within the range")
  }

  @Test func aRangeBeyondTheTextIsAnError() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let text = NSMutableAttributedString(string: "abc")
        text.addAttribute(.kern, value: 1, range: NSRange(location: 2, length: 2))
      }
    }
    #expect(stopped(result, saying: "the range from 2 with 2 units is not in a text of 3 UTF-16 units"))
  }

  @Test func aLabelShowsItsRuns() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    let text = NSMutableAttributedString(string: "plain bold")
    text.addAttributes(
      [.font: other, .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 1.5],
      range: NSRange(location: 6, length: 4))
    label.attributedText = text
    let controller = UIViewController()
    controller.view.addSubview(label)
    let simulator = Simulator { controller }
    let shown = try #require(simulator.styledText(of: label))
    #expect(shown.string == "plain bold")
    #expect(shown.runs.map { $0.length } == [6, 4])
    #expect(shown.runs.map { $0.size } == [17, 30])
    #expect(shown.runs[1].color == RGBA(bits: 0xFF00_00FF))
    #expect(shown.runs[1].underline.style == 9)
    #expect(shown.runs[1].spacing == 1.5)
    // Letters are half as wide as high, bold ones six tenths, each with its own height.
    #expect(label.sizeThatFits(.zero) == CGSize(width: (6 * 8.5 + 4 * (18 + 1.5)).rounded(.up), height: 36))
    #expect(label.text == "plain bold")
    #expect(label.attributedText?.isEqual(to: text) == true)
    simulator.perform { label.text = "new" }
    #expect(simulator.styledText(of: label)?.runs.isEmpty == true)
    #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test func paragraphsHaveTheStyleOfTheirFirstLetter() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
    label.numberOfLines = 0
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.paragraphSpacing = 8
    let text = NSMutableAttributedString(string: "first\nsecond")
    text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 6))
    label.attributedText = text
    let controller = UIViewController()
    controller.view.addSubview(label)
    let simulator = Simulator { controller }
    let shown = try #require(simulator.styledText(of: label))
    #expect(shown.paragraphs.map { $0.alignment } == [.center, .natural])
    let lines: CGFloat = 2 * 17 * 1.193359375
    #expect(label.sizeThatFits(.zero).height == ((lines + 8) * 3).rounded(.up) / 3)
  }
}
