// SPDX-License-Identifier: Apache-2.0

/// A change that the user made to the order of a diffable data source.
@preconcurrency @MainActor
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The snapshot before the change.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The difference between the items of all sections before and after the change.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }

  /// The changes of the sections whose items are others, or in another order, than before.
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let isOld = initialSnapshot.indexOfSection(section) != nil
      let old = isOld ? initialSnapshot.itemIdentifiers(inSection: section) : []
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      if old == new { return nil }
      var (before, after) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      before.append(old)
      after.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after)
    }
  }
}

/// A change that the user made to the order of one section of a diffable data source.
@preconcurrency @MainActor
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items of the section before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items of the section after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

  /// The difference between the items of the section before and after the change.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.items.difference(from: initialSnapshot.items)
  }
}

extension UICollectionViewDiffableDataSource {
  /// The closures that let the user move items.
  @preconcurrency @MainActor public struct ReorderingHandlers {
    /// A closure that returns whether the user may move an item. With `nil`, the default, no item can be moved.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// A closure that is called when the user has moved an item, before the data source has the new order.
    public var willReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// A closure that is called when the data source has the new order.
    public var didReorder:
      (@MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers without closures.
    public init() {}
  }
}
