// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A language and a region, for builds without Foundation. The browser's `Intl` has the data.
  public struct Locale: Hashable, Sendable, CustomStringConvertible {
    /// Such as `en_US`.
    public let identifier: String

    /// A locale by its identifier, such as `de`, `pt-BR` or `en_US_POSIX`.
    public init(identifier: String) {
      self.identifier = identifier
    }

    /// The user's locale.
    public static var current: Locale {
      Locale(identifier: MainActor.assumeIsolated { HostServices.locales.current })
    }

    /// The user's locale.
    public static var autoupdatingCurrent: Locale { current }

    /// The user's languages, the preferred first.
    public static var preferredLanguages: [String] {
      MainActor.assumeIsolated { HostServices.locales.preferred }
    }

    /// Code of the language, such as `en`; `nil` in an empty identifier.
    public var languageCode: String? {
      guard let first = parts.first, !first.isEmpty else { return nil }
      return first
    }

    /// Code of the region, such as `US`; `nil` if the identifier names none.
    public var regionCode: String? {
      parts.dropFirst().first { $0.utf8.count == 2 || $0.utf8.count == 3 && $0.utf8.allSatisfy { $0 < 0x3A } }
    }

    /// Code of the script, such as `Hant`; `nil` if the identifier names none.
    public var scriptCode: String? {
      parts.dropFirst().first { $0.utf8.count == 4 }
    }

    /// The language and its parts.
    public var language: Language { Language(code: languageCode, region: regionCode) }

    /// The region.
    public var region: Region? { regionCode.map { Region($0) } }

    /// The identifier as web pages write it, with hyphens; empty for the locale of programs, `en_US_POSIX`.
    var tag: String {
      let end = identifier.utf8.firstIndex(of: UInt8(ascii: "@")) ?? identifier.utf8.endIndex
      let name = String(decoding: identifier.utf8[..<end], as: UTF8.self)
      if name.hasSameBytes(as: "en_US_POSIX") { return "en-US-u-va-posix" }
      return String(decoding: name.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }

    /// Whether texts are those of programs: English, without the user's settings.
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

    /// Byte for byte.
    public static func == (left: Locale, right: Locale) -> Bool {
      left.identifier.hasSameBytes(as: right.identifier)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      identifier.hashBytes(into: &hasher)
    }

    /// A language with its region.
    public struct Language: Sendable {
      /// Code of the language; `nil` if the identifier names none.
      public let languageCode: LanguageCode?
      /// The region; `nil` if the identifier names none.
      public let region: Region?

      init(code: String?, region: String?) {
        languageCode = code.map { LanguageCode($0) }
        self.region = region.map { Region($0) }
      }
    }

    /// The code of a language.
    public struct LanguageCode: Hashable, Sendable, ExpressibleByStringLiteral {
      /// Such as `en`.
      public let identifier: String

      /// A code as text.
      public init(_ identifier: String) {
        self.identifier = identifier
      }

      /// A code as text.
      public init(stringLiteral value: String) {
        identifier = value
      }
    }

    /// A region of the world.
    public struct Region: Hashable, Sendable, ExpressibleByStringLiteral {
      /// Such as `US`.
      public let identifier: String

      /// A region by its code.
      public init(_ identifier: String) {
        self.identifier = identifier
      }

      /// A region by its code.
      public init(stringLiteral value: String) {
        identifier = value
      }
    }
  }

#endif
