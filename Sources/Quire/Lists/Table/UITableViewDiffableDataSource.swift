// SPDX-License-Identifier: Apache-2.0

/// A data source that shows snapshots in a table.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// A closure that returns the cell of an item. Returning `nil` is an error.
  public typealias CellProvider =
    @MainActor (_ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType) ->
    UITableViewCell?

  @Weak private final var table: UITableView?
  private final let provider: CellProvider
  private final var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of new rows.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and assigns it to the table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    provider = cellProvider
    super.init()
    table = tableView
    tableView.dataSource = self
  }

  /// Returns a copy of the snapshot that is shown.
  public final func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

  /// Shows a snapshot. Moves the cells of remaining items to their new positions.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let table else { return }
    table.loadIfNeeded()
    let plan = snapshot.rearrangement(from: current)
    current = snapshot.applied
    table.apply(plan, animated: animatingDifferences && defaultRowAnimation != .none) { _ in completion?() }
  }

  /// Shows a snapshot by reloading all rows.
  public final func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot.applied
    table?.reloadData()
    if let completion { Session.afterward(completion) }
  }

  /// Returns the item of a row, or `nil` if the index path is out of range.
  public final func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Returns the index path of an item, or `nil` if the item is not shown.
  public final func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// Returns the section at an index, or `nil` if the index is out of range.
  public final func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }

  /// Returns the index of a section, or `nil` if the section is not shown.
  public final func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.items(at: section).count
  }
  /// Returns the cell from the cell provider. Traps if that is `nil`.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
      preconditionFailure(
        "The cell provider returned no cell for row \(indexPath.row) in section \(indexPath.section): dequeue one and return it."
      )
    }
    return cell
  }
  /// Returns `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil` unless overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `nil` unless overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title unless overridden.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
  /// Returns `false` unless overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns `false` unless overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing unless overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
