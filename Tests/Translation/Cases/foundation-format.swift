// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor func foundationFormat() -> [String] {
  var lines: [String] = []
  // => 1 -2 3
  lines.append(String(format: "%d %i %u", 1, -2, 3))
  // => 00042|42   |+42| 42|   42
  lines.append(String(format: "%05d|%-5d|%+d|% d|%5d", 42, 42, 42, 42, 42))
  // => 3.14 2 1.500000   2.2|1.000   |-0003.14
  lines.append(String(format: "%.2f %.0f %f %5.1f|%-8.3f|%08.2f", 3.14159, 2.5, 1.5, 2.25, 1.0, -3.14159))
  // => 1.00 2.67 0.2 0.3
  lines.append(String(format: "%.2f %.2f %.1f %.1f", 1.005, 2.675, 0.25, 0.35))
  // => 0 2 0 10
  lines.append(String(format: "%.0f %.0f %.0f %.0f", 0.5, 1.5, 0.49, 9.5))
  // => 1.234568e+04 1.234E-04 100000 1e+06 0.0001 1E-10
  lines.append(String(format: "%e %.3E %g %g %g %G", 12345.678, 0.00012345, 100000.0, 1000000.0, 0.0001, 1e-10))
  // => ff FF 0xff 10 0000beef
  lines.append(String(format: "%x %X %#x %o %08x", 255, 255, 255, 8, 48879))
  // => 05:07
  lines.append(String(format: "%02d:%02d", 5, 7))
  // => 1099511627776 -9223372036854775808 18446744073709551615 5
  lines.append(String(format: "%ld %lld %lu %zd", Int64(1) << 40, Int64.min, UInt64.max, 5))
  // => 0
  lines.append(String(format: "%d", Int64(1) << 32))
  // => 100%
  lines.append(String(format: "100%%"))
  // => AB
  lines.append(String(format: "%c%c", 65, 66))
  // => 2 1
  lines.append(String(format: "%2$d %1$d", 1, 2))
  // =>    42|3.14
  lines.append(String(format: "%*d|%.*f", 5, 42, 2, 3.14159))
  // => 100000000000000000000.000
  lines.append(String(format: "%.3f", 1e20))
  // => inf -inf
  lines.append(String(format: "%f %f", Double.infinity, -Double.infinity))
  // => 0.1 0.10000000000000001
  lines.append(String(format: "%.15g %.17g", 0.1, 0.1))
  // => 0.10000000000000000555
  lines.append(String(format: "%.20f", 0.1))
  // => 1e+301
  lines.append(String(format: "%g", 1e300 * 10))
  // => 45.2%
  lines.append(String(format: "%.1f%%", 45.25))
  // => FF8000
  lines.append(String(format: "%02X%02X%02X", 255, 128, 0))
  // =>   1.2
  lines.append(String(format: "%5.1f", Float(1.25)))
  // => 44 4464
  lines.append(String(format: "%hhd %hd", 300, 70000))
  // => a3
  lines.append("a".appendingFormat("%d", 3))
  // => 1.50
  lines.append(String(format: "%.2f", locale: Locale(identifier: "en_US_POSIX"), 1.5))
  // => 3 items
  lines.append(String(format: "%d items", arguments: [3]))
  // => 2.5 -1.0 -1.0 -1.0 1000.0
  lines.append(
    "\(Double("2.5") ?? -1) \(Double("abc") ?? -1) \(Double("") ?? -1) \(Double(" 1") ?? -1) \(Double("1e3") ?? -1)")
  // => 0.1 1.7976931348623157e+308 5e-324 -0.0
  lines.append(
    "\(Double("0.1") ?? -1) \(Double("1.7976931348623157e308") ?? -1) \(Double("5e-324") ?? -1) \(Double("-0.0") ?? -1)"
  )
  // => 3.0 inf 1.0 0.5 -1.0
  lines.append(
    "\(Double("0x1.8p1") ?? -1) \(Double("inf") ?? -1) \(Double("1.") ?? -1) \(Double(".5") ?? -1) \(Double("1e") ?? -1)"
  )
  // => 1.1 16777216.0 -1.0
  lines.append("\(Float("1.1") ?? -1) \(Float("16777217") ?? -1) \(Float("x") ?? -1)")
  // => 9007199254740992.0 -1.0 3.0 -1.0
  lines.append("\(Double("9007199254740993") ?? -1) \(Double("1,5") ?? -1) \(Double("+3") ?? -1) \(Double("1 ") ?? -1)")
  return lines
}
