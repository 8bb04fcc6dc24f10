// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A locale as an object, for builds without Foundation.
  @preconcurrency @MainActor public final class NSLocale: NSObject {
    /// The language and the region.
    nonisolated let content: Locale

    /// Creates a locale from an identifier, such as `de` or `pt-BR`.
    nonisolated public init(localeIdentifier string: String) {
      content = Locale(identifier: string)
      super.init(anywhere: ())
    }

    /// Creates an object with a locale. Not Apple's API: for `locale as NSLocale` in translated sources.
    nonisolated public convenience init(_bridging locale: Locale) {
      self.init(localeIdentifier: locale.identifier)
    }

    /// Creates an object with the locale of another. Not Apple's API: for `locale as NSLocale` in translated sources.
    nonisolated public convenience init(_bridging locale: NSLocale) {
      self.init(localeIdentifier: locale.localeIdentifier)
    }

    /// The user's locale.
    nonisolated public static var current: Locale { .current }
    /// The user's locale.
    nonisolated public static var autoupdatingCurrent: Locale { .current }
    /// The user's languages, in order of preference.
    nonisolated public static var preferredLanguages: [String] { Locale.preferredLanguages }

    /// The identifier, such as `en_US`.
    nonisolated public var localeIdentifier: String { content.identifier }
    /// The code of the language, such as `en`.
    nonisolated public var languageCode: String { content.languageCode ?? "" }
    /// The code of the region, such as `US`; `nil` if the identifier has none.
    nonisolated public var countryCode: String? { content.regionCode }
    /// The code of the script, such as `Hant`; `nil` if the identifier has none.
    nonisolated public var scriptCode: String? { content.scriptCode }
  }

  // Not Apple's API: for `object as Locale` and its relatives in translated sources. Each takes the value as well,
  // because a cast may have no effect.

  /// Returns the locale of an object.
  public func _locale(_ object: NSLocale) -> Locale { object.content }
  /// Returns the locale.
  public func _locale(_ locale: Locale) -> Locale { locale }
  /// Returns the calendar of an object.
  public func _calendar(_ object: NSCalendar) -> Calendar { object.content }
  /// Returns the calendar.
  public func _calendar(_ calendar: Calendar) -> Calendar { calendar }
  /// Returns the point in time of an object.
  public func _date(_ object: NSDate) -> Date { Date(timeIntervalSince1970: object.timeIntervalSince1970) }
  /// Returns the point in time.
  public func _date(_ date: Date) -> Date { date }

#endif
