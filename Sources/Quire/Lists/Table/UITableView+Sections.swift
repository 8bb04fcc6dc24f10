// SPDX-License-Identifier: Apache-2.0

/// What a table knows of a section.
struct TableSection {
  var rows: LengthRow
  /// The height of the header, in points, with the room over it; estimated until it is known.
  var header = 0.0
  var footer = 0.0
  var isHeaderKnown = false
  var isFooterKnown = false
  var height: Double { header + rows.total + footer }
}

extension UITableView {
  /// The room before and after a section in groups without a title there, in points. [LIST]
  static var groupGap: Double { 18 }
  /// The height of a row that nothing is known of, in points.
  static var standardRowHeight: Double { 44 }

  // MARK: Loading

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of sections and rows, if that is due. Rows are not touched.
  final func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    hasEstimated = false
    recycleAll()
    shift = 0
    let count = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    sections = (0..<count).map { makeSection($0) }
    starts = nil
    semantics?.count = rowCount
    setNeedsShow()
  }

  final func makeSection(_ index: Int) -> TableSection {
    let count = dataSource.map { $0.tableView(self, numberOfRowsInSection: index) } ?? 0
    precondition(
      count >= 0, "Section \(index) has \(count) rows: return 0 or more from tableView(_:numberOfRowsInSection:).")
    var section = TableSection(rows: LengthRow(count: count, estimate: estimate(of: index, count)))
    estimateEdges(of: &section, index)
    return section
  }

  final func estimate(of section: Int, _ count: Int) -> Double {
    guard count > 0 else { return 0 }
    let guess =
      delegate?.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: section)) ?? estimatedRowHeight
    if guess > 0 { return Double(guess) }
    return rowHeight > 0 ? Double(rowHeight) : UITableView.standardRowHeight
  }

  /// Sets the heights of header and footer if they are given, or guesses.
  final func estimateEdges(of section: inout TableSection, _ index: Int) {
    let header = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let footer = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    let padding = style == .plain ? Double(max(0, sectionHeaderTopPadding)) : 0
    if header >= 0 {
      section.header = Double(header) + (header > 0 ? padding : 0)
      section.isHeaderKnown = true
    } else {
      section.header =
        estimatedSectionHeaderHeight > 0 ? Double(estimatedSectionHeaderHeight) : style == .plain ? 0 : 36
    }
    if footer >= 0 {
      section.footer = Double(footer)
      section.isFooterKnown = true
    } else {
      section.footer =
        estimatedSectionFooterHeight > 0
        ? Double(estimatedSectionFooterHeight) : style == .plain ? 0 : UITableView.groupGap
    }
  }

  /// Heights are measured again, for example in another width.
  final func forgetHeights() {
    for index in sections.indices {
      sections[index].rows.forget()
      sections[index].isHeaderKnown = false
      sections[index].isFooterKnown = false
      estimateEdges(of: &sections[index], index)
    }
    starts = nil
  }

  // MARK: Places

  /// The sections' places and the numbers of rows before them; one more than sections, for the end.
  private final var sums: (places: [Double], rows: [Int]) {
    if let starts { return starts }
    var place = Double(tableHeaderView?.frame.height ?? 0)
    var count = 0
    var made: (places: [Double], rows: [Int]) = ([], [])
    for section in sections {
      made.places.append(place)
      made.rows.append(count)
      place += section.height
      count += section.rows.count
    }
    made.places.append(place)
    made.rows.append(count)
    starts = made
    return made
  }

  final var rowCount: Int { sums.rows[sections.count] }
  /// The place of a section's header, in the content without corrections.
  final func start(of section: Int) -> Double { sums.places[section] }
  /// How many rows are before a section.
  final func rowsBefore(_ section: Int) -> Int { sums.rows[section] }

  /// The place of a row.
  final func start(of path: IndexPath) -> Double {
    start(of: path.section) + sections[path.section].header + sections[path.section].rows.start(of: path.row)
  }

  final var contentHeight: Double { sums.places[sections.count] + Double(tableFooterView?.frame.height ?? 0) }

  final func height(of path: IndexPath) -> Double { sections[path.section].rows.lengths[path.row] }

  final func has(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < sections.count && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// The section at a place; the last one that begins at or before it and isn't empty of height.
  final func section(at place: Double) -> Int? {
    guard !sections.isEmpty else { return nil }
    let places = sums.places
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if places[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row at a place, or the nearest one; `nil` in a table without rows.
  final func row(at place: Double) -> IndexPath? {
    guard var index = section(at: place), rowCount > 0 else { return nil }
    let inside = place - start(of: index) - sections[index].header
    if sections[index].rows.count > 0 {
      return IndexPath(row: sections[index].rows.index(at: max(0, inside)), section: index)
    }
    while index < sections.count, sections[index].rows.count == 0 { index += 1 }
    if index < sections.count { return IndexPath(row: 0, section: index) }
    return lastRow
  }

  final var lastRow: IndexPath? {
    guard let index = sections.lastIndex(where: { $0.rows.count > 0 }) else { return nil }
    return IndexPath(row: sections[index].rows.count - 1, section: index)
  }

  final func row(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < sections[path.section].rows.count { return IndexPath(row: path.row + 1, section: path.section) }
    var index = path.section + 1
    while index < sections.count, sections[index].rows.count == 0 { index += 1 }
    return index < sections.count ? IndexPath(row: 0, section: index) : nil
  }

  final func row(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    var index = path.section - 1
    while index >= 0, sections[index].rows.count == 0 { index -= 1 }
    return index >= 0 ? IndexPath(row: sections[index].rows.count - 1, section: index) : nil
  }

  // MARK: Boxes

  /// The margin beside groups, in points.
  final var sideMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= 414 ? 20 : 16
  }

  final var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.width - insets.left - insets.right)
  }

  /// The box of a row as it is shown.
  final func box(of path: IndexPath) -> CGRect {
    CGRect(
      x: sideMargin, y: CGFloat(start(of: path) + shift), width: max(0, contentWidth - 2 * sideMargin),
      height: CGFloat(height(of: path)))
  }

  final func box(ofHeader section: Int) -> CGRect {
    let padding = style == .plain && sections[section].header > 0 ? Double(max(0, sectionHeaderTopPadding)) : 0
    return CGRect(
      x: sideMargin, y: CGFloat(start(of: section) + shift + padding), width: max(0, contentWidth - 2 * sideMargin),
      height: CGFloat(max(0, sections[section].header - padding)))
  }

  final func box(ofFooter section: Int) -> CGRect {
    let known = sections[section]
    return CGRect(
      x: sideMargin, y: CGFloat(start(of: section) + known.header + known.rows.total + shift),
      width: max(0, contentWidth - 2 * sideMargin), height: CGFloat(known.footer))
  }
}
