// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A list that is being written, one value after the other.
  public struct UnkeyedEncodingContainer {
    private let node: EncodingNode
    private let container: CodingContainer

    init(_ node: EncodingNode, _ place: CodingPlace) {
      self.node = node
      container = CodingContainer(place)
    }

    /// The keys from the outermost value to the list.
    public var codingPath: [CodedKey] { container.keys }

    /// How many values were written.
    public var count: Int { node.slots.count }

    /// Writes `null`.
    public mutating func encodeNil() throws(UniversalError) {
      next().write(.null)
    }

    /// Writes a value.
    public mutating func encode<T: Encodable>(_ value: T) throws(UniversalError) {
      let encoder = next()
      do {
        try encoder.write(value)
      } catch {
        node.slots.removeLast()
        throw error
      }
    }

    /// Writes an object.
    public mutating func encodeConditional<T: AnyObject & Encodable>(_ object: T) throws(UniversalError) {
      try encode(object)
    }

    /// Writes the values of a sequence.
    public mutating func encode<S: Sequence>(contentsOf sequence: S) throws(UniversalError) where S.Element: Encodable {
      for value in sequence { try encode(value) }
    }

    /// An object in the list.
    public mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      next().container(keyedBy: keyType)
    }

    /// A list in the list.
    public mutating func nestedUnkeyedContainer() -> UnkeyedEncodingContainer {
      next().unkeyedContainer()
    }

    /// The encoder of a superclass, which writes the next value.
    public mutating func superEncoder() -> Encoder {
      next()
    }

    private func next() -> Encoder {
      let slot = node.addSlot()
      return Encoder(node, slot, CodingPlace(container, CodedKey(intValue: slot)))
    }
  }

#endif
