// SPDX-License-Identifier: Apache-2.0

/// A layout of grid sections. It computes the positions of distant items without storing a list of them.
@preconcurrency @MainActor open class UICollectionViewGridLayout: UICollectionViewLayout {
  final var grids: [SectionGrid] = []
  final var height = 0.0
  /// The distance between two sections, in points.
  final var sectionSpacing = 0.0
  /// The header before all sections and the footer after them.
  final var wholeHeader = SectionEdge()
  final var wholeFooter = SectionEdge()
  /// Whether the measured height of a group differs from its estimate, so that the content below it moves.
  private final var isStale = false

  /// The closure that makes the sections for a width and for the data source's item counts. Each kind of layout sets
  /// its own.
  final var maker: ((UICollectionViewGridLayout, CGFloat) -> [SectionGrid])?

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    grids = maker?(self, isAcross ? view.contentHeight : view.contentWidth) ?? []
    place()
  }

  private final func place() {
    var y = wholeHeader.length
    for index in grids.indices {
      if index > 0 { y += sectionSpacing }
      grids[index].start = y
      y += grids[index].height
    }
    height = y + wholeFooter.length
    isStale = false
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let paths = context.invalidatedItemIndexPaths, context.concernsItemsOnly,
      paths.allSatisfy({ grids.indices.contains($0.section) && grids[$0.section].lengths != nil })
    else { return super.invalidateLayout(with: context) }
    for path in paths { forget(path) }
    moveOffset(context)
  }

  open override var collectionViewContentSize: CGSize {
    prepareIfNeeded()
    if isAcross { return CGSize(width: CGFloat(height), height: collectionView?.contentHeight ?? 0) }
    return CGSize(width: collectionView?.contentWidth ?? 0, height: CGFloat(height))
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard grids.indices.contains(indexPath.section), (0..<grids[indexPath.section].itemCount).contains(indexPath.item)
    else { return nil }
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let grid = grids[indexPath.section]
    made.frame = mirrored(grid.box(ofItem: indexPath.item))
    if let lane = grid.lane, let view = collectionView {
      let place = lanePlace(indexPath.section, lane, view)
      made.lane = place
      let box = grid.box(ofItem: indexPath.item)
      made.frame.origin.x = (view.isMirrored ? place.width - box.maxX : box.minX) - view.laneOffset(place)
    }
    return made
  }

  private final func lanePlace(_ index: Int, _ rule: LaneRule, _ view: UICollectionView) -> LanePlace {
    let grid = grids[index]
    let box = CGRect(
      x: 0, y: CGFloat(grid.firstGroup), width: view.contentWidth, height: CGFloat(grid.groupHeight))
    return LanePlace(section: index, box: box, width: max(grid.laneWidth, box.width), rule: rule)
  }

  /// Returns the items of a lane that are visible in a rectangle. If the rectangle is as wide as the view, the result
  /// also includes the items just outside the visible part.
  private final func items(inLaneOf index: Int, in rect: CGRect) -> Range<Int> {
    let grid = grids[index]
    guard let rule = grid.lane, let view = collectionView else { return 0..<0 }
    let place = lanePlace(index, rule, view)
    let ahead = rect.width >= view.contentWidth ? view.contentWidth * LaneRule.lookAhead : 0
    let (low, high) = (rect.minX - ahead + view.laneOffset(place), rect.maxX + ahead + view.laneOffset(place))
    return view.isMirrored
      ? grid.items(inLaneFrom: place.width - high, to: place.width - low) : grid.items(inLaneFrom: low, to: high)
  }

  /// Returns the rectangle in the content for a rectangle of a section. A horizontal layout computes its sections from
  /// top to bottom and then swaps x and y.
  final func mirrored(_ box: CGRect) -> CGRect {
    if isAcross {
      let x = collectionView?.isMirrored == true ? CGFloat(height) - box.maxY : box.minY
      return CGRect(x: x, y: box.minX, width: box.height, height: box.width)
    }
    guard let view = collectionView, view.isMirrored else { return box }
    return CGRect(x: view.contentWidth - box.maxX, y: box.minY, width: box.width, height: box.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    prepareIfNeeded()
    var found: [UICollectionViewLayoutAttributes] = []
    var (low, high) = (Double(rect.minY), Double(rect.maxY))
    if isAcross {
      (low, high) = (Double(rect.minX), Double(rect.maxX))
      if collectionView?.isMirrored == true { (low, high) = (height - high, height - low) }
    }
    resolveWholeEdges()
    add(wholeHeader, 0, at: 0, low, high, to: &found)
    for index in grids.indices where grids[index].start < high && grids[index].start + grids[index].height > low {
      resolve(index, from: low, to: high)
      addEdges(index, low, high, to: &found)
      let near = grids[index].items(from: low, to: high)
      for item in grids[index].lane != nil && !near.isEmpty ? items(inLaneOf: index, in: rect) : near {
        if let attributes = layoutAttributesForItem(at: IndexPath(item: item, section: index)),
          attributes.frame.maxY > rect.minY, attributes.frame.minY < rect.maxY
        {
          found.append(attributes)
        }
      }
    }
    add(wholeFooter, 0, at: height - wholeFooter.length, low, high, to: &found)
    return found
  }

  private final func addEdges(
    _ index: Int, _ low: Double, _ high: Double, to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let grid = grids[index]
    add(grid.header, index, at: grid.start, pinnedIn: grid.height, low, high, to: &found)
    add(grid.footer, index, at: grid.start + grid.height - grid.footer.length, low, high, to: &found)
  }

  /// Adds the attributes of a header or a footer that lies between two positions. `whole` is the length of the section in
  /// which a pinned header stays visible.
  private final func add(
    _ edge: SectionEdge, _ section: Int, at place: Double, pinnedIn whole: Double = 0, _ low: Double, _ high: Double,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let end = place + (edge.isPinned ? whole : edge.length)
    guard edge.length > 0, place < high, end > low, let view = collectionView else { return }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: edge.kind, with: IndexPath(item: 0, section: section))
    let across = isAcross ? view.contentHeight : view.contentWidth
    made.frame = CGRect(
      x: view.isMirrored && !isAcross ? edge.trailing : edge.leading, y: CGFloat(place),
      width: max(0, across - edge.leading - edge.trailing), height: CGFloat(edge.length))
    if isAcross { made.frame = mirrored(made.frame) }
    if edge.isPinned { made.pinnedHeight = CGFloat(whole) }
    made.zIndex = edge.depth
    found.append(made)
  }

  /// Marks the height of an item as unknown, so that the item is measured again. Does nothing if the section's items
  /// are not measured.
  final func forget(_ path: IndexPath) {
    guard grids.indices.contains(path.section), grids[path.section].lengths != nil else { return }
    grids[path.section].forget(path.item)
    collectionView?.setNeedsLayout()
  }

  /// Measures the items in a range that have not been measured yet.
  private final func resolve(_ index: Int, from low: Double, to high: Double) {
    guard let view = collectionView else { return }
    if let length = measured(grids[index].header, index) {
      grids[index].header.resolve(length)
      place()
    }
    if let length = measured(grids[index].footer, index) {
      grids[index].footer.resolve(length)
      place()
    }
    if let lane = grids[index].lane, lane.measuresHeight, grids[index].itemCount > 0 {
      measureLane(index, view)
      place()
    }
    guard grids[index].lengths != nil, grids[index].itemCount > 0 else { return }
    var group = grids[index].group(at: low)
    while group < grids[index].groupCount, grids[index].start(ofGroup: group) < high {
      if grids[index].lengths?.isKnown(at: group) == false {
        let count = max(1, grids[index].pattern.count)
        var most = 0.0
        for place in 0..<count where group * count + place < grids[index].itemCount {
          let path = IndexPath(item: group * count + place, section: index)
          most = max(most, view.measureItem(path, width: grids[index].pattern[place].width))
        }
        if grids[index].lengths?.set(most, at: group) != 0 { isStale = true }
      }
      group += 1
    }
    if isStale { place() }
  }

  private final func resolveWholeEdges() {
    if let length = measured(wholeHeader, 0) {
      wholeHeader.resolve(length)
      place()
    }
    if let length = measured(wholeFooter, 0) {
      wholeFooter.resolve(length)
      place()
    }
  }

  /// Returns the measured length of a header or a footer, or `nil` if its length is known.
  private final func measured(_ edge: SectionEdge, _ section: Int) -> Double? {
    guard edge.isMeasured, let view = collectionView else { return nil }
    return view.measureEdge(edge.kind, section, width: max(0, view.contentWidth - edge.leading - edge.trailing))
  }

  /// Measures a lane's first group, whose height becomes the height of the lane.
  private final func measureLane(_ index: Int, _ view: UICollectionView) {
    grids[index].lane?.measuresHeight = false
    var most = 0.0
    for item in 0..<min(grids[index].pattern.count, grids[index].itemCount) {
      let path = IndexPath(item: item, section: index)
      most = max(most, view.measureItem(path, width: grids[index].pattern[item].width))
    }
    grids[index].groupHeight = most
    for item in grids[index].pattern.indices { grids[index].pattern[item].size.height = CGFloat(most) }
  }
}
