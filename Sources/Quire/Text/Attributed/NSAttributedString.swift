// SPDX-License-Identifier: Apache-2.0

/// A text whose ranges have attributes such as fonts and colors. Positions count UTF-16 units.
///
/// It is Quire's own class, because Foundation's implementation on Linux fails on texts with several attributes. A file
/// that imports both Foundation and UIKit must specify which one it uses: `import class UIKit.NSAttributedString`.
@preconcurrency @MainActor open class NSAttributedString: NSObject {
  /// The text, as UTF-16 units.
  final var units: [UInt16]
  final var attributeRuns: AttributeRuns
  private final var decoded: String?

  /// Creates an empty text.
  public override convenience init() {
    self.init(string: "")
  }

  /// Creates a text without attributes.
  public init(string: String) {
    units = string.units
    attributeRuns = AttributeRuns(length: units.count, attributes: Attributes())
    super.init()
  }

  /// Creates a text with the same attributes everywhere.
  public init(string: String, attributes: Attributes?) {
    units = string.units
    attributeRuns = AttributeRuns(length: units.count, attributes: attributes ?? Attributes())
    super.init()
  }

  /// Creates a copy. A later change of a mutable original or copy does not affect the other.
  public init(attributedString: NSAttributedString) {
    units = attributedString.units
    attributeRuns = attributedString.attributeRuns
    super.init()
  }

  #if hasFeature(Embedded)
    /// Returns a text with the same attributes that can be changed.
    public final func mutableCopy() -> NSObject { NSMutableAttributedString(attributedString: self) }
    /// Returns a text with the same attributes.
    public final func copy() -> NSObject { NSAttributedString(attributedString: self) }
  #else
    /// Returns a text with the same attributes that can be changed.
    nonisolated open override func mutableCopy() -> Any {
      MainActor.assumeIsolated { NSMutableAttributedString(attributedString: self) }
    }
    /// Returns a text with the same attributes.
    nonisolated open override func copy() -> Any {
      MainActor.assumeIsolated { NSAttributedString(attributedString: self) }
    }
  #endif

  // MARK: Text

  /// The text without attributes.
  public final var string: String {
    if let decoded { return decoded }
    let text = String(units: units)
    decoded = text
    return text
  }

  /// The length in UTF-16 units.
  public final var length: Int { units.count }

  /// Discards the values that were computed from the units.
  final func unitsChanged() {
    decoded = nil
  }

