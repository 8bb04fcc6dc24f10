// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The kind of an interaction with a link.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap. The only kind that occurs in Quire.
  case invokeDefaultAction = 0
  /// A long press that opens a menu.
  case presentActions = 1
  /// A preview of the link.
  case preview = 2
}

/// Taps on the links of text views that can't be edited. An app that reads neither `NSAttributedString.Key.link` nor
/// `dataDetectorTypes` has no links, and does not contain this code.
enum TextLinks {
  /// Watches a text view for taps after a change of its text.
  ///
  /// Safe because there is only one thread.
  nonisolated(unsafe) static var watch: (@MainActor (_ view: UITextView) -> Void)?

  static func install() {
    unsafe watch = { view in
      if let tap = view.textSettings?.linkTap {
        tap.isEnabled = !view.isEditable
        return
      }
      guard !view.isEditable, hasLinks(view.shownContent) else { return }
      let tap = UITapGestureRecognizer { [view = Weak(view)] tap in
        guard let view = view.wrappedValue, tap.state == .ended else { return }
        tapped(view, at: tap.location(in: view.editor))
      }
      tap.cancelsTouchesInView = false
      view.neededTextSettings.linkTap = tap
      view.addGestureRecognizer(tap)
    }
  }

  @MainActor private static func hasLinks(_ text: NSAttributedString) -> Bool {
    text.attributeRuns.runs.contains { $0.attributes[.plainLink] != nil }
  }

  @MainActor private static func tapped(_ view: UITextView, at point: CGPoint) {
    let text = view.shownContent
    guard let place = TextPlace(text, in: view).index(at: point) else { return }
    var range = NSRange(location: 0, length: 0)
    guard let url = unsafe address(text.attribute(.plainLink, at: place, effectiveRange: &range)),
      view.delegate?.textView(view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction) ?? true
    else { return }
    UIApplication.shared.open(url)
  }

  #if hasFeature(Embedded)
    @MainActor private static func address(_ value: NSObject?) -> URL? {
      (value as? NSString).flatMap { URL(string: $0.text) }
    }
  #else
    private static func address(_ value: Any?) -> URL? {
      switch value {
      case let url as URL: url
      case let text as String: URL(string: text)
      default: nil
      }
    }
  #endif
}

/// The places of the characters in a text view, which are found by measuring parts of its text.
@MainActor struct TextPlace {
  private let text: NSAttributedString
  private let view: UITextView
  private let room: Insets
  private let width: Double

  init(_ text: NSAttributedString, in view: UITextView) {
    (self.text, self.view) = (text, view)
    room = view.insetsOfLines
    width = max(1, Double(view.bounds.width) - room.left - room.right)
  }

  /// Returns the index of the character at a point of the editor; `nil` beside the text.
  func index(at point: CGPoint) -> Int? {
    let (x, y) = (Double(point.x) - room.left, Double(point.y) - room.top)
    guard y >= 0 else { return nil }
    let start = first { bottom($0) >= y }
    guard start < text.length else { return nil }
    let edge = bottom(start)
    let end = first { bottom($0) > edge }
    let offset = x - leftEdge(of: start..<end)
    guard offset >= 0 else { return nil }
    let place = first(from: start, to: end) { length(start..<($0 + 1)) >= offset }
    return place < end ? place : nil
  }

  private func first(where condition: (Int) -> Bool) -> Int { first(from: 0, to: text.length, condition) }

  /// Returns the first index that meets a condition, which all later ones meet, too.
  private func first(from start: Int, to end: Int, _ condition: (Int) -> Bool) -> Int {
    var (low, high) = (start, end)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func size(_ range: Range<Int>, within width: Double) -> Size {
    guard !range.isEmpty, let session = Session.current else { return .zero }
    let part = text.attributedSubstring(from: NSRange(range))
    let traits = view.traitCollection
    let styled = part.styled(over: view.plainLook(in: traits), in: traits, tint: view.tintColor)
    return session.measure(styled, width: width)
  }

  /// Returns the lower edge of the line that contains a character. The rest of the word determines where the line
  /// breaks.
  private func bottom(_ index: Int) -> Double {
    var end = index
    while end < text.length, text.units[end] != 0x20, text.units[end] != 0x0A { end += 1 }
    // A space belongs to the line before it.
    return size(0..<max(end, 1), within: width).height
  }

  private func length(_ range: Range<Int>) -> Double { size(range, within: .infinity).width }

  private func leftEdge(of line: Range<Int>) -> Double {
    let style = text.attributeRuns.run(at: line.lowerBound).run.attributes[.paragraphStyle] as? NSParagraphStyle
    var end = line.upperBound
    while end > line.lowerBound, text.units[end - 1] == 0x20 || text.units[end - 1] == 0x0A { end -= 1 }
    let free = max(0, width - length(line.lowerBound..<end))
    switch style?.alignment ?? view.textAlignment {
    case .left: return 0
    case .center: return free / 2
    case .right: return free
    case .natural, .justified: return view.isMirrored ? free : 0
    }
  }
}
