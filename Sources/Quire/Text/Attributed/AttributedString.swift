// SPDX-License-Identifier: Apache-2.0

/// A text as a value, whose ranges have attributes such as fonts and colors.
///
/// It is Quire's own type, because Foundation's has no attributes of UIKit outside Apple's systems. `characters` is a
/// `String`; the text is changed by `append`, `insert`, `replaceSubrange` and `removeSubrange`.
@preconcurrency @MainActor public struct AttributedString {
  /// A position in a text.
  public struct Index: Comparable, Hashable, Sendable {
    /// The position in UTF-16 units.
    let unit: Int

    /// Compares two positions.
    public static func < (left: Index, right: Index) -> Bool { left.unit < right.unit }
  }

  /// The text, which is replaced and never changed.
  private(set) var text: NSAttributedString

  /// Creates an empty text.
  public init() {
    text = NSAttributedString(string: "")
  }

  /// Creates a text with the same attributes everywhere.
  public init(_ string: String, attributes: AttributeContainer = AttributeContainer()) {
    text = NSAttributedString(string: string, attributes: attributes.values)
  }

  /// Creates a text from one that is an object.
  public init(_ nsStr: NSAttributedString) {
    text = NSAttributedString(attributedString: nsStr)
  }

  /// Creates a text from a part of another one.
  public init(_ substring: AttributedSubstring) {
    text = substring.base.text.attributedSubstring(from: substring.range)
  }

  /// The characters without attributes.
  public var characters: String { text.string }
  /// The position of the first character.
  public var startIndex: Index { Index(unit: 0) }
  /// The position behind the last character.
  public var endIndex: Index { Index(unit: text.length) }

  /// Returns the range of a text's first occurrence, or with `backwards` its last; `nil` if there is none.
  public func range(of stringToFind: String, options: String.CompareOptions = []) -> Range<Index>? {
    let string = text.string
    guard let found = string.range(of: stringToFind, options: options) else { return nil }
    let units = NSRange(found, in: string)
    return Index(unit: units.location)..<Index(unit: units.location + units.length)
  }

  /// A part of the text, whose attributes can be set. Traps if the range is not in the text.
  public subscript(bounds: Range<Index>) -> AttributedSubstring {
    get { AttributedSubstring(base: self, range: Self.range(bounds)) }
    set {
      if newValue.range == Self.range(bounds), newValue.base.text.length == text.length {
        text = newValue.base.text
      } else {
        replaceSubrange(bounds, with: AttributedString(newValue))
      }
    }
  }

  static func range(_ bounds: Range<Index>) -> NSRange {
    NSRange(location: bounds.lowerBound.unit, length: bounds.upperBound.unit - bounds.lowerBound.unit)
  }

  mutating func change(_ change: (NSMutableAttributedString) -> Void) {
    let new = NSMutableAttributedString(attributedString: text)
    change(new)
    text = NSAttributedString(attributedString: new)
  }

  // MARK: Changing the text

  /// Appends a text.
  public mutating func append(_ s: AttributedString) {
    change { $0.append(s.text) }
  }

  /// Inserts a text at a position.
  public mutating func insert(_ s: AttributedString, at index: Index) {
    change { $0.insert(s.text, at: index.unit) }
  }

  /// Replaces a range with a text.
  public mutating func replaceSubrange(_ range: Range<Index>, with s: AttributedString) {
    change { $0.replaceCharacters(in: Self.range(range), with: s.text) }
  }

  /// Removes a range.
  public mutating func removeSubrange(_ range: Range<Index>) {
    change { $0.deleteCharacters(in: Self.range(range)) }
  }

  /// Returns the first text followed by the second.
  public static func + (left: AttributedString, right: AttributedString) -> AttributedString {
    var result = left
    result.append(right)
    return result
  }

  /// Appends a text.
  public static func += (left: inout AttributedString, right: AttributedString) {
    left.append(right)
  }

  // MARK: Attributes

  /// Adds attributes to the whole text.
  public mutating func mergeAttributes(_ attributes: AttributeContainer) {
    change { $0.addAttributes(attributes.values, range: NSRange(location: 0, length: $0.length)) }
  }

  /// Replaces all attributes.
  public mutating func setAttributes(_ attributes: AttributeContainer) {
    change { $0.setAttributes(attributes.values, range: NSRange(location: 0, length: $0.length)) }
  }

  /// Returns the text with more attributes.
  public func mergingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = self
    result.mergeAttributes(attributes)
    return result
  }

  /// Returns the text with other attributes.
  public func settingAttributes(_ attributes: AttributeContainer) -> AttributedString {
    var result = self
    result.setAttributes(attributes)
    return result
  }
}

extension AttributedString: @preconcurrency Equatable {
  /// Returns whether characters and attributes are equal.
  public static func == (left: AttributedString, right: AttributedString) -> Bool { left.text.isEqual(to: right.text) }
}

extension AttributedString: @preconcurrency ExpressibleByStringLiteral {
  /// Creates a text without attributes.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// A part of an attributed text, whose attributes can be set.
@preconcurrency @MainActor public struct AttributedSubstring {
  /// The whole text.
  public internal(set) var base: AttributedString
  let range: NSRange

  /// The characters without attributes.
  public var characters: String { base.text.attributedSubstring(from: range).string }

  /// Adds attributes.
  public mutating func mergeAttributes(_ attributes: AttributeContainer) {
    let range = range
    base.change { $0.addAttributes(attributes.values, range: range) }
  }

  /// Replaces all attributes.
  public mutating func setAttributes(_ attributes: AttributeContainer) {
    let range = range
    base.change { $0.setAttributes(attributes.values, range: range) }
  }
}

/// Attributes without a text.
@preconcurrency @MainActor public struct AttributeContainer {
  var values: NSAttributedString.Attributes

  /// Creates a container without attributes.
  public init() {
    values = [:]
  }

  /// Creates a container with the attributes of a dictionary.
  public init(_ dictionary: NSAttributedString.Attributes) {
    values = dictionary
  }
}

extension NSAttributedString {
  /// Creates a text from one that is a value.
  public convenience init(_ attributedString: AttributedString) {
    self.init(attributedString: attributedString.text)
  }
}
