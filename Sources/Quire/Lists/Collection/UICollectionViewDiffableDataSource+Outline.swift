// SPDX-License-Identifier: Apache-2.0

extension UICollectionViewDiffableDataSource {
  /// The closures that are called when the user shows or hides the items below an item.
  @preconcurrency @MainActor public struct SectionSnapshotHandlers<Item: Hashable> {
    /// A closure that returns whether the user may show the items below an item. With `nil`, the default, the user may.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// A closure that is called before the items below an item are shown.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// A closure that returns whether the user may hide the items below an item. With `nil`, the default, the user may.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// A closure that is called before the items below an item are hidden.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// A closure that returns the items to show below an item. It receives the item and the snapshot of those that are
    /// below it.
    public var snapshotForExpandingParent:
      (
        @MainActor (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
    public init() {}
  }

  /// The closures that are called when the user shows or hides items of section snapshots; none by default.
  public final var sectionSnapshotHandlers: SectionSnapshotHandlers<ItemIdentifierType> {
    get { outline?.handlers ?? SectionSnapshotHandlers() }
    set { madeOutline.handlers = newValue }
  }

  /// Shows the items of a section snapshot in a section, which is appended if it does not exist yet.
  public final func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let outline = madeOutline
    var whole = self.snapshot()
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    // Items whose chevron changes, or that get or lose items below them.
    let old = outline.snapshots[section]
    let shown = Set(self.snapshot().itemIdentifiers)
    let changed = snapshot.visibleItems.filter { item in
      guard shown.contains(item) else { return false }
      guard let old, old.contains(item) else { return true }
      return old.isExpanded(item) != snapshot.isExpanded(item) || old.level(of: item) != snapshot.level(of: item)
    }
    whole.reconfigureItems(changed)
    outline.snapshots[section] = snapshot
    apply(whole, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Returns the section snapshot of a section. If none was applied, its items have one level.
  public final func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let snapshot = outline?.snapshots[section] { return snapshot }
    var made = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let whole = snapshot()
    if whole.indexOfSection(section) != nil { made.append(whole.itemIdentifiers(inSection: section)) }
    return made
  }

  private final var madeOutline: DataSourceOutline<SectionIdentifierType, ItemIdentifierType> {
    if let outline { return outline }
    let made = DataSourceOutline<SectionIdentifierType, ItemIdentifierType>()
    made.forget = { [made = Weak(made)] whole in made.wrappedValue?.keep(whole) }
    outline = made
    view?.madeExtras.outline = ItemOutline(
      isExpandedAt: { [me = Weak(self)] in me.wrappedValue?.isExpanded($0) ?? false },
      level: { [me = Weak(self)] in me.wrappedValue?.level($0) ?? 0 },
      toggleAt: { [me = Weak(self)] in me.wrappedValue?.toggle($0) })
    return made
  }

  private final func entry(_ path: IndexPath) -> (section: SectionIdentifierType, item: ItemIdentifierType)? {
    guard let section = sectionIdentifier(for: path.section), let item = itemIdentifier(for: path),
      outline?.snapshots[section]?.contains(item) == true
    else { return nil }
    return (section, item)
  }

  private final func isExpanded(_ path: IndexPath) -> Bool {
    entry(path).flatMap { outline?.snapshots[$0.section]?.isExpanded($0.item) } ?? false
  }

  private final func level(_ path: IndexPath) -> Int {
    entry(path).flatMap { outline?.snapshots[$0.section]?.level(of: $0.item) } ?? 0
  }

  private final func toggle(_ path: IndexPath) {
    guard let (section, item) = entry(path), let outline, var snapshot = outline.snapshots[section] else { return }
    let handlers = outline.handlers
    if snapshot.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      snapshot.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, snapshot.snapshot(of: item)) {
        snapshot.replace(childrenOf: item, using: children)
      }
      snapshot.expand([item])
    }
    apply(snapshot, to: section)
  }
}

/// The section snapshots of a data source.
@MainActor final class DataSourceOutline<Section: Hashable, Item: Hashable> {
  var snapshots: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
  var handlers = UICollectionViewDiffableDataSource<Section, Item>.SectionSnapshotHandlers<Item>()
  /// A function that is called with each snapshot that the data source shows.
  var forget: ((NSDiffableDataSourceSnapshot<Section, Item>) -> Void)?

  init() {}

  /// Forgets the section snapshots whose visible items are not those of a snapshot.
  func keep(_ whole: NSDiffableDataSourceSnapshot<Section, Item>) {
    for (section, snapshot) in snapshots {
      let items = whole.indexOfSection(section) == nil ? [] : whole.itemIdentifiers(inSection: section)
      if items != snapshot.visibleItems { snapshots[section] = nil }
    }
  }
}
