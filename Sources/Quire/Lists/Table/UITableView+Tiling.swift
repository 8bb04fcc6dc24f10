// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UITableView {
  /// The time after the host's last report until a scroll counts as finished, in seconds. [LIST]
  static var restDelay: Double { 0.15 }

  // MARK: Scrolling

  final func scrolled() {
    guard !isTiling else { return }
    lookAhead.follow(contentOffset.y)
    setNeedsLayout()
    guard let session = Session.current else { return }
    restTime = session.clock + UITableView.restDelay
    guard !awaitsRest else { return }
    awaitRest(session)
  }

  /// Starts a timer for the end of the scroll. There is only one timer, which is restarted while the scroll continues.
  private final func awaitRest(_ session: Session) {
    awaitsRest = true
    session.schedule(at: restTime) { [me = Weak(self)] in
      guard let me = me.wrappedValue, let session = Session.current else { return }
      me.awaitsRest = false
      if session.clock < me.restTime || me.phase != .idle || me.motion != nil || session.arena.isFollowed(me) {
        me.restTime = max(me.restTime, session.clock + UITableView.restDelay)
        me.awaitRest(session)
      } else {
        me.comeToRest()
      }
    }
  }

  /// Adjusts the offset to the corrected heights. Nothing visible moves.
  final func comeToRest() {
    lookAhead.rest()
    applyShift()
    tile()
    placeTabStop()
  }

  private final func applyShift() {
    guard shift != 0 else { return }
    let correction = shift
    shift = 0
    isTiling = true
    contentOffset.y = max(contentOffset.y - CGFloat(correction), -adjustedContentInset.top)
    isTiling = false
    placeAll()
  }

  // MARK: Tiling

  /// Makes the cells of the rows near the screen, measures the rows that have not been measured, and recycles all
  /// others.
  final func tile() {
    guard !isTiling, bounds.width > 0, batch?.isCollecting != true else { return }
    loadIfNeeded()
    isTiling = true
    if contentWidth != measuredWidth {
      measuredWidth = contentWidth
      forgetHeights()
    }
    placeEdgeViews()
    // Near the top, the position of the first row must be exact.
    if shift != 0, min(contentOffset.y, contentOffset.y - CGFloat(shift)) < bounds.height / 2 {
      isTiling = false
      applyShift()
      isTiling = true
    }
    let top = Double(contentOffset.y) - shift
    let anchor =
      contentOffset.y > 0.5 - adjustedContentInset.top ? row(at: top + Double(adjustedContentInset.top)) : nil
    let before = anchor.map { start(of: $0) }
    prepare(around: top)
    if let anchor, let before { correct(by: start(of: anchor) - before) }
    guessFromMeasured()
    finishTiling()
    isTiling = false
    if !awaitsRest, batch == nil, reordering == nil { sortForReading() }
  }

  /// Compensates for the difference between a measured and an estimated height above the visible rows, so that they
  /// don't move.
  private final func correct(by change: Double) {
    guard change != 0 else { return }
    if lookAhead.isMoving {
      shift -= change
    } else {
      contentOffset.y += CGFloat(change)
    }
  }

  /// Prepares the rows and section views in the range to be prepared, from top to bottom.
  private final func prepare(around top: Double) {
    let range = lookAhead.range(from: CGFloat(top), length: bounds.height)
    recycle(outside: range)
    guard !sections.isEmpty else { return }
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    var index = section(at: low) ?? 0
    while index < sections.count, start(of: index) < high {
      resolveEdges(of: index, in: low...high)
      let count = sections[index].rows.count
      if count > 0 {
        let first = start(of: index) + sections[index].header
        var row = sections[index].rows.index(at: max(0, low - first))
        var y = first + sections[index].rows.start(of: row)
        while row < count, y < high {
          let path = IndexPath(row: row, section: index)
          let height = resolve(path)
          if height > 0, y + height > low { _ = liveCell(at: path) }
          y += height
          row += 1
        }
      }
      index += 1
    }
  }

  /// Returns the height of a row. Measures the row if needed.
  private final func resolve(_ path: IndexPath) -> Double {
    if sections[path.section].rows.isKnown(at: path.row) { return height(of: path) }
    let data = dataPath(of: path)
    let given = delegate?.tableView(self, heightForRowAt: data) ?? rowHeight
    let height = given >= 0 ? Double(given) : measure(liveCell(at: path))
    sections[path.section].rows.set(height.isFinite ? max(0, height) : UITableView.standardRowHeight, at: path.row)
    heightChanged(ofSection: path.section)
    return self.height(of: path)
  }

  private final func measure(_ cell: UITableViewCell) -> Double {
    let width = max(0, contentWidth - 2 * sideMargin)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? Double(size.height) : UITableView.standardRowHeight
  }

  /// Makes the views of the headers and footers in a range, and determines their heights if they are not known.
  private final func resolveEdges(of index: Int, in range: ClosedRange<Double>) {
    let start = start(of: index)
    if !sections[index].isHeaderKnown
      || (sections[index].header > 0 && start + sections[index].header > range.lowerBound) || style == .plain
    {
      showSectionView(index, isHeader: true)
    }
    let footer = start + sections[index].header + sections[index].rows.total
    if !sections[index].isFooterKnown
      || (sections[index].footer > 0 && footer < range.upperBound && footer + sections[index].footer > range.lowerBound)
    {
      showSectionView(index, isHeader: false)
    }
  }

  // MARK: Cells

  final func index(ofLive path: IndexPath) -> Int? {
    var (low, high) = (0, live.count)
    while low < high {
      let middle = (low + high) / 2
      if live[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < live.count && live[low].path == path ? low : nil
  }

  /// Returns the cell of a row. Creates it if it does not exist.
  private final func liveCell(at path: IndexPath) -> UITableViewCell {
    if let index = index(ofLive: path) { return live[index].cell }
    guard let dataSource else { preconditionFailure("A table with rows needs a dataSource.") }
    let data = dataPath(of: path)
    var cell: UITableViewCell!
    UIView.performWithoutAnimation { cell = dataSource.tableView(self, cellForRowAt: data) }
    precondition(
      !live.contains { $0.cell === cell },
      "The data source returned one cell for two rows: dequeue a cell for each row in tableView(_:cellForRowAt:).")
    live.insert(LiveRow(path: path, cell: cell), at: live.firstIndex { path < $0.path } ?? live.count)
    UIView.performWithoutAnimation { adopt(cell, at: path) }
    return cell
  }

  private final func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    if cell.isHidden { cell.isHidden = false }
    if cell.alpha != 1 { cell.alpha = 1 }
    if cell.superview !== self { insertSubview(cell, at: backgroundView == nil ? 0 : 1) }
    cell.swipeOffset = 0
    cell.isPlaced = false
    prepareEditing(of: cell, at: path)
    cell.showBackground()
    if selected.contains(path) { cell.setSelected(true, animated: false) }
    if cell.frame.width != contentWidth - 2 * sideMargin {
      cell.frame = CGRect(
        x: sideMargin, y: cell.frame.minY, width: contentWidth - 2 * sideMargin, height: cell.frame.height)
    }
    delegate?.tableView(self, willDisplay: cell, forRowAt: dataPath(of: path))
    batch?.arrive(cell, at: path, in: self)
  }

  /// Recycles the cells and section views outside a range.
  private final func recycle(outside range: ClosedRange<CGFloat>) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    var kept: [LiveRow] = []
    var gone: [LiveRow] = []
    for row in live {
      let start = has(row.path) ? start(of: row.path) : 0
      let isNear = has(row.path) && start < high && start + height(of: row.path) > low
      if isNear || isProtected(row.path) { kept.append(row) } else { gone.append(row) }
    }
    guard !gone.isEmpty || !liveViews.isEmpty else { return }
    live = kept
    for row in gone { leave(row) }
    var views: [LiveSectionView] = []
    for entry in liveViews {
      let start = start(of: entry.section)
      let isNear = start < high && start + sections[entry.section].height > low
      if isNear { views.append(entry) } else { giveAway(entry) }
    }
    liveViews = views
  }

  /// Returns whether a row keeps its cell outside the visible area. That applies to the row that keys moved to, the row
  /// that shows its actions, and the row that the user is moving.
  private final func isProtected(_ path: IndexPath) -> Bool {
    path == cursor || path == swipe?.path || path == reordering?.path
  }

  final func leave(_ row: LiveRow) {
    row.cell.pressing.cancel()
    delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    retire(row.cell)
  }

  final func retire(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier, !cell.isStatic {
      pool.add(cell, identifier)
    } else {
      cell.table = nil
      cell.removeFromSuperview()
    }
  }

  final func recycleAll() {
    endSwipe(animated: false)
    let rows = live
    live = []
    for row in rows { leave(row) }
    for entry in liveViews { giveAway(entry) }
    liveViews = []
  }

  // MARK: Section views

  private final func showSectionView(_ index: Int, isHeader: Bool) {
    if liveViews.contains(where: { $0.section == index && $0.isHeader == isHeader }) { return }
    let isKnown = isHeader ? sections[index].isHeaderKnown : sections[index].isFooterKnown
    if isKnown, (isHeader ? sections[index].header : sections[index].footer) == 0 { return }
    let view = makeSectionView(index, isHeader: isHeader)
    if !isKnown {
      var height = view.map { measure($0) } ?? (style == .plain ? 0 : UITableView.groupGap)
      if isHeader, view != nil { height += headerPadding }
      if isHeader {
        sections[index].header = height
        sections[index].isHeaderKnown = true
      } else {
        sections[index].footer = height
        sections[index].isFooterKnown = true
      }
      heightChanged(ofSection: index)
    }
    guard let view else { return }
    liveViews.append(LiveSectionView(section: index, isHeader: isHeader, view: view))
    UIView.performWithoutAnimation {
      view.isHidden = false
      if isHeader, style == .plain {
        pinned.header(index).hold(view, in: self)
      } else if view.superview !== self {
        addSubview(view)
      }
      if isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: index)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: index)
      }
    }
  }

  private final func makeSectionView(_ index: Int, isHeader: Bool) -> UIView? {
    let own =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: index)
      : delegate?.tableView(self, viewForFooterInSection: index)
    if let view = own {
      if let known = view as? UITableViewHeaderFooterView { prepare(known, isHeader) }
      return view
    }
    let title =
      isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: index)
      : dataSource?.tableView(self, titleForFooterInSection: index)
    guard let title, !title.utf8.isEmpty else { return nil }
    let identifier = isHeader ? "quire.header" : "quire.footer"
    let view = viewPool.remove(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    prepare(view, isHeader)
    view.showTitle(title)
    return view
  }

  private final func prepare(_ view: UITableViewHeaderFooterView, _ isHeader: Bool) {
    (view.isHeader, view.isGrouped) = (isHeader, style != .plain)
    if style == .plain, view.backgroundColor == nil, view.backgroundConfiguration == nil {
      view.backgroundColor = isHeader ? .systemBackground : nil
    }
  }

  private final func measure(_ view: UIView) -> Double {
    let width = max(0, contentWidth - 2 * sideMargin)
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    if size.height > 0 { return Double(size.height) }
    return view.frame.height > 0 ? Double(view.frame.height) : 28
  }

  final func giveAway(_ entry: LiveSectionView) {
    if entry.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: entry.view, forSection: entry.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: entry.view, forSection: entry.section)
    }
    if entry.isHeader { pinned.forget(entry.section)?.removeFromSuperview() }
    if let view = entry.view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
      view.isHidden = true
      viewPool.add(view, identifier)
      if entry.isHeader, style == .plain { view.removeFromSuperview() }
    } else {
      entry.view.removeFromSuperview()
    }
  }

  // MARK: Placing

  private final func placeEdgeViews() {
    let width = contentWidth
    if let view = tableHeaderView {
      let height = view.frame.height > 0 ? view.frame.height : CGFloat(measure(view))
      let box = CGRect(x: 0, y: 0, width: width, height: height)
      if view.frame != box {
        if view.frame.height != height { starts = nil }
        view.frame = box
      }
    }
    if let view = tableFooterView, view.frame.height == 0 || view.frame.width != width {
      view.frame.size = CGSize(width: width, height: view.frame.height > 0 ? view.frame.height : CGFloat(measure(view)))
    }
    if let view = backgroundView { view.frame = bounds }
  }

  private final func finishTiling() {
    let size = CGSize(width: contentWidth, height: CGFloat(contentHeight + shift))
    if contentSize != size { contentSize = size }
    if let view = tableFooterView {
      view.frame.origin = CGPoint(x: 0, y: CGFloat(contentHeight + shift) - view.frame.height)
    }
    placeAll()
    for cell in pool.trim(to: 4) {
      cell.table = nil
      cell.removeFromSuperview()
    }
    for cell in pool.cells where !cell.isHidden { cell.isHidden = true }
    if !lookAhead.isMoving { placeTabStop() }
  }

  final func placeAll() {
    let count = rowCount
    for row in live where has(row.path) {
      let box = box(of: row.path)
      let cell = row.cell
      if cell.frame != box, row.path != reordering?.path {
        if cell.isPlaced { cell.frame = box } else { UIView.performWithoutAnimation { cell.frame = box } }
      }
      cell.isPlaced = true
      let edges = edges(of: row.path)
      if cell.edges != edges {
        cell.edges = edges
        cell.setNeedsLayout()
      }
      let position = rowsBefore(row.path.section) + row.path.row + 1
      if cell.semantics?.position != position || cell.semantics?.count != count {
        cell.semantics?.position = position
        cell.semantics?.count = count
        cell.setNeedsShow()
      }
    }
    for entry in liveViews where entry.section < sections.count {
      if entry.isHeader, style == .plain {
        let section = sections[entry.section]
        let header = box(ofHeader: entry.section)
        pinned.place(
          entry.view, entry.section, at: header, height: header.height + CGFloat(section.rows.total + section.footer))
      } else {
        let box = entry.isHeader ? box(ofHeader: entry.section) : box(ofFooter: entry.section)
        if entry.view.frame != box { entry.view.frame = box }
      }
    }
  }

  private final func edges(of path: IndexPath) -> CellEdges {
    let isLast = path.row == sections[path.section].rows.count - 1
    return CellEdges(
      isFirst: path.row == 0, isLast: isLast, radius: style == .insetGrouped ? 10 : 0,
      hasLine: !isLast || style == .plain)
  }

  /// Sets the estimate of all other rows to the mean height of the measured rows, once.
  private final func guessFromMeasured() {
    guard !hasEstimated, !live.isEmpty else { return }
    hasEstimated = true
    guard estimatedRowHeight <= 0, rowHeight <= 0 else { return }
    var (sum, count) = (0.0, 0)
    for row in live where sections[row.path.section].rows.isKnown(at: row.path.row) {
      sum += height(of: row.path)
      count += 1
    }
    guard count > 0, sum / Double(count) != UITableView.standardRowHeight else { return }
    for index in sections.indices {
      let path = IndexPath(row: 0, section: index)
      guard (delegate?.tableView(self, estimatedHeightForRowAt: path) ?? -1) <= 0 else { continue }
      sections[index].rows.estimate((sum / Double(count)).rounded())
    }
    starts = nil
  }

  /// Called when the content of a cell has changed. If the row's height depends on its content, the row is measured
  /// again during the next layout.
  final func contentChanged(of cell: UITableViewCell) {
    guard !isTiling, tableExtras?.selfSizing != .disabled, let row = live.first(where: { $0.cell === cell }),
      has(row.path)
    else { return }
    sections[row.path.section].rows.forget(row.path.row)
    setNeedsLayout()
  }

  // MARK: Reading order

  /// Puts the cells and section views into the order of the list for assistive technologies. Called only at rest.
  final func sortForReading() {
    var order = [backgroundView, tableHeaderView].compactMap { $0 }
    var rows = live[...]
    for entry in liveViews.inOrder(by: { $0.section != $1.section ? $0.section < $1.section : $0.isHeader }) {
      while let row = rows.first,
        row.path.section < entry.section || (row.path.section == entry.section && !entry.isHeader)
      {
        order.append(row.cell)
        rows.removeFirst()
      }
      order.append(pinned.box(of: entry.view) ?? entry.view)
    }
    for row in rows { order.append(row.cell) }
    if let tableFooterView { order.append(tableFooterView) }
    sendSubviewsToBack(order)
  }
}
