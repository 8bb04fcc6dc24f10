// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A time zone, for builds without Foundation. The browser provides the rules.
  public struct TimeZone: Hashable, Sendable, CustomStringConvertible {
    /// The identifier, such as `Europe/Berlin`, or `GMT+0200` for a fixed offset.
    public let identifier: String
    /// The fixed offset from GMT, in seconds; `nil` for a region.
    let fixedOffset: Int?

    private init(identifier: String, fixedOffset: Int?) {
      self.identifier = identifier
      self.fixedOffset = fixedOffset
    }

    /// Creates the time zone of a region from its identifier. Returns `nil` if the browser does not know it.
    public init?(identifier: String) {
      if let offset = Self.fixedOffset(identifier) {
        self.init(identifier: identifier, fixedOffset: offset)
      } else {
        let isKnown = !MainActor.assumeIsolated { HostServices.locales.ask(.zoneSpans, [identifier, "0"]) }.isEmpty
        guard isKnown else { return nil }
        self.init(identifier: identifier, fixedOffset: nil)
      }
    }

    /// Creates a time zone with a fixed offset from GMT, in seconds. Returns `nil` if the offset is more than 18 hours.
    public init?(secondsFromGMT seconds: Int) {
      guard abs(seconds) <= 18 * 3600 else { return nil }
      self.init(fixedOffset: seconds)
    }

    /// Creates a time zone from an abbreviation, such as `UTC`, `CET` or `PST`. Returns `nil` for unknown
    /// abbreviations.
    public init?(abbreviation: String) {
      let regions = [
        ("EST", "America/New_York"), ("EDT", "America/New_York"), ("CST", "America/Chicago"),
        ("CDT", "America/Chicago"),
        ("MST", "America/Denver"), ("MDT", "America/Denver"), ("PST", "America/Los_Angeles"),
        ("PDT", "America/Los_Angeles"), ("CET", "Europe/Paris"), ("CEST", "Europe/Paris"), ("BST", "Europe/London"),
        ("WET", "Europe/Lisbon"), ("EET", "Europe/Athens"), ("IST", "Asia/Kolkata"), ("JST", "Asia/Tokyo"),
      ]
      if let region = regions.first(where: { $0.0.hasSameBytes(as: abbreviation) }) {
        self.init(identifier: region.1, fixedOffset: nil)
      } else {
        guard let offset = Self.fixedOffset(abbreviation) else { return nil }
        self.init(fixedOffset: offset)
      }
    }

    init(fixedOffset seconds: Int) {
      let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
      let name = "GMT" + (seconds == 0 ? "" : (seconds < 0 ? "-" : "+") + hours.padded(2) + minutes.padded(2))
      self.init(identifier: name, fixedOffset: seconds)
    }

    /// Returns the offset, in seconds, of a name such as `GMT+0200`, `GMT` and `UTC`.
    private static func fixedOffset(_ name: String) -> Int? {
      if name.hasSameBytes(as: "UTC") || name.hasSameBytes(as: "GMT") { return 0 }
      let bytes = Array(name.utf8)
      guard bytes.starts(with: "GMT".utf8), bytes.count > 4, bytes[3] == 0x2B || bytes[3] == 0x2D else { return nil }
      let digits = bytes[4...].filter { $0 != UInt8(ascii: ":") }
      guard digits.count <= 4, let number = Int(String(decoding: digits, as: UTF8.self)), number >= 0 else {
        return nil
      }
      let seconds = digits.count <= 2 ? number * 3600 : number / 100 * 3600 + number % 100 * 60
      return bytes[3] == 0x2D ? -seconds : seconds
    }

    /// The user's time zone.
    public static var current: TimeZone {
      let name = MainActor.assumeIsolated { HostServices.locales.ask(.zone, []) }.first ?? "UTC"
      return TimeZone(identifier: name) ?? TimeZone(fixedOffset: 0)
    }

    /// The user's time zone.
    public static var autoupdatingCurrent: TimeZone { current }
    /// Greenwich Mean Time.
    public static var gmt: TimeZone { TimeZone(fixedOffset: 0) }

    /// Returns the offset from GMT at a date, in seconds; positive east of Greenwich.
    public func secondsFromGMT(for date: Date = Date()) -> Int {
      fixedOffset ?? ZoneSpans.offset(of: identifier, at: date)
    }

    /// Whether daylight saving time is in effect at a date.
    public func isDaylightSavingTime(for date: Date = Date()) -> Bool {
      daylightSavingTimeOffset(for: date) != 0
    }

    /// Returns the offset of daylight saving time at a date, in seconds; 0 if it is not in effect.
    public func daylightSavingTimeOffset(for date: Date = Date()) -> TimeInterval {
      guard fixedOffset == nil else { return 0 }
      return TimeInterval(
        ZoneSpans.offset(of: identifier, at: date) - ZoneSpans.leastOffset(of: identifier, near: date))
    }

    /// Returns the abbreviation, such as `CET`, or the offset, such as `GMT+2`.
    public func abbreviation(for date: Date = Date()) -> String? {
      ask("short", Locale(identifier: "en_US"), date)
    }

    /// Returns the name of the time zone in a language. The styles for standard time and for daylight saving time both
    /// return the name at the current date.
    public func localizedName(for style: NameStyle, locale: Locale?) -> String? {
      switch style {
      case .standard, .daylightSaving: ask("long", locale, Date())
      case .shortStandard, .shortDaylightSaving: ask("short", locale, Date())
      case .generic: ask("longGeneric", locale, Date())
      case .shortGeneric: ask("shortGeneric", locale, Date())
      }
    }

    /// The form of a time zone's name.
    public enum NameStyle: Int, Sendable {
      /// The full name of the standard time.
      case standard
      /// The short name of the standard time.
      case shortStandard
      /// The full name of daylight saving time.
      case daylightSaving
      /// The short name of daylight saving time.
      case shortDaylightSaving
      /// The full name, independent of daylight saving time.
      case generic
      /// The short name, independent of daylight saving time.
      case shortGeneric
    }

    func ask(_ style: String, _ locale: Locale?, _ date: Date) -> String? {
      let words = [(locale ?? .current).tag, identifierForPage, date.millisecondsText, style]
      return MainActor.assumeIsolated { HostServices.locales.ask(.zoneName, words) }.first
    }

    /// The name of the time zone for the browser.
    var identifierForPage: String {
      guard let fixedOffset else { return identifier }
      let minutes = abs(fixedOffset) / 60
      return fixedOffset == 0
        ? "UTC" : (fixedOffset < 0 ? "-" : "+") + (minutes / 60).padded(2) + ":" + (minutes % 60).padded(2)
    }

    /// The identifier.
    public var description: String { identifier }

    /// Compares the identifiers byte by byte.
    public static func == (left: TimeZone, right: TimeZone) -> Bool {
      left.identifier.hasSameBytes(as: right.identifier)
    }

    /// Hashes the identifier's bytes, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      identifier.hashBytes(into: &hasher)
    }
  }

  /// A cache of offsets from GMT. The browser is asked for one year at a time.
  enum ZoneSpans {
    private struct Span {
      let zone: String
      let start: Double
      let end: Double
      let offset: Int
    }

    // Safe because there is only one thread.
    nonisolated(unsafe) private static var spans: [Span] = []

    static func offset(of zone: String, at date: Date) -> Int {
      let time = date.timeIntervalSince1970
      if let known = unsafe spans.last(where: { $0.start <= time && time < $0.end && $0.zone.hasSameBytes(as: zone) }) {
        return known.offset
      }
      let found = ask(zone, time)
      // Apps use dates of a few years. An app that uses dates of very many years exceeds the limit, and the browser is
      // asked again.
      if unsafe spans.count > 256 { unsafe spans = [] }
      unsafe spans += found
      return found.last { $0.start <= time && time < $0.end }?.offset ?? found.first?.offset ?? 0
    }

    static func leastOffset(of zone: String, near date: Date) -> Int {
      ask(zone, date.timeIntervalSince1970).map { $0.offset }.min() ?? 0
    }

    private static func ask(_ zone: String, _ time: Double) -> [Span] {
      let limit = 8.64e12
      let seconds = Int64(max(-limit, min(limit, time.isFinite ? time : 0)))
      let words = MainActor.assumeIsolated { HostServices.locales.ask(.zoneSpans, [zone, "\(seconds)"]) }
      return stride(from: 0, to: words.count - 2, by: 3).map { index in
        Span(
          zone: zone, start: Double(Int64(words[index]) ?? 0), end: Double(Int64(words[index + 1]) ?? 0),
          offset: Int(words[index + 2]) ?? 0)
      }
    }
  }

  extension Date {
    /// The milliseconds since the beginning of 1970 as text, clamped to the range of a browser's dates.
    var millisecondsText: String {
      let milliseconds = timeIntervalSince1970 * 1000
      return "\(Int64(max(-8.64e15, min(8.64e15, milliseconds.isFinite ? milliseconds.rounded(.down) : 0))))"
    }
  }

#endif