  /// Returns a part of the text with its attributes. Traps if the range is not in the text.
  public final func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = checked(range)
    let made = NSAttributedString(string: "")
    made.units = Array(units[part])
    made.attributeRuns.replace(0..<0, with: attributeRuns.slice(part))
    return made
  }

  // MARK: Attributes

  /// Returns all attributes of a character. `range` receives the longest range around it with exactly these attributes.
  /// Traps if `location` is not in the text.
  public final func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> Attributes {
    precondition(location >= 0, "attributes are asked for at \(location); a text begins at 0")
    let (start, run) = attributeRuns.run(at: location)
    unsafe range?.pointee = NSRange(location: start, length: run.length)
    return run.attributes
  }

  #if hasFeature(Embedded)
    /// Returns one attribute of a character. `range` receives the longest range around it with this value. Traps if
    /// `location` is not in the text.
    public final func attribute(
      _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> NSObject? { unsafe value(of: attrName, at: location, effectiveRange: range) }
  #else
    /// Returns one attribute of a character. `range` receives the longest range around it with this value. Traps if
    /// `location` is not in the text.
    public final func attribute(
      _ attrName: Key, at location: Int, effectiveRange range: NSRangePointer?
    ) -> Any? { unsafe value(of: attrName, at: location, effectiveRange: range) }
  #endif

  private final func value(of name: Key, at location: Int, effectiveRange: NSRangePointer?) -> AttributeValue? {
    precondition(
      location >= 0 && location < length,
      "an attribute is asked for at \(location), but the text has \(length) UTF-16 units")
    var found: AttributeValue?
    forEachValue(of: name, in: 0..<length) { value, range in
      guard range.contains(location) else { return range.lowerBound <= location }
      found = value
      unsafe effectiveRange?.pointee = NSRange(range)
      return false
    }
    return found
  }

  /// Calls the block for each run of equal attributes within the range, until `stop` is set. The order is from the
  /// beginning to the end, or reverse if requested. The block may change the text; the enumeration continues on the
  /// original text.
  public final func enumerateAttributes(
    in enumerationRange: NSRange, options: EnumerationOptions = [],
    using block: (Attributes, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let part = checked(enumerationRange)
    var start = part.lowerBound
    var found: [(attributes: Attributes, range: NSRange)] = []
    for run in attributeRuns.slice(part) {
      found.append((run.attributes, NSRange(location: start, length: run.length)))
      start += run.length
    }
    if options.contains(.reverse) { found.reverse() }
    var stop: ObjCBool = false
    for (attributes, range) in found {
      unsafe block(attributes, range, &stop)
      if stop.boolValue { return }
    }
  }

  #if hasFeature(Embedded)
    /// Calls the block for each run of one value of an attribute within the range, until `stop` is set. Parts without
    /// the attribute are included.
    public final func enumerateAttribute(
      _ attrName: Key, in enumerationRange: NSRange, options: EnumerationOptions = [],
      using block: (NSObject?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { unsafe enumerate(attrName, checked(enumerationRange), options, block) }
  #else
    /// Calls the block for each run of one value of an attribute within the range, until `stop` is set. Parts without
    /// the attribute are included.
    public final func enumerateAttribute(
      _ attrName: Key, in enumerationRange: NSRange, options: EnumerationOptions = [],
      using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) { unsafe enumerate(attrName, checked(enumerationRange), options, block) }
  #endif

  private final func enumerate(
    _ name: Key, _ part: Range<Int>, _ options: EnumerationOptions,
    _ block: (AttributeValue?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var found: [(value: AttributeValue?, range: NSRange)] = []
    forEachValue(of: name, in: part) { value, range in
      found.append((value, NSRange(range)))
      return true
    }
    if options.contains(.reverse) { found.reverse() }
    var stop: ObjCBool = false
    for (value, range) in found {
      unsafe block(value, range, &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls the closure for each run of one value, until it returns `false`.
  private final func forEachValue(
    of name: Key, in part: Range<Int>, _ body: (AttributeValue?, Range<Int>) -> Bool
  ) {
    var start = part.lowerBound
    var end = start
    var value: AttributeValue?
    for run in attributeRuns.slice(part) {
      let next = run.attributes[name]
      if end > start, !AttributeRuns.areEqual(value, next) {
        guard body(value, start..<end) else { return }
        start = end
      }
      value = next
      end += run.length
    }
    if end > start { _ = body(value, start..<end) }
  }

  /// The options of an enumeration.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The raw bits, with the same values as Apple's.
    public var rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enumerates from the end to the beginning.
    public static let reverse = EnumerationOptions(rawValue: 1 << 1)
    /// Accepted, but has no effect: the longest runs are always found.
    public static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20)
  }

  // MARK: Comparing

  /// Returns whether both texts and their attributes are equal.
  public final func isEqual(to other: NSAttributedString) -> Bool {
    let (mine, theirs) = (attributeRuns.runs, other.attributeRuns.runs)
    guard units == other.units, mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy {
      $0.length == $1.length && AttributeRuns.areEqual($0.attributes, $1.attributes)
    }
  }

  nonisolated private func isSame(as other: NSAttributedString?) -> Bool {
    guard let other else { return false }
    return MainActor.assumeIsolated { isEqual(to: other) }
  }

  #if hasFeature(Embedded)
    /// Returns whether the other object is an attributed text with equal text and attributes.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool {
      isSame(as: object as? NSAttributedString)
    }
  #else
    /// Returns whether the other object is an attributed text with equal text and attributes.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
      isSame(as: object as? NSAttributedString)
    }
  #endif

  /// A hash value of the text, without the attributes.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { units.hashValue } }

  final func checked(_ range: NSRange) -> Range<Int> {
    precondition(
      range.location >= 0 && range.length >= 0 && range.location <= length && range.length <= length - range.location,
      "the range from \(range.location) with \(range.length) units is not in a text of \(length) UTF-16 units")
    return range.location..<(range.location + range.length)
  }
}
