// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members of calendars, of parts of dates, and of formats of dates.

func foundationCalendarMembers() -> [String] {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  calendar.locale = Locale(identifier: "en_US")
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  let old = NSCalendar(identifier: .gregorian)!
  old.timeZone = calendar.timeZone
  let later = date.addingTimeInterval(3_600)
  let parts = calendar.dateComponents([.year, .month, .day], from: date)
  let next = old.nextDate(after: date, matching: .hour, value: 6, options: .matchNextTime)
  let before = old.nextDate(after: date, matching: .hour, value: 6, options: [.matchNextTime, .searchBackwards])
  let wrapped = old.date(byAdding: .month, value: 3, to: date, options: .wrapComponents)
  let style = Date.FormatStyle(
    date: .omitted, time: .shortened, locale: Locale(identifier: "en_US"), calendar: calendar,
    timeZone: calendar.timeZone)
  let whole = Date.FormatStyle(
    date: .complete, time: .omitted, locale: Locale(identifier: "en_US"), calendar: calendar,
    timeZone: calendar.timeZone)
  return [
    calendar.eraSymbols.joined(separator: " "),
    "\(parts.year ?? 0)-\(parts.month ?? 0)-\(parts.day ?? 0) \(calendar.ordinality(of: .day, in: .year, for: date) ?? 0)",
    "\(old.compare(date, to: later, toUnitGranularity: .hour) == .orderedAscending) "
      + "\(old.isDate(date, equalTo: later, toUnitGranularity: .day))",
    "\(next?.timeIntervalSince1970 ?? 0) \(before?.timeIntervalSince1970 ?? 0)",
    "\(wrapped?.timeIntervalSince1970 ?? 0)",
    date.formatted(style).replacingOccurrences(of: "\u{202F}", with: " "),
    date.formatted(whole),
    "\(NSDate(timeInterval: 60, since: date).timeIntervalSince1970) "
      + "\(abs(NSDate(timeIntervalSinceNow: 5).timeIntervalSinceNow - 5) < 1)",
    "\(Locale(identifier: "de_AT").region?.identifier ?? "none") \(Locale(identifier: "zh-Hant_TW").language.script?.identifier ?? "none")",
  ]
}

// => BC AD
// => 2023-11-14 318
// => true true
// => 1700028000.0 1699941600.0
// => 1676412800.0
// => 10:13 PM
// => Tuesday, November 14, 2023
// => 1700000060.0 true
// => AT Hant
