// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A text for a key: the value if one is given, else the key. There are no tables of texts here.
  public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String
  ) -> String {
    value.isEmpty ? key : value
  }

  extension String {
    /// A text for a key, which is the key: there are no tables of texts here.
    public init(
      localized key: String, table: String? = nil, bundle: Bundle? = nil, locale: Locale = Locale(identifier: "en"),
      comment: StaticString? = nil
    ) {
      self = key
    }
  }

#endif
