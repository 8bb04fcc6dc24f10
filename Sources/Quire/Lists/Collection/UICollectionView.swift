// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Items in places that a layout decides, of which only those near the screen exist.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The kind of a section's header.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Where an item comes to stand; several edges may be given.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values.
    public var rawValue: UInt

    /// A position from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left, in a section that scrolls sideways.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, in a section that scrolls sideways.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right, in a section that scrolls sideways.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// Fills cells of a class.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item.
    public typealias Handler = @MainActor (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier: String

    /// A registration of the class `Cell`; make it once, not for each cell.
    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = UniqueName.make()
    }
  }

  /// Fills supplementary views of a class.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view.
    public typealias Handler =
      @MainActor (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) -> Void

    let kind: String
    let handler: Handler
    let identifier: String

    /// A registration of the class `Supplementary`; make it once, not for each view.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      identifier = UniqueName.make()
    }
  }

  /// A view without items; set `dataSource`.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    isAccessibilityElement = true
    semantics = ControlSemantics(.table)
    backgroundColor = .systemBackground
    layout.collectionView = self
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Decides where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
    }
  }

  /// Takes another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    guard animated else { return }
    changeLook { self.layoutIfNeeded() }
  }

  /// Has the items; held weakly.
  public final var dataSource: (any UICollectionViewDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      setNeedsReload()
    }
  }
  @Weak private final var storedSource: (any UICollectionViewDataSource)?

  /// Is told of selections and scrolling; held weakly.
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
  /// Behind the items; it fills the view and does not scroll.
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
  final var selected: Set<IndexPath> = []
  final var cursor: IndexPath?
  final var batch: ListChanges?
  final var arrivals: [UICollectionReusableView]?
  private final var classes: [(identifier: String, type: UICollectionReusableView.Type)] = []

  // MARK: Cells

  /// Registers a class; its cells are made by `init(frame:)`; `nil` removes the registration.
  public final func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    classes.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { classes.append((identifier, cellClass)) }
  }

  /// Registers a class of supplementary views, made by `init(frame:)`; `nil` removes the registration.
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
      if let cell = view as? UICollectionViewCell {
        cell.isSelected = false
        cell.isHighlighted = false
      }
      view.prepareForReuse()
      return view
    }
    guard let entry = classes.first(where: { $0.identifier.hasSameBytes(as: identifier) }) else { return nil }
    let made = entry.type.makeRegistered(.zero)
    made.reuseIdentifier = identifier
    return made
  }

  /// A cell that left the screen, or a new one of the class that is registered. Traps if none is.
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

  /// A supplementary view that left the screen, or a new one of the class that is registered. Traps if none is.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + "/" + identifier) else {
      preconditionFailure(
        "No class is registered for \(elementKind) with the identifier \"\(identifier)\": call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
      )
    }
    return view
  }

  /// A cell of a registration, filled for an item.
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

  /// A supplementary view of a registration, filled.
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

/// A supplementary view with its place.
struct LiveEdge {
  var path: IndexPath
  let kind: String
  let view: UICollectionReusableView
}
