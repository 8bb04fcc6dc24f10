// SPDX-License-Identifier: Apache-2.0

/// The sections and items of a list at one time, each represented by a unique identifier.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []
  /// The items whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are reconfigured when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are replaced when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// Returns the number of items in a section. Traps if the section is not in the snapshot.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[place(of: identifier)].count }
  /// Returns the items of a section, in order. Traps if the section is not in the snapshot.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[place(of: identifier)]
  }
  /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    items.firstIndex { $0.contains(identifier) }.map { sectionIdentifiers[$0] }
  }
  /// Returns the index of an item among all items, or `nil` if the item is not in the snapshot.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Returns the index of a section, or `nil` if the section is not in the snapshot.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("The snapshot has no such section: call appendSections(_:) first.")
    }
    return index
  }

  func items(at section: Int) -> [ItemIdentifierType] { items[section] }

  /// Returns the item at an index path, or `nil` if the index path is out of range.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.section < numberOfSections else { return nil }
    let list = items[path.section]
    return list.indices.contains(path.item) ? list[path.item] : nil
  }

  /// Returns the section at an index, or `nil` if the index is out of range.
  func section(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard known.contains(item) else { return nil }
    for (section, list) in items.enumerated() {
      // A span reads items in place.
      let span = list.span
      for index in span.indices where span[index] == item { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  // MARK: Sections

  /// Appends sections. Traps if one is already in the snapshot.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        !sectionIdentifiers.contains(identifier), "The snapshot has this section already: identifiers must be unique.")
      sectionIdentifiers.append(identifier)
      items.append([])
    }
  }

  /// Inserts sections before another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Inserts sections after another section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier) + 1)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for (offset, identifier) in identifiers.enumerated() {
      precondition(
        !sectionIdentifiers.contains(identifier), "The snapshot has this section already: identifiers must be unique.")
      sectionIdentifiers.insert(identifier, at: index + offset)
      items.insert([], at: index + offset)
    }
  }

  /// Removes sections together with their items. Ignores sections that are not in the snapshot.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      sectionIdentifiers.remove(at: index)
      known.subtract(items.remove(at: index))
    }
  }

  /// Moves a section before another one. Traps if one of them is not in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  /// Moves a section after another one. Traps if one of them is not in the snapshot.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, beside toIdentifier: SectionIdentifierType, offset: Int
  ) {
    let from = place(of: identifier)
    guard identifier != toIdentifier else { return }
    let section = sectionIdentifiers.remove(at: from)
    let list = items.remove(at: from)
    let index = place(of: toIdentifier) + offset
    sectionIdentifiers.insert(section, at: index)
    items.insert(list, at: index)
  }

  /// Marks sections for reloading, which replaces their cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Appends items to a section, by default to the last one. Traps if an item is already in the snapshot, or if there
  /// is no section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sectionIdentifiers.isEmpty, "The snapshot has no section for items: call appendSections(_:) first.")
    let index = sectionIdentifier.map { place(of: $0) } ?? sectionIdentifiers.count - 1
    add(identifiers)
    items[index] += identifiers
  }

  private mutating func add(_ identifiers: [ItemIdentifierType]) {
    let count = known.count + identifiers.count
    known.reserveCapacity(count)
    known.formUnion(identifiers)
    precondition(known.count == count, "The snapshot has this item already: identifiers must be unique.")
  }

  /// Inserts items before another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    add(identifiers)
    items[place.section].insert(contentsOf: identifiers, at: place.item)
  }

  /// Inserts items after another item.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    add(identifiers)
    items[place.section].insert(contentsOf: identifiers, at: place.item + 1)
  }

  private func place(of item: ItemIdentifierType) -> IndexPath {
    guard let place = path(of: item) else {
      preconditionFailure("The snapshot has no such item: append or insert it first.")
    }
    return place
  }

  /// Removes items. Ignores items that are not in the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    if identifiers.count == 1, let path = path(of: identifiers[0]) {
      known.remove(identifiers[0])
      items[path.section].remove(at: path.item)
      return
    }
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in items.indices { items[index].removeAll { gone.contains($0) } }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Moves an item before another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Moves an item after another item.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Marks items for reloading, which replaces their cells. Traps if an item is not in the snapshot.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Reconfigures the cells of the given items. Traps if an item is not in the snapshot.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Differences

  /// Returns the position of each section and item in another snapshot. Items that stay in a row are compared and not
  /// searched.
  func rearrangement(from old: NSDiffableDataSourceSnapshot) -> Rearrangement {
    var places: [ItemIdentifierType: IndexPath] = [:]
    var isFound = [Bool](repeating: false, count: old.numberOfSections)
    var matches: [(old: Int?, runs: [(old: Int?, count: Int)])] = []
    for (index, identifier) in sectionIdentifiers.enumerated() {
      let section = old.section(at: index) == identifier ? index : old.indexOfSection(identifier)
      if let section { isFound[section] = true }
      matches.append((section, match(items[index], with: section, of: old, &places)))
    }
    for section in isFound.indices where !isFound[section] { _ = match([], with: section, of: old, &places) }
    let sections = matches.enumerated().map { index, match in
      var made = Rearrangement.Section(old: match.old)
      for (start, count) in match.runs {
        if let start, let section = match.old {
          made.items.append(IndexPath(item: start, section: section), count: count)
        } else if places.isEmpty {
          made.items.append(nil, count: count)
        } else {
          for item in items[index][made.items.count..<made.items.count + count] { made.items.append(places[item]) }
        }
      }
      return made
    }
    var marked = Set(reloadedItemIdentifiers + reconfiguredItemIdentifiers)
    for identifier in reloadedSectionIdentifiers {
      if let index = indexOfSection(identifier) { marked.formUnion(items[index]) }
    }
    return Rearrangement(sections: sections, reloaded: old.paths(of: marked))
  }

  /// Compares the items of a section with those of a section of another snapshot. Returns the items as runs, which either
  /// follow each other there from an index or must be searched, and adds the places of all that may have moved.
  private func match(
    _ new: [ItemIdentifierType], with section: Int?, of snapshot: NSDiffableDataSourceSnapshot,
    _ places: inout [ItemIdentifierType: IndexPath]
  ) -> [(old: Int?, count: Int)] {
    let oldItems = section.map { snapshot.items[$0] } ?? []
    if snapshot.known.isEmpty { return [(nil, new.count)] }
    // Spans read items in place.
    let (old, new) = (oldItems.span, new.span)
    var runs: [(old: Int?, count: Int)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let start = left
      while left < old.count, right < new.count, old[left] == new[right] { (left, right) = (left + 1, right + 1) }
      if left > start { runs.append((start, left - start)) }
      let isGone = left < old.count && !known.contains(old[left])
      let isNew = right < new.count && !snapshot.known.contains(new[right])
      // A single item that has moved is passed over on its side. Otherwise both sides go on.
      let comesNext = left + 1 < old.count && right < new.count && old[left + 1] == new[right]
      let followsNext = right + 1 < new.count && left < old.count && old[left] == new[right + 1]
      if left < old.count, isGone || !isNew && (comesNext || !followsNext) {
        if !isGone, let section { places[old[left]] = IndexPath(item: left, section: section) }
        left += 1
        if isGone || comesNext { continue }
      }
      if right < new.count {
        runs.append((nil, 1))
        right += 1
      }
    }
    return runs
  }

  private func paths(of wanted: Set<ItemIdentifierType>) -> Set<IndexPath> {
    var paths: Set<IndexPath> = []
    guard !wanted.isEmpty else { return paths }
    for (section, list) in items.enumerated() {
      for (index, item) in list.enumerated() where wanted.contains(item) {
        paths.insert(IndexPath(item: index, section: section))
      }
    }
    return paths
  }

  /// The snapshot without its marks for reloading.
  var applied: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}
