// SPDX-License-Identifier: Apache-2.0

import UIKit

// More members of dates, calendars, places and queues.

@MainActor func foundationTimes() -> [String] {
  var lines: [String] = []
  let start = Date(timeIntervalSince1970: 1_000_000)
  let later = Date(timeInterval: 60, since: start)
  // => 60.0 1000005.0 978307200.0
  lines.append(
    "\(later.timeIntervalSince(start)) \(start.addingTimeInterval(5).timeIntervalSince1970) \(Date.timeIntervalBetween1970AndReferenceDate)"
  )
  // => 1000010.0 999990.0 true true
  lines.append(
    "\((start + 10).timeIntervalSince1970) \((start - 10).timeIntervalSince1970) \(Date(timeIntervalSinceNow: 60).timeIntervalSinceNow > 30) \(Date.distantPast < Date.distantFuture)"
  )
  var moved = start
  moved += 5
  moved -= 2
  // => 1000003.0 false -977307200.0
  lines.append("\(moved.timeIntervalSince1970) \(start == later) \(start.timeIntervalSinceReferenceDate)")

  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(identifier: "UTC")!
  calendar.locale = Locale(identifier: "en_US_POSIX")
  calendar.firstWeekday = 2
  calendar.minimumDaysInFirstWeek = 4
  // => 2 4 true
  lines.append(
    "\(calendar.firstWeekday) \(calendar.minimumDaysInFirstWeek) \(Calendar.current.identifier == Calendar.autoupdatingCurrent.identifier)"
  )
  // => true true true false
  lines.append(
    "\(calendar.isDateInToday(Date())) \(calendar.isDateInTomorrow(Date(timeIntervalSinceNow: 86400))) \(calendar.isDateInYesterday(Date(timeIntervalSinceNow: -86400))) \(calendar.isDateInToday(start))"
  )
  // => 3678400.0 1093600.0
  lines.append(
    "\(calendar.date(byAdding: .month, value: 13, to: start, wrappingComponents: true)!.timeIntervalSince1970) \(calendar.date(byAdding: DateComponents(day: 1, hour: 2), to: start)!.timeIntervalSince1970)"
  )
  // => 12 1002600.0
  lines.append(
    "\(calendar.ordinality(of: .day, in: .year, for: start) ?? 0) \(calendar.date(bySetting: .minute, value: 30, of: start)!.timeIntervalSince1970)"
  )
  let policy: Calendar.MatchingPolicy = .nextTime
  let direction: Calendar.SearchDirection = .forward
  let repeated: Calendar.RepeatedTimePolicy = .first
  // => 1047600.0
  lines.append(
    "\(calendar.nextDate(after: start, matching: DateComponents(hour: 3), matchingPolicy: policy, repeatedTimePolicy: repeated, direction: direction)!.timeIntervalSince1970)"
  )
  let component: Calendar.Component = .day
  var parts = calendar.dateComponents(in: TimeZone(secondsFromGMT: 3600)!, from: start)
  // => 14 0 true
  lines.append("\(parts.hour ?? 0) \(parts.nanosecond ?? -1) \(component == .day)")
  parts = DateComponents(calendar: calendar, timeZone: calendar.timeZone, year: 2024, month: 2, day: 29, hour: 1)
  parts.setValue(28, for: .day)
  parts.nanosecond = 0
  // => 28 1709082000.0 2
  lines.append(
    "\(parts.day ?? 0) \(calendar.date(from: parts)!.timeIntervalSince1970) \(parts.value(for: .month) ?? 0)")
  let week = DateInterval(start: start, duration: 100)
  let other = DateInterval(start: later, end: Date(timeInterval: 500, since: start))
  // => true 40.0 true 1000100.0
  lines.append(
    "\(week.intersects(other)) \(week.intersection(with: other)?.duration ?? 0) \(week.contains(later)) \(week.end.timeIntervalSince1970)"
  )
  // => J February Mar A
  lines.append(
    "\(calendar.veryShortMonthSymbols[0]) \(calendar.standaloneMonthSymbols[1]) \(calendar.shortStandaloneMonthSymbols[2]) \(calendar.veryShortStandaloneMonthSymbols[3])"
  )
  // => Sunday Mon T
  lines.append(
    "\(calendar.standaloneWeekdaySymbols[0]) \(calendar.shortStandaloneWeekdaySymbols[1]) \(calendar.veryShortStandaloneWeekdaySymbols[2])"
  )

  let iso = ISO8601DateFormatter()
  let options: ISO8601DateFormatter.Options = [.withYear, .withMonth, .withDay, .withTime, .withTimeZone]
  iso.formatOptions = options
  // => 19700112T134640Z
  lines.append(iso.string(from: start))
  iso.formatOptions = [.withFullDate, .withFullTime, .withSpaceBetweenDateAndTime]
  // => 1970-01-12 13:46:40Z
  lines.append(iso.string(from: start))
  iso.formatOptions = [
    .withYear, .withMonth, .withDay, .withDashSeparatorInDate, .withTime, .withColonSeparatorInTime, .withTimeZone,
    .withColonSeparatorInTimeZone,
  ]
  // => 1970-01-12T13:46:40Z
  lines.append(iso.string(from: start))
  iso.formatOptions = [.withYear, .withWeekOfYear, .withDay]
  // => 1970W0301
  lines.append(iso.string(from: start))
  // => 1970-01-12T13:46:40Z
  lines.append(
    ISO8601DateFormatter.string(
      from: start, timeZone: TimeZone(secondsFromGMT: 0)!, formatOptions: .withInternetDateTime))
  // => true 1970-01-12T13:46:40Z
  lines.append(
    "\(DateFormatter.localizedString(from: start, dateStyle: .none, timeStyle: .none).isEmpty) \(start.formatted(.iso8601))"
  )
  // => MMM d, y
  lines.append(
    "\(DateFormatter.dateFormat(fromTemplate: "yMMMd", options: 0, locale: Locale(identifier: "en_US")) ?? "nil")")

  let german = Locale(identifier: "de_AT")
  // => de_AT true de AT false
  lines.append(
    "\(german.identifier) \(german == Locale(identifier: "de_AT")) \(german.language.languageCode?.identifier ?? "nil") \(german.region?.identifier ?? "nil") \(Locale.preferredLanguages.isEmpty)"
  )
  let region = Locale.Region("AT")
  let code: Locale.LanguageCode = "de"
  let language: Locale.Language = german.language
  // => true true fr true
  lines.append(
    "\(language.region == region) \(language.languageCode == code) \(Locale.LanguageCode("fr").identifier) \(Locale.current.identifier == Locale.autoupdatingCurrent.identifier)"
  )
  let english = Locale(identifier: "en_US")
  // => Euro German Austria
  lines.append(
    "\(english.localizedString(forCurrencyCode: "EUR") ?? "nil") \(english.localizedString(forLanguageCode: "de") ?? "nil") \(english.localizedString(forRegionCode: "AT") ?? "nil")"
  )
  let zone = TimeZone(identifier: "Europe/Vienna")!
  // => 0 3600.0 true
  lines.append(
    "\(TimeZone.gmt.secondsFromGMT(for: start)) \(zone.daylightSavingTimeOffset(for: Date(timeIntervalSince1970: 1_720_000_000))) \(zone == TimeZone(identifier: "Europe/Vienna"))"
  )

  let timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in }
  let second = Timer(timeInterval: 5, repeats: true) { _ in }
  let mode: RunLoop.Mode = .default
  RunLoop.main.add(second, forMode: mode)
  // => true 5.0
  lines.append("\(timer.isValid) \(second.timeInterval)")
  second.fire()
  timer.invalidate()
  second.invalidate()
  let queue = DispatchQueue(label: "harbor")
  queue.async(execute: {})
  queue.async(execute: DispatchWorkItem {})
  queue.async(group: DispatchGroup(), execute: DispatchWorkItem {})
  let wait: DispatchTimeInterval = .milliseconds(10)
  queue.asyncAfter(deadline: .now() + wait, execute: {})
  queue.asyncAfter(deadline: .now() + 0.5, execute: DispatchWorkItem {})
  let early = DispatchTime(uptimeNanoseconds: 5)
  // => 3 8 2 true
  lines.append(
    "\(queue.sync(execute: { 3 })) \((early + .nanoseconds(3)).uptimeNanoseconds) \((early - .nanoseconds(3)).uptimeNanoseconds) \(early < .now())"
  )
  var sum = 0
  DispatchQueue.concurrentPerform(iterations: 1, execute: { sum += $0 + 1 })
  // => 1
  lines.append("\(sum)")
  return lines
}
