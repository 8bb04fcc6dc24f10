// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's own files. Interface files and tables of localized texts do not exist here.
  @preconcurrency @MainActor public final class Bundle: NSObject {
    /// The app's bundle.
    nonisolated public static let main = Bundle()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// The user's languages, in order of preference.
    nonisolated public var preferredLocalizations: [String] { Locale.preferredLanguages }

    /// Returns the text for a key: `value`, or the key itself if `value` is empty.
    nonisolated public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      guard let value, !value.isEmpty else { return key }
      return value
    }
  }

#endif
