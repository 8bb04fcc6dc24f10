// SPDX-License-Identifier: Apache-2.0

/// The swipes over a table's rows.
final class TableSwipes: RowSwipes {
  private var table: UITableView? { list as? UITableView }

  override var isReordering: Bool { table?.reordering != nil }
  override var isReady: Bool { table?.storedIsEditing == false }

  override func row(at place: CGPoint) -> (cell: UIView, path: IndexPath)? {
    guard let table, let path = table.indexPathForRow(at: place), let cell = table.cellForRow(at: path) else {
      return nil
    }
    return (cell, path)
  }

  override func actions(at path: IndexPath, isLeading: Bool, bySwipe: Bool) -> UISwipeActionsConfiguration? {
    table?.actions(at: path, isLeading: isLeading, bySwipe: bySwipe)
  }

  override func prepare(_ row: RowSwipe) {
    guard let cell = row.cell as? UITableViewCell else { return }
    cell.pressing.cancel()
    table?.unhighlight(cell)
  }

  override func began(_ row: RowSwipe) {
    guard let table else { return }
    table.delegate?.tableView(table, willBeginEditingRowAt: row.path)
  }

  override func shift(_ row: RowSwipe, by distance: CGFloat) {
    guard let cell = row.cell as? UITableViewCell else { return }
    cell.swipeOffset = row.isLeading ? distance : -distance
    cell.layOutParts()
  }

  override func ended(_ row: RowSwipe) {
    guard let table else { return }
    table.delegate?.tableView(table, didEndEditingRowAt: row.path)
  }
}

extension UITableView {
  /// The row that shows its actions.
  final var swipe: RowSwipe? { swipes?.open }

  /// Returns the actions of a row at one side.
  final func actions(at path: IndexPath, isLeading: Bool, bySwipe: Bool) -> UISwipeActionsConfiguration? {
    if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let own { return own }
    guard bySwipe ? mayDeleteBySwipe(path) : dataSource?.tableView(self, canEditRowAt: path) == true,
      (delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) { [me = Weak(self)] _, _, finish in
      guard let me = me.wrappedValue else { return }
      me.endSwipe(animated: true)
      me.dataSource?.tableView(me, commit: .delete, forRowAt: path)
      finish(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Shows the actions of a row at the request of a key, the minus control or an assistive technology.
  final func showActions(of cell: UITableViewCell, _ path: IndexPath, isAtRight: Bool) {
    swipes?.toggle(cell, path, isLeading: isAtRight == isMirrored, bySwipe: !storedIsEditing)
  }

  final func endSwipe(animated: Bool) {
    swipes?.close(animated: animated)
  }
}
