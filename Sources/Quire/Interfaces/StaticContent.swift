// SPDX-License-Identifier: Apache-2.0

/// The rows of a table controller whose storyboard contains them. The controller refers only to this class, so that an
/// app without such tables does not load their code.
@MainActor class TableContent {
  /// The number of sections.
  var count: Int { 1 }

  func rows(in section: Int) -> Int { 0 }
  func cell(at indexPath: IndexPath) -> UITableViewCell? { nil }
  func height(at indexPath: IndexPath) -> CGFloat? { nil }
  func header(of section: Int) -> String? { nil }
  func footer(of section: Int) -> String? { nil }
}

/// Not Apple's API: for code that is generated from interface files. A section of a table with fixed rows.
@MainActor public struct _StaticSection {
  let header: String?
  let footer: String?
  let rows: [(height: CGFloat?, cell: UITableViewCell)]

  /// Creates a section with titles, and with its rows. A height of `nil` is the table's `rowHeight`.
  public init(header: String?, footer: String?, rows: [(height: CGFloat?, cell: UITableViewCell)]) {
    self.header = header
    self.footer = footer
    self.rows = rows
  }
}

extension UITableViewController {
  /// Not Apple's API: for code that is generated from interface files. Sets the rows that the controller's own methods
  /// of the data source and the delegate provide.
  public final func _setStaticContent(_ sections: [_StaticSection]) {
    for section in sections {
      for row in section.rows { row.cell.isStatic = true }
    }
    content = StaticContent(sections)
    if let table = viewIfLoaded as? UITableView { table.reloadData() }
  }
}

/// Fixed rows.
private final class StaticContent: TableContent {
  private let sections: [_StaticSection]

  init(_ sections: [_StaticSection]) {
    self.sections = sections
  }

  override var count: Int { sections.count }

  override func rows(in section: Int) -> Int {
    precondition(sections.indices.contains(section), "There is no section \(section): the table has \(count).")
    return sections[section].rows.count
  }

  private func row(at indexPath: IndexPath) -> (height: CGFloat?, cell: UITableViewCell)? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { return nil }
    return sections[indexPath.section].rows[indexPath.row]
  }

  override func cell(at indexPath: IndexPath) -> UITableViewCell? { row(at: indexPath)?.cell }
  override func height(at indexPath: IndexPath) -> CGFloat? { row(at: indexPath)?.height }

  override func header(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  override func footer(of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}
