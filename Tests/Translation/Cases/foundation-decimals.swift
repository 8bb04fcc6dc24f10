// SPDX-License-Identifier: Apache-2.0

import UIKit

private struct Price: Codable {
  var amount: Decimal
}

@MainActor func foundationDecimals() -> [String] {
  var lines: [String] = []
  // => 0.3 0.30000000000000004
  lines.append("\(Decimal(string: "0.1")! + Decimal(string: "0.2")!) \(0.1 + 0.2)")
  // => 929466.23 -12500 0.001 nil
  lines.append(
    "\(Decimal(string: "929466.23")!) \(Decimal(string: "-12.5e3")!) \(Decimal(string: "0.0010")!) "
      + (Decimal(string: "x").map { "\($0)" } ?? "nil"))
  let third = Decimal(1) / 3
  // => 0.33333333333333333333333333333333333333
  lines.append("\(third)")
  // => true true false
  lines.append("\(Decimal(2) / 0 > 1 ? false : (Decimal(2) / 0).isNaN) \(Decimal(-2) < 1) \(Decimal(3) < 3)")
  var (result, value) = (Decimal(), Decimal(string: "2.345")!)
  NSDecimalRound(&result, &value, 2, .plain)
  // => 2.35 2.34 -2.34
  var line = "\(result)"
  NSDecimalRound(&result, &value, 2, .bankers)
  line += " \(result)"
  value = -value
  NSDecimalRound(&result, &value, 2, .up)
  lines.append(line + " \(result)")
  // => 19.98 1000 -7.5
  lines.append("\(Decimal(string: "9.99")! * 2) \(pow(Decimal(10), 3)) \([Decimal(-10), 2.5].reduce(0, +))")
  let number = NSDecimalNumber(decimal: Decimal(string: "12.50")!)
  // => 12.5 12.5 25 0.5
  lines.append(
    "\(number.doubleValue) \(number.stringValue) \(number.adding(number).intValue) "
      + "\(number.dividing(by: NSDecimalNumber(value: 25)))")
  let price = try! JSONDecoder().decode(Price.self, from: Data(#"{"amount": 412.83}"#.utf8))
  // => 412.83 825.66
  lines.append("\(price.amount) \((price.amount * 2) as NSDecimalNumber)")
  // => {"amount":412.83}
  lines.append(String(decoding: try! JSONEncoder().encode(price), as: UTF8.self))
  return lines
}
