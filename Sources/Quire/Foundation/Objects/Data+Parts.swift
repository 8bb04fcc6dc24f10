// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Data: RangeReplaceableCollection, CustomStringConvertible {
    /// Creates data of a number of zero bytes.
    public init(count: Int) {
      self.init(repeating: 0, count: count)
    }

    /// Creates empty data with a reserved capacity.
    public init(capacity: Int) {
      self.init()
      bytes.reserveCapacity(capacity)
    }

    /// Creates data by copying the bytes at an address.
    @unsafe public init(bytes: UnsafeRawPointer, count: Int) {
      unsafe self.init(UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Replaces a range of bytes with other bytes, of which there may be more or fewer.
    public mutating func replaceSubrange<NewBytes: Collection>(_ subrange: Range<Int>, with newElements: NewBytes)
    where NewBytes.Element == UInt8 {
      bytes.replaceSubrange(subrange, with: newElements)
    }

    /// Returns the bytes of a range. Traps if the range is not within the data.
    public func subdata(in range: Range<Int>) -> Data {
      Data(bytes[range])
    }

    /// Sets the bytes of a range to 0. Traps if the range is not within the data.
    public mutating func resetBytes(in range: Range<Int>) {
      for index in range { bytes[index] = 0 }
    }

    /// Calls a closure with a pointer to the bytes.
    public func withUnsafeBytes<Result, Failure: Error>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try unsafe bytes.withUnsafeBufferPointer { bytes throws(Failure) in
        try unsafe body(UnsafeRawBufferPointer(bytes))
      }
    }

    /// Returns the range of the first occurrence of other bytes, or `nil` if there is none or `dataToFind` is empty.
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

    /// The number of bytes as text, such as `5 bytes`.
    public var description: String { "\(count) bytes" }
  }

#endif
