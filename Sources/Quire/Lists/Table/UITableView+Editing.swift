// SPDX-License-Identifier: Apache-2.0

import SheetMotion

extension UITableView {
  // MARK: Controls before rows

  final func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    guard storedIsEditing else {
      if cell.isEditing { cell.setEditing(false, animated: false) }
      return
    }
    let data = dataPath(of: path)
    let isEditable = dataSource?.tableView(self, canEditRowAt: data) ?? false
    let isChosen = allowsMultipleSelectionDuringEditing && isEditable
    cell.editingStyle =
      isEditable && !isChosen ? delegate?.tableView(self, editingStyleForRowAt: data) ?? .delete : .none
    cell.showsChoice = isChosen
    cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: data) ?? false
    cell.setEditing(true, animated: false)
  }

  /// Returns the default answer for a data source that does not determine whether a row can be edited.
  final func assumedCanEdit() -> Bool {
    editingIsAssumed = true
    return true
  }

  /// The default answer for a data source that does not determine whether rows can be moved.
  final var assumedCanMove: Bool { !movesNothing && !allowsMultipleSelectionDuringEditing }

  /// Returns whether the data source explicitly allows a swipe to delete a row.
  final func mayDeleteBySwipe(_ path: IndexPath) -> Bool {
    editingIsAssumed = false
    return dataSource?.tableView(self, canEditRowAt: path) == true && !editingIsAssumed
  }

  final func editingChanged(animated: Bool) {
    endSwipe(animated: animated)
    if !allowsMultipleSelectionDuringEditing { selectionRulesChanged() }
    let cells = live
    let change = {
      for row in cells {
        self.prepareEditing(of: row.cell, at: row.path)
        row.cell.layoutIfNeeded()
      }
    }
    if animated { changeLook(change) } else { change() }
    setNeedsLayout()
  }

  /// Handles a press on a control before a row. A minus asks for confirmation by showing the row's actions; a plus
  /// inserts immediately.
  final func editButtonPressed(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      showActions(of: cell, path, isAtRight: !isMirrored)
    }
  }

  // MARK: Moving rows

  /// Returns the index path in the data source of a displayed row. The two can differ while the user moves a row.
  final func dataPath(of path: IndexPath) -> IndexPath {
    guard let reordering else { return path }
    return reordering.dataPath(of: path)
  }

  final func lift(_ cell: UITableViewCell) -> Bool {
    guard reordering == nil, let path = indexPath(for: cell) else { return false }
    endSwipe(animated: true)
    reordering = Reordering(start: path, path: path)
    bringSubviewToFront(cell)
    cell.showDragShadow(true)
    return true
  }

  /// Centers the cell at the finger's position. Exchanges the cell with rows whose middle it has passed.
  final func drag(_ cell: UITableViewCell, to y: CGFloat) {
    guard let state = reordering else { return }
    cell.center.y = y
    guard var target = row(at: Double(y) - shift) else { return }
    let proposed = target
    target =
      delegate?.tableView(self, targetIndexPathForMoveFromRowAt: state.start, toProposedIndexPath: proposed) ?? proposed
    guard has(target), target != state.path else { return }
    // Compares with the middle of the other row, so that rows of different heights don't change back immediately.
    let box = box(of: target)
    guard target > state.path ? y > box.midY - 0.5 : y < box.midY + 0.5 else { return }
    moveShown(cell, from: state.path, to: target)
  }

  final func moveShown(_ cell: UITableViewCell, from: IndexPath, to: IndexPath) {
    reordering?.path = to
    let length = height(of: from)
    if from.section == to.section {
      sections[from.section].rows.move(from: from.row, to: to.row)
    } else {
      sections[from.section].rows.remove(at: from.row)
      sections[to.section].rows.insert(length, at: to.row)
    }
    starts = nil
    var rows: [LiveRow] = []
    for row in live {
      var path = row.path
      if row.cell === cell {
        path = to
      } else {
        if path.section == from.section, path.row > from.row { path.row -= 1 }
        if path.section == to.section, path.row >= to.row { path.row += 1 }
      }
      rows.append(LiveRow(path: path, cell: row.cell))
    }
    live = rows.inOrder { $0.path < $1.path }
    selected = Set(
      selected.map { old in
        var path = old
        if path == from { return to }
        if path.section == from.section, path.row > from.row { path.row -= 1 }
        if path.section == to.section, path.row >= to.row { path.row += 1 }
        return path
      })
    changeLook { self.tile() }
  }

  /// Called when the finger has lifted. Notifies the data source of the row's new position.
  final func drop(_ cell: UITableViewCell) {
    guard let state = reordering else { return }
    if cursor != nil { cursor = state.path }
    reordering = nil
    cell.showDragShadow(false)
    changeLook { self.tile() }
    sortForReading()
    guard state.start != state.path else { return }
    let movedNothing = movesNothing
    dataSource?.tableView(self, moveRowAt: state.start, to: state.path)
    guard movesNothing, !movedNothing else { return }
    // The data source still has the old order.
    moveShown(cell, from: state.path, to: state.start)
    if cursor != nil { cursor = state.start }
    editingChanged(animated: true)
  }

  /// Moves a row by one position with a key.
  final func nudge(_ cell: UITableViewCell, down: Bool) {
    guard reordering == nil, let path = indexPath(for: cell),
      let next = down ? row(after: path) : row(before: path)
    else { return }
    let target = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: next) ?? next
    guard has(target), target != path else { return }
    reordering = Reordering(start: path, path: path)
    moveShown(cell, from: path, to: target)
    drop(cell)
    sortForReading()
    let wanted = offset(showing: target, at: .none)
    if wanted != contentOffset.y { show(wanted, animated: true) }
  }
}

