// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A formatter that describes a number of bytes, such as "1.5 MB", for builds without Foundation. The units are
  /// English in every language; the number is the browser's.
  public final class ByteCountFormatter: Formatter {
    /// The size of a unit.
    public enum CountStyle: Int, Sendable {
      /// A kilobyte has 1000 bytes.
      case file = 0
      /// A kilobyte has 1024 bytes.
      case memory = 1
      /// A kilobyte has 1000 bytes.
      case decimal = 2
      /// A kilobyte has 1024 bytes.
      case binary = 3
    }

    /// Units of bytes.
    public struct Units: OptionSet, Sendable {
      /// The bits of the units.
      public let rawValue: UInt

      /// Creates units from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// Bytes.
      public static let useBytes = Units(rawValue: 1)
      /// Kilobytes.
      public static let useKB = Units(rawValue: 2)
      /// Megabytes.
      public static let useMB = Units(rawValue: 4)
      /// Gigabytes.
      public static let useGB = Units(rawValue: 8)
      /// Terabytes.
      public static let useTB = Units(rawValue: 16)
      /// Petabytes.
      public static let usePB = Units(rawValue: 32)
      /// All units.
      public static let useAll = Units(rawValue: 0xFFFF)
    }

    // Safe because there is only one thread.

    /// The size of a unit; `file` by default.
    @safe nonisolated(unsafe) public var countStyle = CountStyle.file
    /// The units that are used; all if it is empty, as it is by default.
    @safe nonisolated(unsafe) public var allowedUnits: Units = []
    /// Whether the unit is written.
    @safe nonisolated(unsafe) public var includesUnit = true
    /// Whether the number is written.
    @safe nonisolated(unsafe) public var includesCount = true
    /// Whether the number of bytes follows in parentheses.
    @safe nonisolated(unsafe) public var includesActualByteCount = false
    /// Whether the number has few digits: none after the point for kilobytes, one for megabytes, and two for larger
    /// units. Otherwise it has three digits in all.
    @safe nonisolated(unsafe) public var isAdaptive = true
    /// Whether 0 is written as "Zero".
    @safe nonisolated(unsafe) public var allowsNonnumericFormatting = true
    /// Whether zeros fill the digits after the point.
    @safe nonisolated(unsafe) public var zeroPadsFractionDigits = false

    /// Returns the text for a number of bytes in a style.
    nonisolated public static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
      let formatter = ByteCountFormatter()
      formatter.countStyle = countStyle
      return formatter.string(fromByteCount: byteCount)
    }

    /// Returns the text for a number of bytes.
    nonisolated public func string(fromByteCount byteCount: Int64) -> String {
      let step: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
      let names = ["bytes", "KB", "MB", "GB", "TB", "PB"]
      let allowed = names.indices.filter { allowedUnits.isEmpty || allowedUnits.rawValue & 1 << UInt($0) != 0 }
      guard let least = allowed.first else { return "" }
      if byteCount == 0, allowsNonnumericFormatting, least <= 1, allowed.contains(1) || least == 0 {
        let unit = allowed.contains(1) ? "KB" : "bytes"
        return (includesCount ? "Zero" : "") + (includesUnit ? (includesCount ? " " : "") + unit : "")
      }
      let size = Double(byteCount).magnitude
      var place = least
      for unit in allowed where size >= Self.power(step, unit) { place = unit }
      let value = Double(byteCount) / Self.power(step, place)
      let unit = place == 0 && size == 1 ? "byte" : names[place]
      var text = includesCount ? number(value, place) : ""
      if includesUnit { text += (includesCount ? " " : "") + unit }
      if includesActualByteCount, place > 0 { text += " (" + number(Double(byteCount), 0) + " bytes)" }
      return text
    }

    private nonisolated static func power(_ step: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { value, _ in value * step }
    }

    nonisolated private func number(_ value: Double, _ place: Int) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      var digits = place <= 1 ? 0 : place == 2 ? 1 : 2
      if !isAdaptive, place > 0 {
        // Three digits in all.
        let size = value.magnitude
        digits = size == 0 ? 0 : size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
        var small = size
        while small > 0, small < 0.1 {
          small *= 10
          digits += 1
        }
      }
      formatter.maximumFractionDigits = digits
      formatter.minimumFractionDigits = zeroPadsFractionDigits ? digits : 0
      return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
    }
  }

#endif
