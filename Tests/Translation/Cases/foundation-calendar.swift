// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationCalendar() -> [String] {
  var lines: [String] = []
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "Europe/Berlin")!
  calendar.locale = Locale(identifier: "en_US")
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  let parts = calendar.dateComponents(
    [
      .year, .month, .day, .hour, .minute, .second, .weekday, .weekOfYear, .yearForWeekOfYear, .quarter, .weekOfMonth,
      .era, .weekdayOrdinal,
    ], from: date)
  // => 2023 11 14 23 13 20 3 46 2023 3 1 2
  lines.append(
    "\(parts.year!) \(parts.month!) \(parts.day!) \(parts.hour!) \(parts.minute!) \(parts.second!) \(parts.weekday!) \(parts.weekOfYear!) \(parts.yearForWeekOfYear!) \(parts.weekOfMonth!) \(parts.era!) \(parts.weekdayOrdinal!)"
  )
  // => 2023-11-14 22:13:20 +0000
  lines.append("\(date)")
  var wanted = DateComponents()
  wanted.year = 2024; wanted.month = 2; wanted.day = 29; wanted.hour = 12
  let leap = calendar.date(from: wanted)!
  // => 2024-02-29 11:00:00 +0000
  lines.append("\(leap)")
  // => 2025-02-28 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: .year, value: 1, to: leap)!)")
  // => 2024-03-29 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: .month, value: 1, to: leap)!)")
  // => 2023-02-28 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: .month, value: -12, to: leap)!)")
  // => 2024-03-31 10:00:00 +0000
  lines.append("\(calendar.date(byAdding: .day, value: 31, to: leap)!)")
  // => 2024-03-31 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: .hour, value: 24 * 31, to: leap)!)")
  // => 2024-03-14 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: .weekOfYear, value: 2, to: leap)!)")
  // => 2024-03-30 11:00:00 +0000
  lines.append("\(calendar.date(byAdding: DateComponents(month: 1, day: 1), to: leap)!)")
  // => 2024-02-28 23:00:00 +0000
  lines.append("\(calendar.startOfDay(for: leap))")
  wanted = DateComponents(year: 2024, month: 3, day: 31, hour: 2, minute: 30)
  // => 2024-03-31 01:30:00 +0000
  lines.append("\(calendar.date(from: wanted)!)")
  wanted = DateComponents(year: 2024, month: 10, day: 27, hour: 2, minute: 30)
  // => 2024-10-27 00:30:00 +0000
  lines.append("\(calendar.date(from: wanted)!)")
  wanted = DateComponents(year: 2024, month: 14, day: -3)
  // => 2025-01-27 23:00:00 +0000
  lines.append("\(calendar.date(from: wanted)!)")
  let first = calendar.date(from: DateComponents(year: 2023, month: 12, day: 31))!
  let second = calendar.date(from: DateComponents(year: 2024, month: 3, day: 1, hour: 5))!
  let between = calendar.dateComponents([.month, .day, .hour], from: first, to: second)
  // => 2 1 5
  lines.append("\(between.month!) \(between.day!) \(between.hour!)")
  let days = calendar.dateComponents([.day], from: first, to: second)
  // => 61 -61
  lines.append("\(days.day!) \(calendar.dateComponents([.day], from: second, to: first).day!)")
  // => 0
  lines.append("\(calendar.dateComponents([.year], from: leap, to: first).year!)")
  // => false true false
  lines.append(
    "\(calendar.isDate(first, inSameDayAs: second)) \(calendar.isDate(leap, equalTo: second, toGranularity: .year)) \(calendar.isDate(leap, equalTo: second, toGranularity: .month))"
  )
  // => true
  lines.append("\(calendar.compare(leap, to: second, toGranularity: .month) == .orderedAscending)")
  // => 29 366 12
  lines.append(
    "\(calendar.range(of: .day, in: .month, for: leap)!.count) \(calendar.range(of: .day, in: .year, for: leap)!.count) \(calendar.range(of: .month, in: .year, for: leap)!.count)"
  )
  // => 2024-01-31 23:00:00 +0000 2505600
  lines.append(
    "\(calendar.dateInterval(of: .month, for: leap)!.start) \(Int(calendar.dateInterval(of: .month, for: leap)!.duration))"
  )
  // => 2024-02-24 23:00:00 +0000
  lines.append("\(calendar.dateInterval(of: .weekOfYear, for: leap)!.start)")
  // => 2023-11-14 22:00:00 +0000
  lines.append("\(calendar.dateInterval(of: .hour, for: date)!.start)")
  // => 2024-02-29 08:30:00 +0000
  lines.append("\(calendar.date(bySettingHour: 9, minute: 30, second: 0, of: leap)!)")
  // => 2024-03-01 08:00:00 +0000
  lines.append("\(calendar.nextDate(after: leap, matching: DateComponents(hour: 9), matchingPolicy: .nextTime)!)")
  // => 2024-03-03 23:00:00 +0000
  lines.append("\(calendar.nextDate(after: leap, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!)")
  // => 2024-12-24 23:00:00 +0000
  lines.append(
    "\(calendar.nextDate(after: leap, matching: DateComponents(month: 12, day: 25), matchingPolicy: .nextTime)!)")
  // => 5 12 false
  lines.append(
    "\(calendar.component(.weekday, from: leap)) \(calendar.component(.hour, from: leap)) \(calendar.isDateInWeekend(leap))"
  )
  // => January,February,March,April,May,June,July,August,September,October,November,December
  lines.append(calendar.monthSymbols.joined(separator: ","))
  // => Sun,Mon,Tue,Wed,Thu,Fri,Sat
  lines.append(calendar.shortWeekdaySymbols.joined(separator: ","))
  // => S,M,T,W,T,F,SAMPM
  lines.append(calendar.veryShortWeekdaySymbols.joined(separator: ",") + calendar.amSymbol + calendar.pmSymbol)
  var german = calendar
  german.locale = Locale(identifier: "de_DE")
  // => Januar,Februar,März,April,Mai,Juni,Juli,August,September,Oktober,November,Dezember
  lines.append(german.monthSymbols.joined(separator: ","))
  // => Sonntag,Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag
  lines.append(german.weekdaySymbols.joined(separator: ","))
  // => Jan.,Feb.,März,Apr.,Mai,Juni,Juli,Aug.,Sept.,Okt.,Nov.,Dez.
  lines.append(german.shortMonthSymbols.joined(separator: ","))
  var iso = Calendar(identifier: .iso8601)
  iso.timeZone = TimeZone(secondsFromGMT: 0)!
  // => 1 53 2020
  lines.append(
    "\(iso.component(.weekOfYear, from: Date(timeIntervalSince1970: 1_704_067_200))) \(iso.component(.weekOfYear, from: Date(timeIntervalSince1970: 1_609_459_200))) \(iso.component(.yearForWeekOfYear, from: Date(timeIntervalSince1970: 1_609_459_200)))"
  )
  // => 2024-03-04 00:00:00 +0000
  lines.append("\(iso.date(from: DateComponents(weekday: 2, weekOfYear: 10, yearForWeekOfYear: 2024))!)")
  let zone = TimeZone(identifier: "America/New_York")!
  // => -18000 false America/New_York
  lines.append("\(zone.secondsFromGMT(for: date)) \(zone.isDaylightSavingTime(for: date)) \(zone.identifier)")
  // => true 0 GMT+0200
  lines.append(
    "\(TimeZone(identifier: "Mars/Olympus") == nil) \(TimeZone(abbreviation: "UTC")!.secondsFromGMT()) \(TimeZone(secondsFromGMT: 7200)!.identifier)"
  )
  let interval = DateInterval(start: first, end: second)
  // => true 5288400
  lines.append("\(interval.contains(leap)) \(Int(interval.duration))")
  // => true 0000-12-30 00:00:00 +0000 4001-01-01 00:00:00 +0000
  lines.append("\(Date(timeIntervalSince1970: 0) < date) \(Date.distantPast) \(Date.distantFuture)")
  // => false true
  lines.append(
    "\(DateComponents(year: 2023, month: 2, day: 30).isValidDate(in: calendar)) \(DateComponents(year: 2024, month: 2, day: 29).isValidDate(in: calendar))"
  )
  // => pt_BR
  lines.append("\(Locale(identifier: "pt_BR").identifier)")
  return lines
}
