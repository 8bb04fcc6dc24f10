// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The app's own files, for builds without Foundation: those of the folders named `Resources`, and of an Xcode
  /// project. Tables of localized strings do not exist here.
  @preconcurrency @MainActor public final class Bundle: NSObject {
    /// The app's bundle.
    nonisolated public static let main = Bundle()

    nonisolated private override init() {
      super.init(anywhere: ())
    }

    /// Creates the bundle of a class, which has the same files as `main`, because a page has only one bundle.
    nonisolated public init(for aClass: AnyClass) {
      super.init(anywhere: ())
    }

    /// The user's languages, in order of preference.
    nonisolated public var preferredLocalizations: [String] { Locale.preferredLanguages }

    /// The folder of the app's files, relative to the page.
    nonisolated public var bundleURL: URL { URL(made: "resources/") }
    /// The folder of the app's files, relative to the page.
    nonisolated public var resourceURL: URL? { bundleURL }
    /// The folder of the app's files, relative to the page.
    nonisolated public var bundlePath: String { "resources" }
    /// The folder of the app's files, relative to the page.
    nonisolated public var resourcePath: String? { bundlePath }

    /// Returns the string for a key: `value`, or the key itself if `value` is empty.
    nonisolated public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
      guard let value, !value.isEmpty else { return key }
      return value
    }
  }

#endif
