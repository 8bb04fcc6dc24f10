// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

// The functions of ranges and boxes, and the classes of objects.

private class Vessel: NSObject {}
private final class Ferry: Vessel {}

/// A program that ends by itself. No test calls it.
private func leave() { exit(0) }

func foundationRanges() -> [String] {
  let (first, second) = (NSMakeRange(2, 3), NSRange(location: 4, length: 5))
  let (count, amount): (NSInteger, NSUInteger) = (-3, 3)
  let formatter = NumberFormatter()
  formatter.formattingContext = Formatter.Context.standalone
  let vessel: Vessel = Ferry()
  let box = CGRect(x: 10, y: 5, width: -4, height: 2).standardized
  let whole = CGRect(x: 0.5, y: 0.5, width: 1.2, height: 1.2).integral
  return [
    NSStringFromRange(NSUnionRange(first, second)),  // => {2, 7}
    NSStringFromRange(NSIntersectionRange(first, second)),  // => {4, 1}
    "\(NSMaxRange(second)) \(NSEqualRanges(first, second)) \(NSLocationInRange(4, first))",  // => 9 false true
    "\(count) \(amount)",  // => -3 3
    "\(box.minX) \(box.width) \(whole.minX) \(whole.width)",  // => 6.0 4.0 0.0 2.0
    "\(vessel.isKind(of: Vessel.self)) \(vessel.isMember(of: Vessel.self))",  // => true false
    "\(vessel.isMember(of: Ferry.self)) \(Vessel().isKind(of: Ferry.self))",  // => true false
  ]
}
