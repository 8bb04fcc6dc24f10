// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A date pattern such as `yyyy-MM-dd`, in Unicode's pattern letters, that formats and parses dates.
  struct DatePattern {
    enum Piece {
      case letters(UInt8, Int)
      case text([UInt8])
    }

    let pieces: [Piece]

    init(_ pattern: String) {
      let bytes = Array(pattern.utf8)
      var pieces: [Piece] = []
      var text: [UInt8] = []
      var index = 0
      var isQuoted = false
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "'") {
          if index + 1 < bytes.count, bytes[index + 1] == byte {
            text.append(byte)
            index += 2
          } else {
            isQuoted.toggle()
            index += 1
          }
        } else if !isQuoted, byte | 0x20 >= 0x61, byte | 0x20 <= 0x7A {
          if !text.isEmpty { pieces.append(.text(text)) }
          text = []
          var count = 0
          while index < bytes.count, bytes[index] == byte {
            count += 1
            index += 1
          }
          pieces.append(.letters(byte, count))
        } else {
          text.append(byte)
          index += 1
        }
      }
      if !text.isEmpty { pieces.append(.text(text)) }
      self.pieces = pieces
    }

    // MARK: Writing

    func text(of date: Date, _ calendar: Calendar, _ locale: Locale) -> String {
      let parts = MomentParts(date, calendar)
      let names = DateNames.of(locale)
      var result = ""
      for piece in pieces {
        switch piece {
        case .text(let text): result += String(decoding: text, as: UTF8.self)
        case .letters(let letter, let count):
          result += Self.field(
            letter, count, parts, names, FieldContext(date: date, calendar: calendar, locale: locale))
        }
      }
      return result
    }

    private struct FieldContext {
      let date: Date
      let calendar: Calendar
      let locale: Locale
    }

    private static func field(
      _ letter: UInt8, _ count: Int, _ parts: MomentParts, _ names: DateNames, _ context: FieldContext
    ) -> String {
      let time = parts.time
      func number(_ value: Int) -> String { value.padded(min(count, 100)) }
      switch letter {
      case UInt8(ascii: "G"):
        return count == 4 ? names.longEras[time.year > 0 ? 1 : 0] : names.eras[time.year > 0 ? 1 : 0]
      case UInt8(ascii: "y"):
        let year = parts.value(.year)
        return count == 2 ? (year % 100).padded(2) : number(year)
      case UInt8(ascii: "Y"):
        let year = parts.week.year
        return count == 2 ? (year % 100).padded(2) : number(year)
      case UInt8(ascii: "u"): return number(time.year)
      case UInt8(ascii: "Q"), UInt8(ascii: "q"):
        let quarter = parts.value(.quarter)
        return count < 3 ? number(quarter) : count == 3 ? "Q\(quarter)" : quarterName(quarter)
      case UInt8(ascii: "M"):
        return monthName(time.month, count, names.months, names.shortMonths, names.narrowMonths)
      case UInt8(ascii: "L"):
        return monthName(time.month, count, names.monthsAlone, names.shortMonthsAlone, names.narrowMonthsAlone)
      case UInt8(ascii: "w"): return number(parts.week.week)
      case UInt8(ascii: "W"): return number(parts.value(.weekOfMonth))
      case UInt8(ascii: "d"): return number(time.day)
      case UInt8(ascii: "D"): return number(parts.dayOfYear)
      case UInt8(ascii: "F"): return number(parts.value(.weekdayOrdinal))
      case UInt8(ascii: "E"): return dayName(parts.weekday, max(count, 3), names)
      case UInt8(ascii: "e"), UInt8(ascii: "c"):
        guard count < 3 else { return dayName(parts.weekday, count, names, isAlone: letter == UInt8(ascii: "c")) }
        return number((parts.weekday - context.calendar.firstWeekday + 7) % 7 + 1)
      case UInt8(ascii: "a"): return names.halves[time.hour < 12 ? 0 : 1]
      case UInt8(ascii: "b"), UInt8(ascii: "B"): return names.halves[time.hour < 12 ? 0 : 1]
      case UInt8(ascii: "h"): return number((time.hour + 11) % 12 + 1)
      case UInt8(ascii: "H"): return number(time.hour)
      case UInt8(ascii: "K"): return number(time.hour % 12)
      case UInt8(ascii: "k"): return number((time.hour + 23) % 24 + 1)
      case UInt8(ascii: "m"): return number(time.minute)
      case UInt8(ascii: "s"): return number(time.second)
      case UInt8(ascii: "S"): return fraction(parts.secondsOfDay, count)
      case UInt8(ascii: "A"): return number(Int(parts.secondsOfDay * 1000))
      case UInt8(ascii: "z"), UInt8(ascii: "v"), UInt8(ascii: "V"):
        if letter == UInt8(ascii: "V"), count == 2 { return context.calendar.timeZone.identifier }
        let style =
          letter == UInt8(ascii: "v") ? (count > 3 ? "longGeneric" : "shortGeneric") : count > 3 ? "long" : "short"
        return context.calendar.timeZone.ask(style, context.locale, context.date) ?? ""
      case UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "O"):
        return ZoneText.text(context.calendar.timeZone.secondsFromGMT(for: context.date), letter, count)
      default: return ""
      }
    }

    private static func quarterName(_ quarter: Int) -> String {
      ["1st", "2nd", "3rd", "4th"][quarter - 1] + " quarter"
    }

    private static func monthName(
      _ month: Int, _ count: Int, _ whole: [String], _ short: [String], _ narrow: [String]
    ) -> String {
      switch count {
      case 1, 2: month.padded(count)
      case 3: short[month - 1]
      case 5: narrow[month - 1]
      default: whole[month - 1]
      }
    }

    private static func dayName(
      _ weekday: Int, _ count: Int, _ names: DateNames, isAlone: Bool = false
    ) -> String {
      switch count {
      case 3: (isAlone ? names.shortDaysAlone : names.shortDays)[weekday - 1]
      case 4: (isAlone ? names.daysAlone : names.days)[weekday - 1]
      case 5: (isAlone ? names.narrowDaysAlone : names.narrowDays)[weekday - 1]
      default: String(names.shortDays[weekday - 1].prefix(2))
      }
    }

    /// Returns the digits after the decimal point, truncated.
    private static func fraction(_ seconds: Double, _ count: Int) -> String {
      // A date is precise to about a tenth of a microsecond. Rounding to microseconds hides its error.
      let part = ((seconds - seconds.rounded(.down)) * 1e6).rounded(.toNearestOrEven)
      let digits = Array(Int(min(part, 999_999)).padded(6).utf8)
      return String(decoding: (0..<min(count, 100)).map { $0 < 6 ? digits[$0] : 0x30 }, as: UTF8.self)
    }
  }

  /// Offsets from GMT as text.
  enum ZoneText {
    static func text(_ seconds: Int, _ letter: UInt8, _ count: Int) -> String {
      let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
      let sign = seconds < 0 ? "-" : "+"
      if letter == UInt8(ascii: "O") || letter == UInt8(ascii: "Z") && count == 4 {
        let isLong = count == 4
        guard seconds != 0 else { return "GMT" }
        let tail = isLong || minutes != 0 ? ":" + minutes.padded(2) : ""
        return "GMT" + sign + hours.padded(isLong ? 2 : 1) + tail
      }
      if letter == UInt8(ascii: "X") || letter == UInt8(ascii: "Z") && count == 5, seconds == 0 { return "Z" }
      let isShort = letter != UInt8(ascii: "Z") && count == 1
      if isShort { return sign + hours.padded(2) + (minutes == 0 ? "" : minutes.padded(2)) }
      let hasColon = letter == UInt8(ascii: "Z") ? count == 5 : count == 3 || count == 5
      return sign + hours.padded(2) + (hasColon ? ":" : "") + minutes.padded(2)
    }
  }

#endif