/// A row that the user is moving.
struct Reordering {
  /// The index path at the beginning of the move.
  let start: IndexPath
  /// The index path where the row is displayed.
  var path: IndexPath

  /// Returns the index path in the data source, which still has all rows in their old order.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == path { return start }
    var result = shown
    if result.section == path.section, result.row > path.row { result.row -= 1 }
    if result.section == start.section, result.row >= start.row { result.row += 1 }
    return result
  }
}

/// The grip at the trailing end of a row. The user moves the row with a finger, or with the up and down arrow keys.
@MainActor final class ReorderGrip: UIControl {
  @Weak private var cell: UITableViewCell?
  private let picture = UIImageView(image: UIImage(system: "line.3.horizontal"))
  private let pan = UIPanGestureRecognizer()
  private var start: CGFloat = 0
  private var timer: UInt32?

  init(_ cell: UITableViewCell) {
    super.init(frame: .zero)
    self.cell = cell
    hostBehavior = ControlBehavior.touched
    semantics = ControlSemantics(
      .stepper,
      keys: { grip, key in
        guard let cell = (grip as? ReorderGrip)?.cell, key == .up || key == .down else { return }
        cell.table?.nudge(cell, down: key == .down)
      })
    accessibilityLabel = "Reorder"
    picture.tintColor = .tertiaryLabel
    picture.isAccessibilityElement = false
    addSubview(picture)
    pan.addAction { [me = Weak(self)] _ in me.wrappedValue?.panned() }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: (bounds.width - 24) / 2, y: (bounds.height - 24) / 2, width: 24, height: 24)
  }

  private func panned() {
    guard let cell, let table = cell.table else { return }
    switch pan.state {
    case .began:
      guard table.lift(cell) else { return }
      // Measured from where the finger touched down, so that the row doesn't lag by the distance that started the drag.
      start = cell.center.y - pan.location(in: table).y + pan.wayFromTouch.y
      follow()
    case .changed: follow()
    case .ended, .cancelled, .failed:
      stop()
      table.drop(cell)
    case .possible: break
    }
  }

  private func follow() {
    guard let cell, let table = cell.table else { return }
    table.drag(cell, to: pan.location(in: table).y + start)
    let place = pan.location(in: table).y - table.contentOffset.y
    let insets = table.adjustedContentInset
    let room = (insets.top + 60, table.bounds.height - insets.bottom - 60)
    let speed = place < room.0 ? place - room.0 : place > room.1 ? place - room.1 : 0
    if speed == 0 { stop() } else if timer == nil { scroll() }
  }

  /// Scrolls the table while the finger is near an edge. The farther out the finger is, the faster the scroll.
  private func scroll() {
    guard let session = Session.current else { return }
    timer = session.schedule(at: session.clock + 1.0 / 60) { [me = Weak(self)] in
      guard let me = me.wrappedValue, me.timer != nil, let table = me.cell?.table else { return }
      me.timer = nil
      let place = me.pan.location(in: table).y - table.contentOffset.y
      let insets = table.adjustedContentInset
      let low = insets.top + 60
      let high = table.bounds.height - insets.bottom - 60
      let step = (place < low ? place - low : max(0, place - high)) / 6
      let most = max(-insets.top, table.contentSize.height + insets.bottom - table.bounds.height)
      let wanted = min(max(table.contentOffset.y + step, -insets.top), most)
      if wanted != table.contentOffset.y { table.contentOffset.y = wanted }
      me.follow()
    }
  }

  private func stop() {
    if let timer { Session.current?.unschedule(timer) }
    timer = nil
  }
}

extension UIView {
  /// Shows or removes the shadow of a row that the user has lifted.
  fileprivate final func showDragShadow(_ isLifted: Bool) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = isLifted ? 0.2 : 0
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}
