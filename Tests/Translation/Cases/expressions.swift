// SPDX-License-Identifier: Apache-2.0

import UIKit

// Calculations and tests that are written as texts.

private func result(_ text: String) -> String {
  let expression = NSExpression(format: text)
  guard let value = expression.expressionValue(with: nil, context: nil) as? Double else { return "none" }
  return "\(value)"
}

private func text(_ text: String) -> String {
  (NSExpression(format: text).expressionValue(with: nil, context: nil) as? NSNumber)?.stringValue ?? "none"
}

@MainActor func expressions() -> [String] {
  let names = ["Alice", "Bob", "Zoë"]
  let named = NSPredicate(format: "SELF CONTAINS[cd] %@ AND NOT SELF BEGINSWITH 'B'", "o")
  let short = NSPredicate(format: "SELF.length < 4 OR SELF == 'Alice'")
  let listed = NSPredicate(format: "%@ IN SELF", "Bob")
  let people = [["name": "Ann", "town": "Oslo"], ["name": "Tom", "town": "Rome"]]
  let town = NSPredicate(format: "%K == %@ || name LIKE 'A*'", "town", "Rome")
  let price = NSExpression(format: "price * 1.5 + %@", 2)
  let whole = NSExpression(format: "6*7").expressionValue(with: nil, context: nil) as? Int
  return [
    [result("1+2*3"), result("(1 + 2) * 3"), result("7/2"), result("7.0/2"), result("2**10")].joined(separator: " "),
    // => 7.0 9.0 3.0 3.5 1024.0
    [text("-3 + 5"), text("2 * -4"), text("1.5e2 - .5"), text("10 - 4 - 3"), text("0.5*3")].joined(separator: " "),
    // => 2 -8 149.5 3 1.5
    [text("sqrt(2.25)"), text("max({1, 5, 3})"), text("sum(1, 2, 3)"), text("modulus:by:(7, 4)"), text("abs(2 - 9)")]
      .joined(separator: " "),  // => 1.5 5 6 3 7
    "\(whole ?? 0) \(price.expressionValue(with: ["price": 4], context: nil) as? Double ?? 0)",  // => 42 8.0
    names.filter { named.evaluate(with: $0) }.joined(separator: ", "),  // => Zoë
    names.filter { short.evaluate(with: $0) }.joined(separator: ", "),  // => Alice, Bob, Zoë
    "\(listed.evaluate(with: names)) \(listed.evaluate(with: ["Al"]))",  // => true false
    "\(people.filter { town.evaluate(with: $0) }.count)",  // => 2
    "\(NSPredicate(format: "SELF BETWEEN {2, 4}").evaluate(with: 3))",  // => true
  ]
}
