// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A reader of numbers and words in a string, for builds without Foundation.
  @preconcurrency @MainActor public final class Scanner: NSObject {
    /// The notation of a number.
    public enum NumberRepresentation: Sendable {
      /// Decimal digits.
      case decimal
      /// Hexadecimal digits, with or without the prefix `0x`.
      case hexadecimal
    }

    /// The string to scan.
    nonisolated public let string: String
    // Safe because there is only one thread.
    /// The position of the next character.
    @safe nonisolated(unsafe) public var currentIndex: String.Index
    /// The characters that are skipped before each value; spaces and line breaks by default.
    @safe nonisolated(unsafe) public var charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
    /// Whether `scanString` distinguishes case; `false` by default.
    @safe nonisolated(unsafe) public var caseSensitive = false

    /// Creates a scanner at the beginning of a string.
    nonisolated public init(string: String) {
      self.string = string
      currentIndex = string.startIndex
      super.init(anywhere: ())
    }

    /// Whether nothing but skipped characters follows.
    nonisolated public var isAtEnd: Bool { skipping(from: currentIndex) == string.endIndex }

    /// Skips a number and returns it, or returns `nil`. A number out of range is clamped to the type's range.
    nonisolated public func scanInt(representation: NumberRepresentation = .decimal) -> Int? {
      scanInt64(representation: representation).map { Int(clamping: $0) }
    }

    /// Skips a number and returns it, or returns `nil`. A number out of range is clamped to the type's range.
    nonisolated public func scanInt32(representation: NumberRepresentation = .decimal) -> Int32? {
      scanInt64(representation: representation).map { Int32(clamping: $0) }
    }

    /// Skips a number and returns it, or returns `nil`. A number out of range is clamped to the type's range.
    nonisolated public func scanInt64(representation: NumberRepresentation = .decimal) -> Int64? {
      scan { bytes in
        let isNegative = bytes.first == UInt8(ascii: "-")
        if isNegative || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
        guard let number = Self.magnitude(&bytes, representation) else { return nil }
        guard isNegative else { return Int64(clamping: number) }
        return number >= Int64.min.magnitude ? .min : -Int64(number)
      }
    }

    /// Skips a number and returns it, or returns `nil`. A number out of range is clamped to the type's range.
    nonisolated public func scanUInt64(representation: NumberRepresentation = .decimal) -> UInt64? {
      scan { Self.magnitude(&$0, representation) }
    }

    /// The position of the next character, counted in units of UTF-16.
    nonisolated public var scanLocation: Int {
      get { string.utf16.distance(from: string.startIndex, to: currentIndex) }
      set {
        currentIndex =
          string.utf16.index(string.startIndex, offsetBy: newValue, limitedBy: string.endIndex) ?? string.endIndex
      }
    }

    /// Skips a hexadecimal number and stores it. Returns whether there is one.
    @discardableResult nonisolated public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
      guard let number = scanUInt64(representation: .hexadecimal) else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a hexadecimal number and stores it; a number out of range is clamped. Returns whether there is one.
    @discardableResult nonisolated public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
      guard let number = scanUInt64(representation: .hexadecimal) else { return false }
      unsafe result?.pointee = UInt32(clamping: number)
      return true
    }

    /// Skips a number in decimal notation and returns it, or returns `nil`.
    nonisolated public func scanDouble() -> Double? {
      scan { bytes in
        let start = bytes
        if bytes.first == UInt8(ascii: "-") || bytes.first == UInt8(ascii: "+") { bytes = bytes.dropFirst() }
        var count = Self.skipDigits(&bytes)
        if bytes.first == UInt8(ascii: ".") {
          bytes = bytes.dropFirst()
          count += Self.skipDigits(&bytes)
        }
        guard count > 0 else { return nil }
        if let first = bytes.first, first | 0x20 == UInt8(ascii: "e") {
          var power = bytes.dropFirst()
          if power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+") { power = power.dropFirst() }
          if Self.skipDigits(&power) > 0 { bytes = power }
        }
        return Double(String(decoding: start[..<bytes.startIndex], as: UTF8.self))
      }
    }

    /// Skips a number in decimal notation and returns it in single precision, or returns `nil`.
    nonisolated public func scanFloat() -> Float? {
      scanDouble().map { Float($0) }
    }

    /// Skips a number and stores it; a number out of range is clamped. Returns whether there is one.
    @discardableResult nonisolated public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
      guard let number = scanInt() else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a number and stores it; a number out of range is clamped. Returns whether there is one.
    @discardableResult nonisolated public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
      guard let number = scanInt32() else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a number and stores it; a number out of range is clamped. Returns whether there is one.
    @discardableResult nonisolated public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
      guard let number = scanInt64() else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a number in decimal notation and stores it. Returns whether there is one.
    @discardableResult nonisolated public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
      guard let number = scanDouble() else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a number in decimal notation and stores it in single precision. Returns whether there is one.
    @discardableResult nonisolated public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
      guard let number = scanFloat() else { return false }
      unsafe result?.pointee = number
      return true
    }

    /// Skips a string and returns it, or returns `nil` if something else follows.
    nonisolated public func scanString(_ searchString: String) -> String? {
      let start = skipping(from: currentIndex)
      let options: String.CompareOptions = caseSensitive ? [.anchored] : [.anchored, .caseInsensitive]
      guard let range = string.range(of: searchString, options: options, range: start..<string.endIndex) else {
        return nil
      }
      currentIndex = range.upperBound
      return String(string[range])
    }

    /// Skips characters of a set and returns them, or returns `nil` if none follows.
    nonisolated public func scanCharacters(from set: CharacterSet) -> String? {
      scanScalars { set.contains($0) }
    }

    /// Skips the characters before the first of a set and returns them, or returns `nil` if there are none.
    nonisolated public func scanUpToCharacters(from set: CharacterSet) -> String? {
      scanScalars { !set.contains($0) }
    }

    /// Skips the characters before a string and returns them, or all characters if the string does not follow. Returns
    /// `nil` if there are none.
    nonisolated public func scanUpToString(_ substring: String) -> String? {
      let start = skipping(from: currentIndex)
      let options: String.CompareOptions = caseSensitive ? [] : .caseInsensitive
      let range = string.range(of: substring, options: options, range: start..<string.endIndex)
      return take(start..<(range?.lowerBound ?? string.endIndex))
    }

    /// Skips a character and returns it, or returns `nil` at the end.
    nonisolated public func scanCharacter() -> Character? {
      let start = skipping(from: currentIndex)
      guard start < string.endIndex else { return nil }
      currentIndex = string.index(after: start)
      return string[start]
    }

    // MARK: Parts

    nonisolated private func skipping(from index: String.Index) -> String.Index {
      guard let charactersToBeSkipped else { return index }
      let scalars = string.unicodeScalars[index...]
      return scalars.firstIndex { !charactersToBeSkipped.contains($0) } ?? string.endIndex
    }

    nonisolated private func take(_ range: Range<String.Index>) -> String? {
      guard !range.isEmpty else { return nil }
      currentIndex = range.upperBound
      return String(string[range])
    }

    nonisolated private func scanScalars(_ isWanted: (Unicode.Scalar) -> Bool) -> String? {
      let start = skipping(from: currentIndex)
      let end = string.unicodeScalars[start...].firstIndex { !isWanted($0) } ?? string.endIndex
      return take(start..<end)
    }

    /// Reads a value from the bytes that follow. If there is no value, the position does not change.
    nonisolated private func scan<Value>(_ read: (inout Substring.UTF8View) -> Value?) -> Value? {
      var bytes = string[skipping(from: currentIndex)...].utf8
      guard let value = read(&bytes) else { return nil }
      currentIndex = bytes.startIndex
      return value
    }

    nonisolated private static func skipDigits(_ bytes: inout Substring.UTF8View) -> Int {
      let digits = bytes.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      bytes = bytes.dropFirst(digits)
      return digits
    }

    /// Reads digits; a number out of range is clamped.
    nonisolated private static func magnitude(
      _ bytes: inout Substring.UTF8View, _ representation: NumberRepresentation
    ) -> UInt64? {
      let radix: UInt64 = representation == .hexadecimal ? 16 : 10
      if radix == 16, bytes.first == 0x30, let second = bytes.dropFirst().first, second | 0x20 == UInt8(ascii: "x"),
        bytes.dropFirst(2).first.flatMap({ Escapes.digit($0) }) != nil
      {
        bytes = bytes.dropFirst(2)
      }
      var (number, count): (UInt64, Int) = (0, 0)
      while let byte = bytes.first, let digit = Escapes.digit(byte), UInt64(digit) < radix {
        let (product, isLarge) = number.multipliedReportingOverflow(by: radix)
        let (sum, isLarger) = product.addingReportingOverflow(UInt64(digit))
        number = isLarge || isLarger ? .max : sum
        count += 1
        bytes = bytes.dropFirst()
      }
      return count > 0 ? number : nil
    }
  }

#endif
