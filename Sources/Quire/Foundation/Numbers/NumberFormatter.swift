// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A formatter that converts numbers to and from text, for builds without Foundation. It uses the browser's data for
  /// the user's language.
  @preconcurrency @MainActor public final class NumberFormatter: Formatter {
    /// The style of a number.
    public enum Style: UInt, Sendable {
      /// Digits only.
      case none
      /// A number with grouped digits.
      case decimal
      /// An amount of money.
      case currency
      /// A percentage: the number times 100.
      case percent
      /// A number with a power of ten.
      case scientific
      /// A number in English words, such as `twenty-one`.
      case spellOut
      /// An ordinal in English, such as `21st`.
      case ordinal
    }

    /// The rounding of a number.
    public enum RoundingMode: UInt, Sendable {
      /// Toward positive infinity.
      case ceiling
      /// Toward negative infinity.
      case floor
      /// Toward 0.
      case down
      /// Away from 0.
      case up
      /// To the nearest, halves to even.
      case halfEven
      /// To the nearest, halves toward 0.
      case halfDown
      /// To the nearest, halves away from 0.
      case halfUp
    }

    // Safe because there is only one thread.

    /// The style of numbers; digits only by default.
    @safe nonisolated(unsafe) public var numberStyle = Style.none
    /// The language; by default the user's.
    @safe nonisolated(unsafe) public var locale: Locale! = .current
    @safe nonisolated(unsafe) private var leastFraction: Int?
    @safe nonisolated(unsafe) private var mostFraction: Int?
    @safe nonisolated(unsafe) private var leastInteger: Int?
    @safe nonisolated(unsafe) private var groups: Bool?
    @safe nonisolated(unsafe) private var code: String?
    /// Whether `minimumSignificantDigits` and `maximumSignificantDigits` are used; `false` by default.
    @safe nonisolated(unsafe) public var usesSignificantDigits = false
    /// The minimum number of significant digits, from 1 to 21, if `usesSignificantDigits` is set; 1 by default.
    @safe nonisolated(unsafe) public var minimumSignificantDigits = 1
    /// The maximum number of significant digits, from 1 to 21, if `usesSignificantDigits` is set; 6 by default.
    @safe nonisolated(unsafe) public var maximumSignificantDigits = 6
    /// The rounding of numbers; by default to the nearest, halves to even.
    @safe nonisolated(unsafe) public var roundingMode = RoundingMode.halfEven
    /// The text before a number that is not negative.
    @safe nonisolated(unsafe) public var positivePrefix: String! = ""
    /// The text after a number that is not negative.
    @safe nonisolated(unsafe) public var positiveSuffix: String! = ""
    /// The text before a negative number; by default the minus sign of the language.
    nonisolated public var negativePrefix: String! {
      get { rare?.negativePrefix ?? minusSign }
      set { rareSettings.negativePrefix = newValue }
    }
    /// The text after a negative number; by default none.
    nonisolated public var negativeSuffix: String! {
      get { rare?.negativeSuffix ?? "" }
      set { rareSettings.negativeSuffix = newValue }
    }
    /// The text for a value that is not a number; by default the language's, such as `NaN`.
    nonisolated public var notANumberSymbol: String! {
      get { rare?.notANumber ?? signs.notANumber }
      set { rareSettings.notANumber = newValue }
    }
    /// The text for positive infinity; by default the language's, such as `∞`.
    nonisolated public var positiveInfinitySymbol: String {
      get { rare?.infinity ?? signs.infinity }
      set { rareSettings.infinity = newValue }
    }
    /// The text for negative infinity; by default the language's, such as `-∞`.
    nonisolated public var negativeInfinitySymbol: String {
      get { rare?.negativeInfinity ?? signs.minus + signs.infinity }
      set { rareSettings.negativeInfinity = newValue }
    }
    /// The text for no number. It has no effect, because `string(from:)` takes a number.
    nonisolated public var nilSymbol: String {
      get { rare?.none ?? "" }
      set { rareSettings.none = newValue }
    }
    /// The minus sign; by default the language's.
    nonisolated public var minusSign: String! {
      get { rare?.minus ?? signs.minus }
      set { rareSettings.minus = newValue }
    }
    /// The plus sign, which stands before a positive exponent; by default the language's.
    nonisolated public var plusSign: String! {
      get { rare?.plus ?? signs.plus }
      set { rareSettings.plus = newValue }
    }
    /// The percent sign; by default the language's.
    nonisolated public var percentSymbol: String! {
      get { rare?.percent ?? signs.percent }
      set { rareSettings.percent = newValue }
    }
    /// The smallest number that `number(from:)` accepts; `nil` for no limit.
    nonisolated public var minimum: NSNumber? {
      get { rare?.minimum }
      set { rareSettings.minimum = newValue }
    }
    /// The largest number that `number(from:)` accepts; `nil` for no limit.
    nonisolated public var maximum: NSNumber? {
      get { rare?.maximum }
      set { rareSettings.maximum = newValue }
    }
    /// Whether `number(from:)` accepts numbers with a fraction; `true` by default.
    nonisolated public var allowsFloats: Bool {
      get { rare?.allowsFloats ?? true }
      set { rareSettings.allowsFloats = newValue }
    }
    @safe nonisolated(unsafe) private var rare: RareNumberSettings?

    /// The value of `formattingContext`.
    nonisolated var context: Context? {
      get { rare?.context }
      set { rareSettings.context = newValue }
    }

    nonisolated private var rareSettings: RareNumberSettings {
      if let rare { return rare }
      let settings = RareNumberSettings()
      rare = settings
      return settings
    }
    /// The text for 0; `nil` for the number itself.
    @safe nonisolated(unsafe) public var zeroSymbol: String?
    /// The factor by which numbers are multiplied before they are formatted; `nil` for the style's default.
    @safe nonisolated(unsafe) public var multiplier: Double?
    @safe nonisolated(unsafe) private var groupSign: String?
    @safe nonisolated(unsafe) private var decimalSign: String?
    @safe nonisolated(unsafe) private var currencyText: String?
    /// Whether strings that deviate from the format can be parsed; `false` by default.
    @safe nonisolated(unsafe) public var isLenient = false

    /// Creates a formatter for digits only.
    nonisolated public override init() {
      super.init()
    }

    /// The minimum number of digits after the decimal point; by default 2 for currencies and 0 otherwise.
    nonisolated public var minimumFractionDigits: Int {
      get { leastFraction ?? (numberStyle == .currency ? 2 : 0) }
      set {
        leastFraction = max(0, newValue)
        if maximumFractionDigits < newValue { mostFraction = newValue }
      }
    }

    /// The maximum number of digits after the decimal point; by default 2 for currencies, 3 for the style `decimal` and
    /// 0 otherwise.
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

    /// The minimum number of digits before the decimal point; by default 0 for the style `none` and 1 otherwise.
    nonisolated public var minimumIntegerDigits: Int {
      get { leastInteger ?? (numberStyle == .none ? 0 : 1) }
      set { leastInteger = newValue }
    }

    /// Whether digits are grouped; by default in the styles `decimal`, `currency` and `percent`.
    nonisolated public var usesGroupingSeparator: Bool {
      get { groups ?? (numberStyle == .decimal || numberStyle == .currency || numberStyle == .percent) }
      set { groups = newValue }
    }

    /// The code of the currency, such as `EUR`; by default the language's.
    nonisolated public var currencyCode: String! {
      get { code ?? signs.code }
      set { code = newValue }
    }

    /// The symbol of the currency, such as `€`; by default the language's symbol for the code.
    nonisolated public var currencySymbol: String! {
      get { currencyText ?? signs.currency }
      set { currencyText = newValue }
    }

    /// The text between groups of digits; by default the language's.
    nonisolated public var groupingSeparator: String! {
      get { groupSign ?? signs.group }
      set { groupSign = newValue }
    }

    /// The decimal point; by default the language's.
    nonisolated public var decimalSeparator: String! {
      get { decimalSign ?? signs.decimal }
      set { decimalSign = newValue }
    }

    nonisolated private var signs: NumberSigns { NumberSigns.of(locale, code) }

    /// Returns the number as text.
    nonisolated public func string(from number: NSNumber) -> String? {
      var value = number.doubleValue
      if value == 0, let zeroSymbol = zeroSymbol { return zeroSymbol }
      if let rare, let text = rare.text(value) { return text }
      if let multiplier = multiplier { value *= multiplier }
      var options = NumberOptions()
      switch numberStyle {
      case .spellOut: return SpelledNumber.words(value)
      case .none, .decimal, .ordinal: break
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
      if value < 0, let rare, rare.negativePrefix != nil || rare.negativeSuffix != nil {
        return negativePrefix + rare.withOwnSigns(options.text(-value, locale), signs) + negativeSuffix
      }
      var text = options.text(value, locale)
      if let rare { text = rare.withOwnSigns(text, signs) }
      if numberStyle == .ordinal { text = SpelledNumber.ordinal(text, value) }
      return value < 0 ? text : positivePrefix + text + positiveSuffix
    }

    /// Returns the number that the whole text represents, or `nil` if it is not a number in this language and style.
    nonisolated public func number(from string: String) -> NSNumber? {
      let signs = signs
      var text = rare.map { $0.withoutOwnSigns(string, signs) } ?? string
      for ignored in [currencySymbol ?? "", signs.code, signs.percent, "\u{A0}", "\u{202F}"] where !ignored.isEmpty {
        text = text.replacingOccurrences(of: ignored, with: "")
      }
      if !groupingSeparator.isEmpty, numberStyle != .none || isLenient {
        text = text.replacingOccurrences(of: groupingSeparator, with: "")
      }
      text = text.replacingOccurrences(of: signs.minus, with: "-").replacingOccurrences(of: decimalSeparator, with: ".")
      text = text.trimmingCharacters(in: .whitespaces)
      let isPlain = text.utf8.allSatisfy { $0 >= 0x2B && $0 <= 0x39 && $0 != 0x2C && $0 != 0x2F || $0 | 0x20 == 0x65 }
      guard isPlain, var value = Double(text) else { return nil }
      if numberStyle == .percent { value /= 100 }
      if let rare, !rare.accepts(value) { return nil }
      return NSNumber(value: value)
    }

    /// Returns a number as text in a style.
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

  /// Options for the browser's number format, and the resulting text.
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

    /// Returns the text of a number that is given in digits.
    func text(_ digits: String, _ locale: Locale) -> String {
      let words = [locale.tag, digits] + words
      return MainActor.assumeIsolated { HostServices.locales.ask(.number, words) }.first ?? digits
    }
  }

  /// The symbols of a language's numbers, read from the browser once.
  struct NumberSigns {
    private let words: [String]

    // Safe because there is only one thread. The list stays short because apps use few languages.
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
    var plus: String { words[4] }
    var currency: String { words[5] }
    var code: String { words[6] }
    var notANumber: String { words[7] }
    var infinity: String { words[8] }
  }

#endif
