// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A day of the Gregorian calendar and a time of day. The calendar also applies to the time before its introduction.
  struct CivilTime: Equatable {
    /// The year; 0 and negative for years before the year 1.
    var year = 2001
    /// The month, from 1 to 12.
    var month = 1
    /// The day of the month, from 1.
    var day = 1
    var hour = 0
    var minute = 0
    var second = 0

    /// Creates the time at a number of whole seconds since the beginning of 2001.
    init(secondsSince2001 seconds: Double) {
      let days = (seconds / 86_400).rounded(.down)
      self.init(daysSince2001: Int(days))
      let rest = Int(seconds - days * 86_400)
      hour = rest / 3600
      minute = rest / 60 % 60
      second = rest % 60
    }

    /// Creates midnight of a day. Internally, years begin in March, so that a leap day is the last day of its year.
    init(daysSince2001 days: Int) {
      let shifted = days + 730_791
      let era = shifted.flooredQuotient(146_097)
      let dayOfEra = shifted - era * 146_097
      let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let marchMonth = (5 * dayOfYear + 2) / 153
      day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
      month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
      year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Returns the number of days from 1 January 2001 to a day. Months and days beyond their ranges carry over.
    static func days(year: Int, month: Int, day: Int) -> Int {
      let months = year * 12 + month - 1
      let (year, month) = (months.flooredQuotient(12), months - months.flooredQuotient(12) * 12 + 1)
      let shifted = month <= 2 ? year - 1 : year
      let era = shifted.flooredQuotient(400)
      let yearOfEra = shifted - era * 400
      let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
      return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear + day - 1 - 730_791
    }

    /// Returns the number of days in a month, which is from 1 to 12.
    static func days(inMonth month: Int, of year: Int) -> Int {
      switch month {
      case 2: isLeap(year) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    static func isLeap(_ year: Int) -> Bool {
      year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
  }

  extension Int {
    /// Returns the quotient rounded down, also for negative numbers.
    func flooredQuotient(_ divisor: Int) -> Int {
      let quotient = self / divisor
      return self % divisor < 0 ? quotient - 1 : quotient
    }

    /// Returns the number with leading zeros, in at least the given number of digits.
    func padded(_ count: Int) -> String {
      let digits = "\(magnitude)"
      return (self < 0 ? "-" : "") + String(repeating: "0", count: Swift.max(0, count - digits.utf8.count)) + digits
    }
  }

#endif
