// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// The position of a row or an item: its section, and its index in the section.
  public struct IndexPath: Hashable, Sendable, Comparable {
    /// The index of the section, from 0.
    public var section: Int
    /// The index within the section, from 0.
    public var item: Int

    /// Creates the index path of a table view's row.
    public init(row: Int, section: Int) {
      self.section = section
      item = row
    }

    /// Creates the index path of a collection view's item.
    public init(item: Int, section: Int) {
      self.section = section
      self.item = item
    }

    /// The index within the section, under the name that table views use; equal to `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }

    /// Compares two index paths by section, and then by row.
    public static func < (left: IndexPath, right: IndexPath) -> Bool {
      left.section == right.section ? left.item < right.item : left.section < right.section
    }
  }

  /// A set of indexes, such as those of sections.
  public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
    private var sorted: [Int] = []

    /// Creates an empty set.
    public init() {}

    /// Creates a set of one index.
    public init(integer: Int) {
      sorted = [integer]
    }

    /// Creates a set of the indexes in a range.
    public init(integersIn range: Range<Int>) {
      sorted = Array(range)
    }

    /// Creates a set of the indexes in a range.
    public init(integersIn range: ClosedRange<Int>) {
      sorted = Array(range)
    }

    /// Creates a set of the indexes in an array or a range. Repeated indexes count once.
    public init(_ indexes: some Sequence<Int>) {
      for index in indexes { insert(index) }
    }

    /// Creates a set from a literal.
    public init(arrayLiteral elements: Int...) {
      self.init(elements)
    }

    /// Adds an index if it is not in the set.
    public mutating func insert(_ integer: Int) {
      guard !sorted.contains(integer) else { return }
      sorted.insert(integer, at: sorted.firstIndex { $0 > integer } ?? sorted.count)
    }

    /// Adds the indexes of a range.
    public mutating func insert(integersIn range: Range<Int>) {
      formUnion(IndexSet(integersIn: range))
    }

    /// Removes an index. Returns it, or `nil` if it was not in the set.
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

    /// Returns the indexes that are in at least one of the two sets.
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

    /// Returns the indexes that are in both sets.
    public func intersection(_ other: IndexSet) -> IndexSet {
      var result = IndexSet()
      result.sorted = sorted.filter { other.contains($0) }
      return result
    }

    /// Returns the indexes that are not in `other`.
    public func subtracting(_ other: IndexSet) -> IndexSet {
      var result = IndexSet()
      result.sorted = sorted.filter { !other.contains($0) }
      return result
    }

    /// Returns the next larger index in the set, or `nil` if there is none.
    public func integerGreaterThan(_ integer: Int) -> Int? { sorted.first { $0 > integer } }
    /// Returns the next smaller index in the set, or `nil` if there is none.
    public func integerLessThan(_ integer: Int) -> Int? { sorted.last { $0 < integer } }

    /// Whether an index is in the set.
    public func contains(_ integer: Int) -> Bool { sorted.contains(integer) }

    /// The number of indexes.
    public var count: Int { sorted.count }
    /// Whether the set has no indexes.
    public var isEmpty: Bool { sorted.isEmpty }
    /// The smallest index, or `nil` if the set is empty.
    public var first: Int? { sorted.first }
    /// The largest index, or `nil` if the set is empty.
    public var last: Int? { sorted.last }

    /// Returns an iterator over the indexes, in ascending order.
    public func makeIterator() -> IndexingIterator<[Int]> { sorted.makeIterator() }
  }

#else

  extension IndexPath {
    /// Creates the index path of a table view's row.
    public init(row: Int, section: Int) {
      self.init(indexes: [section, row])
    }

    /// Creates the index path of a collection view's item.
    public init(item: Int, section: Int) {
      self.init(indexes: [section, item])
    }

    /// The section. Traps if the index path does not have two indexes.
    public var section: Int {
      get {
        precondition(count == 2, "An index path of a list has two indexes: make it by IndexPath(row:section:).")
        return self[0]
      }
      set { self[0] = newValue }
    }

    /// The index within the section. Traps if the index path does not have two indexes.
    public var item: Int {
      get {
        precondition(count == 2, "An index path of a list has two indexes: make it by IndexPath(row:section:).")
        return self[1]
      }
      set { self[1] = newValue }
    }

    /// The index within the section, under the name that table views use; equal to `item`.
    public var row: Int {
      get { item }
      set { item = newValue }
    }
  }

#endif
