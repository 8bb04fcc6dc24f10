// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  /// A byte buffer for builds without Foundation: a collection whose indexes begin at 0.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection {
    var bytes: [UInt8]

    /// Creates empty data.
    public init() {
      bytes = []
    }

    /// Creates data from the bytes of a sequence, such as an array or `text.utf8`.
    public init(_ elements: some Sequence<UInt8>) {
      bytes = Array(elements)
    }

    /// Creates data from one byte, repeated.
    public init(repeating repeatedValue: UInt8, count: Int) {
      bytes = Array(repeating: repeatedValue, count: count)
    }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of bytes.
    public var endIndex: Int { bytes.count }
    /// The number of bytes.
    public var count: Int { bytes.count }
    /// Whether there are no bytes.
    public var isEmpty: Bool { bytes.isEmpty }

    /// The byte at an index, from 0. Traps beyond the end.
    public subscript(index: Int) -> UInt8 {
      get { bytes[index] }
      set { bytes[index] = newValue }
    }

    /// Appends a byte.
    public mutating func append(_ byte: UInt8) {
      bytes.append(byte)
    }

    /// Appends the bytes of other data.
    public mutating func append(_ other: Data) {
      bytes.append(contentsOf: other.bytes)
    }

    /// Appends the bytes of a sequence.
    public mutating func append(contentsOf elements: some Sequence<UInt8>) {
      bytes.append(contentsOf: elements)
    }
  }

#endif
