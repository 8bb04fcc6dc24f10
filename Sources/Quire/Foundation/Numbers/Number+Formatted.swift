// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// How a number is written: in the user's language, unless another is named.
  public struct NumberFormatStyle: Sendable {
    /// What the number is.
    enum Kind: Sendable {
      case number
      case percent
      case currency(String)
    }

    /// How many digits.
    public struct Precision: Sendable {
      let fraction: ClosedRange<Int>?
      let significant: ClosedRange<Int>?

      /// As many behind the point.
      public static func fractionLength(_ length: Int) -> Precision {
        Precision(fraction: length...length, significant: nil)
      }

      /// As many behind the point as a range has.
      public static func fractionLength(_ limits: ClosedRange<Int>) -> Precision {
        Precision(fraction: limits, significant: nil)
      }

      /// As many behind the point as a range has.
      public static func fractionLength(_ limits: PartialRangeThrough<Int>) -> Precision {
        Precision(fraction: 0...max(0, limits.upperBound), significant: nil)
      }

      /// As many in all.
      public static func significantDigits(_ digits: Int) -> Precision {
        Precision(fraction: nil, significant: digits...digits)
      }

      /// As many in all as a range has.
      public static func significantDigits(_ limits: ClosedRange<Int>) -> Precision {
        Precision(fraction: nil, significant: limits)
      }
    }

    /// Whether digits are in groups.
    public struct Grouping: Sendable {
      let isUsed: Bool
      /// As the language has them.
      public static let automatic = Grouping(isUsed: true)
      /// No groups.
      public static let never = Grouping(isUsed: false)
    }

    /// How large numbers are written.
    public struct Notation: Sendable {
      let name: String
      /// All digits.
      public static let automatic = Notation(name: "standard")
      /// With a word or a letter for thousands and millions.
      public static let compactName = Notation(name: "compact")
      /// With a power of ten.
      public static let scientific = Notation(name: "scientific")
    }

    /// Which numbers have a sign.
    public struct Sign: Sendable {
      let name: String
      /// Negative ones.
      public static let automatic = Sign(name: "auto")
      /// None.
      public static let never = Sign(name: "never")

      /// All, or all but 0.
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

    /// A number.
    public static var number: NumberFormatStyle { NumberFormatStyle(.number) }
    /// A part of a whole: a number with a point times a hundred, a whole number as it is.
    public static var percent: NumberFormatStyle { NumberFormatStyle(.percent) }

    /// An amount of money.
    public static func currency(code: String) -> NumberFormatStyle { NumberFormatStyle(.currency(code)) }

    private func changing(_ change: (inout NumberFormatStyle) -> Void) -> NumberFormatStyle {
      var style = self
      change(&style)
      return style
    }

    /// With so many digits.
    public func precision(_ p: Precision) -> NumberFormatStyle { changing { $0.digits = p } }
    /// With groups of digits or without.
    public func grouping(_ group: Grouping) -> NumberFormatStyle { changing { $0.groups = group } }
    /// With large numbers in words, or all digits.
    public func notation(_ notation: Notation) -> NumberFormatStyle { changing { $0.power = notation } }
    /// With a sign for some numbers.
    public func sign(strategy: Sign) -> NumberFormatStyle { changing { $0.signs = strategy } }
    /// In a language.
    public func locale(_ locale: Locale) -> NumberFormatStyle { changing { $0.language = locale } }

    func text(_ digits: String, isWhole: Bool) -> String {
      var options = NumberOptions()
      var digits = digits
      switch kind {
      case .number: break
      case .percent:
        options.add("style", "percent")
        // A whole number is percents already.
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
    /// The number in the user's language.
    public func formatted() -> String {
      NumberFormatStyle.number.text(description, isWhole: true)
    }

    /// The number in a style.
    public func formatted(_ format: NumberFormatStyle) -> String {
      format.text(description, isWhole: true)
    }
  }

  extension BinaryFloatingPoint where Self: CustomStringConvertible {
    /// The number in the user's language.
    public func formatted() -> String {
      NumberFormatStyle.number.text(description, isWhole: false)
    }

    /// The number in a style.
    public func formatted(_ format: NumberFormatStyle) -> String {
      format.text(description, isWhole: false)
    }
  }

#endif
