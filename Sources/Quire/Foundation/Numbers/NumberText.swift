// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  // `Double(text)` and `Float(text)` of Embedded Swift call these functions, which a C library provides elsewhere. They
  // read a number at the beginning of a null-terminated string, and return the end of the number, or a null pointer if
  // there is none.

  @_cdecl("_swift_stdlib_strtod_clocale")
  func readDouble(_ text: UnsafePointer<UInt8>, _ number: UnsafeMutablePointer<Double>) -> UnsafePointer<UInt8>? {
    unsafe NumberReader.read(text) { unsafe number.pointee = $0 }
  }

  @_cdecl("_swift_stdlib_strtof_clocale")
  func readFloat(_ text: UnsafePointer<UInt8>, _ number: UnsafeMutablePointer<Float>) -> UnsafePointer<UInt8>? {
    unsafe NumberReader.read(text) { unsafe number.pointee = Float($0) }
  }

  /// A parser for the numbers that C's functions accept: signs, decimal and hexadecimal numbers, infinity and NaN.
  @safe private struct NumberReader {
    // Safe because the reader is used within one call from C, during which the string exists.
    private let text: UnsafePointer<UInt8>
    private var position = 0

    /// Calls a closure with the number and returns the number's end, or `nil` if there is no number.
    static func read(_ text: UnsafePointer<UInt8>, _ take: (Double) -> Void) -> UnsafePointer<UInt8>? {
      var reader = unsafe NumberReader(text: text)
      let isNegative = reader.skip(sign: "-")
      if !isNegative { _ = reader.skip(sign: "+") }
      guard let value = reader.word() ?? reader.hexadecimal() ?? reader.decimal() else { return nil }
      take(isNegative ? -value : value)
      return unsafe text + reader.position
    }

    private init(text: UnsafePointer<UInt8>) {
      unsafe self.text = text
    }

    // The string ends with a zero byte, which is not part of a number, so the position never goes beyond it.
    private var next: UInt8 { unsafe text[position] }

    private mutating func skip(sign: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    /// Skips a word, given in lowercase, ignoring case.
    private mutating func skip(_ word: StaticString) -> Bool {
      for index in 0..<word.utf8CodeUnitCount {
        guard unsafe text[position + index] | 0x20 == word.utf8Start[index] else { return false }
      }
      position += word.utf8CodeUnitCount
      return true
    }

    private mutating func word() -> Double? {
      if skip("infinity") || skip("inf") { return .infinity }
      return skip("nan") ? .nan : nil
    }

    private mutating func digits(_ take: (UInt8) -> Void) -> Int {
      let start = position
      while next >= 0x30, next <= 0x39 {
        take(next - 0x30)
        position += 1
      }
      return position - start
    }

    private mutating func decimal() -> Double? {
      var number = DecimalNumber()
      var count = digits { number.append($0) }
      if next == UInt8(ascii: ".") {
        position += 1
        count += digits { number.appendBehindPoint($0) }
      }
      guard count > 0 else { return nil }
      number.exponent += power("e")
      return number.value
    }

    /// Reads the exponent after a letter; returns 0 without that letter.
    private mutating func power(_ letter: StaticString) -> Int {
      let start = position
      guard skip(letter) else { return 0 }
      let isSmall = next == UInt8(ascii: "-")
      if isSmall || next == UInt8(ascii: "+") { position += 1 }
      var exponent = 0
      guard digits({ exponent = min(exponent * 10 + Int($0), 100_000) }) > 0 else {
        position = start
        return 0
      }
      return isSmall ? -exponent : exponent
    }

    private mutating func hexadecimal() -> Double? {
      guard next == 0x30, unsafe text[position + 1] | 0x20 == UInt8(ascii: "x") else { return nil }
      let start = position
      position += 2
      var (mantissa, exponent, count, isBehindPoint) = (0.0, 0, 0, false)
      while true {
        let digit: UInt8
        switch next {
        case 0x30...0x39: digit = next - 0x30
        case 0x41...0x46, 0x61...0x66: digit = (next | 0x20) - 0x57
        case UInt8(ascii: ".") where !isBehindPoint:
          isBehindPoint = true
          position += 1
          continue
        default:
          guard count > 0 else {
            position = start
            return nil
          }
          return Double(sign: .plus, exponent: exponent + power("p"), significand: mantissa)
        }
        mantissa = mantissa * 16 + Double(digit)
        if isBehindPoint { exponent -= 4 }
        count += 1
        position += 1
      }
    }
  }

#endif
