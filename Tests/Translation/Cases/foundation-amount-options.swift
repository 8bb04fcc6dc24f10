// SPDX-License-Identifier: Apache-2.0

import Foundation

// Options of formatters of amounts and numbers.

private func bytes(_ count: Int64, _ change: (ByteCountFormatter) -> Void) -> String {
  let formatter = ByteCountFormatter()
  change(formatter)
  return formatter.string(fromByteCount: count)
}

private func number(_ value: Double, _ change: (NumberFormatter) -> Void) -> String {
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .decimal
  change(formatter)
  return formatter.string(from: NSNumber(value: value)) ?? "none"
}

func foundationAmountOptions() -> [String] {
  [
    bytes(0) { $0.allowsNonnumericFormatting = false },
    bytes(0) { $0.allowsNonnumericFormatting = true },
    bytes(1_500_000) { $0.includesUnit = false },
    bytes(1_500_000) { $0.includesCount = false },
    bytes(2_048) {
      $0.countStyle = .binary
      $0.allowedUnits = [.useBytes, .useKB]
    },
    bytes(3_000_000_000) { $0.allowedUnits = .useGB },
    bytes(3_000_000_000_000) { $0.allowedUnits = .useTB },
    bytes(5_000_000_000_000_000) { $0.allowedUnits = .usePB },
    bytes(1_000) { $0.allowedUnits = .useAll },
    bytes(1_234_567) { $0.isAdaptive = false },
    number(-5) { $0.minusSign = "−" },
    number(-5) {
      $0.negativePrefix = "minus "
      $0.negativeSuffix = "!"
    },
    number(.infinity) { $0.positiveInfinitySymbol = "no end" },
    number(.nan) { $0.notANumberSymbol = "nothing" },
    number(0.25) {
      $0.numberStyle = .percent
      $0.percentSymbol = " pct"
    },
    number(5) { $0.plusSign = "+" },
  ]
}

// => 0 bytes
// => Zero KB
// => 1.5
// => MB
// => 2 KB
// => 3 GB
// => 3 TB
// => 5 PB
// => 1 KB
// => 1.23 MB
// => −5
// => minus 5!
// => no end
// => nothing
// => 25 pct
// => 5
