// SPDX-License-Identifier: Apache-2.0

import SheetMotion

// Moving an item under a finger. The other items make room, and the data source is told at the end.

extension UICollectionView {
  /// Lifts an item, so that it can be moved. Returns `false` if the data source does not let the item move, or if
  /// another item is being moved.
  @discardableResult public final func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    loadIfNeeded()
    guard reordering == nil, batch == nil, has(indexPath), let dataSource, !movesNothing,
      dataSource.collectionView(self, canMoveItemAt: indexPath), let cell = cellForItem(at: indexPath)
    else { return false }
    reordering = Reordering(start: indexPath, path: indexPath)
    lifted = cell
    cell.pressing.cancel()
    highlight(cell, false)
    cell.zIndex = Int.max
    cell.setNeedsUpdateConfiguration()
    bringSubviewToFront(cell)
    return true
  }

  /// Centers the lifted item at a point of the content. When the point passes the center of another item, that item
  /// makes room. Does nothing if no item is being moved.
  public final func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let state = reordering, let cell = lifted else { return }
    cell.center = targetPosition
    guard let proposed = indexPathForItem(at: targetPosition) else { return }
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: state.start, atCurrentIndexPath: state.path,
        toProposedIndexPath: proposed) ?? proposed
    guard has(target), target != state.path,
      let from = collectionViewLayout.layoutAttributesForItem(at: state.path)?.center,
      let to = collectionViewLayout.layoutAttributesForItem(at: target)?.center
    else { return }
    // Items of different sizes don't change back immediately, because the point has to pass the center.
    let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    guard target != proposed || (targetPosition.x - to.x) * way.x + (targetPosition.y - to.y) * way.y >= -0.5 else {
      return
    }
    moveShown(to: target)
  }

  /// Drops the lifted item at its new place, and notifies the data source if the place has changed. Does nothing if no
  /// item is being moved.
  public final func endInteractiveMovement() {
    guard let state = reordering else { return }
    reordering = nil
    if state.start != state.path {
      dataSource?.collectionView(self, moveItemAt: state.start, to: state.path)
      if movesNothing {
        // The data source still has the old order.
        reordering = state
        moveShown(to: state.start)
      }
    }
    drop()
  }

  /// Returns the lifted item to its old place. The data source is not notified. Does nothing if no item is being moved.
  public final func cancelInteractiveMovement() {
    guard let state = reordering else { return }
    if state.path != state.start { moveShown(to: state.start) }
    drop()
  }

  private final func drop() {
    let cell = lifted
    reordering = nil
    lifted = nil
    cell?.zIndex = 0
    cell?.setNeedsUpdateConfiguration()
    for item in live { describe(item.cell, at: item.path) }
    changeLook {
      self.tile()
      self.layoutIfNeeded()
    }
    sortForReading()
  }

  /// Shows the lifted item at another place, and the items between the two places one place further.
  private final func moveShown(to target: IndexPath) {
    guard let from = reordering?.path else { return }
    reordering?.path = target
    counts[from.section] -= 1
    counts[target.section] += 1
    func moved(_ path: IndexPath) -> IndexPath {
      if path == from { return target }
      var path = path
      if path.section == from.section, path.item > from.item { path.item -= 1 }
      if path.section == target.section, path.item >= target.item { path.item += 1 }
      return path
    }
    live = live.map { LiveItem(path: moved($0.path), cell: $0.cell) }.inOrder { $0.path < $1.path }
    selected = Set(selected.map(moved))
    cursor = cursor.map(moved)
    collectionViewLayout.invalidateLayout()
    changeLook {
      self.tile()
      self.layoutIfNeeded()
    }
  }
}
