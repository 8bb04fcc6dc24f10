// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Int: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }

    /// Always `true`.
    public static var _isDictionaryKey: Bool { true }
    /// The key with the number and its digits as the name.
    public var _dictionaryKey: CodedKey { CodedKey(number: self) }
    /// Always `number`.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .number }
    /// Returns the number that the key's name represents.
    public static func _dictionaryKey(_ key: CodedKey) -> Int? { Int(key.stringValue) }
  }

  extension Int8: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int8")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int16: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int16")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int32: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int32")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension Int64: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("Int64")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(Int64(exactly: self).map { .integer($0) } ?? .unsigned(UInt64(self)))
    }
  }

  extension UInt8: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt8")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt16: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt16")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt32: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt32")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.integer(Int64(self)))
    }
  }

  extension UInt64: Codable {
    /// Decodes an integer. Throws if the type can't represent the number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.integer("UInt64")
    }

    /// Encodes the number.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(Int64(exactly: self).map { .integer($0) } ?? .unsigned(UInt64(self)))
    }
  }

  extension Double: Codable {
    /// Decodes a number.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.double("Double")
    }

    /// Encodes the number. Throws if it is not finite, unless the encoder has strings for such numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try encoder.write(self, "Double")
    }
  }

  extension Float: Codable {
    /// Decodes a number. Throws if its magnitude is too large, or too small for a number other than 0.
    public init(from decoder: Decoder) throws(UniversalError) {
      let number = try decoder.double("Float")
      self = Float(number)
      if number.isFinite, !isFinite || isZero && !number.isZero { throw decoder.unfit("Float") }
    }

    /// Encodes the number. Throws if it is not finite, unless the encoder has strings for such numbers.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      try encoder.write(self)
    }
  }

  extension Bool: Codable {
    /// Decodes a Boolean value.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.bool()
    }

    /// Encodes the Boolean value.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.bool(self))
    }
  }

  extension String: Codable {
    /// Decodes a string.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = try decoder.string()
    }

    /// Encodes the string.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      encoder.write(.string(self))
    }

    /// Always `true`.
    public static var _isDictionaryKey: Bool { true }
    /// The key with the string as its name.
    public var _dictionaryKey: CodedKey { CodedKey(stringValue: self) }
    /// Always `text`.
    public static var _dictionaryKeyKind: _DictionaryKeyKind { .text }
    /// Returns the key's name.
    public static func _dictionaryKey(_ key: CodedKey) -> String? { key.stringValue }
  }

#endif
