// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// Bytes, for builds without Foundation: a collection that begins at 0.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection {
    var bytes: [UInt8]

    /// No byte.
    public init() {
      bytes = []
    }

    /// The bytes of a sequence, such as an array or `text.utf8`.
    public init(_ elements: some Sequence<UInt8>) {
      bytes = Array(elements)
    }

    /// One byte again and again.
    public init(repeating repeatedValue: UInt8, count: Int) {
      bytes = Array(repeating: repeatedValue, count: count)
    }

    /// 0.
    public var startIndex: Int { 0 }
    /// The number of bytes.
    public var endIndex: Int { bytes.count }
    /// The number of bytes.
    public var count: Int { bytes.count }
    /// Whether there is no byte.
    public var isEmpty: Bool { bytes.isEmpty }

    /// A byte, counted from 0. Traps beyond the end.
    public subscript(index: Int) -> UInt8 {
      get { bytes[index] }
      set { bytes[index] = newValue }
    }

    /// Adds a byte at the end.
    public mutating func append(_ byte: UInt8) {
      bytes.append(byte)
    }

    /// Adds bytes at the end.
    public mutating func append(_ other: Data) {
      bytes.append(contentsOf: other.bytes)
    }

    /// Adds bytes at the end.
    public mutating func append(contentsOf elements: some Sequence<UInt8>) {
      bytes.append(contentsOf: elements)
    }
  }

#endif
