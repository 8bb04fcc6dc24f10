// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Substitution of values into a C format, with `%@` for strings.
  ///
  /// A placeholder becomes "(null)" if it has no value, or a value that can't be converted to its type. Nothing is read
  /// out of bounds.
  struct FormatText {
    private let format: [UInt8]
    private let arguments: [FormatArgument]
    private var position = 0
    private var next = 0
    private var result: [UInt8] = []

    /// Returns a format with its placeholders replaced by the arguments.
    static func text(_ format: String, _ arguments: [FormatArgument]) -> String {
      var writer = FormatText(format: Array(format.utf8), arguments: arguments)
      writer.writeAll()
      return String(decoding: writer.result, as: UTF8.self)
    }

    private init(format: [UInt8], arguments: [FormatArgument]) {
      self.format = format
      self.arguments = arguments
    }

    /// The part of a placeholder between the percent sign and the letter.
    private struct Place {
      var isLeft = false
      var hasSign = false
      var hasSpace = false
      var isAlternate = false
      var hasZeros = false
      var isGrouped = false
      var width = 0
      var precision: Int?
      var bits = 32
      var argument: Int?
    }

    private mutating func writeAll() {
      while position < format.count {
        guard format[position] == UInt8(ascii: "%") else {
          result.append(format[position])
          position += 1
          continue
        }
        let start = position
        position += 1
        guard let letter = current else {
          result.append(UInt8(ascii: "%"))
          return
        }
        if letter == UInt8(ascii: "%") {
          result.append(letter)
          position += 1
        } else if !writePlace() {
          // Not a placeholder: the text is unchanged.
          result.append(contentsOf: format[start..<min(position, format.count)])
        }
      }
    }

    private var current: UInt8? { position < format.count ? format[position] : nil }

    private mutating func number() -> Int? {
      var number: Int?
      while let digit = current, digit >= 0x30, digit <= 0x39 {
        number = min((number ?? 0) * 10 + Int(digit - 0x30), 10_000)
        position += 1
      }
      return number
    }

    private mutating func writePlace() -> Bool {
      var place = Place()
      let start = position
      if let index = number(), current == UInt8(ascii: "$") {
        place.argument = index - 1
        position += 1
      } else {
        position = start
      }
      readFlags(&place)
      if current == UInt8(ascii: "*") {
        position += 1
        place.width = whole()
        if place.width < 0 { (place.isLeft, place.width) = (true, -place.width) }
      } else {
        place.width = number() ?? 0
      }
      if current == UInt8(ascii: ".") {
        position += 1
        if current == UInt8(ascii: "*") {
          position += 1
          let precision = whole()
          place.precision = precision < 0 ? nil : precision
        } else {
          place.precision = number() ?? 0
        }
      }
      readLength(&place)
      guard let letter = current else { return false }
      position += 1
      return write(letter, place)
    }

    /// Takes the value for an asterisk in a placeholder; 0 if it is not a signed integer.
    private mutating func whole() -> Int {
      guard case .signed(let value, _)? = take(nil) else { return 0 }
      return Int(max(-10_000, min(value, 10_000)))
    }

    private mutating func readFlags(_ place: inout Place) {
      while let flag = current {
        switch flag {
        case UInt8(ascii: "-"): place.isLeft = true
        case UInt8(ascii: "+"): place.hasSign = true
        case UInt8(ascii: " "): place.hasSpace = true
        case UInt8(ascii: "#"): place.isAlternate = true
        case UInt8(ascii: "0"): place.hasZeros = true
        case UInt8(ascii: "'"): place.isGrouped = true
        default: return
        }
        position += 1
      }
    }

    private mutating func readLength(_ place: inout Place) {
      var halves = 0
      while let letter = current {
        switch letter {
        case UInt8(ascii: "l"), UInt8(ascii: "q"), UInt8(ascii: "j"), UInt8(ascii: "z"), UInt8(ascii: "t"):
          place.bits = 64
        case UInt8(ascii: "h"):
          halves += 1
          place.bits = halves == 1 ? 16 : 8
        case UInt8(ascii: "L"): break
        default: return
        }
        position += 1
      }
    }

    private mutating func take(_ index: Int?) -> FormatArgument? {
      let wanted = index ?? next
      if index == nil { next += 1 }
      return arguments.indices.contains(wanted) ? arguments[wanted] : nil
    }

    private mutating func write(_ letter: UInt8, _ place: Place) -> Bool {
      switch letter {
      case UInt8(ascii: "d"), UInt8(ascii: "i"), UInt8(ascii: "D"):
        guard let value = integer(take(place.argument), place.bits) else { return null(place) }
        writeInteger(value.magnitude, isNegative: value < 0, radix: 10, isUpper: false, place)
      case UInt8(ascii: "u"), UInt8(ascii: "U"): return unsigned(10, false, place)
      case UInt8(ascii: "x"): return unsigned(16, false, place)
      case UInt8(ascii: "X"): return unsigned(16, true, place)
      case UInt8(ascii: "o"), UInt8(ascii: "O"): return unsigned(8, false, place)
      case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
        UInt8(ascii: "G"):
        guard let value = double(take(place.argument)) else { return null(place) }
        writeNumber(value, letter, place)
      case UInt8(ascii: "c"), UInt8(ascii: "C"):
        guard let value = integer(take(place.argument), 32) else { return null(place) }
        let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value)) ?? "\u{FFFD}"
        pad(Array(String(Character(scalar)).utf8), place)
      case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"):
        guard let argument = take(place.argument) else { return null(place) }
        var text = Array(Self.description(argument).utf8)
        if let precision = place.precision {
          text = Array(String(String(decoding: text, as: UTF8.self).prefix(precision)).utf8)
        }
        pad(text, place)
      default: return false
      }
      return true
    }

    private mutating func null(_ place: Place) -> Bool {
      pad(Array("(null)".utf8), place)
      return true
    }

    private static func description(_ argument: FormatArgument) -> String {
      switch argument {
      case .signed(let value, _): "\(value)"
      case .unsigned(let value, _): "\(value)"
      case .number(let value): "\(value)"
      case .text(let text): text
      }
    }

    /// Returns an integer truncated to a number of bits, as in C, or `nil` if the argument is not a number.
    private func integer(_ argument: FormatArgument?, _ bits: Int) -> Int64? {
      let value: Int64
      switch argument {
      case .signed(let number, _): value = number
      case .unsigned(let number, _): value = Int64(truncatingIfNeeded: number)
      case .number(let number): value = Int64(exactly: number.rounded(.towardZero)) ?? 0
      case .text, nil: return nil
      }
      switch bits {
      case 8: return Int64(Int8(truncatingIfNeeded: value))
      case 16: return Int64(Int16(truncatingIfNeeded: value))
      case 32: return Int64(Int32(truncatingIfNeeded: value))
      default: return value
      }
    }

    private mutating func unsigned(_ radix: UInt64, _ isUpper: Bool, _ place: Place) -> Bool {
      guard let value = integer(take(place.argument), place.bits) else { return null(place) }
      let mask = place.bits == 64 ? UInt64.max : 1 << UInt64(place.bits) - 1
      var place = place
      place.hasSign = false
      place.hasSpace = false
      writeInteger(UInt64(bitPattern: value) & mask, isNegative: false, radix: radix, isUpper: isUpper, place)
      return true
    }

    private func double(_ argument: FormatArgument?) -> Double? {
      switch argument {
      case .number(let number): number
      case .signed(let number, _): Double(number)
      case .unsigned(let number, _): Double(number)
      case .text, nil: nil
      }
    }

    private mutating func writeInteger(_ value: UInt64, isNegative: Bool, radix: UInt64, isUpper: Bool, _ place: Place)
    {
      var digits: [UInt8] = []
      var rest = value
      while rest > 0 {
        let digit = UInt8(rest % radix)
        digits.append(digit < 10 ? 0x30 + digit : (isUpper ? 0x37 : 0x57) + digit)
        rest /= radix
      }
      while digits.count < place.precision ?? 1 { digits.append(0x30) }
      if place.isAlternate, radix == 8, digits.last != 0x30 { digits.append(0x30) }
      digits.reverse()
      var sign = Self.sign(isNegative, place)
      if place.isAlternate, radix == 16, value != 0 { sign += [0x30, isUpper ? UInt8(ascii: "X") : UInt8(ascii: "x")] }
      pad(sign: sign, digits, place, zeros: place.hasZeros && place.precision == nil)
    }

    private static func sign(_ isNegative: Bool, _ place: Place) -> [UInt8] {
      isNegative
        ? [UInt8(ascii: "-")] : place.hasSign ? [UInt8(ascii: "+")] : place.hasSpace ? [UInt8(ascii: " ")] : []
    }

    private mutating func writeNumber(_ value: Double, _ letter: UInt8, _ place: Place) {
      let isUpper = letter < 0x61
      let sign = Self.sign(value.sign == .minus, place)
      guard value.isFinite else {
        let word = value.isNaN ? "nan" : "inf"
        pad(sign: sign, Array((isUpper ? word.asciiUppercased : word).utf8), place, zeros: false)
        return
      }
      var digits = ExactDigits(value)
      var precision = place.precision ?? 6
      var text: [UInt8]
      switch letter | 0x20 {
      case UInt8(ascii: "f"):
        digits.round(behindPoint: precision)
        text = digits.fixed(behindPoint: precision)
      case UInt8(ascii: "e"):
        digits.round(to: precision + 1)
        text = digits.scientific(behindPoint: precision) + Self.power(digits.exponent, isUpper)
      default:
        precision = max(precision, 1)
        digits.round(to: precision)
        let exponent = digits.exponent
        if exponent < -4 || exponent >= precision {
          text = digits.scientific(behindPoint: precision - 1)
          if !place.isAlternate { Self.dropZeros(&text) }
          text += Self.power(exponent, isUpper)
        } else {
          text = digits.fixed(behindPoint: precision - 1 - exponent)
          if !place.isAlternate { Self.dropZeros(&text) }
        }
      }
      pad(sign: sign, text, place, zeros: place.hasZeros)
    }

    private static func power(_ exponent: Int, _ isUpper: Bool) -> [UInt8] {
      let digits = Array("\(abs(exponent))".utf8)
      return [isUpper ? UInt8(ascii: "E") : UInt8(ascii: "e"), exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+")]
        + (digits.count < 2 ? [0x30] : []) + digits
    }

    private static func dropZeros(_ text: inout [UInt8]) {
      guard text.contains(UInt8(ascii: ".")) else { return }
      while text.last == 0x30 { text.removeLast() }
      if text.last == UInt8(ascii: ".") { text.removeLast() }
    }

    private mutating func pad(sign: [UInt8], _ digits: [UInt8], _ place: Place, zeros: Bool) {
      let missing = place.width - sign.count - digits.count
      if zeros, !place.isLeft, missing > 0 {
        result += sign + [UInt8](repeating: 0x30, count: missing) + digits
      } else {
        pad(sign + digits, place)
      }
    }

    private mutating func pad(_ text: [UInt8], _ place: Place) {
      let count = text.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
      let space = [UInt8](repeating: 0x20, count: max(0, place.width - count))
      result += place.isLeft ? text + space : space + text
    }
  }

  extension String {
    fileprivate var asciiUppercased: String {
      String(decoding: utf8.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }, as: UTF8.self)
    }
  }

#endif
