// SPDX-License-Identifier: Apache-2.0

/// The data source of a collection view that shows snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item; `nil` is an error.
  public typealias CellProvider =
    @MainActor (_ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes a header or a footer.
  public typealias SupplementaryViewProvider =
    @MainActor (_ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath) ->
    UICollectionReusableView?

  @Weak private final var view: UICollectionView?
  private final let provider: CellProvider
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// Makes headers and footers; needed where the layout has some.
  public final var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of the view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    view = collectionView
    collectionView.dataSource = self
  }

  /// A copy of what the view shows.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Cells of items that stay move to their places.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let view else { return }
    view.loadIfNeeded()
    let plan = snapshot.rearrangement(from: current)
    current = snapshot.applied
    view.apply(plan, animated: animatingDifferences) { _ in completion?() }
  }

  /// Shows a snapshot by reloading all items.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    view?.reloadData()
    if let completion { Session.current?.afterwards(completion) ?? completion() }
  }

  /// The item at a place; `nil` beyond the last one.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.section < current.numberOfSections else { return nil }
    let items = current.items(at: indexPath.section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The place of an item; `nil` for one that is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// The section at an index; `nil` beyond the last one.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  // MARK: Data source

  /// The sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
  /// The items of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// The provider's cell. Traps if that is `nil`.
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
  /// The provider's view. Traps without one.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure("The layout has supplementary views: set supplementaryViewProvider.")
    }
    return view
  }
}
