// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list that is longer than a browser can show. A button scrolls to its last row, and the title names the row that was
/// pressed.
final class MillionViewController: UITableViewController {
  private static let count = 1_000_000

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Million"
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Last",
      primaryAction: UIAction { [me = Weak(self)] _ in
        let last = IndexPath(row: MillionViewController.count - 1, section: 0)
        me.wrappedValue?.tableView.scrollToRow(at: last, at: .bottom, animated: false)
      })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    title = "Pressed \(indexPath.row)"
  }
}
