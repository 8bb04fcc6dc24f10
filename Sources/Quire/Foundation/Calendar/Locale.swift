// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A language and a region, for builds without Foundation. The browser's `Intl` provides the data.
  public struct Locale: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `en_US`.
    public let identifier: String

    /// Creates a locale from an identifier, such as `de`, `pt-BR` or `en_US_POSIX`.
    public init(identifier: String) {
      self.identifier = identifier
    }

    /// The user's locale.
    public static var current: Locale {
      Locale(identifier: MainActor.assumeIsolated { HostServices.locales.current })
    }

    /// The user's locale.
    public static var autoupdatingCurrent: Locale { current }

    /// The user's languages, in order of preference.
    public static var preferredLanguages: [String] {
      MainActor.assumeIsolated { HostServices.locales.preferred }
    }

    /// The code of the language, such as `en`; `nil` if the identifier is empty.
    public var languageCode: String? {
      guard let first = parts.first, !first.isEmpty else { return nil }
      return first
    }

    /// The code of the region, such as `US`; `nil` if the identifier has none.
    public var regionCode: String? {
      parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 < 0x3A } }
    }

    /// The code of the script, such as `Hant`; `nil` if the identifier has none.
    public var scriptCode: String? {
      parts.dropFirst().first { $0.utf8.count == 4 }
    }

    /// The Gregorian calendar with the names of the locale. Its weeks are those of the user's calendar.
    public var calendar: Calendar {
      var calendar = Calendar.current
      calendar.locale = self
      return calendar
    }

    /// The language, with its code, script and region.
    public var language: Language { Language(code: languageCode, script: scriptCode, region: regionCode) }

    /// The region; `nil` if the identifier has none.
    public var region: Region? { regionCode.map { Region($0) } }

    /// The identifier as a language tag for web pages, with hyphens: `pt-BR` for `pt_BR`, and `en-US-u-va-posix` for
    /// `en_US_POSIX`.
    var tag: String {
      let end = identifier.utf8.firstIndex(of: UInt8(ascii: "@")) ?? identifier.utf8.endIndex
      let name = String(decoding: identifier.utf8[..<end], as: UTF8.self)
      if name.hasSameBytes(as: "en_US_POSIX") { return "en-US-u-va-posix" }
      return String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    /// Whether this is `en_US_POSIX`, the locale for strings that programs read: English, without the user's settings.
    var isOfPrograms: Bool { identifier.hasSameBytes(as: "en_US_POSIX") }

    private var parts: [String] {
      var parts: [String] = []
      for part in tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false) {
        if part.count == 1 { break }
        parts.append(String(decoding: part, as: UTF8.self))
      }
      return parts
    }

    /// The identifier.
    public var description: String { identifier }

    /// Compares the identifiers byte by byte.
    public static func == (left: Locale, right: Locale) -> Bool {
      left.identifier.hasSameBytes(as: right.identifier)
    }

    /// Hashes the identifier's bytes, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      identifier.hashBytes(into: &hasher)
    }

    /// A language with its script and region.
    public struct Language: Sendable {
      /// The code of the language; `nil` if the identifier has none.
      public let languageCode: LanguageCode?
      /// The script; `nil` if the identifier has none.
      public let script: Script?
      /// The region; `nil` if the identifier has none.
      public let region: Region?

      init(code: String?, script: String?, region: String?) {
        languageCode = code.map { LanguageCode($0) }
        self.script = script.map { Script($0) }
        self.region = region.map { Region($0) }
      }
    }

    /// The code of a language.
    public struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The code as text, such as `en`.
      public let identifier: String

      /// Creates a language code from text.
      public init(_ identifier: String) {
        self.identifier = identifier
      }

      /// Creates a language code from text.
      public init(stringLiteral value: String) {
        identifier = value
      }
    }

    /// A script in which a language is written.
    public struct Script: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The code as text, such as `Hant`.
      public let identifier: String

      /// Creates a script from its code.
      public init(_ identifier: String) {
        self.identifier = identifier
      }

      /// Creates a script from its code.
      public init(stringLiteral value: String) {
        identifier = value
      }
    }

    /// A country or region.
    public struct Region: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The code as text, such as `US`.
      public let identifier: String

      /// Creates a region from its code.
      public init(_ identifier: String) {
        self.identifier = identifier
      }

      /// Creates a region from its code.
      public init(stringLiteral value: String) {
        identifier = value
      }
    }
  }

#endif
