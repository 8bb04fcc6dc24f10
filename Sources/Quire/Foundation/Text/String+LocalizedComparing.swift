// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension StringProtocol {
    /// Compares two strings in the order of the user's language.
    public func localizedCompare<Text: StringProtocol>(_ aString: Text) -> ComparisonResult {
      localizedOrder(String(aString), isNumeric: false, "variant")
    }

    /// Compares two strings in the order of the user's language, ignoring case.
    public func localizedCaseInsensitiveCompare<Text: StringProtocol>(_ aString: Text) -> ComparisonResult {
      localizedOrder(String(aString), isNumeric: false, "accent")
    }

    /// Compares two strings as a list of files does: in the order of the user's language, with digits as numbers.
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
    /// Returns the name of a region in this locale's language, or `nil` for an unknown code.
    public func localizedString(forRegionCode regionCode: String) -> String? { name("region", regionCode) }
    /// Returns the name of a language in this locale's language, or `nil` for an unknown code.
    public func localizedString(forLanguageCode languageCode: String) -> String? { name("language", languageCode) }
    /// Returns the name of a currency in this locale's language, or `nil` for an unknown code.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? { name("currency", currencyCode) }

    /// Returns the name of a locale in this locale's language, or `nil` for an unknown identifier.
    public func localizedString(forIdentifier identifier: String) -> String? {
      name("language", Locale(identifier: identifier).tag)
    }

    private func name(_ kind: String, _ code: String) -> String? {
      let words = [tag, kind, code]
      return MainActor.assumeIsolated { HostServices.locales.ask(.name, words) }.first
    }

    /// The decimal point in this locale's language.
    public var decimalSeparator: String? { NumberSigns.of(self, nil).decimal }
    /// The string between groups of digits in this locale's language.
    public var groupingSeparator: String? { NumberSigns.of(self, nil).group }
    /// The symbol of the currency, such as `€`.
    public var currencySymbol: String? { NumberSigns.of(self, nil).currency }
    /// The code of the currency, such as `EUR`.
    public var currencyCode: String? { NumberSigns.of(self, nil).code }
  }

#endif
