// SPDX-License-Identifier: Apache-2.0

import Foundation

// Calendars, dates and locales as objects.

func foundationCalendarObjects() -> [String] {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0)!
  let start = Date(timeIntervalSince1970: 86_400 * 31)
  let object = calendar as NSCalendar
  let units: NSCalendar.Unit = [.year, .month, .day]
  let parts = object.components(units, from: start)
  let end = object.date(byAdding: .day, value: 40, to: start, options: [])!
  let difference = object.components([.month, .day], from: start, to: end, options: [])
  let named = NSCalendar(calendarIdentifier: NSCalendar.Identifier.gregorian)!
  let locale = NSLocale(localeIdentifier: "pt_BR") as Locale
  let moment = NSDate(timeIntervalSince1970: 5)
  let later = (moment as Date) + 2
  return [
    "\(parts.year!)-\(parts.month!)-\(parts.day!)",  // => 1970-2-1
    "\(difference.month!) \(difference.day!)",  // => 1 12
    "\(object.range(of: .day, in: .month, for: start).length)",  // => 28
    "\(object.isDate(start, inSameDayAs: end)) \(object.component(.weekday, from: start))",  // => false 1
    "\((named as Calendar).identifier == .gregorian)",  // => true
    locale.identifier,  // => pt_BR
    "\(Int(later.timeIntervalSince(moment as Date))) \((later as NSDate).timeIntervalSince1970)",  // => 2 7.0
    "\(NSMakeRange(2, 3).upperBound) \(NSLocationInRange(4, NSMakeRange(2, 3)))",  // => 5 true
    "\(NSIntersectionRange(NSMakeRange(0, 4), NSMakeRange(2, 4)).length)",  // => 2
    "a b".addingPercentEncoding(withAllowedCharacters: NSCharacterSet.urlQueryAllowed)!,  // => a%20b
    "\(NSInteger(3) + 1)",  // => 4
  ]
}
