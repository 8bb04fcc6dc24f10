// SPDX-License-Identifier: Apache-2.0

/// The place and look of an item or a supplementary view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// The kind of what is placed.
  public enum Category: UInt, Sendable {
    /// A cell.
    case cell = 0
    /// A header, a footer, or another view of a layout's own.
    case supplementaryView = 1
  }

  /// The item, or the section of a header or a footer as its first item.
  public final var indexPath: IndexPath
  /// In the content.
  public final var frame = CGRect.zero
  /// 0...1.
  public final var alpha: CGFloat = 1
  /// Whether it does not show.
  public final var isHidden = false
  /// Views of a larger index are in front.
  public final var zIndex = 0
  /// Turns and scales the view about its middle.
  public final var transform = CGAffineTransform.identity
  /// The height of the section that a header stays at the upper edge of; `nil` for what scrolls with the content.
  final var pinnedHeight: CGFloat?
  /// The lane that the item is in, of a section that scrolls sideways.
  final var lane: LanePlace?
  /// A cell or a supplementary view.
  public final let representedElementCategory: Category
  /// The kind of a supplementary view; `nil` for a cell.
  public final let representedElementKind: String?

  /// The place of an item, to be filled in.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// The place of a supplementary view, to be filled in.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }

  package init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementCategory = kind == nil ? .cell : .supplementaryView
    representedElementKind = kind
    super.init()
  }

  /// The middle of `frame`.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// The size of `frame`.
  public final var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
}

/// Decides where items are. A layout of an app's own overrides `prepare`, `collectionViewContentSize` and
/// `layoutAttributesForElements(in:)`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The view that uses it.
  @Weak public final internal(set) var collectionView: UICollectionView?
  final var needsPreparation = true
  /// Gives a cell the look of its place. Only layouts with lists set it, so that an app without them does not load the
  /// cells of lists.
  final var decorate: ((UICollectionViewCell, IndexPath, UICollectionView) -> Void)?

  /// A layout without a view.
  public override init() {
    super.init()
  }

  /// Computes what the other methods need; called before them, after an invalidation. An override calls super.
  open func prepare() {}
  /// The size of the whole content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places of all that lies in a box, with little work for each: it is asked for at each step of a scroll.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item; `nil` if there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need another layout; by default if their size is another one.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  /// Has the layout prepared again before the next layout of the view.
  open func invalidateLayout() {
    needsPreparation = true
    collectionView?.setNeedsLayout()
  }

  /// The same.
  public final func prepareIfNeeded() {
    guard needsPreparation else { return }
    needsPreparation = false
    prepare()
  }
}
