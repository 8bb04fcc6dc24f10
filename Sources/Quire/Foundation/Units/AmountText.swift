// SPDX-License-Identifier: Apache-2.0

/// Amounts of time as English text, for `DateComponentsFormatter` and `RelativeDateTimeFormatter`.
enum AmountText {
  /// A unit of time, from the longest to the shortest.
  enum Unit: Int, CaseIterable {
    case year, month, week, day, hour, minute, second

    fileprivate var name: String {
      switch self {
      case .year: "year"
      case .month: "month"
      case .week: "week"
      case .day: "day"
      case .hour: "hour"
      case .minute: "minute"
      case .second: "second"
      }
    }

    /// The short form of the name.
    fileprivate var short: String {
      switch self {
      case .year: "yr"
      case .month: "mo"
      case .week: "wk"
      case .day: "day"
      case .hour: "hr"
      case .minute: "min"
      case .second: "sec"
      }
    }

    var letters: String { self == .month ? "mo" : String(decoding: [name.utf8.first ?? 0], as: UTF8.self) }
  }

  /// Returns a number with the name of a unit, such as "2 hours".
  static func full(_ count: Int, _ unit: Unit) -> String { "\(count) \(name(count, unit))" }

  /// Returns a number in words with the name of a unit, such as "two hours".
  static func spelled(_ count: Int, _ unit: Unit) -> String { "\(SpelledNumber.words(count)) \(name(count, unit))" }

  private static func name(_ count: Int, _ unit: Unit) -> String { unit.name + (count.magnitude == 1 ? "" : "s") }

  /// Returns a number with the short name of a unit, such as "2 hr".
  static func short(_ count: Int, _ unit: Unit) -> String { "\(count) \(shortName(count, unit))" }

  static func shortName(_ count: Int, _ unit: Unit) -> String {
    let hasPlural = unit.rawValue <= Unit.day.rawValue && count.magnitude != 1
    return unit.short + (hasPlural ? "s" : "")
  }

  /// Returns a number with the abbreviation of a unit and a point, such as "2 hr.". A day is not abbreviated.
  static func pointed(_ count: Int, _ unit: Unit) -> String {
    unit == .day ? short(count, unit) : "\(count) \(unit.short)."
  }

  /// Returns how many of each unit are between two dates. Every number has the same sign.
  static func amounts(_ units: [Unit], from start: Date, to end: Date, in calendar: Calendar) -> [(Unit, Int)] {
    var asked: Set<Calendar.Component> = []
    for unit in units {
      switch unit {
      case .year: asked.insert(.year)
      case .month: asked.insert(.month)
      case .week, .day: asked.insert(.day)
      case .hour: asked.insert(.hour)
      case .minute: asked.insert(.minute)
      case .second: asked.insert(.second)
      }
    }
    let found = calendar.dateComponents(asked, from: start, to: end)
    return amounts(units, of: found)
  }

  /// Returns the numbers of components, with weeks for days if weeks are asked for.
  static func amounts(_ units: [Unit], of parts: DateComponents) -> [(Unit, Int)] {
    let days = parts.day ?? 0
    let weeks = (parts.weekOfMonth ?? 0) + (parts.weekOfYear ?? 0)
    return units.map { unit in
      switch unit {
      case .year: (unit, parts.year ?? 0)
      case .month: (unit, parts.month ?? 0)
      case .week: (unit, weeks + days / 7)
      case .day: (unit, units.contains(.week) ? days % 7 : days + weeks * 7)
      case .hour: (unit, parts.hour ?? 0)
      case .minute: (unit, parts.minute ?? 0)
      case .second: (unit, parts.second ?? 0)
      }
    }
  }
}
