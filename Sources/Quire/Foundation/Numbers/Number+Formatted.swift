// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The format of a number, in the user's language unless another is set.
  public struct NumberFormatStyle: Sendable {
    /// The kind of the number.
    enum Kind: Sendable {
      case number
      case percent
      case currency(String)
    }

    /// The number of digits to show.
    public struct Precision: Sendable {
      let fraction: ClosedRange<Int>?
      let significant: ClosedRange<Int>?

      /// Uses the given number of digits after the decimal point.
      public static func fractionLength(_ length: Int) -> Precision {
        Precision(fraction: length...length, significant: nil)
      }

      /// Uses a number of digits after the decimal point within a range.
      public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
        Precision(fraction: limits, significant: nil)
      }

      /// Uses a number of digits after the decimal point up to a limit.
      public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
        Precision(fraction: 0...max(0, limits.upperBound), significant: nil)
      }

      /// Uses the given number of significant digits.
      public static func significantDigits(_ digits: Int) -> Precision {
        Precision(fraction: nil, significant: digits...digits)
      }

      /// Uses a number of significant digits within a range.
      public static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
        Precision(fraction: nil, significant: limits)
      }
    }

    /// The grouping of digits.
    public struct Grouping: Sendable {
      let isUsed: Bool
      /// Groups digits as in the language.
      public static let automatic = Grouping(isUsed: true)
      /// Does not group digits.
      public static let never = Grouping(isUsed: false)
    }

    /// The notation of large numbers.
    public struct Notation: Sendable {
      let name: String
      /// All digits.
      public static let automatic = Notation(name: "standard")
      /// A word or a letter for thousands and millions.
      public static let compactName = Notation(name: "compact")
      /// A power of ten.
      public static let scientific = Notation(name: "scientific")
    }

    /// The rule for which numbers have a sign.
    public struct Sign: Sendable {
      let name: String
      /// Negative numbers have a sign.
      public static let automatic = Sign(name: "auto")
      /// No number has a sign.
      public static let never = Sign(name: "never")

      /// All numbers have a sign, or all except 0.
      public static func always(includingZero: Bool = true) -> Sign {
        Sign(name: includingZero ? "always" : "exceptZero")
      }
    }

    private let kind: Kind
    private var digits: Precision?
    private var groups = Grouping.automatic
    private var power = Notation.automatic
    private var signs = Sign.automatic
    private var language: Locale?

    init(_ kind: Kind) {
      self.kind = kind
    }

    /// The format of a plain number.
    public static var number: NumberFormatStyle { NumberFormatStyle(.number) }
    /// The format of a percentage. A floating-point number is multiplied by 100; an integer is used as it is.
    public static var percent: NumberFormatStyle { NumberFormatStyle(.percent) }

    /// Returns the format of an amount of money.
    public static func currency(code: String) -> NumberFormatStyle { NumberFormatStyle(.currency(code)) }

    private func changing(_ change: (inout NumberFormatStyle) -> Void) -> NumberFormatStyle {
      var style = self
      change(&style)
      return style
    }

    /// Returns the format with a number of digits.
    public func precision(_ p: Precision) -> NumberFormatStyle { changing { $0.digits = p } }
    /// Returns the format with or without grouped digits.
    public func grouping(_ group: Grouping) -> NumberFormatStyle { changing { $0.groups = group } }
    /// Returns the format with a notation for large numbers.
    public func notation(_ notation: Notation) -> NumberFormatStyle { changing { $0.power = notation } }
    /// Returns the format with a rule for signs.
    public func sign(strategy: Sign) -> NumberFormatStyle { changing { $0.signs = strategy } }
    /// Returns the format for a locale.
    public func locale(_ locale: Locale) -> NumberFormatStyle { changing { $0.language = locale } }

    func text(_ digits: String, isWhole: Bool) -> String {
      var options = NumberOptions()
      var digits = digits
      switch kind {
      case .number: break
      case .percent:
        options.add("style", "percent")
        // An integer already is a percentage.
        if isWhole { digits += "e-2" }
      case .currency(let code):
        options.add("style", "currency")
        options.add("currency", code)
      }
      if let fraction = self.digits?.fraction {
        options.add("minimumFractionDigits", fraction.lowerBound, in: 0...20)
        options.add("maximumFractionDigits", fraction.upperBound, in: 0...20)
      } else if let significant = self.digits?.significant {
        options.add("minimumSignificantDigits", significant.lowerBound, in: 1...21)
        options.add("maximumSignificantDigits", significant.upperBound, in: 1...21)
      } else if case .currency = kind {
      } else if case .percent = kind, !isWhole {
        options.add("maximumFractionDigits", 20, in: 0...20)
      } else if power.name.hasSameBytes(as: "scientific") {
        options.add("maximumFractionDigits", 6, in: 0...20)
      } else if !power.name.hasSameBytes(as: "compact") {
        options.add("maximumFractionDigits", isWhole ? 0 : 6, in: 0...20)
      }
      if !groups.isUsed { options.add("useGrouping", "false") }
      options.add("notation", power.name)
      options.add("signDisplay", signs.name)
      options.add("roundingMode", "halfEven")
      return options.text(digits, language ?? .current)
    }
  }

  extension BinaryInteger where Self: CustomStringConvertible {
    /// Returns the number in the user's language.
    public func formatted() -> String {
      NumberFormatStyle.number.text(description, isWhole: true)
    }

    /// Returns the number in a style.
    public func formatted(_ format: NumberFormatStyle) -> String {
      format.text(description, isWhole: true)
    }
  }

  extension BinaryFloatingPoint where Self: CustomStringConvertible {
    /// Returns the number in the user's language.
    public func formatted() -> String {
      NumberFormatStyle.number.text(description, isWhole: false)
    }

    /// Returns the number in a style.
    public func formatted(_ format: NumberFormatStyle) -> String {
      format.text(description, isWhole: false)
    }
  }

#endif
