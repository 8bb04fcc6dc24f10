// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The values of a decoded object by key.
  public struct KeyedDecodingContainer<K: CodingKey> {
    /// The type of the keys.
    public typealias Key = K

    private let members: CodedMembers
    private let container: CodingContainer

    init(_ members: CodedMembers, _ place: CodingPlace) {
      self.members = members
      container = CodingContainer(place)
    }

    /// The keys from the outermost value to the object.
    public var codingPath: [CodedKey] { container.keys }

    /// The keys of the object that this key type can represent.
    public var allKeys: [K] { members.keys.compactMap { K(stringValue: $0) } }

    /// Whether the object has a value for a key, even if the value is `null`.
    public func contains(_ key: K) -> Bool { members.find(key.stringValue) != nil }

    /// Returns whether the value for a key is `null`. Throws if there is no value.
    public func decodeNil(forKey key: K) throws(UniversalError) -> Bool {
      try decoder(key).isNull
    }

    /// Decodes the value for a key. Throws if there is none.
    public func decode<T: Decodable>(_ type: T.Type, forKey key: K) throws(UniversalError) -> T {
      try T(from: decoder(key))
    }

    /// Decodes the value for a key, or returns `nil` if there is none or it is `null`.
    public func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: K) throws(UniversalError) -> T? {
      guard let decoder = decoderIfPresent(key) else { return nil }
      return try T(from: decoder)
    }

    /// Returns the object for a key. Throws if there is none.
    public func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: K
    ) throws(UniversalError) -> KeyedDecodingContainer<NestedKey> {
      try decoder(key).container(keyedBy: type)
    }

    /// Returns the array for a key. Throws if there is none.
    public func nestedUnkeyedContainer(forKey key: K) throws(UniversalError) -> UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    /// Returns the decoder of a superclass, which decodes the value for the key `super`.
    public func superDecoder() throws(UniversalError) -> Decoder {
      decoder(CodedKey(stringValue: "super"))
    }

    /// Returns the decoder of a superclass, which decodes the value for a key.
    public func superDecoder(forKey key: K) throws(UniversalError) -> Decoder {
      decoder(CodedKey(key))
    }

    /// Returns the decoder for the value of a key, or for `null` if there is none.
    private func decoder(_ key: CodedKey) -> Decoder {
      Decoder(members.tree, members.find(key.stringValue) ?? CodedTree.missing, CodingPlace(container, key))
    }

    private func decoder(_ key: K) throws(UniversalError) -> Decoder {
      guard let value = members.find(key.stringValue) else { throw container.notFound(CodedKey(key)) }
      return Decoder(members.tree, value, CodingPlace(container, CodedKey(key)))
    }

    /// Returns the decoder for the value of a key, or `nil` if there is none or it is `null`.
    private func decoderIfPresent(_ key: K) -> Decoder? {
      guard let value = members.find(key.stringValue) else { return nil }
      if members.tree.nodes[value].kind == .null { return nil }
      return Decoder(members.tree, value, CodingPlace(container, CodedKey(key)))
    }
  }

  extension CodingContainer {
    /// Returns the error for a key that an object does not have.
    fileprivate func notFound(_ key: CodedKey) -> UniversalError {
      UniversalError(
        DecodingError.keyNotFound(
          key,
          DecodingError.Context(
            codingPath: keys, debugDescription: "No value associated with key \(key) (\"\(key.stringValue)\").")))
    }
  }

#endif
