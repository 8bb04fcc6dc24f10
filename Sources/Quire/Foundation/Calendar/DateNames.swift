// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The names of months and days in a language, asked of the browser once.
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
    /// Before noon and after it.
    let halves: [String]
    let eras: [String]
    let longEras: [String]

    // There is one thread. Apps write in few languages.
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

    /// The names of the months, as they stand within a date.
    public var monthSymbols: [String] { names.months }
    /// The short names of the months, as they stand within a date.
    public var shortMonthSymbols: [String] { names.shortMonths }
    /// One letter for each month.
    public var veryShortMonthSymbols: [String] { names.narrowMonths }
    /// The names of the months, as they stand alone.
    public var standaloneMonthSymbols: [String] { names.monthsAlone }
    /// The short names of the months, as they stand alone.
    public var shortStandaloneMonthSymbols: [String] { names.shortMonthsAlone }
    /// One letter for each month, as it stands alone.
    public var veryShortStandaloneMonthSymbols: [String] { names.narrowMonthsAlone }
    /// The names of the days from Sunday.
    public var weekdaySymbols: [String] { names.days }
    /// The short names of the days from Sunday.
    public var shortWeekdaySymbols: [String] { names.shortDays }
    /// One letter for each day from Sunday.
    public var veryShortWeekdaySymbols: [String] { names.narrowDays }
    /// The names of the days from Sunday, as they stand alone.
    public var standaloneWeekdaySymbols: [String] { names.daysAlone }
    /// The short names of the days from Sunday, as they stand alone.
    public var shortStandaloneWeekdaySymbols: [String] { names.shortDaysAlone }
    /// One letter for each day from Sunday, as it stands alone.
    public var veryShortStandaloneWeekdaySymbols: [String] { names.narrowDaysAlone }
    /// Before noon.
    public var amSymbol: String { names.halves[0] }
    /// After noon.
    public var pmSymbol: String { names.halves[1] }
    /// Before the year 1, and from it on.
    public var eraSymbols: [String] { names.eras }
  }

#endif
