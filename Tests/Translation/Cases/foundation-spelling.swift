// SPDX-License-Identifier: Apache-2.0

import UIKit

// Numbers in words, ordinals, and the C library's random numbers.

@MainActor func foundationSpelling() -> [String] {
  var lines: [String] = []
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .spellOut
  for value in [0, 13, 40, 99, 100, 342, 1005, 1_000_000] {
    lines.append(formatter.string(from: NSNumber(value: value)) ?? "none")
  }
  // => zero
  // => thirteen
  // => forty
  // => ninety-nine
  // => one hundred
  // => three hundred forty-two
  // => one thousand five
  // => one million
  lines.append(formatter.string(from: NSNumber(value: -7.25)) ?? "none")
  // => minus seven point two five
  formatter.numberStyle = .ordinal
  lines.append(
    [1, 2, 3, 4, 11, 12, 21, 113].map { formatter.string(from: NSNumber(value: $0)) ?? "" }.joined(separator: " "))
  // => 1st 2nd 3rd 4th 11th 12th 21st 113th
  let numbers = (0..<200).map { _ in arc4random_uniform(3) }
  lines.append(
    "\(numbers.allSatisfy { $0 < 3 }) \(Set(numbers).count) \(arc4random_uniform(0)) \(arc4random_uniform(1))")
  // => true 3 0 0
  lines.append("\((0..<20).contains { _ in arc4random() > 1000 })")
  // => true
  srand48(42)
  lines.append("\(Int(drand48() * 1000)) \(Int(drand48() * 1000))")
  // => 744 342
  return lines
}
