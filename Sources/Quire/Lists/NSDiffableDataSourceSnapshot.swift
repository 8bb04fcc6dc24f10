// SPDX-License-Identifier: Apache-2.0

/// Sections and their items at one time, by identifiers that are unique.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []
  private var known: Set<ItemIdentifierType> = []
  /// The items whose cells are made anew when the snapshot is applied.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells are filled anew when the snapshot is applied.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are made anew when the snapshot is applied.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// No section.
  public init() {}

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The number of items of all sections.
  public var numberOfItems: Int { known.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { items.flatMap { $0 } }

  /// The number of items of a section. Traps for one that is not there.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[place(of: identifier)].count }
  /// The items of a section, in order. Traps for one that is not there.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[place(of: identifier)]
  }
  /// The section of an item; `nil` for one that is not there.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    items.firstIndex { $0.contains(identifier) }.map { sectionIdentifiers[$0] }
  }
  /// The place of an item among all; `nil` for one that is not there.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// The place of a section; `nil` for one that is not there.
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

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard known.contains(item) else { return nil }
    for (section, list) in items.enumerated() {
      if let index = list.firstIndex(of: item) { return IndexPath(item: index, section: section) }
    }
    return nil
  }

  // MARK: Sections

  /// Adds sections after the last one. Traps if one is there already.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(
        !sectionIdentifiers.contains(identifier), "The snapshot has this section already: identifiers must be unique.")
      sectionIdentifiers.append(identifier)
      items.append([])
    }
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: place(of: toIdentifier))
  }

  /// Adds sections after another one.
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

  /// Removes sections with their items; those that are not there are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = indexOfSection(identifier) else { continue }
      sectionIdentifiers.remove(at: index)
      known.subtract(items.remove(at: index))
    }
  }

  /// Has the cells of sections made anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one. Traps if one is there already, or without a section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    precondition(!sectionIdentifiers.isEmpty, "The snapshot has no section for items: call appendSections(_:) first.")
    let index = sectionIdentifier.map { place(of: $0) } ?? sectionIdentifiers.count - 1
    add(identifiers)
    items[index] += identifiers
  }

  private mutating func add(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers {
      precondition(
        known.insert(identifier).inserted, "The snapshot has this item already: identifiers must be unique.")
    }
  }

  /// Adds items before another one.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = place(of: beforeIdentifier)
    add(identifiers)
    items[place.section].insert(contentsOf: identifiers, at: place.item)
  }

  /// Adds items after another one.
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

  /// Removes items; those that are not there are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for index in items.indices { items[index].removeAll { gone.contains($0) } }
  }

  /// Removes all sections and items.
  public mutating func deleteAllItems() {
    self = NSDiffableDataSourceSnapshot()
  }

  /// Puts an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Puts an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Has the cells of items made anew. Traps for an item that is not there.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items filled anew. Traps for an item that is not there.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = place(of: identifier) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Differences

  /// Where each section and item was in another snapshot.
  func rearrangement(from old: NSDiffableDataSourceSnapshot) -> Rearrangement {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, list) in old.items.enumerated() {
      for (index, item) in list.enumerated() { places[item] = IndexPath(item: index, section: section) }
    }
    let sections = sectionIdentifiers.enumerated().map { index, identifier in
      Rearrangement.Section(old: old.indexOfSection(identifier), items: items[index].map { places[$0] })
    }
    var reloaded = (reloadedItemIdentifiers + reconfiguredItemIdentifiers).compactMap { places[$0] }
    for identifier in reloadedSectionIdentifiers {
      guard let index = indexOfSection(identifier) else { continue }
      reloaded += items[index].compactMap { places[$0] }
    }
    return Rearrangement(sections: sections, reloaded: reloaded)
  }

  /// The same without what is to be reloaded.
  var applied: NSDiffableDataSourceSnapshot {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}
