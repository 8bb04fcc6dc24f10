// SPDX-License-Identifier: Apache-2.0

/// The swipes over items of a list in a collection view.
final class ItemSwipes: RowSwipes {
  private var view: UICollectionView? { list as? UICollectionView }

  /// Adds the recognition of swipes to a collection view that does not have it yet.
  static func install(in view: UICollectionView) {
    let extras = view.madeExtras
    if extras.swipes == nil { extras.swipes = ItemSwipes(in: view) }
  }

  override var isReordering: Bool { view?.reordering != nil }

  override func row(at place: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard let view, let path = view.indexPathForItem(at: place),
      let cell = view.cellForItem(at: path) as? UICollectionViewListCell
    else { return nil }
    return (cell, path)
  }

  override func actions(at path: IndexPath, isLeading: Bool, bySwipe: Bool) -> UISwipeActionsConfiguration? {
    guard let view, !(bySwipe && view.isEditing),
      let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let look = layout.look(ofSection: path.section)
    else { return nil }
    let provider =
      isLeading ? look.leadingSwipeActionsConfigurationProvider : look.trailingSwipeActionsConfigurationProvider
    return provider?(path)
  }

  override func prepare(_ row: RowSwipe) {
    guard let cell = row.cell as? UICollectionViewListCell else { return }
    cell.pressing.cancel()
    view?.highlight(cell, false)
    cell.setNeedsUpdateConfiguration()
  }

  override func shift(_ row: RowSwipe, by distance: CGFloat) {
    guard let cell = row.cell as? UICollectionViewListCell else { return }
    cell.swipeOffset = row.isLeading == cell.isMirrored ? -distance : distance
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  override func ended(_ row: RowSwipe) {
    (row.cell as? UICollectionViewListCell)?.setNeedsUpdateConfiguration()
  }

  /// Shows the trailing actions of an item, or hides them, at the press of a control.
  func toggle(_ cell: UICollectionViewListCell) {
    guard let path = view?.indexPath(for: cell) else { return }
    toggle(cell, path, isLeading: false, bySwipe: false)
  }
}
