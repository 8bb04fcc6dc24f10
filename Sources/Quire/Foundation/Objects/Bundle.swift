// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's own files. There are no interface files here, and no tables of texts.
  @preconcurrency @MainActor public final class Bundle: NSObject {
    /// The app itself.
    nonisolated public static let main = Bundle()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// The user's languages, the preferred first.
    nonisolated public var preferredLocalizations: [String] { Locale.preferredLanguages }

    /// A text for a key: the value, or the key if the value is empty.
    nonisolated public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      guard let value, !value.isEmpty else { return key }
      return value
    }
  }

#endif
