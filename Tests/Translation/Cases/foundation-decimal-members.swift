// SPDX-License-Identifier: Apache-2.0

import Foundation

// Members of decimal numbers.

func foundationDecimalMembers() -> [String] {
  var value = Decimal(string: "-12.50")!
  value.negate()
  let handler = NSDecimalNumberHandler(
    roundingMode: .plain, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
    raiseOnDivideByZero: false)
  let third = NSDecimalNumber(string: "2.34567")
  return [
    "\(value) \(value.exponent) \(value.isZero) \(value.isSignMinus) \(value.isFinite)",
    "\(Decimal(-3).magnitude) \(Decimal(-3).isSignMinus) \(Decimal.quietNaN.isNaN) \(Decimal.quietNaN.isFinite)",
    "\(Decimal.pi > 3) \(Decimal.greatestFiniteMagnitude.exponent)",
    "\(Decimal(exactly: 7).map { "\($0)" } ?? "none") \(Decimal(0).isZero)",
    "\(third.rounding(accordingToBehavior: handler)) \(third.multiplying(by: NSDecimalNumber(value: 2)))",
    "\(NSDecimalNumber(value: 3).raising(toPower: 4)) \(NSDecimalNumber.notANumber == NSDecimalNumber.notANumber)",
    "\(NSNumber(value: 2.5).decimalValue) \(Int(truncating: NSNumber(value: 7.9))) "
      + "\(Double(truncating: NSNumber(value: 3))) \(Float(truncating: NSNumber(value: 0.5)))",
  ]
}

// => 12.5 -1 false false true
// => 3 true true false
// => true 127
// => 7 true
// => 2.35 4.69134
// => 81 true
// => 2.5 7 3.0 0.5
