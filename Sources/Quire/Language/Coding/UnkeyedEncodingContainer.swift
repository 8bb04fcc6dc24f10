// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// An array that is being encoded, value by value.
  public struct UnkeyedEncodingContainer {
    private let node: EncodingNode
    private let container: CodingContainer

    init(_ node: EncodingNode, _ place: CodingPlace) {
      self.node = node
      container = CodingContainer(place)
    }

    /// The keys from the outermost value to the array.
    public var codingPath: [CodedKey] { container.keys }

    /// The number of values that were encoded.
    public var count: Int { node.slots.count }

    /// Encodes `null`.
    public mutating func encodeNil() throws(UniversalError) {
      next().write(.null)
    }

    /// Encodes a value.
    public mutating func encode<T: Encodable>(_ value: T) throws(UniversalError) {
      let encoder = next()
      do {
        try encoder.write(value)
      } catch {
        node.slots.removeLast()
        throw error
      }
    }

    /// Encodes an object, unconditionally: JSON has no references.
    public mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T) throws(UniversalError) {
      try encode(object)
    }

    /// Encodes the values of a sequence.
    public mutating func encode<S: Sequence>(contentsOf sequence: S) throws(UniversalError) where S.Element: Encodable {
      for value in sequence { try encode(value) }
    }

    /// Appends an object and returns it.
    public mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      next().container(keyedBy: keyType)
    }

    /// Appends an array and returns it.
    public mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
      next().unkeyedContainer()
    }

    /// Returns the encoder of a superclass, which encodes the next value.
    public mutating func superEncoder() -> Encoder {
      next()
    }

    private func next() -> Encoder {
      let slot = node.addSlot()
      return Encoder(node, slot, CodingPlace(container, CodedKey(intValue: slot)))
    }
  }

#endif
