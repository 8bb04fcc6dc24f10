// SPDX-License-Identifier: Apache-2.0

/// A layout that arranges items in lines from top to bottom or, if it scrolls horizontally, in columns from left to
/// right.
///
/// All items have the size `itemSize`, unless the delegate returns a size for each item. If the items of a line do not
/// fill it, they are spread over its width. The last line of a section is not spread if the section's items have
/// different sizes.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewGridLayout {
  /// A value for `estimatedItemSize` with which items are measured and `itemSize` is the initial estimate.
  nonisolated public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

  /// Creates a layout with items of 50 by 50 points.
  public override init() {
    super.init()
    UICollectionViewFlowLayout.isPlain
    maker = { layout, width in (layout as? UICollectionViewFlowLayout)?.makeGrids(width: width) ?? [] }
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext
  {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let context = context as? UICollectionViewFlowLayoutInvalidationContext, context.concernsItemsOnly,
      context.invalidatedItemIndexPaths == nil, !context.invalidateFlowLayoutDelegateMetrics,
      !context.invalidateFlowLayoutAttributes
    {
      return moveOffset(context)
    }
    super.invalidateLayout(with: context)
  }

  private static let isPlain: Void = plain.append(ObjectIdentifier(UICollectionViewFlowLayout.self))

  /// The direction in which the content scrolls; `vertical` by default. With `horizontal`, the lines are columns, the
  /// content is as high as the collection view, and headers and footers use the width of their size. Items then do not
  /// size themselves: they have `itemSize`, or the size that the delegate returns.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { isAcross ? .horizontal : .vertical }
    set {
      isAcross = newValue == .horizontal
      invalidateLayout()
    }
  }

  /// The minimum distance between two lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between two items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of an item; 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The estimated size of an item; zero by default. With any other value, the heights of lines are measured and this
  /// size is the initial estimate.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of each section; zero by default.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, of which only the height is used. 0, the default, means no headers.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, of which only the height is used. 0, the default, means no footers.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Whether headers stay at the top edge while their sections scroll past; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Whether the delegate does not provide the sizes of items. Set by the delegate's default implementation.
  final var sizesAllAlike = false

  private final func makeGrids(width: CGFloat) -> [SectionGrid] {
    guard let view = collectionView else { return [] }
    let delegate = view.delegate?._flowDelegate
    return (0..<view.counts.count).map { section in
      var grid = SectionGrid()
      grid.itemCount = view.counts[section]
      let inset = turned(delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset)
      let line =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
      let gap =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      let header = delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      let footer = delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      grid.header = SectionEdge(
        kind: UICollectionView.elementKindSectionHeader,
        length: Double(turned(header ?? headerReferenceSize).height),
        isPinned: sectionHeadersPinToVisibleBounds && !isAcross)
      grid.footer = SectionEdge(
        kind: UICollectionView.elementKindSectionFooter,
        length: Double(turned(footer ?? footerReferenceSize).height))
      grid.insets = NSDirectionalEdgeInsets(
        top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
      grid.spacing = Double(line)
      let room = max(1, width - inset.left - inset.right)
      let sizes = sizes(of: section, grid.itemCount, room, delegate)
      if sizes.count > 1 {
        grid.lines = FlowLines(sizes, left: inset.left, room: room, gap: gap, spacing: line)
      } else {
        fill(&grid, sizes.first ?? turned(itemSize), gap, room, inset.left)
      }
      return grid
    }
  }

  /// Returns a size in the coordinates in which sections are computed, which are always vertical.
  private final func turned(_ size: CGSize) -> CGSize {
    isAcross ? CGSize(width: size.height, height: size.width) : size
  }

  private final func turned(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isAcross else { return insets }
    return UIEdgeInsets(top: insets.left, left: insets.top, bottom: insets.right, right: insets.bottom)
  }

  /// Returns the sizes of a section's items, or a single size if all items have the same size.
  private final func sizes(
    of section: Int, _ count: Int, _ room: CGFloat, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    guard let view = collectionView, let delegate, count > 0 else { return [turned(itemSize)] }
    func size(of item: Int) -> CGSize {
      let path = IndexPath(item: item, section: section)
      var size = turned(delegate.collectionView(view, layout: self, sizeForItemAt: path))
      size.width = min(max(size.width, 1), room)
      size.height = size.height > 0 ? size.height : 0
      return size
    }
    sizesAllAlike = false
    var sizes = [size(of: 0)]
    guard !sizesAllAlike, count > 1, estimatedItemSize == .zero || isAcross else { return sizes }
    sizes.reserveCapacity(count)
    var differ = false
    for item in 1..<count {
      sizes.append(size(of: item))
      if sizes[item] != sizes[0] { differ = true }
    }
    return differ ? sizes : [sizes[0]]
  }

  /// Fills each line with as many items as fit, with even gaps. If only one item fits, it is centered.
  private final func fill(_ grid: inout SectionGrid, _ wanted: CGSize, _ gap: CGFloat, _ room: CGFloat, _ left: CGFloat)
  {
    var size = wanted
    let isMeasured = estimatedItemSize != .zero && !isAcross
    if isMeasured { size = estimatedItemSize.width < 1e300 ? estimatedItemSize : itemSize }
    size.width = min(max(size.width, 1), room)
    let columns = max(1, Int((room + gap + 0.01) / (size.width + gap)))
    let even = columns > 1 ? (room - CGFloat(columns) * size.width) / CGFloat(columns - 1) : 0
    let start = columns > 1 ? left : left + (room - size.width) / 2
    grid.pattern = (0..<columns).map {
      CGRect(x: start + CGFloat($0) * (size.width + even), y: 0, width: size.width, height: size.height)
    }
    grid.groupHeight = Double(size.height)
    if isMeasured, columns == 1 { grid.lengths = LengthTree(count: grid.groupCount, estimate: Double(size.height)) }
  }
}
