// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The values of a decoded array, in order.
  public struct UnkeyedDecodingContainer {
    private let tree: CodedTree
    private let container: CodingContainer
    private let total: Int
    /// The position of the next value.
    private var value: Int
    /// The number of values that were decoded.
    public private(set) var currentIndex = 0

    init(_ tree: CodedTree, _ array: Int, _ place: CodingPlace) {
      self.tree = tree
      container = CodingContainer(place)
      total = tree.nodes[array].count
      value = array + 1
    }

    /// The keys from the outermost value to the array.
    public var codingPath: [CodedKey] { container.keys }

    /// The number of values. Never `nil` here.
    public var count: Int? { total }

    /// Whether all values were decoded.
    public var isAtEnd: Bool { currentIndex >= total }

    /// Decodes the next value if it is `null`, and returns whether it is. Throws at the end.
    public mutating func decodeNil() throws(UniversalError) -> Bool {
      guard try next().isNull else { return false }
      step()
      return true
    }

    /// Decodes the next value. Throws at the end.
    public mutating func decode<T: Decodable>(_ type: T.Type) throws(UniversalError) -> T {
      let value = try T(from: next())
      step()
      return value
    }

    /// Decodes the next value, or returns `nil` if it is `null` or at the end.
    public mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws(UniversalError) -> T? {
      if isAtEnd { return nil }
      if try decodeNil() { return nil }
      return try decode(type)
    }

    /// Returns the next value as an object. Throws if it is not an object.
    public mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) throws(UniversalError) -> KeyedDecodingContainer<NestedKey> {
      let nested = try next().container(keyedBy: keyType)
      step()
      return nested
    }

    /// Returns the next value as an array. Throws if it is not an array.
    public mutating func nestedUnkeyedContainer() throws(UniversalError) -> UnkeyedDecodingContainer {
      let nested = try next().unkeyedContainer()
      step()
      return nested
    }

    /// Returns the decoder of a superclass, which decodes the next value.
    public mutating func superDecoder() throws(UniversalError) -> Decoder {
      let decoder = try next()
      step()
      return decoder
    }

    private mutating func step() {
      value = tree.end(of: value)
      currentIndex += 1
    }

    private func next() throws(UniversalError) -> Decoder {
      let place = CodingPlace(container, CodedKey(intValue: currentIndex))
      guard !isAtEnd else {
        throw Decoder(tree, CodedTree.missing, place).missing("Any", "Unkeyed container is at end.")
      }
      return Decoder(tree, value, place)
    }
  }

#endif
