// SPDX-License-Identifier: Apache-2.0

/// The rarely used settings of a text view.
@MainActor final class TextViewSettings {
  var traits: TextTraits?
  var contentType: UITextContentType?
  var isSecure = false
  var linkAttributes: NSAttributedString.Attributes?
  var detectors: UIDataDetectorTypes = []
  var allowsAttributes = false
  var scales = false
  var finds = false
  var borderStyle = UITextView.BorderStyle.none
  /// The recognizer of taps on links.
  var linkTap: UITapGestureRecognizer?
  /// Returns the text as it is shown. Set when the look of links or data detectors are first set.
  var decorate: ((_ content: NSAttributedString, _ view: UITextView) -> NSAttributedString)?
}

/// The kinds of data that a text view finds in its text.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt

  /// Creates types from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Telephone numbers. Quire does not find them.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses that begin with `http://`, `https://` or `www.`.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses. Quire does not find them.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times. Quire does not find them.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of shipments. Quire does not find them.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights. Quire does not find them.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Words that can be looked up. Quire does not find them.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Amounts of money. Quire does not find them.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measurements. Quire does not find them.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All kinds.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}

extension UITextView {
  /// The border of a text view.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// Round corners.
    case roundedRect = 1
  }

  final var neededTextSettings: TextViewSettings {
    if let made = textSettings { return made }
    let made = TextViewSettings()
    textSettings = made
    return made
  }

  /// The look of links: by default the tint color and a line. It replaces the attributes that the links have in the
  /// text.
  public final var linkTextAttributes: NSAttributedString.Attributes! {
    get { textSettings?.linkAttributes ?? [.foregroundColor: tintColor ?? .systemBlue] }
    set {
      neededTextSettings.linkAttributes = newValue
      decorateLinks()
    }
  }

  /// The kinds of data that are found in the text and shown as links, if the text can't be edited; none by default.
  /// Quire finds only `link`.
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { textSettings?.detectors ?? [] }
    set {
      neededTextSettings.detectors = newValue
      TextLinks.install()
      decorateLinks()
    }
  }

  private final func decorateLinks() {
    neededTextSettings.decorate = LinkFinder.decorated
    changed()
  }

  /// Whether the user can change the attributes of the text; `false` by default. It has no effect in Quire, because the
  /// browser's editor has no such commands.
  public final var allowsEditingTextAttributes: Bool {
    get { textSettings?.allowsAttributes ?? false }
    set { neededTextSettings.allowsAttributes = newValue }
  }
  /// Whether sizes of text are scaled as on a Mac; `false` by default. It has no effect in Quire, which always shows
  /// the sizes of iOS.
  public final var usesStandardTextScaling: Bool {
    get { textSettings?.scales ?? false }
    set { neededTextSettings.scales = newValue }
  }
  /// Whether the user can search in the text; `false` by default. It has no effect in Quire, because the browser
  /// searches the whole page.
  public final var isFindInteractionEnabled: Bool {
    get { textSettings?.finds ?? false }
    set { neededTextSettings.finds = newValue }
  }
}

/// The look of links in text views, and the search for them.
@MainActor enum LinkFinder {
  static func decorated(_ content: NSAttributedString, in view: UITextView) -> NSAttributedString {
    guard let settings = view.textSettings else { return content }
    let text = NSMutableAttributedString(attributedString: content)
    if settings.detectors.contains(.link), !view.isEditable {
      for range in links(in: text.units) {
        let address = String(units: text.units[range])
        let isWhole = !starts("www.", at: range.lowerBound, in: text.units)
        guard let url = URL(string: isWhole ? address : "http://" + address) else { continue }
        add(url, to: text, range)
      }
    }
    guard var look = settings.linkAttributes else { return text }
    if look[.underlineStyle] == nil { look[.underlineStyle] = NSUnderlineStyle(rawValue: 0).rawValue }
    var start = 0
    for run in text.attributeRuns.runs {
      if run.attributes[.plainLink] != nil {
        text.addAttributes(look, range: NSRange(location: start, length: run.length))
      }
      start += run.length
    }
    return text
  }

  private static func add(_ url: URL, to text: NSMutableAttributedString, _ range: Range<Int>) {
    #if hasFeature(Embedded)
      text.addAttribute(.plainLink, value: NSString(string: url.absoluteString), range: NSRange(range))
    #else
      text.addAttribute(.plainLink, value: url, range: NSRange(range))
    #endif
  }

  /// Returns the ranges of the addresses in a text.
  static func links(in units: [UInt16]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while start < units.count {
      let isFirst = start == 0 || !isLetter(units[start - 1])
      let begins = ["https://", "http://", "www."].contains { starts($0, at: start, in: units) }
      guard isFirst, begins else {
        start += 1
        continue
      }
      var end = start
      while end < units.count, isPart(units[end]) { end += 1 }
      while end > start, isPunctuation(units[end - 1]) { end -= 1 }
      found.append(start..<end)
      start = max(end, start + 1)
    }
    return found
  }

  private static func starts(_ prefix: String, at place: Int, in units: [UInt16]) -> Bool {
    let prefix = prefix.units
    // A letter or a digit follows.
    guard place + prefix.count < units.count, isLetter(units[place + prefix.count]) else { return false }
    for (index, unit) in prefix.enumerated() where lowercase(units[place + index]) != unit { return false }
    return true
  }

  private static func lowercase(_ unit: UInt16) -> UInt16 { (0x41...0x5A).contains(unit) ? unit + 32 : unit }

  private static func isLetter(_ unit: UInt16) -> Bool {
    (0x30...0x39).contains(unit) || (0x61...0x7A).contains(lowercase(unit)) || unit >= 0xC0
  }

  /// Whether a unit can be in an address: no space, quotation mark or angle bracket.
  private static func isPart(_ unit: UInt16) -> Bool {
    unit > 0x20 && unit != 0x22 && unit != 0x3C && unit != 0x3E && unit != 0xA0 && !(0x2000...0x206F).contains(unit)
  }

  /// Whether a unit at the end of an address belongs to the sentence instead.
  private static func isPunctuation(_ unit: UInt16) -> Bool {
    ".,;:!?'()[]{}".units.contains(unit)
  }
}

extension UITextView {
  /// Creates a text view of no size. The argument has no effect in Quire, because the browser lays out the lines.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero)
  }
}
