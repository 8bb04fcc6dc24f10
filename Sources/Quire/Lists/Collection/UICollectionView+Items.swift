// SPDX-License-Identifier: Apache-2.0

import SheetMotion

// Queries about items, selection, keys and changes.

extension UICollectionView {
  /// The number of sections that the data source reported at the last update.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return counts.count
  }

  /// Returns the number of items in a section that the data source reported at the last update. Traps if the section is
  /// out of range.
  public final func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    precondition(counts.indices.contains(section), "There is no section \(section): the view has \(counts.count).")
    return counts[section]
  }

  /// Returns the cell of an item near the screen, or `nil` for any other item.
  public final func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    index(ofLive: indexPath).map { live[$0].cell }
  }

  /// Returns the index path of a cell's item, or `nil` if the cell shows no item.
  public final func indexPath(for cell: UICollectionViewCell) -> IndexPath? { live.first { $0.cell === cell }?.path }

  /// Returns the index path of the item at a point, or `nil` if no item is there.
  public final func indexPathForItem(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return collectionViewLayout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  /// Returns the layout attributes of an item, or `nil` if the item does not exist.
  public final func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    loadIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  private final var visible: [LiveItem] {
    if needsReload || needsLayout { tile() }
    let box = CGRect(origin: contentOffset, size: bounds.size)
    return live.filter { self.box(of: $0).intersects(box) }
  }

  /// The index paths of the visible items, in order.
  public final var indexPathsForVisibleItems: [IndexPath] { visible.map { $0.path } }
  /// The visible cells, in order.
  public final var visibleCells: [UICollectionViewCell] { visible.map { $0.cell } }

  /// Returns a supplementary view near the screen, or `nil` for any other position.
  public final func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    edges.first { $0.path == indexPath && $0.kind.hasSameBytes(as: elementKind) }?.view
  }

  /// Scrolls to an item. Traps if the item does not exist.
  public final func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    precondition(has(indexPath), "There is no item \(indexPath.item) in section \(indexPath.section) to scroll to.")
    defer { showInLane(indexPath, scrollPosition, animated: animated) }
    for _ in 0..<2 {
      guard let box = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
      let wanted = offset(showing: box, scrollPosition)
      guard wanted != contentOffset else { return }
      setContentOffset(wanted, animated: animated)
      if animated { return }
      tile()
    }
  }

  private final func offset(showing box: CGRect, _ position: ScrollPosition) -> CGPoint {
    let (insets, content) = (adjustedContentInset, collectionViewLayout.collectionViewContentSize)
    var offset = contentOffset
    if isAcross {
      let place: ScrollPlace? =
        position.contains(.left)
        ? .start : position.contains(.right) ? .end : position.contains(.centeredHorizontally) ? .middle : nil
      offset.x = place.offset(
        showing: (box.minX, box.maxX), from: offset.x, length: bounds.width, insets: (insets.left, insets.right),
        content: content.width)
    } else {
      let place: ScrollPlace? =
        position.contains(.top)
        ? .start : position.contains(.bottom) ? .end : position.contains(.centeredVertically) ? .middle : nil
      offset.y = place.offset(
        showing: (box.minY, box.maxY), from: offset.y, length: bounds.height, insets: (insets.top, insets.bottom),
        content: content.height)
    }
    return offset
  }

  // MARK: Selection

  /// The index paths of the selected items, in order; `nil` if no item is selected.
  public final var indexPathsForSelectedItems: [IndexPath]? { selected.isEmpty ? nil : Array(selected).inOrder(by: <) }

  /// Selects an item without notifying the delegate. If the index path is `nil`, deselects all items.
  public final func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    for path in selected where indexPath == nil || (!allowsSeveral && path != indexPath) {
      setSelected(false, path)
    }
    guard let indexPath else { return }
    precondition(has(indexPath), "There is no item \(indexPath.item) in section \(indexPath.section) to select.")
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without notifying the delegate.
  public final func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  private final func setSelected(_ isSelected: Bool, _ path: IndexPath) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  final func mayHighlight(_ cell: UICollectionViewCell) -> Bool {
    guard mayBeSelected, let path = indexPath(for: cell) else { return false }
    return delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  final func highlight(_ cell: UICollectionViewCell, _ isHighlighted: Bool) {
    guard cell.isHighlighted != isHighlighted, let path = indexPath(for: cell) else { return }
    cell.isHighlighted = isHighlighted
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Handles a press on an item, by a finger, a key or an assistive technology.
  final func pressed(_ cell: UICollectionViewCell) {
    if let instead = cell.pressInstead { return instead() }
    guard mayHighlight(cell), let path = indexPath(for: cell) else { return }
    if selected.contains(path), allowsSeveral {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      setSelected(false, path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsSeveral {
      for other in selected where other != path {
        setSelected(false, other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    setSelected(true, path)
    cell.trigger?()
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  // MARK: Keys

  /// Handles an arrow key: moves to the item beside, above or below.
  final func keyPressed(_ key: ControlKey, on cell: UICollectionViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let target: IndexPath?
    switch key {
    case .left: target = item(isMirrored ? 1 : -1, from: path)
    case .right: target = item(isMirrored ? -1 : 1, from: path)
    case .up: target = item(inLine: -1, from: path)
    case .down: target = item(inLine: 1, from: path)
    case .home: target = counts.firstIndex { $0 > 0 }.map { IndexPath(item: 0, section: $0) }
    case .end: target = counts.lastIndex { $0 > 0 }.map { IndexPath(item: counts[$0] - 1, section: $0) }
    case .pageUp: target = item(inLine: -5, from: path)
    case .pageDown: target = item(inLine: 5, from: path)
    }
    guard let target else { return }
    cursor = target
    scrollToItem(at: target, at: [], animated: false)
    tile()
    sortForReading()
    placeTabStop()
  }

  private final func item(_ step: Int, from path: IndexPath) -> IndexPath? {
    var place = IndexPath(item: path.item + step, section: path.section)
    if has(place) { return place }
    repeat {
      place.section += step > 0 ? 1 : -1
    } while counts.indices.contains(place.section) && counts[place.section] == 0
    guard counts.indices.contains(place.section) else { return nil }
    place.item = step > 0 ? 0 : counts[place.section] - 1
    return place
  }

  /// Returns the nearest item a number of lines away.
  private final func item(inLine lines: Int, from path: IndexPath) -> IndexPath? {
    guard let start = collectionViewLayout.layoutAttributesForItem(at: path)?.frame else { return nil }
    var best: IndexPath?
    var next = path
    var left = lines.magnitude
    var line = start.midY
    while left > 0, let other = item(lines > 0 ? 1 : -1, from: next) {
      next = other
      guard let box = collectionViewLayout.layoutAttributesForItem(at: other)?.frame else { break }
      if (box.midY - line).magnitude > 1 {
        line = box.midY
        left -= 1
        best = nil
      }
      if left == 0 || best == nil { best = other }
    }
    // Within that line, the item that is most directly below or above.
    guard var nearest = best else { return nil }
    var place = nearest
    func distance(_ path: IndexPath) -> CGFloat {
      let box = collectionViewLayout.layoutAttributesForItem(at: path)?.frame ?? .zero
      return (box.midY - line).magnitude > 1 ? .infinity : (box.midX - start.midX).magnitude
    }
    while let other = item(lines > 0 ? 1 : -1, from: place), distance(other) < .infinity {
      if distance(other) < distance(nearest) { nearest = other }
      place = other
    }
    return nearest
  }

  final func placeTabStop() {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    let stop = cursor.flatMap { index(ofLive: $0) } ?? live.firstIndex { box(of: $0).maxY > visible.minY + 1 }
    for (index, item) in live.enumerated() {
      guard let semantics = item.cell.semantics, semantics.isTabStop != (index == stop) else { continue }
      semantics.isTabStop = index == stop
      item.cell.setNeedsShow()
    }
  }

  // MARK: Changes

  /// Reloads all data from the data source. Clears the selection. Nothing is animated.
  public final func reloadData() {
    for path in selected { cellForItem(at: path)?.isSelected = false }
    selected = []
    cursor = nil
    setNeedsReload()
  }

  /// Replaces the cells of items. Traps if an item does not exist.
  public final func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
  /// Replaces the cells of items near the screen.
  public final func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems += indexPaths } }
  /// Inserts items that the data source already contains. The index paths refer to the order after the update.
  public final func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems += indexPaths } }
  /// Deletes items that the data source no longer contains. The index paths refer to the order before the update.
  public final func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems += indexPaths } }
  /// Moves an item that the data source already has at its new index path.
  public final func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Reloads the items of sections.
  public final func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections += sections.map { $0 } } }
  /// Inserts sections that the data source already contains.
  public final func insertSections(_ sections: IndexSet) { change { $0.insertedSections += sections.map { $0 } } }
  /// Deletes sections that the data source no longer contains.
  public final func deleteSections(_ sections: IndexSet) { change { $0.deletedSections += sections.map { $0 } } }
  /// Moves a section that the data source already has at its new index.
  public final func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  /// Performs all changes of a block in one animation.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    loadIfNeeded()
    if batch != nil {
      updates?()
      if let completion { Session.afterward { completion(true) } }
      return
    }
    batch = ListChanges()
    updates?()
    let changes = batch ?? ListChanges()
    batch = nil
    carryOut(changes, completion)
  }

  private final func change(_ body: (inout ListChanges) -> Void) {
    if batch != nil {
      body(&batch!)
      return
    }
    guard !needsReload else { return }
    var changes = ListChanges()
    body(&changes)
    carryOut(changes, nil)
  }

  private final func carryOut(_ changes: ListChanges, _ completion: ((Bool) -> Void)?) {
    var plan = Rearrangement(counts, changes)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    let new = (0..<count).map { dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0 }
    plan.check(new)
    apply(plan, animated: true, completion)
  }

  /// Applies a new order. Moves the cells of remaining items to their new positions.
  final func apply(_ plan: Rearrangement, animated: Bool, _ completion: ((Bool) -> Void)?) {
    let interesting = Set(live.map { $0.path }).union(selected).union(cursor.map { [$0] } ?? [])
    let moves = plan.newPaths(of: interesting)
    selected = Set(selected.compactMap { moves[$0] })
    cursor = cursor.flatMap { moves[$0] }
    var leaving: [LiveItem] = []
    var kept: [LiveItem] = []
    for item in live {
      if let path = moves[item.path], !plan.isReloaded(item.path) {
        kept.append(LiveItem(path: path, cell: item.cell))
      } else {
        leaving.append(item)
      }
    }
    live = kept.inOrder { $0.path < $1.path }
    for edge in edges { retire(edge) }
    edges = []
    loadCounts()
    for item in live { describe(item.cell, at: item.path) }
    let isAnimated = animated && window != nil && !UIAccessibility.isReduceMotionEnabled && UIView.areAnimationsEnabled
    guard isAnimated else {
      for item in leaving { leave(item) }
      UIView.performWithoutAnimation {
        tile()
        layoutIfNeeded()
      }
      if let completion { Session.afterward { completion(true) } }
      return
    }
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.arrivals = []
        self.tile()
        self.layoutIfNeeded()
        let arrivals = self.arrivals ?? []
        self.arrivals = nil
        for view in arrivals { view.alpha = 1 }
        for item in leaving { item.cell.alpha = 0 }
      },
      completion: { [me = Weak(self)] isDone in
        for item in leaving { me.wrappedValue?.leave(item) }
        me.wrappedValue?.setNeedsLayout()
        completion?(isDone)
      })
  }
}

/// The place of an item in the visible part of a list, along the direction in which the list scrolls.
private enum ScrollPlace {
  case start, middle, end
}

extension ScrollPlace? {
  /// Returns the content offset that shows an item at the place. Without a place, it is the nearest offset that shows
  /// the item. The result stays within the content.
  fileprivate func offset(
    showing item: (start: CGFloat, end: CGFloat), from current: CGFloat, length: CGFloat,
    insets: (start: CGFloat, end: CGFloat), content: CGFloat
  ) -> CGFloat {
    let (atStart, atEnd) = (item.start - insets.start, item.end - length + insets.end)
    let wanted =
      switch self {
      case .start: atStart
      case .end: atEnd
      case .middle: (item.start + item.end) / 2 - insets.start - (length - insets.start - insets.end) / 2
      case nil: current > atStart ? atStart : max(current, atEnd)
      }
    return max(min(wanted, content - length + insets.end), -insets.start)
  }
}
