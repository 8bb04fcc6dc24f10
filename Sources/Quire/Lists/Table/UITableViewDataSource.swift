// SPDX-License-Identifier: Apache-2.0

/// The methods that provide the rows of a table and their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, from `dequeueReusableCell(withIdentifier:for:)`. Called when the row comes near the
  /// screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title above a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the text below a section; `nil` by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the user may delete or insert a row; `true` by default in editing mode. In translated sources, a
  /// swipe deletes a row if the data source implements this method or `commit`. In others, only if it implements this
  /// method, because Swift can't determine whether `commit` is implemented.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the user may move a row in editing mode. By default, rows may be moved until a move shows that
  /// `moveRowAt` is not implemented. In translated sources, rows of a data source with `commit` but without `moveRowAt`
  /// may not be moved. Rows of a table with multiple selection in editing mode may not be moved by
  /// default.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user deletes or inserts a row. Change the data, then call `deleteRows` or `insertRows`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has moved a row. Change the data. The table has already moved its cell.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// Returns the titles of the section index at the trailing edge of a plain table. With `nil`, the default, there is
  /// no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the section index leads; by default, the section with the title's index.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns 1, the default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`, the default, which means no header unless the delegate provides a view.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns `nil`, the default, which means no footer unless the delegate provides a view.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns `true`, the default, except for swipes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.assumedCanEdit()
  }
  /// Returns `true`, the default. Once a move shows that `moveRowAt` is not implemented, returns `false`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.assumedCanMove
  }
  /// Does nothing, the default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Returns the row to its old position, the default. From then on, rows can no longer be moved.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.movesNothing = true
  }
  /// Returns `nil`, the default.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title, the default.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
