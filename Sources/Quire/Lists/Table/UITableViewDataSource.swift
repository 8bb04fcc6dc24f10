// SPDX-License-Identifier: Apache-2.0

/// Tells a table view how many rows it has, and makes their cells.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row, from `dequeueReusableCell(withIdentifier:for:)`; asked for when the row comes near the screen.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// The number of sections; 1 by default.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title over a section; none by default.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text under a section; none by default.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row may be deleted or inserted by the user; `true` by default while the table is edited. A swipe deletes a
  /// row only if this is implemented: unlike UIKit, Swift can't find out whether `commit` is.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user may move a row while the table is edited. By default rows may be moved until a move shows that
  /// `moveRowAt` is not implemented, and not in a table where several rows are selected while it is edited.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user deletes or inserts a row: change the data, then call `deleteRows` or `insertRows`.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// The user has moved a row: change the data. The table has moved its cell already.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// 1, the default.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// `nil`, the default: no header, unless the delegate has a view.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// `nil`, the default: no footer, unless the delegate has a view.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// `true`, the default, but not for swipes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.assumedCanEdit()
  }
  /// `true`, the default, until a move shows that `moveRowAt` is not implemented.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.assumedCanMove
  }
  /// Does nothing; the default.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default: the row goes back, and rows are no longer moved.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    tableView.movesNothing = true
  }
}
