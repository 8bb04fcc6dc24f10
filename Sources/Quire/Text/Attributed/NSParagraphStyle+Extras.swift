// SPDX-License-Identifier: Apache-2.0

/// The rarely used values of a paragraph style.
@MainActor final class ParagraphExtras {
  /// `nil` until it is set, so that a view keeps its own.
  var lineBreakMode: NSLineBreakMode?
  var spacingBefore: CGFloat = 0
  var tailIndent: CGFloat = 0
  var tabStops: [NSTextTab]?
  var tabInterval: CGFloat = 0
  var direction = NSWritingDirection.natural
  var hyphenation: Float = 0
  var hyphenates = false
  var tightens = false
  var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []

  func copy() -> ParagraphExtras {
    let copy = ParagraphExtras()
    copy.lineBreakMode = lineBreakMode
    copy.spacingBefore = spacingBefore
    copy.tailIndent = tailIndent
    copy.tabStops = tabStops
    copy.tabInterval = tabInterval
    copy.direction = direction
    copy.hyphenation = hyphenation
    copy.hyphenates = hyphenates
    copy.tightens = tightens
    copy.lineBreakStrategy = lineBreakStrategy
    return copy
  }

  /// Returns whether two styles have the same values, of which the tab stops do not count.
  static func areEqual(_ left: ParagraphExtras?, _ right: ParagraphExtras?) -> Bool {
    if left === right { return true }
    let (left, right) = (left ?? ParagraphExtras(), right ?? ParagraphExtras())
    return left.lineBreakMode == right.lineBreakMode && left.spacingBefore == right.spacingBefore
      && left.tailIndent == right.tailIndent && left.tabInterval == right.tabInterval
      && left.direction == right.direction && left.hyphenation == right.hyphenation
      && left.hyphenates == right.hyphenates && left.tightens == right.tightens
      && left.lineBreakStrategy == right.lineBreakStrategy
  }
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the text's language.
  case natural = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic.
  case rightToLeft = 1
}

/// A position in a line to which a tab character moves.
@preconcurrency @MainActor open class NSTextTab: NSObject {
  /// The key of an option: the characters that end a column. Has no effect in Quire.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The characters at which the text before the tab stop ends.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

    /// Returns whether two keys have the same bytes.
    public static func == (left: OptionKey, right: OptionKey) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the name, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The alignment of the text at the position.
  public final let alignment: NSTextAlignment
  /// The distance of the position from the beginning of the line, in points.
  public final let location: CGFloat

  /// Creates a tab stop. The options are ignored.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: NSObject] = [:]) {
    self.alignment = alignment
    location = loc
    super.init()
  }
}

// Set these properties of an `NSMutableParagraphStyle` only.
extension NSParagraphStyle {
  /// The rules for breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values.
    public var rawValue: UInt

    /// Creates a strategy from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The last line of a paragraph gets no single word.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Lines break only at the spaces of Korean text.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The strategy of the system's labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  private final var neededExtras: ParagraphExtras {
    if let extras { return extras }
    let made = ParagraphExtras()
    extras = made
    return made
  }

  /// The wrapping or truncation of a text that is too long; `byWordWrapping` by default. A label keeps its own until
  /// this is set; the style of its first paragraph decides.
  public final var lineBreakMode: NSLineBreakMode {
    get { extras?.lineBreakMode ?? .byWordWrapping }
    set { neededExtras.lineBreakMode = newValue }
  }
  /// The additional distance before the paragraph, unless it is the first; 0 by default.
  public final var paragraphSpacingBefore: CGFloat {
    get { extras?.spacingBefore ?? 0 }
    set { neededExtras.spacingBefore = max(0, newValue) }
  }
  /// The distance from the beginning of the lines to their end, or, if not above 0, from the end of the box; 0 by
  /// default. It has no effect in Quire, whose lines always extend to the end.
  public final var tailIndent: CGFloat {
    get { extras?.tailIndent ?? 0 }
    set { neededExtras.tailIndent = newValue }
  }
  /// The positions of tab characters, in order. It has no effect in Quire, because browsers have no tab stops.
  public final var tabStops: [NSTextTab]! {
    get { extras?.tabStops ?? NSParagraphStyle.usualTabStops }
    set { neededExtras.tabStops = newValue }
  }
  /// The distance between tab stops after the last of `tabStops`; 0 by default. It has no effect in Quire, because
  /// browsers have no tab stops.
  public final var defaultTabInterval: CGFloat {
    get { extras?.tabInterval ?? 0 }
    set { neededExtras.tabInterval = newValue }
  }
  /// The direction of the text; `natural` by default. It has no effect in Quire, because the browser finds the
  /// direction.
  public final var baseWritingDirection: NSWritingDirection {
    get { extras?.direction ?? .natural }
    set { neededExtras.direction = newValue }
  }
  /// The willingness to divide words, 0...1; 0 by default. It has no effect in Quire, which divides no words.
  public final var hyphenationFactor: Float {
    get { extras?.hyphenation ?? 0 }
    set { neededExtras.hyphenation = newValue }
  }
  /// Whether the system decides about dividing words; `false` by default. It has no effect in Quire, which divides no
  /// words.
  public final var usesDefaultHyphenation: Bool {
    get { extras?.hyphenates ?? false }
    set { neededExtras.hyphenates = newValue }
  }
  /// Whether letters move closer together before a text is truncated; `false` by default. It has no effect in Quire,
  /// because the browser truncates the text.
  public final var allowsDefaultTighteningForTruncation: Bool {
    get { extras?.tightens ?? false }
    set { neededExtras.tightens = newValue }
  }
  /// The rules for breaking lines; none by default. It has no effect in Quire, because the browser breaks the lines.
  public final var lineBreakStrategy: LineBreakStrategy {
    get { extras?.lineBreakStrategy ?? [] }
    set { neededExtras.lineBreakStrategy = newValue }
  }

  /// The direction in which a language is written, or the user's if it is `nil`.
  public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    guard let languageName else {
      return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let code = Array(languageName.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") })
    let rightToLeft = ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"]
    return rightToLeft.contains { Array($0.utf8) == code } ? .rightToLeft : .leftToRight
  }

  /// Twelve positions at distances of 28 points.
  private static var usualTabStops: [NSTextTab] {
    (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat($0 * 28)) }
  }
}

extension NSMutableParagraphStyle {
  /// Adds a position for tab characters, in order.
  public func addTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = tabStops ?? []
    stops.insert(anObject, at: stops.firstIndex { $0.location > anObject.location } ?? stops.count)
    tabStops = stops
  }

  /// Removes a position for tab characters.
  public func removeTabStop(_ anObject: NSTextTab) {
    var stops: [NSTextTab] = tabStops ?? []
    stops.removeAll { $0 === anObject }
    tabStops = stops
  }
}
