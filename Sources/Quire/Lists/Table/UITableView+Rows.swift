// SPDX-License-Identifier: Apache-2.0

// Queries about rows and sections, and scrolling to them.

extension UITableView {
  /// The number of sections that the data source reported at the last update.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return sections.count
  }

  /// Returns the number of rows in a section that the data source reported at the last update. Traps if the section is
  /// out of range.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    precondition(sections.indices.contains(section), "There is no section \(section): the table has \(sections.count).")
    return sections[section].rows.count
  }

  /// Returns the cell of a row near the screen, or `nil` for any other row.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    index(ofLive: indexPath).map { live[$0].cell }
  }

  /// Returns the index path of a cell's row, or `nil` if the cell shows no row.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    live.first { $0.cell === cell }?.path
  }

  /// The index paths of the visible rows, in order; `nil` if no row is visible.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visibleRows.map { $0.path }
    return paths.isEmpty ? nil : paths
  }

  /// The visible cells, in order.
  public final var visibleCells: [UITableViewCell] { visibleRows.map { $0.cell } }

  final var visibleRows: [LiveRow] {
    if needsReload || needsLayout { tile() }
    let visible = CGRect(origin: contentOffset, size: bounds.size)
    return live.filter { has($0.path) && box(of: $0.path).intersects(visible) }
  }

  /// Returns the index path of the row at a point in the table's coordinates, or `nil` if no row is there.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    guard let path = row(at: Double(point.y) - shift), box(of: path).contains(point) else { return nil }
    return path
  }

  /// Returns the index paths of the rows in a rectangle in the table's coordinates, or `nil` if there are none.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    var found: [IndexPath] = []
    var next = row(at: Double(rect.minY) - shift)
    while let path = next, box(of: path).minY < rect.maxY {
      if box(of: path).intersects(rect) { found.append(path) }
      next = row(after: path)
    }
    return found.isEmpty ? nil : found
  }

  /// Returns the frame of a row. Uses the estimated height if the row has not been measured.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return has(indexPath) ? box(of: indexPath) : .zero
  }

  /// Returns the frame of a section, including its header and its footer.
  public final func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: 0, y: CGFloat(start(of: section) + shift), width: contentWidth, height: CGFloat(sections[section].height))
  }

  /// Returns the frame of a section's header at its original position in the content.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return sections.indices.contains(section) ? box(ofHeader: section) : .zero
  }

  /// Returns the frame of a section's footer.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return sections.indices.contains(section) ? box(ofFooter: section) : .zero
  }

  /// Returns the header of a section near the screen if it is a `UITableViewHeaderFooterView`, otherwise `nil`.
  public final func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    liveViews.first { $0.section == section && $0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section near the screen if it is a `UITableViewHeaderFooterView`, otherwise `nil`.
  public final func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    liveViews.first { $0.section == section && !$0.isHeader }?.view as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row. Traps if the row does not exist.
  public final func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    precondition(
      has(indexPath), "There is no row \(indexPath.row) in section \(indexPath.section) to scroll to.")
    // The heights of the rows around the target determine its final position.
    for _ in 0..<2 {
      let wanted = offset(showing: indexPath, at: scrollPosition)
      guard wanted != contentOffset.y else { break }
      if animated { return show(wanted, animated: true) }
      show(wanted, animated: false)
      tile()
    }
  }

  /// Scrolls to the selected row that is nearest to the top.
  public final func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow, has(path) else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  final func show(_ offset: CGFloat, animated: Bool) {
    setContentOffset(CGPoint(x: contentOffset.x, y: offset), animated: animated)
  }

  final func offset(showing path: IndexPath, at position: ScrollPosition) -> CGFloat {
    let box = box(of: path)
    let insets = adjustedContentInset
    let header = style == .plain ? CGFloat(sections[path.section].header) : 0
    let (top, height) = (insets.top + header, bounds.height - insets.top - insets.bottom)
    let atTop = box.minY - top
    let atBottom = box.maxY - bounds.height + insets.bottom
    var offset: CGFloat
    switch position {
    case .top: offset = atTop
    case .bottom: offset = atBottom
    case .middle: offset = box.midY - insets.top - height / 2
    case .none: offset = contentOffset.y > atTop ? atTop : max(contentOffset.y, atBottom)
    }
    let end = CGFloat(contentHeight + shift) - bounds.height + insets.bottom
    offset = min(offset, end)
    return max(offset, -insets.top)
  }
}
