// SPDX-License-Identifier: Apache-2.0

/// The heights of a section's rows, header and footer.
struct TableSection {
  var rows: LengthTree
  /// The height of the header, in points, including the padding above it. An estimate until it is known.
  var header = 0.0
  var footer = 0.0
  var isHeaderKnown = false
  var isFooterKnown = false
  var height: Double { header + rows.total + footer }
}

/// The positions of all sections.
struct SectionSums {
  /// The position of the first section.
  fileprivate let top: Double
  fileprivate var heights: LengthTree
  /// The number of rows before each section, with one additional element for the end.
  fileprivate var rows: [Int] = [0]

  fileprivate init(of sections: [TableSection], from top: Double) {
    self.top = top
    heights = LengthTree(sections.map { $0.height })
    var count = 0
    for section in sections {
      count += section.rows.count
      rows.append(count)
    }
  }

  /// Returns the position of a section, or of the end after all sections.
  func start(of section: Int) -> Double { top + heights.start(of: section) }
}

extension UITableView {
  /// The space before and after a section of a grouped table on a side that has no title, in points. [LIST]
  static var groupGap: Double { 18 }
  /// The padding above a section header in a plain table, in points. [OPENUIKIT]
  private static var headerTopPadding: Double { 22 }
  /// The height of a row before anything about it is known, in points.
  static var standardRowHeight: Double { 44 }

  /// The padding above each section header, in points. 0 in a grouped table.
  final var headerPadding: Double {
    guard style == .plain else { return 0 }
    return sectionHeaderTopPadding < 0 ? UITableView.headerTopPadding : Double(sectionHeaderTopPadding)
  }

  // MARK: Loading

  final func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source for the numbers of sections and rows if they are needed. Does not create rows.
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
    loadIndex()
  }

  final func makeSection(_ index: Int) -> TableSection {
    let count = dataSource.map { $0.tableView(self, numberOfRowsInSection: index) } ?? 0
    precondition(
      count >= 0, "Section \(index) has \(count) rows: return 0 or more from tableView(_:numberOfRowsInSection:).")
    var section = TableSection(rows: LengthTree(count: count, estimate: estimate(of: index, count)))
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

  /// Sets the heights of the header and the footer, or estimates if no heights are given.
  final func estimateEdges(of section: inout TableSection, _ index: Int) {
    let header = delegate?.tableView(self, heightForHeaderInSection: index) ?? sectionHeaderHeight
    let footer = delegate?.tableView(self, heightForFooterInSection: index) ?? sectionFooterHeight
    let padding = headerPadding
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

  /// Discards all measured heights, for example after a change of the width.
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

  final var sums: SectionSums {
    if let starts { return starts }
    let made = SectionSums(of: sections, from: Double(tableHeaderView?.frame.height ?? 0))
    starts = made
    return made
  }

  /// Called when the height of a section has changed.
  final func heightChanged(ofSection section: Int) {
    starts?.heights.set(sections[section].height, at: section)
  }

  final var rowCount: Int { sums.rows[sections.count] }
  /// Returns the position of a section's header in the content, without corrections.
  final func start(of section: Int) -> Double { sums.start(of: section) }
  /// Returns the number of rows before a section.
  final func rowsBefore(_ section: Int) -> Int { sums.rows[section] }

  /// Returns the position of a row.
  final func start(of path: IndexPath) -> Double {
    start(of: path.section) + sections[path.section].header + sections[path.section].rows.start(of: path.row)
  }

  final var contentHeight: Double { sums.start(of: sections.count) + Double(tableFooterView?.frame.height ?? 0) }

  final func height(of path: IndexPath) -> Double { sections[path.section].rows.length(at: path.row) }

  final func has(_ path: IndexPath) -> Bool {
    path.section >= 0 && path.section < sections.count && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  /// Returns the section at a position: the last section that begins at or before it and has a height above 0.
  final func section(at place: Double) -> Int? {
    sections.isEmpty ? nil : sums.heights.index(at: place - sums.top)
  }

  /// Returns the row at a position or nearest to it, or `nil` in a table without rows.
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

  /// The margin beside groups, in points. 0 in other styles.
  final var sideMargin: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width >= 414 ? 20 : 16
  }

  final var contentWidth: CGFloat {
    let insets = adjustedContentInset
    return max(0, bounds.width - insets.left - insets.right)
  }

  /// Returns the frame of a row as displayed.
  final func box(of path: IndexPath) -> CGRect {
    CGRect(
      x: sideMargin, y: CGFloat(start(of: path) + shift), width: max(0, contentWidth - 2 * sideMargin),
      height: CGFloat(height(of: path)))
  }

  final func box(ofHeader section: Int) -> CGRect {
    let padding = sections[section].header > 0 ? headerPadding : 0
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
