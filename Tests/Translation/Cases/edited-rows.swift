// SPDX-License-Identifier: Apache-2.0

import UIKit

// Data sources that delete rows, without `canEditRowAt` and with it.

private class Names: UIViewController, UITableViewDataSource {
  var names = ["a", "b"]

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

extension Names {
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
  }
}

private final class MoreNames: Names {}

private final class Movable: UITableViewController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

private final class Chosen: UITableViewController {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row > 0 }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

@MainActor private func answers(_ source: some UITableViewDataSource) -> String {
  let (table, path) = (UITableView(), IndexPath(row: 0, section: 0))
  return "\(source.tableView(table, canEditRowAt: path)) \(source.tableView(table, canMoveRowAt: path))"
}

@MainActor func editedRows() -> [String] {
  var lines: [String] = []
  // => true false
  lines.append(answers(MoreNames()))
  // => true true
  lines.append(answers(Movable()))
  // => false false
  lines.append(answers(Chosen()))
  return lines
}
