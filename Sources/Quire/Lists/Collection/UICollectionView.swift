// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A view that shows items at positions that a layout determines. Only the cells of items near the screen exist.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The element kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The scroll direction of a flow layout.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// The position of an item after scrolling to it. Several edges can be combined.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as Apple's.
    public var rawValue: UInt

    /// Creates a position from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// Centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// Scrolls the item to the left edge, if the layout or the section scrolls horizontally.
    public static let left = ScrollPosition(rawValue: 8)
    /// Centers the item horizontally, if the layout or the section scrolls horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// Scrolls the item to the right edge, if the layout or the section scrolls horizontally.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// A registration that makes and configures cells of a class.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier: String

    /// Creates a registration of the class `Cell`. Create it once, not once per cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = UniqueName.make()
    }
  }

  /// A registration that makes and configures supplementary views of a class.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let kind: String
    let handler: Handler
    let identifier: String

    /// Creates a registration of the class `Supplementary`. Create it once, not once per view.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      identifier = UniqueName.make()
    }
  }

  /// Creates a collection view without items. Set `dataSource` to provide them.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    isAccessibilityElement = true
    semantics = ControlSemantics(.table)
    backgroundColor = .systemBackground
    layout.collectionView = self
    layoutChanged()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The layout that determines the positions of items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
      layoutChanged()
    }
  }

  /// Makes a layout of an app-defined class determine the offset at which a drag ends; removes this rule for any other
  /// layout.
  private final func layoutChanged() {
    guard collectionViewLayout.isOfAppsClass else { return parts.targetRule = nil }
    _ = dragRelease
    parts.targetRule = { [me = Weak(self)] target, velocity in
      me.wrappedValue?.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: target, withScrollingVelocity: velocity) ?? target
    }
  }

  @Weak final var storedPrefetchSource: (any UICollectionViewDataSourcePrefetching)?
  final var prefetching: Prefetching?
  /// Whether the collection view requests data from `prefetchDataSource`; `true` by default.
  public final var isPrefetchingEnabled = true

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    guard animated else { return }
    changeLook { self.layoutIfNeeded() }
  }

  /// The data source, which provides the items. Held weakly.
  public final var dataSource: (any UICollectionViewDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      movesNothing = false
      setNeedsReload()
    }
  }
  @Weak private final var storedSource: (any UICollectionViewDataSource)?

  /// The delegate, which is notified of selection and scrolling. Held weakly.
  public final var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      heldDelegate = newValue
      collectionViewLayout.invalidateLayout()
    }
  }
  @Weak private final var storedDelegate: (any UICollectionViewDelegate)?

  /// Whether items can be selected; `true` by default.
  open var allowsSelection = true
  /// Whether several items can be selected; `false` by default.
  open var allowsMultipleSelection = false
  /// The view behind the items. It fills the collection view and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  final var needsReload = true
  final var counts: [Int] = []
  final var live: [LiveItem] = []
  final var edges: [LiveEdge] = []
  final var lanes: [Lane] = []
  final var pinned = PinnedHeaders()
  final var pool = ReusePool<UICollectionReusableView>()
  final var lookAhead = LookAhead()
  final var restTime = 0.0
  final var awaitsRest = false
  final var isTiling = false
  final var laidOutWidth: CGFloat = 0
  final var laidOutSize = CGSize.zero
  final var selected: Set<IndexPath> = []
  final var cursor: IndexPath?
  final var batch: ListChanges?
  /// The item that is being moved, and its cell.
  final var reordering: Reordering?
  final var lifted: UICollectionViewCell?
  /// Whether a move has shown that the data source does not implement moves.
  final var movesNothing = false
  /// The settings that few apps use; `nil` until one of them is set.
  final var collectionExtras: CollectionExtras?
  final var arrivals: [UICollectionReusableView]?
  /// The frame of the view that the data source is asked for, which a dequeued view has from the start.
  final var awaitedFrame: CGRect?
  private final var classes: [(identifier: String, type: UICollectionReusableView.Type)] = []
  /// A closure that creates the views that no class is registered for; `nil` for none.
  final var makePrototype: ((_ identifier: String) -> UICollectionReusableView?)?

  // MARK: Cells

  /// Registers a cell class, whose cells are created by `init(frame:)`. `nil` removes the registration.
  public final func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    classes.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { classes.append((identifier, cellClass)) }
  }

  /// Registers a class of supplementary views, which are created by `init(frame:)`. `nil` removes the registration.
  public final func register(
    _ viewClass: UICollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let identifier = elementKind + "/" + identifier
    classes.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let viewClass { classes.append((identifier, viewClass)) }
  }

  private final func dequeue(_ identifier: String) -> UICollectionReusableView? {
    if let view = pool.remove(identifier) {
      view.isPlaced = false
      if let awaitedFrame { view.resize(to: awaitedFrame) }
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
      }
      view.prepareForReuse()
      return view
    }
    let entry = classes.first { $0.identifier.hasSameBytes(as: identifier) }
    let made = entry?.type.makeRegistered(awaitedFrame ?? .zero) ?? makePrototype?(identifier)
    made?.reuseIdentifier = identifier
    if entry == nil, let frame = awaitedFrame { made?.frame = frame }
    return made
  }

  /// Returns a recycled cell, or a new cell of the registered class, in the size that the layout gives it, or that it
  /// estimates. Traps if no class is registered.
  public final func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "No class is registered for cells with the identifier \"\(identifier)\": call register(_:forCellWithReuseIdentifier:) first."
      )
    }
    return cell
  }

  /// Returns a recycled supplementary view, or a new view of the registered class, in the size that the layout gives
  /// it, or that it estimates. Traps if no class is registered.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + "/" + identifier) else {
      preconditionFailure(
        "No class is registered for \(elementKind) with the identifier \"\(identifier)\": call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
      )
    }
    collectionViewLayout.decorateEdge?(view, elementKind, indexPath)
    return view
  }

  /// Returns a cell of a registration, configured for an item.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if !classes.contains(where: { $0.identifier.hasSameBytes(as: registration.identifier) }) {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell else {
      preconditionFailure("A registration makes cells of its own class.")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view of a registration.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let whole = registration.kind + "/" + registration.identifier
    if !classes.contains(where: { $0.identifier.hasSameBytes(as: whole) }) {
      register(
        Supplementary.self, forSupplementaryViewOfKind: registration.kind, withReuseIdentifier: registration.identifier)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else { preconditionFailure("A registration makes views of its own class.") }
    registration.handler(view, registration.kind, indexPath)
    return view
  }

  // MARK: Layout

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let old = super.contentOffset
      super.contentOffset = newValue
      if super.contentOffset != old { followScroll() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }
}

/// An item with its cell.
struct LiveItem {
  var path: IndexPath
  let cell: UICollectionViewCell
}

/// A supplementary view with its position.
struct LiveEdge {
  var path: IndexPath
  let kind: String
  let view: UICollectionReusableView
}
