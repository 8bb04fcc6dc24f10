// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UICollectionView {
  final var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.width - insets.left - insets.right)
  }

  /// The height that a horizontally scrolling layout fills.
  final var contentHeight: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.height - insets.top - insets.bottom)
  }

  /// Whether the layout arranges items from left to right, rather than from top to bottom.
  final var isAcross: Bool { collectionViewLayout.isAcross }

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    (reordering, lifted) = (nil, nil)
    giveAwayAll()
    loadCounts()
  }

  final func loadCounts() {
    let count = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    counts = (0..<count).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    collectionViewLayout.needsPreparation = true
    if collectionViewLayout.isOfAppsClass {
      let context = UICollectionViewLayoutInvalidationContext()
      (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
      collectionViewLayout.invalidateLayout(with: context)
    }
    var sum = 0
    for count in counts { sum += count }
    semantics?.count = sum
    setNeedsShow()
  }

  final func has(_ path: IndexPath) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
  }

  // MARK: Scrolling

  final func followScroll() {
    guard !isTiling else { return }
    lookAhead.follow(isAcross ? contentOffset.x : contentOffset.y)
    setNeedsLayout()
    if collectionViewLayout.isOfAppsClass, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      invalidateLayoutForBounds()
    }
    guard let session = Session.current else { return }
    restTime = session.clock + UITableView.restDelay
    if !awaitsRest { awaitRest(session) }
  }

  private final func invalidateLayoutForBounds() {
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
  }

  private final func awaitRest(_ session: Session) {
    awaitsRest = true
    session.schedule(at: restTime) { [me = Weak(self)] in
      guard let me = me.wrappedValue, let session = Session.current else { return }
      me.awaitsRest = false
      if session.clock < me.restTime || me.phase != .idle || me.motion != nil || session.arena.isFollowed(me) {
        me.restTime = max(me.restTime, session.clock + UITableView.restDelay)
        me.awaitRest(session)
      } else {
        me.lookAhead.rest()
        me.tile()
        me.placeTabStop()
      }
    }
  }

  // MARK: Tiling

  /// Makes the cells of the items near the screen, and recycles all others.
  final func tile() {
    guard !isTiling, bounds.width > 0, batch == nil else { return }
    loadIfNeeded()
    isTiling = true
    let room = isAcross ? contentHeight : contentWidth
    if room != laidOutWidth {
      laidOutWidth = room
      collectionViewLayout.needsPreparation = true
    }
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      if collectionViewLayout.isOfAppsClass { invalidateLayoutForBounds() }
    }
    backgroundView?.frame = bounds
    let area = areaToTile
    collectionViewLayout.prepareIfNeeded()
    recycle(outside: area)
    // Visible items must not move when items above them are measured.
    let anchor =
      !isAcross && contentOffset.y > 0.5 - adjustedContentInset.top
      ? live.first { box(of: $0).maxY > contentOffset.y } : nil
    let before = anchor.flatMap { collectionViewLayout.layoutAttributesForItem(at: $0.path)?.frame.minY }
    var found = collectionViewLayout.layoutAttributesForElements(in: area) ?? []
    if let anchor, let before, let after = collectionViewLayout.layoutAttributesForItem(at: anchor.path)?.frame.minY,
      after != before
    {
      contentOffset.y += after - before
      found = collectionViewLayout.layoutAttributesForElements(in: area.offsetBy(dx: 0, dy: after - before)) ?? found
    }
    keep(found)
    for attributes in found { show(attributes) }
    keepLanes(found)
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    for view in pool.trim(to: 4) { view.removeFromSuperview() }
    for view in pool.cells where !view.isHidden { view.isHidden = true }
    if !lookAhead.isMoving { placeTabStop() }
    isTiling = false
    if !awaitsRest || found.contains(where: { $0.zIndex != 0 }) { sortForReading() }
    if prefetching != nil { prefetch(around: area) }
  }

  /// The part of the content for which cells are created.
  private final var areaToTile: CGRect {
    if isAcross {
      let range = lookAhead.range(from: contentOffset.x, length: bounds.width)
      return CGRect(x: range.lowerBound, y: 0, width: range.upperBound - range.lowerBound, height: contentHeight)
    }
    let range = lookAhead.range(from: contentOffset.y, length: bounds.height)
    return CGRect(x: 0, y: range.lowerBound, width: contentWidth, height: range.upperBound - range.lowerBound)
  }

  private final func recycle(outside area: CGRect) {
    var kept: [LiveItem] = []
    var gone: [LiveItem] = []
    for item in live {
      let box = box(of: item)
      let isNear =
        isAcross
        ? box.maxX > area.minX && box.minX < area.maxX
        : item.cell.superview === self
          || (box.maxX > -LaneRule.lookAhead * area.width && box.minX < (1 + LaneRule.lookAhead) * area.width)
      if (box.maxY > area.minY && box.minY < area.maxY && isNear && has(item.path)) || item.path == cursor
        || item.cell === lifted
      {
        kept.append(item)
      } else {
        gone.append(item)
      }
    }
    live = kept
    for item in gone { leave(item) }
  }

  /// Recycles the cells and supplementary views that the layout no longer places near the screen.
  private final func keep(_ found: [UICollectionViewLayoutAttributes]) {
    var keptEdges: [LiveEdge] = []
    for edge in edges {
      let isNear = found.contains {
        $0.indexPath == edge.path && ($0.representedElementKind ?? "").hasSameBytes(as: edge.kind)
      }
      if isNear { keptEdges.append(edge) } else { retire(edge) }
    }
    edges = keptEdges
  }

  final func leave(_ item: LiveItem) {
    item.cell.pressing.cancel()
    delegate?.collectionView(self, didEndDisplaying: item.cell, forItemAt: item.path)
    retire(item.cell)
  }

  final func retire(_ view: UICollectionReusableView) {
    if let identifier = view.reuseIdentifier {
      pool.add(view, identifier)
    } else {
      view.removeFromSuperview()
    }
  }

  final func retire(_ edge: LiveEdge) {
    delegate?.collectionView(
      self, didEndDisplayingSupplementaryView: edge.view, forElementOfKind: edge.kind, at: edge.path)
    if pinned.box(of: edge.view) != nil { pinned.forget(edge.path.section)?.removeFromSuperview() }
    retire(edge.view)
  }

  final func giveAwayAll() {
    let items = live
    live = []
    for item in items { leave(item) }
    for edge in edges { retire(edge) }
    edges = []
  }

  private final func show(_ attributes: UICollectionViewLayoutAttributes) {
    let lane = attributes.lane.map { self.lane(at: $0) }
    if let lane, let place = attributes.lane {
      // The layout gives the frame where the item is visible. This converts it to the coordinates of the lane.
      attributes.frame = attributes.frame.offsetBy(dx: lane.contentOffset.x, dy: -place.box.minY)
    }
    let pinnedFrame = attributes.pinnedHeight == nil ? nil : attributes.frame
    if pinnedFrame != nil { attributes.frame.origin = .zero }
    let view: UICollectionReusableView
    if let kind = attributes.representedElementKind {
      view = edge(kind, attributes.indexPath, in: attributes.frame)
    } else {
      guard has(attributes.indexPath) else { return }
      view = liveCell(at: attributes.indexPath, in: attributes.frame)
    }
    if let lane {
      if view.superview !== lane { lane.addSubview(view) }
    } else if let pinnedFrame, let height = attributes.pinnedHeight {
      pinned.header(attributes.indexPath.section).hold(view, in: self)
      pinned.place(view, attributes.indexPath.section, at: pinnedFrame, height: height)
    } else if view.superview !== self {
      let isPinned = pinned.box(of: view) != nil
      addSubview(view)
      if isPinned { pinned.forget(attributes.indexPath.section)?.removeFromSuperview() }
    }
    place(view, attributes)
  }

  private final func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    // A finger moves the lifted cell.
    guard view !== lifted else { return }
    let change = {
      if view.frame != attributes.frame { view.frame = attributes.frame }
      if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
      if view.transform != attributes.transform { view.transform = attributes.transform }
      if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    }
    view.zIndex = attributes.zIndex
    if view.isPlaced { change() } else { UIView.performWithoutAnimation(change) }
    view.isPlaced = true
    view.apply(attributes)
  }

  final func index(ofLive path: IndexPath) -> Int? { live.firstIndex { $0.path == path } }

  /// Returns the cell of an item. Creates it if it does not exist, with a frame.
  final func liveCell(at path: IndexPath, in frame: CGRect) -> UICollectionViewCell {
    if let index = index(ofLive: path) { return live[index].cell }
    guard let dataSource else { preconditionFailure("A collection view with items needs a dataSource.") }
    var cell: UICollectionViewCell!
    awaitedFrame = frame
    defer { awaitedFrame = nil }
    UIView.performWithoutAnimation {
      cell = dataSource.collectionView(self, cellForItemAt: reordering?.dataPath(of: path) ?? path)
      precondition(
        !live.contains { $0.cell === cell },
        "The data source returned one cell for two items: dequeue a cell for each item in collectionView(_:cellForItemAt:)."
      )
      live.insert(LiveItem(path: path, cell: cell), at: live.firstIndex { path < $0.path } ?? live.count)
      adopt(cell)
      if selected.contains(path) { cell.isSelected = true }
      describe(cell, at: path)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    return cell
  }

  private final func adopt(_ view: UICollectionReusableView) {
    view.collection = self
    if view.isHidden { view.isHidden = false }
    if view.alpha != 1 { view.alpha = 1 }
    if view.superview == nil { addSubview(view) }
    guard arrivals != nil else { return }
    view.alpha = 0
    arrivals?.append(view)
  }

  final func describe(_ cell: UICollectionViewCell, at path: IndexPath) {
    var position = path.item + 1
    for section in 0..<path.section { position += counts[section] }
    cell.semantics?.position = position
    cell.semantics?.count = semantics?.count ?? 0
    cell.setNeedsShow()
    collectionViewLayout.decorate?(cell, path, self)
  }

  private final func edge(_ kind: String, _ path: IndexPath, in frame: CGRect) -> UICollectionReusableView {
    if let known = edges.first(where: { $0.path == path && $0.kind.hasSameBytes(as: kind) }) { return known.view }
    guard let dataSource else { preconditionFailure("A collection view with headers needs a dataSource.") }
    var view: UICollectionReusableView!
    awaitedFrame = frame
    defer { awaitedFrame = nil }
    UIView.performWithoutAnimation {
      view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      adopt(view)
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
    edges.append(LiveEdge(path: path, kind: kind, view: view))
    return view
  }

  // MARK: Measuring

  /// Called when the content of a cell has changed. If the item's height depends on its content, it is measured again
  /// during the next layout.
  final func contentChanged(of cell: UICollectionReusableView) {
    guard !isTiling, collectionExtras?.selfSizing != .disabled, let item = live.first(where: { $0.cell === cell })
    else { return }
    (collectionViewLayout as? UICollectionViewGridLayout)?.forget(item.path)
  }

  final func measureItem(_ path: IndexPath, width: CGFloat) -> Double {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame.size = CGSize(width: width, height: 44)
    let fitted = liveCell(at: path, in: attributes.frame).preferredLayoutAttributesFitting(attributes)
    return fitted.frame.height.isFinite ? Double(max(0, fitted.frame.height)) : 44
  }

  final func measureEdge(_ kind: String, _ section: Int, width: CGFloat) -> Double {
    let path = IndexPath(item: 0, section: section)
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
    attributes.frame.size = CGSize(width: width, height: 28)
    let fitted = edge(kind, path, in: attributes.frame).preferredLayoutAttributesFitting(attributes)
    return fitted.frame.height.isFinite ? Double(max(0, fitted.frame.height)) : 28
  }

  // MARK: Reading order

  /// Puts the subviews into reading order. Cells follow their section's header and precede its footer, and the cells of
  /// a lane stay together. A view with a larger `zIndex` comes later, because it is in front.
  final func sortForReading() {
    var order = [backgroundView].compactMap { $0 }
    var items = live[...]
    func append(_ view: UIView) {
      if let place = place(of: view), !order.contains(where: { $0 === place }) { order.append(place) }
    }
    let ranked = edges.map { (edge: $0, isFooter: isFooter($0)) }
    for (edge, isFooter) in ranked.inOrder(by: { a, b in
      a.edge.path.section != b.edge.path.section ? a.edge.path.section < b.edge.path.section : !a.isFooter && b.isFooter
    }) {
      while let item = items.first,
        item.path.section < edge.path.section || (item.path.section == edge.path.section && isFooter)
      {
        append(item.cell)
        items.removeFirst()
      }
      append(edge.view)
    }
    for item in items { append(item.cell) }
    sendSubviewsToBack(sortedByDepth(order))
    for lane in lanes {
      guard let view = lane.view else { continue }
      view.sendSubviewsToBack(sortedByDepth(live.map { $0.cell }))
    }
  }

  private final func sortedByDepth(_ views: [UIView]) -> [UIView] {
    let depths = views.map { ($0 as? UICollectionReusableView)?.zIndex ?? 0 }
    guard depths.contains(where: { $0 != 0 }) else { return views }
    return Array(views.indices).inOrder { depths[$0] < depths[$1] }.map { views[$0] }
  }

  /// Returns the direct subview that contains a view: the view itself, its lane, or the container of its pinned header.
  private final func place(of view: UIView) -> UIView? {
    view.superview === self ? view : pinned.box(of: view) ?? view.superview
  }

  /// Returns whether a supplementary view is below the first item of its section.
  private final func isFooter(_ edge: LiveEdge) -> Bool {
    guard pinned.box(of: edge.view) == nil,
      let item = live.first(where: { $0.path.section == edge.path.section }), let place = place(of: item.cell)
    else { return false }
    return edge.view.frame.minY > place.frame.minY
  }
}
