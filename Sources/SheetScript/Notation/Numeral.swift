// SPDX-License-Identifier: Apache-2.0

/// Reads and writes the numbers of scripts. The digits are equal on every machine, and every number is read back
/// exactly.
///
/// Numbers are plain decimals of at most 15 digits, `inf`, `-inf` or `nan`. A number that no such decimal represents
/// exactly is written as `x` with the 16 hexadecimal digits of its bits.
enum Numeral {
  /// Returns a power of ten. It is exact for all exponents that decimals need.
  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }

  static func parse(_ text: ArraySlice<UInt8>) -> Double? {
    var rest = text
    if spells(text, "nan") { return .nan }
    if rest.first == Byte.x { return parseBits(rest.dropFirst()) }
    let isNegative = rest.first == Byte.minus
    if isNegative { rest = rest.dropFirst() }
    if spells(rest, "inf") { return isNegative ? -.infinity : .infinity }
    guard let magnitude = parseDecimal(rest) else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  /// Reads a decimal. The integer of all digits and the power of ten are exact, so their quotient is rounded once,
  /// correctly.
  private static func parseDecimal(_ text: ArraySlice<UInt8>) -> Double? {
    var digits: Int64 = 0
    var decimals = 0
    var isBehindPoint = false
    var count = 0
    for byte in text {
      if byte == Byte.point {
        guard !isBehindPoint, count > 0 else { return nil }
        isBehindPoint = true
        continue
      }
      guard let digit = Byte.digit(byte), digits < 100_000_000_000_000 else { return nil }
      digits = digits * 10 + Int64(digit)
      count += 1
      if isBehindPoint { decimals += 1 }
    }
    guard count > 0, decimals <= 15, text.last != Byte.point else { return nil }
    return Double(digits) / power(decimals)
  }

  private static func parseBits(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count == 16 else { return nil }
    var bits: UInt64 = 0
    for byte in text {
      guard let digit = Byte.hexadecimalDigit(byte) else { return nil }
      bits = bits << 4 | UInt64(digit)
    }
    return Double(bitPattern: bits)
  }

  /// Appends the decimal with the fewest places that is read back as the same number.
  static func append(_ value: Double, to text: inout [UInt8]) {
    if value.isNaN { return text.append(contentsOf: "nan".utf8) }
    let magnitude = value.magnitude
    if value.sign == .minus { text.append(Byte.minus) }
    if magnitude == .infinity { return text.append(contentsOf: "inf".utf8) }
    for decimals in 0...15 {
      let scale = power(decimals)
      guard magnitude * scale < 1e15 else { break }
      let digits = Int64(magnitude * scale + 0.5)
      guard digits < 1_000_000_000_000_000, Double(digits) / scale == magnitude else { continue }
      return appendDecimal(digits, decimals: decimals, to: &text)
    }
    if value.sign == .minus { text.removeLast() }
    text.append(Byte.x)
    for shift in stride(from: 60, through: 0, by: -4) {
      text.append(Byte.hexadecimal(UInt8(truncatingIfNeeded: value.bitPattern >> UInt64(shift)) & 15))
    }
  }

  /// Appends a number with a fixed number of decimals. A half is rounded away from 0. NaN is `nan`, and infinities and
  /// numbers from 10¹² on are `inf` and `-inf`.
  static func append(_ value: Double, decimals: Int, to text: inout [UInt8]) {
    if value.isNaN { return text.append(contentsOf: "nan".utf8) }
    let scale = power(decimals)
    guard value.magnitude < 1e12 else { return text.append(contentsOf: (value < 0 ? "-inf" : "inf").utf8) }
    let digits = Int64(value.magnitude * scale + 0.5)
    if value < 0, digits > 0 { text.append(Byte.minus) }
    appendDecimal(digits, decimals: decimals, to: &text)
  }

  private static func appendDecimal(_ digits: Int64, decimals: Int, to text: inout [UInt8]) {
    var reversed: [UInt8] = []
    var rest = digits
    while rest > 0 || reversed.count <= decimals {
      reversed.append(Byte.zero + UInt8(rest % 10))
      rest /= 10
    }
    for index in stride(from: reversed.count - 1, through: 0, by: -1) {
      text.append(reversed[index])
      if index == decimals, decimals > 0 { text.append(Byte.point) }
    }
  }
}

/// Returns a whole number in decimal digits.
func decimal(_ value: Int) -> String {
  var text: [UInt8] = []
  Numeral.append(Double(value), decimals: 0, to: &text)
  return String(decoding: text, as: UTF8.self)
}

/// Returns whether the bytes spell a word.
func spells(_ text: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
  guard text.count == word.utf8CodeUnitCount else { return false }
  // The word has as many bytes as the text, and no further bytes are read.
  var position = unsafe word.utf8Start
  for byte in text {
    guard unsafe byte == position.pointee else { return false }
    unsafe position += 1
  }
  return true
}

/// The characters of the notation.
enum Byte {
  static var space: UInt8 { 0x20 }
  static var tab: UInt8 { 0x09 }
  static var newline: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var number: UInt8 { 0x23 }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var point: UInt8 { 0x2E }
  static var slash: UInt8 { 0x2F }
  static var zero: UInt8 { 0x30 }
  static var colon: UInt8 { 0x3A }
  static var equals: UInt8 { 0x3D }
  static var x: UInt8 { 0x78 }

  static func digit(_ byte: UInt8) -> UInt8? {
    byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : nil
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
    byte >= 0x61 && byte <= 0x66 ? byte - 0x61 + 10 : digit(byte)
  }

  static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? 0x30 + digit : 0x61 + digit - 10
  }
}
