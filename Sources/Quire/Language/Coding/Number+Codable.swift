// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Int: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }

    /// `true`.
    public static var _isDictionaryKey: Bool { true }
    /// The number, with its digits as the name.
    public var _dictionaryKey: CodedKey { CodedKey(number: self) }
    /// `number`.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .number }
    /// The number that the name is.
    public static func _dictionaryKey(_ key: CodedKey) -> Int? { Int(key.stringValue) }
  }

  extension Int8: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int8")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int16: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int16")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int32: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int32")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int64: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int64")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(Int64(exactly: self).map { .integer($0) } ?? .unsigned(UInt64(self)))
    }
  }

  extension UInt8: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt8")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt16: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt16")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt32: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt32")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt64: Codable {
    /// Reads a whole number. Throws if the type does not hold it.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt64")
    }

    /// Writes a number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(Int64(exactly: self).map { .integer($0) } ?? .unsigned(UInt64(self)))
    }
  }

  extension Double: Codable {
    /// Reads a number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.double("Double")
    }

    /// Writes a number. Throws if it is not finite, unless the encoder has texts for such numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try encoder.write(self, "Double")
    }
  }

  extension Float: Codable {
    /// Reads a number. Throws if it is too large or too small.
    public init(from decoder: Decoder) throws(UniversalError) {
      let number = try decoder.double("Float")
      self = Float(number)
      if number.isFinite, !isFinite || isZero && !number.isZero { throw decoder.unfit("Float") }
    }

    /// Writes a number. Throws if it is not finite, unless the encoder has texts for such numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try encoder.write(self)
    }
  }

  extension Bool: Codable {
    /// Reads a flag.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.bool()
    }

    /// Writes a flag.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.bool(self))
    }
  }

  extension String: Codable {
    /// Reads a text.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.string()
    }

    /// Writes a text.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(self))
    }

    /// `true`.
    public static var _isDictionaryKey: Bool { true }
    /// The text.
    public var _dictionaryKey: CodedKey { CodedKey(stringValue: self) }
    /// `text`.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .text }
    /// The name.
    public static func _dictionaryKey(_ key: CodedKey) -> String? { key.stringValue }
  }

#endif
