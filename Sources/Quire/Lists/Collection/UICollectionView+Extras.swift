// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The settings of a collection view that few apps use.
@MainActor final class CollectionExtras {
  var isEditing = false
  var selectsDuringEditing = false
  var selectsSeveralDuringEditing = false
  var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  var hasDragInteraction = true
  var selectionFollowsFocus = false
  var remembersFocus = false
  var allowsFocus = true
  var allowsFocusDuringEditing = false
  var selfSizing = UICollectionView.SelfSizingInvalidation.enabled
  /// The swipes over items of lists that have actions; `nil` if no list has any.
  var swipes: ItemSwipes?
  /// The outline of the data source's section snapshots; `nil` if there are none.
  var outline: ItemOutline?
}

/// The outline that section snapshots of a data source make of the items.
@MainActor final class ItemOutline {
  /// A function that returns whether the items below an item are shown.
  let isExpandedAt: (IndexPath) -> Bool
  /// A function that returns the level of an item.
  let level: (IndexPath) -> Int
  /// A function that shows or hides the items below an item.
  let toggleAt: (IndexPath) -> Void

  init(
    isExpandedAt: @escaping (IndexPath) -> Bool, level: @escaping (IndexPath) -> Int,
    toggleAt: @escaping (IndexPath) -> Void
  ) {
    self.isExpandedAt = isExpandedAt
    self.level = level
    self.toggleAt = toggleAt
  }

  func isExpanded(_ cell: UICollectionViewCell) -> Bool {
    cell.collection?.indexPath(for: cell).map(isExpandedAt) ?? false
  }

  func toggle(_ cell: UICollectionViewCell) {
    if let path = cell.collection?.indexPath(for: cell) { toggleAt(path) }
  }
}

extension UICollectionView {
  /// The pace at which items make room for a dragged one.
  public enum ReorderingCadence: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After a short delay.
    case fast = 1
    /// After a longer delay.
    case slow = 2
  }

  /// The changes of a cell after which its item gets another size.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// A call of `invalidateIntrinsicContentSize()`, and a new content configuration.
    case enabled = 1
    /// In Quire, the same as `enabled`.
    case enabledIncludingConstraints = 2
  }

  final var madeExtras: CollectionExtras {
    if let extras = collectionExtras { return extras }
    let made = CollectionExtras()
    collectionExtras = made
    return made
  }

  final var outline: ItemOutline? { collectionExtras?.outline }

  // MARK: Editing

  /// Whether the collection view is in editing mode; `false` by default. Cells have it in their configuration state.
  public final var isEditing: Bool {
    get { collectionExtras?.isEditing ?? false }
    set {
      guard newValue != isEditing else { return }
      madeExtras.isEditing = newValue
      keepAllowedSelection()
      for item in live { item.cell.setNeedsUpdateConfiguration() }
    }
  }

  /// Whether items can be selected in editing mode; `false` by default.
  public final var allowsSelectionDuringEditing: Bool {
    get { collectionExtras?.selectsDuringEditing ?? false }
    set {
      madeExtras.selectsDuringEditing = newValue
      keepAllowedSelection()
    }
  }

  /// Whether several items can be selected in editing mode; `false` by default.
  public final var allowsMultipleSelectionDuringEditing: Bool {
    get { collectionExtras?.selectsSeveralDuringEditing ?? false }
    set {
      madeExtras.selectsSeveralDuringEditing = newValue
      keepAllowedSelection()
    }
  }

  /// Whether items can be selected in the current mode.
  final var mayBeSelected: Bool {
    guard let extras = collectionExtras, extras.isEditing else { return allowsSelection }
    return extras.selectsDuringEditing || extras.selectsSeveralDuringEditing
  }

  /// Whether several items can be selected in the current mode.
  final var allowsSeveral: Bool {
    guard let extras = collectionExtras, extras.isEditing else { return allowsMultipleSelection }
    return extras.selectsSeveralDuringEditing
  }

  /// Deselects the items that the current mode does not let be selected.
  private final func keepAllowedSelection() {
    let kept = !mayBeSelected ? 0 : allowsSeveral ? selected.count : 1
    for path in Array(selected).inOrder(by: <).dropFirst(kept) { deselectItem(at: path, animated: false) }
  }

  // MARK: Supplementary views

  /// Returns the visible supplementary views of a kind, in the order of their index paths.
  public final func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    visibleEdges(elementKind).map { $0.view }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in order.
  public final func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    visibleEdges(elementKind).map { $0.path }
  }

  private final func visibleEdges(_ kind: String) -> [LiveEdge] {
    if needsReload || needsLayout { tile() }
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    return edges.filter { edge in
      guard edge.kind.hasSameBytes(as: kind) else { return false }
      // A pinned header is visible as long as a part of its section is.
      return (pinned.box(of: edge.view) ?? edge.view).frame.intersects(visible)
    }.inOrder { $0.path < $1.path }
  }

  /// Returns the layout attributes of a supplementary view, or `nil` if it does not exist.
  public final func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Changes

  /// Whether a batch of changes is being collected.
  public final var hasUncommittedUpdates: Bool { batch != nil }

  /// Replaces the layout, and calls a closure when the items are at their new positions, with whether the animation
  /// finished.
  public final func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    guard let completion else { return }
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled, let session = Session.current else {
      return Session.afterward { completion(true) }
    }
    session.schedule(at: session.clock + ControlMetrics.motion) { completion(true) }
  }

  /// The changes of a cell after which its item gets another size; `enabled` by default.
  public final var selfSizingInvalidation: SelfSizingInvalidation {
    get { collectionExtras?.selfSizing ?? .enabled }
    set { madeExtras.selfSizing = newValue }
  }

  // MARK: Dragging and focus

  /// The interaction of the items' context menus. Always `nil` in Quire, where the cells open their menus themselves.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// The pace at which items make room for a dragged one; `immediate` by default. It has no effect in Quire, where
  /// items always make room at once.
  public final var reorderingCadence: ReorderingCadence {
    get { collectionExtras?.reorderingCadence ?? .immediate }
    set { madeExtras.reorderingCadence = newValue }
  }

  /// Whether items can be dragged to other views; `true` by default. It has no effect in Quire, where nothing is
  /// dragged between views.
  public final var dragInteractionEnabled: Bool {
    get { collectionExtras?.hasDragInteraction ?? true }
    set { madeExtras.hasDragInteraction = newValue }
  }

  /// Whether an item that gets the focus is selected; `false` by default. It has no effect in Quire, where the browser
  /// moves the focus.
  public final var selectionFollowsFocus: Bool {
    get { collectionExtras?.selectionFollowsFocus ?? false }
    set { madeExtras.selectionFollowsFocus = newValue }
  }

  /// Whether the focus returns to the item that had it last; `false` by default. It has no effect in Quire, where it
  /// always does.
  public final var remembersLastFocusedIndexPath: Bool {
    get { collectionExtras?.remembersFocus ?? false }
    set { madeExtras.remembersFocus = newValue }
  }

  /// Whether items can get the focus; `true` by default. It has no effect in Quire, where keys always reach the items.
  public final var allowsFocus: Bool {
    get { collectionExtras?.allowsFocus ?? true }
    set { madeExtras.allowsFocus = newValue }
  }

  /// Whether items can get the focus in editing mode; `false` by default. It has no effect in Quire, where keys always
  /// reach the items.
  public final var allowsFocusDuringEditing: Bool {
    get { collectionExtras?.allowsFocusDuringEditing ?? false }
    set { madeExtras.allowsFocusDuringEditing = newValue }
  }
}
