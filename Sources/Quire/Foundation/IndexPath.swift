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

    /// Adds the indexes of a range.
    public mutating func insert(integersIn range: Range<Int>) {
      formUnion(IndexSet(integersIn: range))
    }

    /// Removes an index.
    @discardableResult
    public mutating func remove(_ integer: Int) -> Int? {
      guard let place = sorted.firstIndex(of: integer) else { return nil }
      return sorted.remove(at: place)
    }

    /// Removes all indexes.
    public mutating func removeAll() {
      sorted = []
    }

    /// Adds the indexes of another set.
    public mutating func formUnion(_ other: IndexSet) {
      self = union(other)
    }

    /// The indexes of either set.
    public func union(_ other: IndexSet) -> IndexSet {
      var result = IndexSet()
      let (own, its) = (sorted, other.sorted)
      var (left, right) = (0, 0)
      while left < own.count || right < its.count {
        if right == its.count || left < own.count && own[left] <= its[right] {
          if right < its.count, own[left] == its[right] { right += 1 }
          result.sorted.append(own[left])
          left += 1
        } else {
          result.sorted.append(its[right])
          right += 1
        }
      }
      return result
    }

    /// The indexes of both sets.
    public func intersection(_ other: IndexSet) -> IndexSet {
      var result = IndexSet()
      result.sorted = sorted.filter { other.contains($0) }
      return result
    }

    /// The indexes that are not in another set.
    public func subtracting(_ other: IndexSet) -> IndexSet {
      var result = IndexSet()
      result.sorted = sorted.filter { !other.contains($0) }
      return result
    }

    /// The next larger index; `nil` if there is none.
    public func integerGreaterThan(_ integer: Int) -> Int? { sorted.first { $0 > integer } }
    /// The next smaller index; `nil` if there is none.
    public func integerLessThan(_ integer: Int) -> Int? { sorted.last { $0 < integer } }

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
