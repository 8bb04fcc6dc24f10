// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension DatePattern {
    /// Returns the date that a string represents in the pattern, or `nil` if the string does not match.
    func date(from text: String, _ calendar: Calendar, _ locale: Locale, isLenient: Bool, defaultDate: Date?) -> Date? {
      var reader = DateReader(text, calendar, DateNames.of(locale), isLenient)
      for (index, piece) in pieces.enumerated() {
        switch piece {
        case .text(let text): guard reader.skip(text) else { return nil }
        case .letters(let letter, let count):
          var isFollowed = false
          if index + 1 < pieces.count, case .letters(let next, let width) = pieces[index + 1] {
            isFollowed = Self.isNumber(next, width)
          }
          guard reader.read(letter, count, isFollowed) else { return nil }
        }
      }
      return reader.date(defaultDate)
    }

    private static func isNumber(_ letter: UInt8, _ count: Int) -> Bool {
      switch letter {
      case UInt8(ascii: "M"), UInt8(ascii: "L"): count < 3
      case UInt8(ascii: "G"), UInt8(ascii: "E"), UInt8(ascii: "a"), UInt8(ascii: "z"), UInt8(ascii: "Z"),
        UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "V"), UInt8(ascii: "v"), UInt8(ascii: "O"):
        false
      default: true
      }
    }
  }

  /// A reader of the fields of a date in a string.
  private struct DateReader {
    private let bytes: [UInt8]
    private var position = 0
    private var calendar: Calendar
    private let names: DateNames
    private let isLenient: Bool
    private var components = DateComponents()
    private var fraction = 0.0
    private var isAfternoon: Bool?
    private var hourOfHalf: Int?
    private var offset: Int?

    init(_ text: String, _ calendar: Calendar, _ names: DateNames, _ isLenient: Bool) {
      bytes = Array(text.utf8)
      self.calendar = calendar
      self.names = names
      self.isLenient = isLenient
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skip(_ text: [UInt8]) -> Bool {
      for byte in text {
        if byte == 0x20 {
          while let space, space > 0 { position += space }
          continue
        }
        guard next == byte else { return false }
        position += 1
      }
      return true
    }

    /// The length in bytes of the space at the current position: plain, non-breaking or narrow.
    private var space: Int? {
      if next == 0x20 { return 1 }
      let rest = bytes[position...]
      return rest.starts(with: [0xC2, 0xA0]) ? 2 : rest.starts(with: [0xE2, 0x80, 0xAF]) ? 3 : nil
    }

    private mutating func number(_ most: Int) -> (value: Int, count: Int)? {
      var (value, count) = (0, 0)
      while count < most, let byte = next, byte >= 0x30, byte <= 0x39 {
        value = value * 10 + Int(byte - 0x30)
        count += 1
        position += 1
      }
      return count > 0 ? (value, count) : nil
    }

    /// Reads the longest name at the current position, ignoring case, and returns its index.
    private mutating func name(_ names: [String]...) -> Int? {
      var found: (index: Int, count: Int)?
      for list in names {
        for (index, name) in list.enumerated() where !name.isEmpty {
          let wanted = Array(name.utf8)
          guard wanted.count > found?.count ?? 0, position + wanted.count <= bytes.count,
            isSame(bytes[position..<position + wanted.count], wanted)
          else { continue }
          found = (index, wanted.count)
        }
      }
      position += found?.count ?? 0
      return found?.index
    }

    private func isSame(_ left: ArraySlice<UInt8>, _ right: [UInt8]) -> Bool {
      func small(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
      return left.elementsEqual(right) { small($0) == small($1) }
    }

    mutating func read(_ letter: UInt8, _ count: Int, _ isFollowed: Bool) -> Bool {
      switch letter {
      case UInt8(ascii: "G"):
        guard let era = name(names.eras, names.longEras) else { return false }
        components.era = era
      case UInt8(ascii: "M"), UInt8(ascii: "L"):
        if count < 3 {
          guard let (value, _) = number(isFollowed ? count : 10) else { return false }
          return set(value, 1...12) { $0.month = $1 }
        }
        guard
          let month = name(names.months, names.shortMonths, names.monthsAlone, names.shortMonthsAlone)
        else { return false }
        components.month = month + 1
      case UInt8(ascii: "E"): return name(names.days, names.shortDays, names.daysAlone, names.shortDaysAlone) != nil
      case UInt8(ascii: "e"), UInt8(ascii: "c"):
        return count > 2 ? name(names.days, names.shortDays) != nil : number(1) != nil
      case UInt8(ascii: "a"):
        guard let half = name(names.halves, ["AM", "PM"]) else { return false }
        isAfternoon = half == 1
      case UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "X"), UInt8(ascii: "x"), UInt8(ascii: "O"),
        UInt8(ascii: "V"), UInt8(ascii: "v"):
        return readZone()
      default: return readNumber(letter, count, isFollowed)
      }
      return true
    }

    private mutating func readNumber(_ letter: UInt8, _ count: Int, _ isFollowed: Bool) -> Bool {
      if letter == UInt8(ascii: "S") {
        let start = position
        guard number(isFollowed ? count : 20) != nil else { return false }
        for (index, byte) in bytes[start..<position].enumerated() {
          fraction += Double(byte - 0x30) / power(index + 1)
        }
        return true
      }
      let isYear = letter == UInt8(ascii: "y") || letter == UInt8(ascii: "Y") || letter == UInt8(ascii: "u")
      let isNegative = isYear && next == UInt8(ascii: "-")
      if isNegative { position += 1 }
      guard let (value, digits) = number(isFollowed ? max(count, 1) : 10) else { return false }
      switch letter {
      case _ where isYear: components.year = isNegative ? -value : year(value, digits, count)
      case UInt8(ascii: "d"): return set(value, 1...31) { $0.day = $1 }
      case UInt8(ascii: "D"): return set(value, 1...366) { $0.dayOfYear = $1 }
      case UInt8(ascii: "H"): return set(value, 0...23) { $0.hour = $1 }
      case UInt8(ascii: "k"): return set(value % 24, 0...24) { $0.hour = $1 }
      case UInt8(ascii: "h"), UInt8(ascii: "K"):
        guard isLenient || value <= 12 else { return false }
        hourOfHalf = value
      case UInt8(ascii: "m"): return set(value, 0...59) { $0.minute = $1 }
      case UInt8(ascii: "s"): return set(value, 0...60) { $0.second = $1 }
      case UInt8(ascii: "w"): components.weekOfYear = value
      case UInt8(ascii: "Q"), UInt8(ascii: "q"): return set(value, 1...4) { $0.quarter = $1 }
      default: break
      }
      return true
    }

    private func power(_ count: Int) -> Double {
      var power = 1.0
      for _ in 0..<count { power *= 10 }
      return power
    }

    /// Returns the full year. Two digits for `yy` are a year from 80 years before the current year to 19 years after
    /// it.
    private func year(_ value: Int, _ digits: Int, _ count: Int) -> Int {
      guard count == 2, digits == 2 else { return value }
      let first = MomentParts(Date(), calendar).time.year - 80
      let year = first - first % 100 + value
      return year < first ? year + 100 : year
    }

    private mutating func set(
      _ value: Int, _ range: ClosedRange<Int>, _ set: (inout DateComponents, Int) -> Void
    ) -> Bool {
      guard isLenient || range.contains(value) else { return false }
      set(&components, value)
      return true
    }

    private mutating func readZone() -> Bool {
      if next == UInt8(ascii: "Z") {
        position += 1
        offset = 0
        return true
      }
      let rest = bytes[position...]
      if rest.starts(with: "GMT".utf8) || rest.starts(with: "UTC".utf8) {
        position += 3
        offset = 0
        guard next == 0x2B || next == 0x2D else { return true }
      }
      if next == 0x2B || next == 0x2D {
        let isWest = next == 0x2D
        position += 1
        guard let (first, digits) = number(4) else { return false }
        var seconds = digits > 2 ? first / 100 * 3600 + first % 100 * 60 : first * 3600
        if digits <= 2, next == UInt8(ascii: ":") {
          position += 1
          guard let (minutes, _) = number(2) else { return false }
          seconds += minutes * 60
        }
        offset = isWest ? -seconds : seconds
        return true
      }
      // A name consists of letters and of the other characters in time zone names.
      let end = rest.firstIndex { !($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0 == 0x2F || $0 == 0x5F) } ?? bytes.count
      let word = String(decoding: bytes[position..<end], as: UTF8.self)
      guard !word.isEmpty, let zone = TimeZone(abbreviation: word) ?? TimeZone(identifier: word) else { return false }
      position = end
      calendar.timeZone = zone
      return true
    }

    /// Returns the date of the fields, or `nil` if part of the string is left or there is no such day. `defaultDate`
    /// provides a missing year and, if the month and the day are missing too, all three.
    func date(_ defaultDate: Date?) -> Date? {
      var rest = bytes[position...]
      while rest.last == 0x20 { rest.removeLast() }
      guard rest.isEmpty else { return nil }
      var parts = components
      if let hourOfHalf { parts.hour = hourOfHalf % 12 + (isAfternoon == true ? 12 : 0) }
      if parts.hour != nil, hourOfHalf == nil, isAfternoon == true, (parts.hour ?? 0) < 12 { parts.hour! += 12 }
      var calendar = calendar
      if let offset { calendar.timeZone = TimeZone(fixedOffset: offset) }
      if parts.year == nil {
        if let defaultDate {
          let known = calendar.dateComponents([.year, .month, .day], from: defaultDate)
          parts.year = known.year
          if components.month == nil, components.day == nil { (parts.month, parts.day) = (known.month, known.day) }
        } else {
          parts.year = 2000
        }
      }
      if !isLenient, let day = parts.day {
        let (year, month) = (parts.year ?? 2000, parts.month ?? 1)
        guard day <= CivilTime.days(inMonth: month, of: year) else { return nil }
      }
      return calendar.date(from: parts).map { $0 + fraction }
    }
  }

#endif
