// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Links in text views, and the text as a storage.
@MainActor @Suite struct TextLinkTests {
  final class Witness: NSObject, UITextViewDelegate {
    var tale: [String] = []
    var allows = true

    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      tale.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
      return allows
    }
  }

  let root = UIViewController()
  let textView = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
  let witness = Witness()
  let simulator: Simulator

  init() {
    let (root, textView) = (root, textView)
    simulator = Simulator { root }
    textView.delegate = witness
    simulator.perform {
      textView.font = .systemFont(ofSize: 20)
      textView.isEditable = false
      root.view.addSubview(textView)
    }
  }

  private var runs: [StyledText.Run] { textView.styledText(in: textView.traitCollection).runs }

  @Test(arguments: [
    ("See https://a.b/c.", [4..<17]), ("www.quire.dev, HTTP://x.y", [0..<13, 15..<25]), ("xhttp://a.b", []),
    ("(http://a.b)", [1..<11]), ("www. and http://", []), ("", []),
  ]) func addressesAreFound(_ text: String, _ expected: [Range<Int>]) {
    #expect(LinkFinder.links(in: Array(text.utf16)) == expected)
  }

  @Test func detectedLinksAreShown() {
    simulator.perform {
      textView.text = "See https://a.b/c."
      textView.dataDetectorTypes = .link
    }
    #expect(runs.map { $0.length } == [4, 13, 1] && runs[1].underline.style == 1)
    simulator.perform { textView.linkTextAttributes = [.foregroundColor: UIColor.red] }
    #expect(runs[1].color == RGBA(bits: 0xFF00_00FF) && runs[1].underline.style == 0)
    #expect(textView.text == "See https://a.b/c.")
    simulator.perform { textView.isEditable = true }
    #expect(runs.count < 3, "a text that can be edited has no detected links")
  }

  /// A letter is 10 points wide, and a line 23.87 points high. The text begins 5 points from the left and 8 from
  /// the top.
  @Test func aTapOpensALink() {
    simulator.perform {
      let text = NSMutableAttributedString(string: "Read the terms")
      text.addAttribute(.link, value: "https://quire.dev", range: NSRange(location: 9, length: 5))
      textView.attributedText = text
      textView.font = .systemFont(ofSize: 20)
    }
    simulator.tap(at: CGPoint(x: 20 + 5 + 45, y: 100 + 8 + 10))
    #expect(witness.tale.isEmpty, "beside the link")
    simulator.tap(at: CGPoint(x: 20 + 5 + 115, y: 100 + 8 + 10))
    #expect(witness.tale == ["https://quire.dev 9+5"])
    #expect(simulator.openedAddresses == ["https://quire.dev"])
    witness.allows = false
    simulator.tap(at: CGPoint(x: 20 + 5 + 115, y: 100 + 8 + 10))
    #expect(witness.tale.count == 2 && simulator.openedAddresses.count == 1)
    simulator.tap(at: CGPoint(x: 20 + 5 + 250, y: 100 + 8 + 10))
    simulator.tap(at: CGPoint(x: 20 + 5 + 115, y: 100 + 8 + 60))
    #expect(witness.tale.count == 2, "beside the text")
  }

  @Test func charactersOfLaterLinesAreFound() {
    simulator.perform { textView.text = "one two three four five six seven eight nine" }
    // 290 points are room for 29 letters: "one two three four five six" has 27.
    let place = TextPlace(textView.shownContent, in: textView)
    #expect(place.index(at: CGPoint(x: 5 + 15, y: 8 + 10)) == 1)
    #expect(place.index(at: CGPoint(x: 5 + 15, y: 8 + 34)) == 29)
    #expect(place.index(at: CGPoint(x: 5 + 15, y: 8 + 80)) == nil)
    textView.textAlignment = .right
    // "seven eight nine" has 16 letters.
    #expect(place.index(at: CGPoint(x: 5 + 15, y: 8 + 34)) == nil)
    #expect(place.index(at: CGPoint(x: 5 + 130 + 15, y: 8 + 34)) == 29)
  }

  @Test func theStorageIsTheText() {
    simulator.perform {
      textView.text = "abcdef"
      textView.selectedRange = NSRange(location: 6, length: 0)
      textView.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 2))
    }
    #expect(runs.first?.length == 2 && runs.first?.color == RGBA(bits: 0xFF00_00FF))
    simulator.perform { textView.textStorage.deleteCharacters(in: NSRange(location: 3, length: 3)) }
    #expect(textView.text == "abc" && textView.selectedRange == NSRange(location: 3, length: 0))
    simulator.perform { textView.text = "new" }
    #expect(textView.textStorage.string == "new")
  }

  @Test func keptSettings() {
    #expect(!textView.usesStandardTextScaling && !textView.isFindInteractionEnabled)
    #expect(!textView.allowsEditingTextAttributes && textView.dataDetectorTypes == [])
    #expect(textView.keyboardAppearance == .default && textView.smartQuotesType == .default)
    #expect(textView.textContainer.lineBreakMode == .byWordWrapping)
  }
}
