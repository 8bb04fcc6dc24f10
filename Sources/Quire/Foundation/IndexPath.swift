// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// The place of a row or an item: its section, and its index there.
  public struct IndexPath: Hashable, Sendable, Comparable {
    /// Counts from 0.
    public var section: Int
    /// Counts from 0 within the section.
    public var item: Int

    /// A row of a table view.
    public init(row: Int, section: Int) {
      self.section = section
      item = row
    }

    /// An item of a collection view.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// The same as `item`, by the name that table views use.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    /// By sections, and by rows within one.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section == right.section ? left.item < right.item : left.section < right.section
    }
  }

  /// A set of indexes, for sections.
  public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var sorted: [Int] = []

    /// No index.
    public init() {}

    /// One index.
    public init(integer: Int) {
      sorted = [integer]
    }

    /// The indexes of a range.
    public init(integersIn range: Range<Int>) {
      sorted = Array(range)
    }

    /// The indexes of a range.
    public init(integersIn range: ClosedRange<Int>) {
      sorted = Array(range)
    }

    /// The indexes of an array or a range; repeated ones count once.
    public init(_ indexes: some Sequence<Int>) {
      for index in indexes { insert(index) }
    }

    /// The indexes of a literal.
    public init(arrayLiteral elements: Int...) {
      self.init(elements)
    }

    /// Adds an index, if it is not there.
    public mutating func insert(_ integer: Int) {
      guard !sorted.contains(integer) else { return }
      sorted.insert(integer, at: sorted.firstIndex { $0 > integer } ?? sorted.count)
    }

    /// Whether the index is in the set.
    public func contains(_ integer: Int) -> Bool { sorted.contains(integer) }

    /// The number of indexes.
    public var count: Int { sorted.count }
    /// Whether there are none.
    public var isEmpty: Bool { sorted.isEmpty }
    /// The smallest index.
    public var first: Int? { sorted.first }
    /// The largest index.
    public var last: Int? { sorted.last }

    /// The indexes in ascending order.
    public func makeIterator() -> IndexingIterator<[Int]> { sorted.makeIterator() }
  }

#else

  extension IndexPath {
    /// A row of a table view.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// An item of a collection view.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The section. Traps in an index path without two indexes.
    public var section: Int {
      get {
        precondition(count == 2, "An index path of a list has two indexes: make it by IndexPath(row:section:).")
        return self[0]
      }
      set { self[0] = newValue }
    }

    /// The index in the section. Traps in an index path without two indexes.
    public var item: Int {
      get {
        precondition(count == 2, "An index path of a list has two indexes: make it by IndexPath(row:section:).")
        return self[1]
      }
      set { self[1] = newValue }
    }

    /// The same as `item`, by the name that table views use.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }

#endif
