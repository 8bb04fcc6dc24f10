// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Returns the string for a key: `value`, or the key if `value` is empty. Tables of localized strings do not exist
  /// here.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String
  ) -> String {
    value.isEmpty ? key : value
  }

  extension String {
    /// Creates the string for a key, which is the key itself with its values: tables of localized strings do not exist
    /// here.
    public init(
      localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) {
      self = keyAndValue._text(keyAndValue._key)
    }
  }

#endif
