// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The names of months and days in a language, read from the browser once.
  struct DateNames {
    let months: [String]
    let shortMonths: [String]
    let narrowMonths: [String]
    let monthsAlone: [String]
    let shortMonthsAlone: [String]
    let narrowMonthsAlone: [String]
    let days: [String]
    let shortDays: [String]
    let narrowDays: [String]
    let daysAlone: [String]
    let shortDaysAlone: [String]
    let narrowDaysAlone: [String]
    /// The symbols for the times before and after noon.
    let halves: [String]
    let eras: [String]
    let longEras: [String]

    // Safe because there is only one thread. The list stays short because apps use few languages.
    nonisolated(unsafe) private static var known: [(tag: String, names: DateNames)] = []

    static func of(_ locale: Locale?) -> DateNames {
      guard let locale else { return .english }
      if locale.isOfPrograms { return .english }
      let tag = locale.tag
      if let known = unsafe known.first(where: { $0.tag.hasSameBytes(as: tag) }) { return known.names }
      let words = MainActor.assumeIsolated { HostServices.locales.ask(.names, [tag]) }
      guard let names = DateNames(words) else { return .english }
      unsafe known.append((tag, names))
      return names
    }

    private init?(_ words: [String]) {
      guard words.count == 120 else { return nil }
      func part(_ start: Int, _ count: Int) -> [String] { Array(words[start..<start + count]) }
      months = part(0, 12)
      shortMonths = part(12, 12)
      narrowMonths = part(24, 12)
      monthsAlone = part(36, 12)
      shortMonthsAlone = part(48, 12)
      narrowMonthsAlone = part(60, 12)
      days = part(72, 7)
      shortDays = part(79, 7)
      narrowDays = part(86, 7)
      daysAlone = part(93, 7)
      shortDaysAlone = part(100, 7)
      narrowDaysAlone = part(107, 7)
      halves = part(114, 2)
      eras = part(116, 2)
      longEras = part(118, 2)
    }

    private init() {
      months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
      ]
      days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
      shortMonths = months.map { String($0.prefix(3)) }
      narrowMonths = months.map { String($0.prefix(1)) }
      shortDays = days.map { String($0.prefix(3)) }
      narrowDays = days.map { String($0.prefix(1)) }
      monthsAlone = months
      shortMonthsAlone = shortMonths
      narrowMonthsAlone = narrowMonths
      daysAlone = days
      shortDaysAlone = shortDays
      narrowDaysAlone = narrowDays
      halves = ["AM", "PM"]
      eras = ["BC", "AD"]
      longEras = ["Before Christ", "Anno Domini"]
    }

    private static let english = DateNames()
  }

  extension Calendar {
    private var names: DateNames { .of(locale) }

    /// The names of the months, in the form used within a date.
    public var monthSymbols: [String] { names.months }
    /// The short names of the months, in the form used within a date.
    public var shortMonthSymbols: [String] { names.shortMonths }
    /// The one-letter names of the months, in the form used within a date.
    public var veryShortMonthSymbols: [String] { names.narrowMonths }
    /// The names of the months, in the form used alone.
    public var standaloneMonthSymbols: [String] { names.monthsAlone }
    /// The short names of the months, in the form used alone.
    public var shortStandaloneMonthSymbols: [String] { names.shortMonthsAlone }
    /// The one-letter names of the months, in the form used alone.
    public var veryShortStandaloneMonthSymbols: [String] { names.narrowMonthsAlone }
    /// The names of the weekdays, from Sunday.
    public var weekdaySymbols: [String] { names.days }
    /// The short names of the weekdays, from Sunday.
    public var shortWeekdaySymbols: [String] { names.shortDays }
    /// The one-letter names of the weekdays, from Sunday.
    public var veryShortWeekdaySymbols: [String] { names.narrowDays }
    /// The names of the weekdays, from Sunday, in the form used alone.
    public var standaloneWeekdaySymbols: [String] { names.daysAlone }
    /// The short names of the weekdays, from Sunday, in the form used alone.
    public var shortStandaloneWeekdaySymbols: [String] { names.shortDaysAlone }
    /// The one-letter names of the weekdays, from Sunday, in the form used alone.
    public var veryShortStandaloneWeekdaySymbols: [String] { names.narrowDaysAlone }
    /// The symbol for the time before noon.
    public var amSymbol: String { names.halves[0] }
    /// The symbol for the time after noon.
    public var pmSymbol: String { names.halves[1] }
    /// The symbols of the eras: before the year 1, and from then on.
    public var eraSymbols: [String] { names.eras }
  }

#endif
