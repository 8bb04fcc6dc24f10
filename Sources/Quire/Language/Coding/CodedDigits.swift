// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A number in decimal digits, in JSON's notation.
  struct CodedDigits {
    /// The nearest `Double`, the even one if two are equally near; `nil` if the number is too large, or is not 0 but so
    /// small that it rounds to 0.
    let double: Double?
    /// The magnitude, if it is an integer of at most 64 bits.
    private let whole: UInt64?
    private let isNegative: Bool

    /// Returns the exact integer, or `nil` if the number is not a value of the type.
    func integer<Number: FixedWidthInteger>() -> Number? {
      guard let double, let number = Number(exactly: double) else { return nil }
      guard double.magnitude >= 0x1p53 else { return number }
      guard let whole else { return nil }
      guard isNegative else { return Number(exactly: whole) }
      return whole <= Int64.min.magnitude ? Number(exactly: Int64(truncatingIfNeeded: 0 &- whole)) : nil
    }

    /// Creates a number from its bytes. Returns `nil` if they are not in JSON's notation.
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
      var reader = unsafe Reader(bytes: bytes)
      guard reader.read() else { return nil }
      let magnitude = unsafe reader.isLong ? DecimalNumber(bytes).value : reader.number.double
      isNegative = reader.isNegative
      let isZero = reader.number.significand == 0
      double = magnitude.isFinite && (magnitude != 0 || isZero) ? (isNegative ? -magnitude : magnitude) : nil
      whole = reader.isLong ? nil : reader.number.whole
    }

    @safe private struct Reader {
      // Safe because the reader is used only within a call that owns the bytes.
      let bytes: UnsafeBufferPointer<UInt8>
      var position = 0
      var number = DecimalDigits()
      var isNegative = false
      /// Whether the number has more digits than `number` can hold.
      var isLong = false
      private var zeros = 0

      init(bytes: UnsafeBufferPointer<UInt8>) {
        unsafe self.bytes = bytes
      }

      private var next: UInt8 { unsafe position < bytes.count ? bytes[position] : 0 }

      private mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
      }

      mutating func read() -> Bool {
        isNegative = skip(UInt8(ascii: "-"))
        let start = position
        guard digits(power: 0), unsafe position == start + 1 || bytes[start] != 0x30 else { return false }
        if skip(UInt8(ascii: ".")) {
          guard digits(power: -1) else { return false }
        }
        number.exponent += zeros
        if next | 0x20 == UInt8(ascii: "e") {
          position += 1
          let isSmall = skip(UInt8(ascii: "-"))
          if !isSmall { _ = skip(UInt8(ascii: "+")) }
          let start = position
          var exponent = 0
          while next >= 0x30, next <= 0x39 {
            exponent = min(exponent * 10 + Int(next - 0x30), 100_000_000)
            position += 1
          }
          guard position > start else { return false }
          number.exponent += isSmall ? -exponent : exponent
        }
        return unsafe position == bytes.count
      }

      /// Reads digits, each of which changes the exponent. Returns whether there is at least one. Zeros are added only
      /// when another digit follows them.
      private mutating func digits(power: Int) -> Bool {
        let start = position
        while next >= 0x30, next <= 0x39 {
          number.exponent += power
          if next == 0x30 {
            if number.significand != 0 { zeros += 1 }
          } else {
            while zeros > 0 {
              isLong = !number.append(0) || isLong
              zeros -= 1
            }
            isLong = !number.append(next - 0x30) || isLong
          }
          position += 1
        }
        return position > start
      }
    }
  }

  extension DecimalNumber {
    /// Creates a number from bytes, which must be a JSON number. The sign is ignored.
    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>) {
      self.init()
      var (isBehindPoint, isSmall, power): (Bool, Bool, Int?) = (false, false, nil)
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        switch byte {
        case 0x30...0x39:
          if let exponent = power {
            power = min(exponent * 10 + Int(byte - 0x30), 100_000_000)
          } else if isBehindPoint {
            appendBehindPoint(byte - 0x30)
          } else {
            append(byte - 0x30)
          }
        case UInt8(ascii: "."): isBehindPoint = true
        case UInt8(ascii: "e"), UInt8(ascii: "E"): power = 0
        case UInt8(ascii: "-"): isSmall = power != nil
        default: break
        }
      }
      exponent += isSmall ? -(power ?? 0) : power ?? 0
    }
  }

#endif
