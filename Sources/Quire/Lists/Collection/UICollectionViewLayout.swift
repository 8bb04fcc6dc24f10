// SPDX-License-Identifier: Apache-2.0

/// The position and the appearance of an item or a supplementary view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The kind of element that the attributes describe.
  public enum Category: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer, or another view that the layout defines.
    case supplementaryView = 1
  }

  /// The index path of the item. For a header or a footer, the index path of the section's first item.
  public final var indexPath: IndexPath
  /// The frame in the content.
  public final var frame = CGRect.zero
  /// The opacity, 0...1.
  public final var alpha: CGFloat = 1
  /// Whether the element is hidden.
  public final var isHidden = false
  /// The front-to-back order. A view with a larger value is in front.
  public final var zIndex = 0
  /// The transform of the view, applied about its center.
  public final var transform = CGAffineTransform.identity
  /// For a header that stays at the top edge, the height of its section; `nil` for elements that scroll with the
  /// content.
  final var pinnedHeight: CGFloat?
  /// The lane of the item, in a section that scrolls horizontally.
  final var lane: LanePlace?
  /// Whether the attributes describe a cell or a supplementary view.
  public final let representedElementCategory: Category
  /// The kind of a supplementary view; `nil` for a cell.
  public final let representedElementKind: String?

  /// Creates the attributes of an item, to be filled in.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// Creates the attributes of a supplementary view, to be filled in.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }

  package init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementCategory = kind == nil ? .cell : .supplementaryView
    representedElementKind = kind
    super.init()
  }

  /// The center of `frame`.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of `frame`.
  public final var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The size of `frame`, at the origin zero. Setting it keeps `center`.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = center
      frame.size = newValue.size
      self.center = center
    }
  }
}

/// An object that determines the positions of items. A custom layout overrides `prepare`, `collectionViewContentSize`
/// and `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  @Weak public final internal(set) var collectionView: UICollectionView?
  final var needsPreparation = true
  /// A closure that gives a cell the appearance of a list row. Only layouts with lists set it, so that an app without
  /// lists does not load the list cells.
  final var decorate: ((UICollectionViewCell, IndexPath, UICollectionView) -> Void)?

  /// A closure that gives a header or a footer the appearance of its list, before it is configured. Only layouts with
  /// lists set it.
  final var decorateEdge: ((UICollectionReusableView, String, IndexPath) -> Void)?

  /// Whether the layout arranges items from left to right, so that cells are created for a range of x.
  final var isAcross = false

  /// Quire's own layout classes, which do not override the target offset of a drag. The first instance of a class that
  /// is not linked into every app adds its class.
  static var plain: [ObjectIdentifier] = [ObjectIdentifier(UICollectionViewLayout.self)]
  /// Whether the layout's class is defined by the app.
  final var isOfAppsClass: Bool { !UICollectionViewLayout.plain.contains(ObjectIdentifier(type(of: self))) }

  /// Creates a layout without a collection view.
  public override init() {
    super.init()
  }

  /// Computes everything that the other methods need. Called before them after an invalidation. An override calls
  /// super.
  open func prepare() {}
  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements that lie in a rectangle. It is called for each step of a scroll, so an
  /// override must be fast.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item, or `nil` if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a supplementary view, or `nil` if it does not exist. The default implementation searches
  /// the attributes of all elements.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))?.first {
      $0.indexPath == indexPath && ($0.representedElementKind ?? "").hasSameBytes(as: elementKind)
    }
  }
  /// Returns the attributes with which a new item begins to appear. Quire does not call it: new items fade in. The
  /// default implementation returns `nil`.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes with which an item that is removed ends. Quire does not call it: removed items fade out.
  /// The default implementation returns `nil`.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether new bounds require a new layout. By default they do if their size has changed. It is called for
  /// each step of a scroll, with bounds whose origin is the content offset. A change of the size always causes a new
  /// layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Returns the context of an invalidation for new bounds, with which the layout is invalidated if
  /// `shouldInvalidateLayout(forBoundsChange:)` returns `true`. An override changes the context of super.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
  }

  /// Returns the offset at which the content comes to rest after a drag, for example the offset of the nearest item.
  /// The velocity is that of the content, in points per millisecond. The default implementation returns the proposed
  /// offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the offset after a change of the layout or of the items. The default implementation returns the proposed
  /// offset.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  /// Invalidates the whole layout, so that it is prepared again before the next layout of the collection view. Calls
  /// `invalidateLayout(with:)` with a context in which everything is invalid.
  open func invalidateLayout() {
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names, and moves the content offset as it says. An override
  /// calls super. A layout of the app's own is prepared again for every context.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.setNeedsLayout()
    moveOffset(context)
  }

  /// Moves the content offset as a context says.
  final func moveOffset(_ context: UICollectionViewLayoutInvalidationContext) {
    let move = context.contentOffsetAdjustment
    guard move != .zero, move.x.isFinite, move.y.isFinite, let collectionView else { return }
    let offset = collectionView.contentOffset
    collectionView.contentOffset = CGPoint(x: offset.x + move.x, y: offset.y + move.y)
  }

  /// Prepares the layout if it was invalidated.
  public final func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }
}
