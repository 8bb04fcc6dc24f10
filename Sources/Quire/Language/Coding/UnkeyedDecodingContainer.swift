// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// The values of a list, one after the other.
  public struct UnkeyedDecodingContainer {
    private let items: [CodedValue]
    private let container: CodingContainer
    /// How many values were read.
    public private(set) var currentIndex = 0

    init(_ items: [CodedValue], _ place: CodingPlace) {
      self.items = items
      container = CodingContainer(place)
    }

    /// The keys from the outermost value to the list.
    public var codingPath: [CodedKey] { container.keys }

    /// The number of values. Never `nil` here.
    public var count: Int? { items.count }

    /// Whether all values were read.
    public var isAtEnd: Bool { currentIndex >= items.count }

    /// Reads the next value if it is `null`; returns whether it is. Throws at the end.
    public mutating func decodeNil() throws(UniversalError) -> Bool {
      guard case .null = try next().value else { return false }
      currentIndex += 1
      return true
    }

    /// Reads the next value. Throws at the end.
    public mutating func decode<T: Decodable>(_ type: T.Type) throws(UniversalError) -> T {
      let value = try T(from: next())
      currentIndex += 1
      return value
    }

    /// Reads the next value; `nil` if it is `null`, and at the end.
    public mutating func decodeIfPresent<T: Decodable>(_ type: T.Type) throws(UniversalError) -> T? {
      if isAtEnd { return nil }
      if try decodeNil() { return nil }
      return try decode(type)
    }

    /// The next value, as an object. Throws if it is none.
    public mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) throws(UniversalError) -> KeyedDecodingContainer<NestedKey> {
      let nested = try next().container(keyedBy: keyType)
      currentIndex += 1
      return nested
    }

    /// The next value, as a list. Throws if it is none.
    public mutating func nestedUnkeyedContainer() throws(UniversalError) -> UnkeyedDecodingContainer {
      let nested = try next().unkeyedContainer()
      currentIndex += 1
      return nested
    }

    /// The decoder of a superclass, which reads the next value.
    public mutating func superDecoder() throws(UniversalError) -> Decoder {
      let decoder = try next()
      currentIndex += 1
      return decoder
    }

    private func next() throws(UniversalError) -> Decoder {
      let place = CodingPlace(container, CodedKey(intValue: currentIndex))
      guard !isAtEnd else { throw Decoder(.null, place).missing("Any", "Unkeyed container is at end.") }
      return Decoder(items[currentIndex], place)
    }
  }

#endif
