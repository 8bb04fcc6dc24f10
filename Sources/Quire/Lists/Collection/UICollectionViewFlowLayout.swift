// SPDX-License-Identifier: Apache-2.0

/// Items in lines from side to side, one line below the other.
///
/// All items have the size of `itemSize`, or that which the delegate gives for each. A line with less than it has room
/// for is spread over its width, except the last one of a section where sizes differ.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewGridLayout {
  /// The size of an item that its cell decides.
  nonisolated public static let automaticSize = CGSize(width: 1.7e308, height: 1.7e308)

  /// A layout of items of 50 by 50 points.
  public override init() {
    super.init()
    maker = { layout, width in (layout as? UICollectionViewFlowLayout)?.makeGrids(width: width) ?? [] }
  }

  /// The least distance between two lines, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance between two items of a line, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, 50 by 50 points by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// A size that is not zero has the heights of lines measured, with it as a guess.
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The insets of each section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The height of headers; 0, the default, for none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The height of footers; 0, the default, for none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

  /// Whether headers stay at the upper edge while their sections go by; `false` by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Set when the delegate does not say how large items are.
  final var sizesAllAlike = false

  private final func makeGrids(width: CGFloat) -> [SectionGrid] {
    guard let view = collectionView else { return [] }
    let delegate = view.delegate?._flowDelegate
    return (0..<view.counts.count).map { section in
      var grid = SectionGrid()
      grid.itemCount = view.counts[section]
      let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let line =
        delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing
      let gap =
        delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
      grid.header = Double(
        (delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section) ?? headerReferenceSize)
          .height)
      grid.pinsHeader = sectionHeadersPinToVisibleBounds
      grid.footer = Double(
        (delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section) ?? footerReferenceSize)
          .height)
      grid.insets = NSDirectionalEdgeInsets(
        top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
      grid.spacing = Double(line)
      let room = max(1, width - inset.left - inset.right)
      let sizes = sizes(of: section, grid.itemCount, room, delegate)
      if sizes.count > 1 {
        grid.lines = FlowLines(sizes, left: inset.left, room: room, gap: gap, spacing: line)
      } else {
        fill(&grid, sizes.first ?? itemSize, gap, room, inset.left)
      }
      return grid
    }
  }

  /// The sizes of a section's items, or one that is all items'.
  private final func sizes(
    of section: Int, _ count: Int, _ room: CGFloat, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> [CGSize] {
    guard let view = collectionView, let delegate, count > 0 else { return [itemSize] }
    func size(of item: Int) -> CGSize {
      let path = IndexPath(item: item, section: section)
      var size = delegate.collectionView(view, layout: self, sizeForItemAt: path)
      size.width = min(max(size.width, 1), room)
      size.height = size.height > 0 ? size.height : 0
      return size
    }
    sizesAllAlike = false
    var sizes = [size(of: 0)]
    guard !sizesAllAlike, count > 1, estimatedItemSize == .zero else { return sizes }
    sizes.reserveCapacity(count)
    var differ = false
    for item in 1..<count {
      sizes.append(size(of: item))
      if sizes[item] != sizes[0] { differ = true }
    }
    return differ ? sizes : [sizes[0]]
  }

  /// As many items in a line as there is room for, with even gaps; one alone stands in the middle.
  private final func fill(_ grid: inout SectionGrid, _ wanted: CGSize, _ gap: CGFloat, _ room: CGFloat, _ left: CGFloat)
  {
    var size = wanted
    let isMeasured = estimatedItemSize != .zero
    if isMeasured { size = estimatedItemSize.width < 1e300 ? estimatedItemSize : itemSize }
    size.width = min(max(size.width, 1), room)
    let columns = max(1, Int((room + gap + 0.01) / (size.width + gap)))
    let even = columns > 1 ? (room - CGFloat(columns) * size.width) / CGFloat(columns - 1) : 0
    let start = columns > 1 ? left : left + (room - size.width) / 2
    grid.pattern = (0..<columns).map {
      CGRect(x: start + CGFloat($0) * (size.width + even), y: 0, width: size.width, height: size.height)
    }
    grid.groupHeight = Double(size.height)
    if isMeasured, columns == 1 { grid.lengths = LengthRow(count: grid.groupCount, estimate: Double(size.height)) }
  }
}
