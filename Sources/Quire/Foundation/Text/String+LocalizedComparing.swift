// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// The order of two texts in the user's language.
    public func localizedCompare<Text: StringProtocol>(_ aString: Text) -> ComparisonResult {
      localizedOrder(String(aString), isNumeric: false, "variant")
    }

    /// The order of two texts in the user's language; upper and lower case are the same.
    public func localizedCaseInsensitiveCompare<Text: StringProtocol>(_ aString: Text) -> ComparisonResult {
      localizedOrder(String(aString), isNumeric: false, "accent")
    }

    /// The order of two texts as a list of files has them: in the user's language, with digits as numbers.
    public func localizedStandardCompare<Text: StringProtocol>(_ string: Text) -> ComparisonResult {
      localizedOrder(String(string), isNumeric: true, "variant")
    }

    private func localizedOrder(_ other: String, isNumeric: Bool, _ sensitivity: String) -> ComparisonResult {
      let words = [Locale.current.tag, String(self), other, isNumeric ? "1" : "0", sensitivity]
      let order = MainActor.assumeIsolated { HostServices.locales.ask(.order, words) }.first
      return ComparisonResult(rawValue: order.flatMap { Int($0) } ?? 0) ?? .orderedSame
    }
  }

  extension Locale {
    /// The name of a region in this language; `nil` for an unknown code.
    public func localizedString(forRegionCode regionCode: String) -> String? { name("region", regionCode) }
    /// The name of a language in this language; `nil` for an unknown code.
    public func localizedString(forLanguageCode languageCode: String) -> String? { name("language", languageCode) }
    /// The name of a currency in this language; `nil` for an unknown code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { name("currency", currencyCode) }

    /// The name of a locale in this language; `nil` for an unknown one.
    public func localizedString(forIdentifier identifier: String) -> String? {
      name("language", Locale(identifier: identifier).tag)
    }

    private func name(_ kind: String, _ code: String) -> String? {
      let words = [tag, kind, code]
      return MainActor.assumeIsolated { HostServices.locales.ask(.name, words) }.first
    }

    /// The point of numbers.
    public var decimalSeparator: String? { NumberSigns.of(self, nil).decimal }
    /// What stands between groups of digits.
    public var groupingSeparator: String? { NumberSigns.of(self, nil).group }
    /// Such as `€`.
    public var currencySymbol: String? { NumberSigns.of(self, nil).currency }
    /// Such as `EUR`.
    public var currencyCode: String? { NumberSigns.of(self, nil).code }
  }

#endif
