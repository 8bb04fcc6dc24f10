// SPDX-License-Identifier: Apache-2.0

/// The items of one section, some of which can be below others.
@preconcurrency @MainActor public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Entry {
    let item: ItemIdentifierType
    var level: Int
  }

  /// The items, each followed by those below it.
  private var entries: [Entry] = []
  private var open: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  // MARK: Items

  /// The items of all levels, each followed by those below it.
  public var items: [ItemIdentifierType] { entries.map { $0.item } }
  /// The items that are not below another item.
  public var rootItems: [ItemIdentifierType] { entries.filter { $0.level == 0 }.map { $0.item } }
  /// The items that are shown: those that are only below expanded items.
  public var visibleItems: [ItemIdentifierType] {
    var list: [ItemIdentifierType] = []
    var hidden = Int.max
    for entry in entries {
      if entry.level > hidden { continue }
      hidden = open.contains(entry.item) ? Int.max : entry.level
      list.append(entry.item)
    }
    return list
  }

  /// Returns whether the snapshot has an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { index(of: item) != nil }
  /// Returns the index of an item among all items, or `nil` if it is not in the snapshot.
  public func index(of item: ItemIdentifierType) -> Int? { entries.firstIndex { $0.item == item } }
  /// Returns the number of items above an item. Traps if it is not in the snapshot.
  public func level(of item: ItemIdentifierType) -> Int { entries[place(of: item)].level }
  /// Returns whether the items below an item are shown, if it is shown itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  /// Returns whether an item is shown.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  /// Returns the item directly above an item, or `nil` if there is none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    guard let index = index(of: child) else { return nil }
    let level = entries[index].level
    return entries[..<index].last { $0.level < level }?.item
  }

  /// Returns the items below an item as a snapshot, by default without the item itself.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let first = place(of: parent)
    var part = NSDiffableDataSourceSectionSnapshot()
    part.entries = Array(entries[(includingParent ? first : first + 1)..<end(of: first)])
    let top = entries[first].level + (includingParent ? 0 : 1)
    for index in part.entries.indices { part.entries[index].level -= top }
    part.open = open.intersection(part.items)
    return part
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = index(of: item) else {
      preconditionFailure("The section snapshot has no such item: append or insert it first.")
    }
    return index
  }

  /// Returns the index after the items below the item at an index.
  private func end(of index: Int) -> Int {
    entries[(index + 1)...].firstIndex { $0.level <= entries[index].level } ?? entries.count
  }

  // MARK: Changes

  /// Appends items, by default at the end of the section. With a parent, they are below that item, after the others
  /// there. Traps if an item is already in the snapshot.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard let parent else { return put(items.map { Entry(item: $0, level: 0) }, at: entries.count) }
    let index = place(of: parent)
    put(items.map { Entry(item: $0, level: entries[index].level + 1) }, at: end(of: index))
  }

  /// Inserts items before an item, at the level of that item.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let index = place(of: item)
    put(items.map { Entry(item: $0, level: entries[index].level) }, at: index)
  }

  /// Inserts items after an item and those below it, at the level of that item.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let index = place(of: item)
    put(items.map { Entry(item: $0, level: entries[index].level) }, at: end(of: index))
  }

  /// Inserts the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    let index = place(of: item)
    put(snapshot, level: entries[index].level, at: index)
  }

  /// Inserts the items of another snapshot after an item and those below it.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    let index = place(of: item)
    put(snapshot, level: entries[index].level, at: end(of: index))
  }

  /// Replaces the items below an item by those of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let index = place(of: parent)
    remove((index + 1)..<end(of: index))
    put(snapshot, level: entries[index].level + 1, at: index + 1)
  }

  /// Removes items together with those below them. Ignores items that are not in the snapshot.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      if let index = index(of: item) { remove(index..<end(of: index)) }
    }
  }

  /// Removes all items.
  public mutating func deleteAll() {
    self = NSDiffableDataSourceSectionSnapshot()
  }

  /// Shows the items below some items.
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
  /// Hides the items below some items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }

  private mutating func remove(_ range: Range<Int>) {
    for entry in entries[range] { open.remove(entry.item) }
    entries.removeSubrange(range)
  }

  private mutating func put(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, level: Int, at index: Int
  ) {
    put(snapshot.entries.map { Entry(item: $0.item, level: $0.level + level) }, at: index)
    open.formUnion(snapshot.open)
  }

  private mutating func put(_ new: [Entry], at index: Int) {
    var known = Set(items)
    for entry in new {
      precondition(
        known.insert(entry.item).inserted, "The section snapshot has this item already: identifiers must be unique.")
    }
    entries.insert(contentsOf: new, at: index)
  }
}
