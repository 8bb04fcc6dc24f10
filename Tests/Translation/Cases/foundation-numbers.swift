// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationNumbers() -> [String] {
  var lines: [String] = []
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  // => 1235
  lines.append(formatter.string(from: NSNumber(value: 1234.5678)) ?? "nil")
  formatter.numberStyle = .decimal
  // => 1,234.568
  lines.append(formatter.string(from: NSNumber(value: 1234.5678)) ?? "nil")
  // => 1,234,567
  lines.append(formatter.string(from: 1234567) ?? "nil")
  formatter.maximumFractionDigits = 1
  // => 0.2 0.4 1 2.5 -2.6
  lines.append(
    [0.25, 0.35, 1.05, 2.5, -2.55].map { formatter.string(from: NSNumber(value: $0))! }.joined(separator: " "))
  formatter.maximumFractionDigits = 2
  formatter.minimumFractionDigits = 2
  // => 2 3.00
  lines.append("\(formatter.maximumFractionDigits) " + formatter.string(from: NSNumber(value: 3))!)
  formatter.groupingSeparator = " "
  // => 1 234 567.00
  lines.append(formatter.string(from: NSNumber(value: 1234567))!)
  formatter.usesGroupingSeparator = false
  // => 1234567.00
  lines.append(formatter.string(from: NSNumber(value: 1234567))!)
  let money = NumberFormatter()
  money.numberStyle = .currency
  money.locale = Locale(identifier: "en_US")
  // => $1,234.50 -$0.12 USD $
  lines.append(
    "\(money.string(from: NSNumber(value: 1234.5))!) \(money.string(from: NSNumber(value: -0.125))!) \(money.currencyCode!) \(money.currencySymbol!)"
  )
  money.currencyCode = "EUR"
  // => €5.00
  lines.append(money.string(from: NSNumber(value: 5))!)
  money.locale = Locale(identifier: "de_DE")
  // => 1.234,50 €
  lines.append(money.string(from: NSNumber(value: 1234.5))!)
  money.minimumFractionDigits = 0
  money.maximumFractionDigits = 0
  // => 1.234 €
  lines.append(money.string(from: NSNumber(value: 1234.5))!)
  let percent = NumberFormatter()
  percent.numberStyle = .percent
  percent.locale = Locale(identifier: "en_US")
  // => 26% 100%
  lines.append("\(percent.string(from: NSNumber(value: 0.256))!) \(percent.string(from: 1)!)")
  percent.maximumFractionDigits = 1
  // => 25.7%
  lines.append(percent.string(from: NSNumber(value: 0.2567))!)
  let german = NumberFormatter()
  german.locale = Locale(identifier: "de_DE")
  german.numberStyle = .decimal
  // => 1234.5 1.234,5 true true
  lines.append(
    "\(german.number(from: "1.234,5")!.doubleValue) \(german.string(from: NSNumber(value: 1234.5))!) \(german.number(from: "abc") == nil) \(german.number(from: "") == nil)"
  )
  formatter.minimumIntegerDigits = 3
  // => 005.00
  lines.append(formatter.string(from: NSNumber(value: 5))!)
  let round = NumberFormatter()
  round.locale = Locale(identifier: "en_US")
  round.numberStyle = .decimal
  round.maximumFractionDigits = 0
  round.roundingMode = .up
  // => 2
  lines.append(round.string(from: NSNumber(value: 1.1))!)
  round.roundingMode = .halfUp
  // => 3 -3
  lines.append("\(round.string(from: NSNumber(value: 2.5))!) \(round.string(from: NSNumber(value: -2.5))!)")
  round.roundingMode = .floor
  // => -2
  lines.append(round.string(from: NSNumber(value: -1.1))!)
  let english = Locale(identifier: "en_US")
  // => 1,234,567 1,234.5678 25.6% 25%
  lines.append(
    "\(1234567.formatted(.number.locale(english))) \(1234.5678.formatted(.number.locale(english))) \(0.256.formatted(.percent.locale(english))) \(25.formatted(.percent.locale(english)))"
  )
  // => $1,234.50 3.14 12345
  lines.append(
    "\(1234.5.formatted(.currency(code: "USD").locale(english))) \(3.14159.formatted(.number.precision(.fractionLength(2)).locale(english))) \(12345.formatted(.number.grouping(.never).locale(english)))"
  )
  // => 1.2M +0.5
  lines.append(
    "\(1234567.formatted(.number.notation(.compactName).locale(english))) \(0.5.formatted(.number.sign(strategy: .always()).locale(english)))"
  )
  // => 3 true true 2.5 7
  lines.append(
    "\(NSNumber(value: 3.7).intValue) \(NSNumber(value: true).boolValue) \(NSNumber(value: 5) == NSNumber(value: 5.0)) \(NSNumber(value: 2.5).stringValue) \(NSNumber(value: 7))"
  )
  let date = Date(timeIntervalSince1970: 1_700_000_000)
  var style = Date.FormatStyle.dateTime.day().month(.wide).year().locale(english)
  style.timeZone = TimeZone(identifier: "Europe/Berlin")!
  // => November 14, 2023
  lines.append(date.formatted(style))
  style = Date.FormatStyle.dateTime.hour().minute().locale(Locale(identifier: "de_DE"))
  style.timeZone = TimeZone(identifier: "Europe/Berlin")!
  // => 23:13
  lines.append(date.formatted(style))
  // => 2023-11-14T22:13:20Z 2023-11-14T22:13:20Z
  lines.append(date.formatted(.iso8601) + " " + date.ISO8601Format())
  // => true true true true
  lines.append(
    "\("a".localizedCaseInsensitiveCompare("B") == .orderedAscending) \("é".localizedCompare("f") == .orderedAscending) \("file10".localizedStandardCompare("file9") == .orderedDescending) \("A".localizedCaseInsensitiveCompare("a") == .orderedSame)"
  )
  // => Germany French . , $
  lines.append(
    "\(english.localizedString(forRegionCode: "DE")!) \(english.localizedString(forLanguageCode: "fr")!) \(english.decimalSeparator!) \(english.groupingSeparator!) \(english.currencySymbol!)"
  )
  return lines
}
