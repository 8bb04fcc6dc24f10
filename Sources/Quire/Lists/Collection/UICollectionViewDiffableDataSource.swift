// SPDX-License-Identifier: Apache-2.0

/// A data source that shows snapshots in a collection view.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item. Returning `nil` is an error.
  public typealias CellProvider =
    @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  /// A closure that returns a header or a footer.
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  @Weak final var view: UICollectionView?
  /// The section snapshots; `nil` if none was applied.
  final var outline: DataSourceOutline<SectionIdentifierType, ItemIdentifierType>?
  private final let provider: CellProvider
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The closure that returns headers and footers. Required if the layout has any.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// The closures that let the user move items; none by default.
  public final var reorderingHandlers = ReorderingHandlers()

  /// Creates a data source and assigns it to the collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    view = collectionView
    collectionView.dataSource = self
  }

  /// Returns a copy of the snapshot that is shown.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Moves the cells of remaining items to their new positions.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    view.loadIfNeeded()
    let plan = snapshot.rearrangement(from: current)
    current = snapshot.applied
    outline?.forget?(current)
    view.apply(plan, animated: animatingDifferences) { _ in completion?() }
  }

  /// Shows a snapshot by reloading all items.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    outline?.forget?(current)
    view?.reloadData()
    if let completion { Session.afterward(completion) }
  }

  /// Returns the item at an index path, or `nil` if the index path is out of range.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the index path of an item, or `nil` if the item is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section at an index, or `nil` if the index is out of range.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// Returns the cell from the cell provider. Traps if that is `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
      preconditionFailure(
        "The cell provider returned no cell for item \(indexPath.item) in section \(indexPath.section): dequeue one and return it."
      )
    }
    return cell
  }
  /// Returns the view from the supplementary view provider. Traps if there is none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("The layout has supplementary views: set supplementaryViewProvider.")
    }
    return view
  }
  /// Returns the answer of `reorderingHandlers.canReorderItem`, or `false` without it.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Moves the item in the snapshot, and calls `willReorder` and `didReorder` of `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath),
      let section = current.section(at: destinationIndexPath.section)
    else { return }
    var moved = current
    moved.deleteItems([item])
    let others = moved.itemIdentifiers(inSection: section)
    if destinationIndexPath.item < others.count {
      moved.insertItems([item], beforeItem: others[destinationIndexPath.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: current, finalSnapshot: moved)
    reorderingHandlers.willReorder?(transaction)
    current = moved
    reorderingHandlers.didReorder?(transaction)
  }
}
