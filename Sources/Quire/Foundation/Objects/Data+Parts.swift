// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Data: RangeReplaceableCollection, CustomStringConvertible {
    /// Bytes that are 0.
    public init(count: Int) {
      self.init(repeating: 0, count: count)
    }

    /// Bytes with room for more.
    public init(capacity: Int) {
      self.init()
      bytes.reserveCapacity(capacity)
    }

    /// The bytes at an address.
    @unsafe public init(bytes: UnsafeRawPointer, count: Int) {
      unsafe self.init(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Replaces bytes by others, as many as there are.
    public mutating func replaceSubrange<NewBytes: Collection>(_ subrange: Range<Int>, with newElements: NewBytes)
    where NewBytes.Element == UInt8 {
      bytes.replaceSubrange(subrange, with: newElements)
    }

    /// The bytes of a range. Traps if it is not within the data.
    public func subdata(in range: Range<Int>) -> Data {
      Data(bytes[range])
    }

    /// Replaces the bytes of a range by zeros. Traps if it is not within the data.
    public mutating func resetBytes(in range: Range<Int>) {
      for index in range { bytes[index] = 0 }
    }

    /// Calls a closure with the bytes' address.
    public func withUnsafeBytes<Result, Failure: Error>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try unsafe bytes.withUnsafeBufferPointer { bytes throws(Failure) in
        try unsafe body(UnsafeRawBufferPointer(bytes))
      }
    }

    /// The place of bytes; `nil` if they do not occur or there are none.
    public func range(of dataToFind: Data, in range: Range<Int>? = nil) -> Range<Int>? {
      let range = range ?? 0..<count
      let search = Array(bytes[range])
      guard !dataToFind.isEmpty, dataToFind.count <= search.count else { return nil }
      for start in 0...search.count - dataToFind.count
      where search[start..<start + dataToFind.count].elementsEqual(dataToFind.bytes) {
        return range.lowerBound + start..<range.lowerBound + start + dataToFind.count
      }
      return nil
    }

    /// Such as `5 bytes`.
    public var description: String { "\(count) bytes" }
  }

#endif
