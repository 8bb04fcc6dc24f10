// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Writes numbers and reads them, for builds without Foundation: by the browser's data of the user's language.
  @preconcurrency @MainActor public final class NumberFormatter: Formatter {
    /// What a number is.
    public enum Style: UInt, Sendable {
      /// Digits alone.
      case none
      /// With groups of digits.
      case decimal
      /// An amount of money.
      case currency
      /// A part of a whole, times a hundred.
      case percent
      /// With a power of ten.
      case scientific
    }

    /// How a number is rounded.
    public enum RoundingMode: UInt, Sendable {
      /// To the larger one.
      case ceiling
      /// To the smaller one.
      case floor
      /// Towards 0.
      case down
      /// Away from 0.
      case up
      /// To the nearest, halves to even.
      case halfEven
      /// To the nearest, halves towards 0.
      case halfDown
      /// To the nearest, halves away from 0.
      case halfUp
    }

    // There is one thread.

    /// What numbers are; digits alone unless it is set.
    @safe nonisolated(unsafe) public var numberStyle = Style.none
    /// The language; the user's unless it is set.
    @safe nonisolated(unsafe) public var locale: Locale! = .current
    @safe nonisolated(unsafe) private var leastFraction: Int?
    @safe nonisolated(unsafe) private var mostFraction: Int?
    @safe nonisolated(unsafe) private var leastInteger: Int?
    @safe nonisolated(unsafe) private var groups: Bool?
    @safe nonisolated(unsafe) private var code: String?
    /// Whether `minimumSignificantDigits` and `maximumSignificantDigits` count.
    @safe nonisolated(unsafe) public var usesSignificantDigits = false
    /// With `usesSignificantDigits`, the fewest digits.
    @safe nonisolated(unsafe) public var minimumSignificantDigits = 1
    /// With `usesSignificantDigits`, the most digits.
    @safe nonisolated(unsafe) public var maximumSignificantDigits = 6
    /// To the nearest with halves to even, unless it is set.
    @safe nonisolated(unsafe) public var roundingMode = RoundingMode.halfEven
    /// What stands before a number that is not negative.
    @safe nonisolated(unsafe) public var positivePrefix: String! = ""
    /// What stands behind a number that is not negative.
    @safe nonisolated(unsafe) public var positiveSuffix: String! = ""
    /// The text for numbers that are 0; `nil` for the number itself.
    @safe nonisolated(unsafe) public var zeroSymbol: String?
    /// The factor of numbers that are written; `nil` for the style's own.
    @safe nonisolated(unsafe) public var multiplier: Double?
    @safe nonisolated(unsafe) private var groupSign: String?
    @safe nonisolated(unsafe) private var decimalSign: String?
    @safe nonisolated(unsafe) private var currencyText: String?
    /// Whether texts that are not written quite so are read.
    @safe nonisolated(unsafe) public var isLenient = false

    /// A formatter of digits alone.
    nonisolated public override init() {
      super.init()
    }

    /// The fewest digits behind the point.
    nonisolated public var minimumFractionDigits: Int {
      get { leastFraction ?? (numberStyle == .currency ? 2 : 0) }
      set {
        leastFraction = max(0, newValue)
        if maximumFractionDigits < newValue { mostFraction = newValue }
      }
    }

    /// The most digits behind the point.
    nonisolated public var maximumFractionDigits: Int {
      get {
        if let mostFraction = mostFraction { return mostFraction }
        let usual = numberStyle == .currency ? 2 : numberStyle == .decimal ? 3 : 0
        return max(usual, minimumFractionDigits)
      }
      set {
        mostFraction = max(0, newValue)
        if minimumFractionDigits > newValue { leastFraction = max(0, newValue) }
      }
    }

    /// The fewest digits before the point.
    nonisolated public var minimumIntegerDigits: Int {
      get { leastInteger ?? (numberStyle == .none ? 0 : 1) }
      set { leastInteger = newValue }
    }

    /// Whether digits are in groups.
    nonisolated public var usesGroupingSeparator: Bool {
      get { groups ?? (numberStyle == .decimal || numberStyle == .currency || numberStyle == .percent) }
      set { groups = newValue }
    }

    /// Such as `EUR`; the language's unless it is set.
    nonisolated public var currencyCode: String! {
      get { code ?? signs.code }
      set { code = newValue }
    }

    /// Such as `€`; the language's for the code unless it is set.
    nonisolated public var currencySymbol: String! {
      get { currencyText ?? signs.currency }
      set { currencyText = newValue }
    }

    /// What stands between groups of digits; the language's unless it is set.
    nonisolated public var groupingSeparator: String! {
      get { groupSign ?? signs.group }
      set { groupSign = newValue }
    }

    /// The point; the language's unless it is set.
    nonisolated public var decimalSeparator: String! {
      get { decimalSign ?? signs.decimal }
      set { decimalSign = newValue }
    }

    nonisolated private var signs: NumberSigns { NumberSigns.of(locale, code) }

    /// The number as text.
    nonisolated public func string(from number: NSNumber) -> String? {
      var value = number.doubleValue
      if value == 0, let zeroSymbol = zeroSymbol { return zeroSymbol }
      if let multiplier = multiplier { value *= multiplier }
      var options = NumberOptions()
      switch numberStyle {
      case .none, .decimal: break
      case .currency:
        options.add("style", "currency")
        options.add("currency", currencyCode)
      case .percent:
        options.add("style", "percent")
        if multiplier != nil { value /= 100 }
      case .scientific: options.add("notation", "scientific")
      }
      if usesSignificantDigits {
        options.add("minimumSignificantDigits", minimumSignificantDigits, in: 1...21)
        options.add(
          "maximumSignificantDigits", max(maximumSignificantDigits, minimumSignificantDigits), in: 1...21)
      } else if numberStyle != .scientific || mostFraction != nil {
        options.add("minimumFractionDigits", minimumFractionDigits, in: 0...20)
        options.add("maximumFractionDigits", maximumFractionDigits, in: 0...20)
      } else {
        options.add("maximumFractionDigits", 15, in: 0...20)
      }
      options.add("minimumIntegerDigits", minimumIntegerDigits, in: 1...21)
      if !usesGroupingSeparator { options.add("useGrouping", "false") }
      options.add("roundingMode", roundingMode.name)
      if let groupSign = groupSign { options.add("group", groupSign) }
      if let decimalSign = decimalSign { options.add("decimal", decimalSign) }
      if let currencyText = currencyText { options.add("currencySign", currencyText) }
      let text = options.text(value, locale)
      return value < 0 ? text : positivePrefix + text + positiveSuffix
    }

    /// The number that a text begins with and ends with; `nil` if it is none in this language and style.
    nonisolated public func number(from string: String) -> NSNumber? {
      let signs = signs
      var text = string
      for ignored in [currencySymbol ?? "", signs.code, signs.percent, "\u{A0}", "\u{202F}"] where !ignored.isEmpty {
        text = text.replacingOccurrences(of: ignored, with: "")
      }
      if !groupingSeparator.isEmpty, numberStyle != .none || isLenient {
        text = text.replacingOccurrences(of: groupingSeparator, with: "")
      }
      text = text.replacingOccurrences(of: signs.minus, with: "-").replacingOccurrences(of: decimalSeparator, with: ".")
      text = text.trimmingCharacters(in: .whitespaces)
      let isPlain = text.utf8.allSatisfy { $0 >= 0x2B && $0 <= 0x39 && $0 != 0x2C && $0 != 0x2F || $0 | 0x20 == 0x65 }
      guard isPlain, let value = Double(text) else { return nil }
      return NSNumber(value: numberStyle == .percent ? value / 100 : value)
    }

    /// A number as text, in a style.
    nonisolated public static func localizedString(from num: NSNumber, number nstyle: Style) -> String {
      let formatter = NumberFormatter()
      formatter.numberStyle = nstyle
      return formatter.string(from: num) ?? ""
    }
  }

  extension NumberFormatter.RoundingMode {
    var name: String {
      switch self {
      case .ceiling: "ceil"
      case .floor: "floor"
      case .down: "trunc"
      case .up: "expand"
      case .halfEven: "halfEven"
      case .halfDown: "halfTrunc"
      case .halfUp: "halfExpand"
      }
    }
  }

  /// Options of the browser's numbers, and their text.
  struct NumberOptions {
    private var words: [String] = []

    mutating func add(_ name: String, _ value: String) {
      words += [name, value]
    }

    mutating func add(_ name: String, _ value: Int, in range: ClosedRange<Int>) {
      add(name, "\(max(range.lowerBound, min(value, range.upperBound)))")
    }

    func text(_ value: Double, _ locale: Locale) -> String {
      text(value.isNaN ? "NaN" : value.isInfinite ? (value < 0 ? "-Infinity" : "Infinity") : "\(value)", locale)
    }

    /// Of a number in digits.
    func text(_ digits: String, _ locale: Locale) -> String {
      let words = [locale.tag, digits] + words
      return MainActor.assumeIsolated { HostServices.locales.ask(.number, words) }.first ?? digits
    }
  }

  /// The signs of a language's numbers, asked of the browser once.
  struct NumberSigns {
    private let words: [String]

    // There is one thread. Apps write in few languages.
    nonisolated(unsafe) private static var known: [(key: String, signs: NumberSigns)] = []

    static func of(_ locale: Locale, _ currency: String?) -> NumberSigns {
      let key = locale.tag + "/" + (currency ?? "")
      if let known = unsafe known.first(where: { $0.key.hasSameBytes(as: key) }) { return known.signs }
      let question = [locale.tag, currency ?? ""]
      let words = MainActor.assumeIsolated { HostServices.locales.ask(.signs, question) }
      let signs = NumberSigns(words: words.count == 9 ? words : [".", ",", "-", "%", "+", "¤", "XXX", "NaN", "∞"])
      unsafe known.append((key, signs))
      return signs
    }

    var decimal: String { words[0] }
    var group: String { words[1] }
    var minus: String { words[2] }
    var percent: String { words[3] }
    var currency: String { words[5] }
    var code: String { words[6] }
  }

#endif
