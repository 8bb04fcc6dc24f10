// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An object that is being encoded by key.
  public struct KeyedEncodingContainer<K: CodingKey> {
    /// The type of the keys.
    public typealias Key = K

    private let node: EncodingNode
    private let container: CodingContainer

    init(_ node: EncodingNode, _ place: CodingPlace) {
      self.node = node
      container = CodingContainer(place)
    }

    /// The keys from the outermost value to the object.
    public var codingPath: [CodedKey] { container.keys }

    /// Encodes `null` for a key.
    public mutating func encodeNil(forKey key: K) throws(UniversalError) {
      encoder(CodedKey(key)).write(.null)
    }

    /// Encodes a value for a key, replacing a value of the same key.
    public mutating func encode<T: Encodable>(_ value: T, forKey key: K) throws(UniversalError) {
      try encoder(CodedKey(key)).write(value)
    }

    /// Encodes an object for a key, unconditionally: JSON has no references.
    public mutating func encodeConditional<T: AnyObject & Encodable>(
      _ object: T, forKey key: K
    ) throws(UniversalError) {
      try encode(object, forKey: key)
    }

    /// Encodes a value for a key, or nothing for `nil`.
    public mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: K) throws(UniversalError) {
      if let value { try encode(value, forKey: key) }
    }

    /// Begins an object for a key, or continues one that was begun.
    public mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: K
    ) -> KeyedEncodingContainer<NestedKey> {
      encoder(CodedKey(key)).container(keyedBy: keyType)
    }

    /// Begins an array for a key, or continues one that was begun.
    public mutating func nestedUnkeyedContainer(forKey key: K) -> UnkeyedEncodingContainer {
      encoder(CodedKey(key)).unkeyedContainer()
    }

    /// Returns the encoder of a superclass, which encodes the value for the key `super`.
    public mutating func superEncoder() -> Encoder {
      encoder(CodedKey(stringValue: "super"))
    }

    /// Returns the encoder of a superclass, which encodes the value for a key.
    public mutating func superEncoder(forKey key: K) -> Encoder {
      encoder(CodedKey(key))
    }

    private func encoder(_ key: CodedKey) -> Encoder {
      Encoder(node, node.slot(of: written(key)), CodingPlace(container, key))
    }

    /// Returns the name under which a key is written.
    private func written(_ key: CodedKey) -> String {
      node.options.writeKey.map { $0(container.keys, key).stringValue } ?? key.stringValue
    }
  }

#endif
