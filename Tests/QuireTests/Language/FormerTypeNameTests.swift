// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Sources from before Swift 4.2 override methods with the names of types of that time.
@MainActor @Suite struct FormerTypeNameTests {
  @available(*, deprecated)
  final class Items: UITableViewController {
    var items = ["a", "b"]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: UITableViewCellStyle.default, reuseIdentifier: nil)
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCellEditingStyle, forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == UITableViewCellEditingStyle.delete else { return }
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: UITableViewRowAnimation.fade)
    }
  }

  @available(*, deprecated)
  @Test func anOverrideIsCalled() {
    let controller = Items()
    let table: UITableView = controller.tableView
    table.dataSource?.tableView(table, commit: .insert, forRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.items == ["a", "b"])
    table.dataSource?.tableView(table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
    #expect(controller.items == ["b"])
    #expect(table.numberOfRows(inSection: 0) == 1)
  }
}
