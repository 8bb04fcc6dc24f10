// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension UITableView {
  // MARK: In code

  /// The index path of the selected row, or of the first of several selected rows; `nil` if no row is selected.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

  /// The index paths of the selected rows, in order; `nil` if no row is selected.
  public final var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : Array(selected).inOrder(by: <) }

  /// Selects a row without notifying the delegate. If the index path is `nil`, deselects all rows.
  public final func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selected { setSelected(false, path, animated: animated) }
      return
    }
    precondition(
      has(indexPath), "There is no row \(indexPath.row) in section \(indexPath.section) to select.")
    if !allowsSeveral { for path in selected where path != indexPath { setSelected(false, path, animated: animated) } }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row without notifying the delegate.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  private final func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    if isSelected { selected.insert(path) } else { selected.remove(path) }
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  final var mayBeSelected: Bool {
    storedIsEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  final var allowsSeveral: Bool { storedIsEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  final func selectionRulesChanged() {
    if !mayBeSelected { for path in selected { setSelected(false, path, animated: false) } }
    if !allowsSeveral, let first = indexPathForSelectedRow {
      for path in selected where path != first { setSelected(false, path, animated: false) }
    }
    setNeedsShow()
  }

  // MARK: By the user

  final func mayHighlight(_ cell: UITableViewCell) -> Bool {
    guard mayBeSelected, swipe == nil, let path = indexPath(for: cell) else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  final func highlight(_ cell: UITableViewCell) {
    guard !cell.isHighlighted, let path = indexPath(for: cell) else { return }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
  }

  final func unhighlight(_ cell: UITableViewCell) {
    guard cell.isHighlighted else { return }
    cell.setHighlighted(false, animated: true)
    if let path = indexPath(for: cell) { delegate?.tableView(self, didUnhighlightRowAt: path) }
  }

  /// Handles a press on a row, by a finger, a key or an assistive technology.
  final func pressed(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if swipe != nil { return endSwipe(animated: true) }
    guard mayHighlight(cell) else { return }
    if selected.contains(path), allowsSeveral { return deselect(path) }
    guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, has(wanted) else { return }
    if !allowsSeveral { for other in selected where other != wanted { deselect(other) } }
    setSelected(true, wanted, animated: false)
    // Segues are performed before the delegate is notified. [SEGUE]
    cellForRow(at: wanted)?.trigger?(false)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  private final func deselect(_ path: IndexPath) {
    guard let wanted = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    setSelected(false, wanted, animated: true)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  final func accessoryPressed(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.trigger?(true)
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  // MARK: Keys

  /// Handles a key. The up and down arrows move from row to row, Home and End to the first and the last row, and page
  /// keys by 90 % of a screen. The left and right arrows show the row's actions. The host moves its focus to the row
  /// that the Tab key reaches.
  final func keyPressed(_ key: ControlKey, on cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let target: IndexPath?
    switch key {
    case .up: target = row(before: path)
    case .down: target = row(after: path)
    case .home: target = sections.firstIndex { $0.rows.count > 0 }.map { IndexPath(row: 0, section: $0) }
    case .end: target = lastRow
    case .pageUp: target = row(at: start(of: path) - Double(bounds.height) * 0.9)
    case .pageDown: target = row(at: start(of: path) + Double(bounds.height) * 0.9)
    case .left, .right: return showActions(of: cell, path, isAtRight: key == .left)
    }
    guard let target else { return }
    cursor = target
    endSwipe(animated: true)
    let wanted = offset(showing: target, at: .none)
    if wanted != contentOffset.y { show(wanted, animated: false) }
    tile()
    sortForReading()
    placeTabStop()
  }

  /// Makes one row reachable with the Tab key: the row that keys moved to, or else the first visible row.
  final func placeTabStop() {
    let visible = CGRect(origin: contentOffset, size: bounds.size).inset(by: adjustedContentInset)
    let stop =
      cursor.flatMap { index(ofLive: $0) }
      ?? live.firstIndex { has($0.path) && box(of: $0.path).maxY > visible.minY + 1 }
    for (index, row) in live.enumerated() {
      guard let semantics = row.cell.semantics, semantics.isTabStop != (index == stop) else { continue }
      semantics.isTabStop = index == stop
      row.cell.setNeedsShow()
    }
  }
}
