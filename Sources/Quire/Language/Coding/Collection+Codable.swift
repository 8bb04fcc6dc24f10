// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Optional: Decodable where Wrapped: Decodable {
    /// Decodes a value, or `nil` from `null`.
    public init(from decoder: Decoder) throws(UniversalError) {
      if decoder.isNull { self = nil } else { self = try Wrapped(from: decoder) }
    }
  }

  extension Optional: Encodable where Wrapped: Encodable {
    /// Encodes the value, or `null` for `nil`.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if let self { try self.encode(to: encoder) } else { encoder.write(.null) }
    }
  }

  extension Array: Decodable where Element: Decodable {
    /// Decodes an array.
    public init(from decoder: Decoder) throws(UniversalError) {
      var value = try decoder.array() + 1
      let (tree, container) = (decoder.tree, CodingContainer(decoder.place))
      let count = tree.nodes[value - 1].count
      self = []
      reserveCapacity(count)
      for index in 0..<count {
        append(try Element(from: Decoder(tree, value, CodingPlace(container, CodedKey(intValue: index)))))
        value = tree.end(of: value)
      }
    }
  }

  extension Array: Encodable where Element: Encodable {
    /// Encodes an array.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    }
  }

  extension Set: Decodable where Element: Decodable {
    /// Decodes a set from an array. Equal values count once.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = Set(try [Element](from: decoder))
    }
  }

  extension Set: Encodable where Element: Encodable {
    /// Encodes the set as an array, in no particular order.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      var container = encoder.unkeyedContainer()
      for element in self { try container.encode(element) }
    }
  }

  extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
    /// Decodes a dictionary from an object if the keys are strings or integers, and otherwise from an array in which
    /// keys and values alternate. The decoder's conversion of keys does not apply. If several values have the same key,
    /// the first is used.
    public init(from decoder: Decoder) throws(UniversalError) {
      self = [:]
      switch Key._dictionaryKeyKind {
      case .none:
        let array = try decoder.array()
        guard decoder.tree.nodes[array].count % 2 == 0 else {
          throw decoder.corrupted("Expected collection of key-value pairs; encountered odd-length array instead.")
        }
        var container = UnkeyedDecodingContainer(decoder.tree, array, decoder.place)
        while !container.isAtEnd {
          let key = try container.decode(Key.self)
          self[key] = try container.decode(Value.self)
        }
      case .text, .number:
        let object = try decoder.object()
        let (tree, container) = (decoder.tree, CodingContainer(decoder.place))
        let count = tree.nodes[object].count
        var name = object + 1
        reserveCapacity(count)
        for _ in 0..<count {
          let value = name + 1
          let named = CodedKey(stringValue: try Decoder(tree, name, decoder.place).string())
          let place = CodingPlace(container, named)
          guard let key = Key._dictionaryKey(named) else { throw Decoder(tree, value, place).wrongKey() }
          if index(forKey: key) == nil { self[key] = try Value(from: Decoder(tree, value, place)) }
          name = tree.end(of: value)
        }
      }
    }
  }

  extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
    /// Encodes the dictionary as an object if the keys are strings or integers, and otherwise as an array in which keys
    /// and values alternate. The encoder's conversion of keys does not apply.
    public func encode(to encoder: Encoder) throws(UniversalError) {
      if Key._isDictionaryKey {
        let object = encoder.object()
        for (key, value) in self { try object.write(value, under: key._dictionaryKey) }
      } else {
        var container = encoder.unkeyedContainer()
        for (key, value) in self {
          try container.encode(key)
          try container.encode(value)
        }
      }
    }
  }

  extension Decoder {
    /// Returns the error for a dictionary's key that is not a number.
    fileprivate func wrongKey() -> UniversalError {
      UniversalError(
        DecodingError.typeMismatch(
          CodedType("Int"),
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "Expected Int key but found String key instead.")))
    }
  }

#endif
