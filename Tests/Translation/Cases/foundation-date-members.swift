// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members of formats of dates and of their parts.

func foundationDateMembers() -> [String] {
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  let zone = TimeZone(identifier: "UTC")!
  let locale = Locale(identifier: "en_US")
  func text(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
    date.formatted(Date.FormatStyle(date: day, time: time, locale: locale, timeZone: zone))
      .replacingOccurrences(of: "\u{202F}", with: " ")
  }
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = zone
  calendar.locale = locale
  var leap = DateComponents()
  leap.isLeapMonth = false
  leap.dayOfYear = 60
  return [
    text(.numeric, .omitted),
    text(.abbreviated, .omitted),
    text(.long, .omitted),
    text(.omitted, .standard),
    text(.numeric, .shortened),
    "\(leap.isLeapMonth ?? true) \(leap.dayOfYear ?? 0)",
    "\(calendar.eraSymbols.count)",
    "\(TimeZone(identifier: "Europe/Paris")!.localizedName(for: .standard, locale: locale) ?? "none")",
    "\(locale.localizedString(forIdentifier: "de_DE") ?? "none")",
  ]
}

// => 11/14/2023
// => Nov 14, 2023
// => November 14, 2023
// => 10:13:20 PM
// => 11/14/2023, 10:13 PM
// => false 60
// => 2
// => Central European Standard Time
// => German (Germany)
