// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A string as an object, such as a key of `NSCache`, for builds without Foundation. Lengths are in UTF-16 units.
  @preconcurrency @MainActor public final class NSString: NSObject, ExpressibleByStringLiteral {
    nonisolated let text: String

    /// Creates an object with a string.
    nonisolated public init(string aString: String) {
      text = aString
      super.init(anywhere: ())
    }

    /// Creates an object from a literal.
    nonisolated public convenience init(stringLiteral value: String) {
      self.init(string: value)
    }

    /// The number of UTF-16 units.
    nonisolated public var length: Int { text.unitCount }

    /// Returns a part of the string. Traps if the range is not within the string.
    nonisolated public func substring(with range: NSRange) -> String {
      let units = text.units
      precondition(range.location >= 0 && range.upperBound <= units.count, "The range is not within the text.")
      return String(units: units[range.location..<range.upperBound])
    }

    /// Returns the string from a UTF-16 unit to the end. Traps beyond the end.
    nonisolated public func substring(from: Int) -> String {
      substring(with: NSRange(location: from, length: length - from))
    }

    /// Returns the string before a UTF-16 unit. Traps beyond the end.
    nonisolated public func substring(to: Int) -> String {
      substring(with: NSRange(location: 0, length: to))
    }

    /// Returns the UTF-16 unit at an index. Traps beyond the end.
    nonisolated public func character(at index: Int) -> UInt16 {
      text.utf16[text.utf16.index(text.utf16.startIndex, offsetBy: index)]
    }

    /// Returns the range of the first occurrence of a string, or with `backwards` of the last. Returns a range at
    /// `NSNotFound` if the string does not occur.
    nonisolated public func range(of searchString: String, options: String.CompareOptions = []) -> NSRange {
      guard let range = text.range(of: searchString, options: options) else {
        return NSRange(location: NSNotFound, length: 0)
      }
      return NSRange(range, in: text)
    }

    /// Returns the range of the first occurrence of a string in a range, or with `backwards` of the last. Returns a
    /// range at `NSNotFound` if the string does not occur there. Traps if the range is not within the string.
    nonisolated public func range(
      of searchString: String, options mask: String.CompareOptions = [], range rangeOfReceiverToSearch: NSRange
    ) -> NSRange {
      let part = NSString(string: substring(with: rangeOfReceiverToSearch))
      let found = part.range(of: searchString, options: mask)
      guard found.location != NSNotFound else { return found }
      return NSRange(location: found.location + rangeOfReceiverToSearch.location, length: found.length)
    }

    /// Returns the string with a part replaced. Traps if the range is not within the string.
    nonisolated public func replacingCharacters(in range: NSRange, with replacement: String) -> String {
      substring(to: range.location) + replacement + substring(from: range.upperBound)
    }

    /// Returns the string with each occurrence of `target` replaced.
    nonisolated public func replacingOccurrences(of target: String, with replacement: String) -> String {
      text.replacingOccurrences(of: target, with: replacement)
    }

    /// Returns the string followed by another.
    nonisolated public func appending(_ aString: String) -> String { text + aString }
    /// Returns the parts between the occurrences of a separator.
    nonisolated public func components(separatedBy separator: String) -> [String] {
      text.components(separatedBy: separator)
    }
    /// Whether a string occurs in this one.
    nonisolated public func contains(_ str: String) -> Bool { text.contains(str) }
    /// Whether this string begins with another.
    nonisolated public func hasPrefix(_ str: String) -> Bool { text.hasPrefix(str) }
    /// Whether this string ends with another.
    nonisolated public func hasSuffix(_ str: String) -> Bool { text.hasSuffix(str) }
    /// The string in uppercase.
    nonisolated public var uppercased: String { text.uppercased() }
    /// The string in lowercase.
    nonisolated public var lowercased: String { text.lowercased() }
    /// The number at the beginning of the string; 0 if there is none.
    nonisolated public var integerValue: Int { NumberPrefix.integer(text) }
    /// The number at the beginning of the string; 0 if there is none.
    nonisolated public var intValue: Int32 { Int32(clamping: integerValue) }
    /// The number at the beginning of the string; 0 if there is none.
    nonisolated public var doubleValue: Double { NumberPrefix.double(text) }
    /// The number at the beginning of the string; 0 if there is none.
    nonisolated public var floatValue: Float { Float(doubleValue) }
    /// Whether the string begins with a digit other than 0, or with Y or T.
    nonisolated public var boolValue: Bool { NumberPrefix.bool(text) }

    /// The part of the path after the last slash.
    nonisolated public var lastPathComponent: String { FilePath(text).last }
    /// The part of the last component after its last dot; empty if there is no dot.
    nonisolated public var pathExtension: String { FilePath(text).fileExtension }
    /// The path without its last component.
    nonisolated public var deletingLastPathComponent: String { FilePath(text).withoutLast }
    /// The path without its extension.
    nonisolated public var deletingPathExtension: String { FilePath(text).withoutExtension }

    /// Returns the path with a component appended.
    nonisolated public func appendingPathComponent(_ str: String) -> String {
      FilePath(text).adding(str)
    }

    /// Returns the path with an extension appended.
    nonisolated public func appendingPathExtension(_ str: String) -> String? {
      text.isEmpty ? nil : text + "." + str
    }

    /// Returns whether the strings have the same bytes.
    nonisolated public override func isEqual(_ object: NSObject?) -> Bool {
      (object as? NSString)?.text.hasSameBytes(as: text) ?? false
    }

    /// A hash of the bytes, consistent with `isEqual`.
    nonisolated public override var hash: Int {
      var hasher = Hasher()
      text.hashBytes(into: &hasher)
      return hasher.finalize()
    }
  }

  extension NSString: CustomStringConvertible {
    /// The string.
    nonisolated public var description: String { text }
  }

  extension NSString: CVarArg {
    /// The string.
    nonisolated public var formatArgument: FormatArgument { .text(text) }
  }

  extension String {
    /// Creates a string from an object.
    public init(_ cocoaString: NSString) {
      self = cocoaString.text
    }
  }

  /// Numbers at the beginning of strings, after any spaces.
  private enum NumberPrefix {
    static func integer(_ text: String) -> Int {
      let number = double(text).rounded(.towardZero)
      return Int(clamping: Int64(max(-0x1p62, min(0x1p62, number))))
    }

    static func double(_ text: String) -> Double {
      let bytes = text.utf8.drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
      var end = bytes.startIndex
      while end < bytes.endIndex, isPart(bytes[end]) { end = bytes.index(after: end) }
      // The longest prefix that is a number.
      while end > bytes.startIndex {
        if let number = Double(String(decoding: bytes[..<end], as: UTF8.self)), number.isFinite { return number }
        end = bytes.index(before: end)
      }
      return 0
    }

    static func bool(_ text: String) -> Bool {
      var bytes = text.utf8.drop { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }
      if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
      guard let first = bytes.drop(while: { $0 == 0x30 }).first else { return false }
      return first >= 0x31 && first <= 0x39 || first | 0x20 == UInt8(ascii: "y") || first | 0x20 == UInt8(ascii: "t")
    }

    private static func isPart(_ byte: UInt8) -> Bool {
      byte >= 0x30 && byte <= 0x39 || byte == 0x2B || byte == 0x2D || byte == 0x2E || byte | 0x20 == UInt8(ascii: "e")
    }
  }

#endif
