// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationDates() -> [String] {
  var lines: [String] = []
  let date = Date(timeIntervalSince1970: 1_700_000_000.5)
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
  // => 2023-11-14T23:13:20+0100
  // => Tuesday, Nov 14, 2023
  // => 11/14/23 11:13 PM
  // => Tue 14 November
  // => 23:13:20.500
  // => 14. Nov '23
  // => 2023-11-14T23:13:20+01:00
  // => November T N
  // => 318 46 3 2 4
  // => 11 o'clock PM
  // => GMT+01:00 +01:00 +01:00 +0100
  // => 3 3 Tu
  // => 23 11
  // => 20231114
  for format in [
    "yyyy-MM-dd'T'HH:mm:ssZ", "EEEE, MMM d, yyyy", "MM/dd/yy h:mm a", "EEE dd MMMM", "HH:mm:ss.SSS", "d. MMM ''yy",
    "yyyy-MM-dd'T'HH:mm:ssXXX", "LLLL EEEEE MMMMM", "D w W F Q", "hh 'o''clock' a", "ZZZZ ZZZZZ xxx XX", "e c EEEEEE",
    "k K", "yyyyMMdd",
  ] {
    formatter.dateFormat = format
    lines.append(formatter.string(from: date))
  }
  formatter.dateFormat = "yyyy-MM-dd HH:mm"
  // => 2024-02-29 12:45:00 +0000
  lines.append("\(formatter.date(from: "2024-02-29 13:45")!)")
  // => true true true true true
  lines.append(
    "\(formatter.date(from: "2024-02-30 13:45") == nil) \(formatter.date(from: "nonsense") == nil) \(formatter.date(from: "2024-02-29") == nil) \(formatter.date(from: "2024-02-29 13:45 x") == nil) \(formatter.date(from: "") == nil)"
  )
  formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ssZ"
  // => 2024-07-01 08:00:00 +0000 2024-07-01 10:00:00 +0000
  lines.append("\(formatter.date(from: "2024-07-01T10:00:00+0200")!) \(formatter.date(from: "2024-07-01T10:00:00Z")!)")
  formatter.dateFormat = "d MMMM yyyy"
  // => 2021-09-02 22:00:00 +0000
  lines.append("\(formatter.date(from: "3 September 2021")!)")
  formatter.dateFormat = "MMM d, h:mm a"
  // => 2000-09-03 11:05:00 +0000
  lines.append("\(formatter.date(from: "Sep 3, 1:05 PM")!)")
  formatter.dateFormat = "yyyyMMdd"
  // => 2021-09-02 22:00:00 +0000
  lines.append("\(formatter.date(from: "20210903")!)")
  formatter.dateFormat = "MM/dd/yy"
  // => 2021-09-02 22:00:00 +0000 1999-09-02 22:00:00 +0000
  lines.append("\(formatter.date(from: "9/3/21")!) \(formatter.date(from: "09/03/99")!)")
  formatter.locale = Locale(identifier: "de_DE")
  // => Dienstag, 14. November 2023
  // => Di. Nov.
  // => Nov
  for format in ["EEEE, d. MMMM yyyy", "EEE MMM", "LLL"] {
    formatter.dateFormat = format
    lines.append(formatter.string(from: date))
  }
  formatter.dateFormat = "d. MMMM yyyy"
  // => 2021-03-02 23:00:00 +0000
  lines.append("\(formatter.date(from: "3. März 2021")!)")
  let styled = DateFormatter()
  styled.locale = Locale(identifier: "de_DE")
  styled.timeZone = TimeZone(identifier: "Europe/Berlin")
  styled.dateStyle = .long
  // => 14. November 2023
  lines.append(styled.string(from: date))
  styled.dateStyle = .short
  styled.timeStyle = .short
  // => 14.11.23, 23:13
  lines.append(styled.string(from: date))
  styled.locale = Locale(identifier: "en_GB")
  styled.dateStyle = .medium
  styled.timeStyle = .none
  // => 14 Nov 2023
  lines.append(styled.string(from: date))
  styled.locale = Locale(identifier: "de_DE")
  styled.setLocalizedDateFormatFromTemplate("MMMMd")
  // => 14. November
  lines.append(styled.string(from: date))
  let iso = ISO8601DateFormatter()
  // => 2023-11-14T22:13:20Z
  lines.append(iso.string(from: date))
  // => 2024-02-29 12:00:00 +0000 2024-02-29 10:00:00 +0000 true true
  lines.append(
    "\(iso.date(from: "2024-02-29T12:00:00Z")!) \(iso.date(from: "2024-02-29T12:00:00+02:00")!) \(iso.date(from: "2024-02-29") == nil) \(iso.date(from: "2024-02-29T12:00:00.123Z") == nil)"
  )
  iso.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
  // => 2023-11-14T22:13:20.500Z
  lines.append(iso.string(from: date))
  // => 1709208000.25
  lines.append("\(iso.date(from: "2024-02-29T12:00:00.250Z")!.timeIntervalSince1970)")
  iso.formatOptions = [.withFullDate]
  // => 2023-11-14
  lines.append(iso.string(from: date))
  return lines
}
