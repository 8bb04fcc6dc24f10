// SPDX-License-Identifier: Apache-2.0

import Quire

/// A list in groups: boats to flag, delete and reorder, and below them ten thousand soundings.
final class ListViewController: UITableViewController {
  private var boats = ["Albatross", "Bonito", "Curlew", "Dunlin", "Eider", "Fulmar"]
  private var flagged: [String] = []
  private let soundings = 10_000

  init() {
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Harbor"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "boat")
    tableView.accessibilityLabel = "Boats and soundings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        me.tableView.setEditing(!me.tableView.isEditing, animated: true)
      })
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? boats.count : soundings
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Boats" : "Soundings"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "boat", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    if indexPath.section == 0 {
      let boat = boats[indexPath.row]
      content.text = boat
      content.secondaryText = flagged.contains { $0.utf8.elementsEqual(boat.utf8) } ? "Flagged" : nil
      cell.accessoryType = .disclosureIndicator
    } else {
      content.text = "Sounding \(indexPath.row + 1)"
      content.secondaryText = "\(4 + indexPath.row * 7 % 36) m"
      cell.accessoryType = .none
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 0
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    boats.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    boats.insert(boats.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    proposedDestinationIndexPath.section == 0
      ? proposedDestinationIndexPath : IndexPath(row: boats.count - 1, section: 0)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard indexPath.section == 0 else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [me = Weak(self)] _, _, finish in
      guard let me = me.wrappedValue else { return }
      me.boats.remove(at: indexPath.row)
      me.tableView.deleteRows(at: [indexPath], with: .automatic)
      finish(true)
    }
    let flag = UIContextualAction(style: .normal, title: "Flag") { [me = Weak(self)] _, _, finish in
      guard let me = me.wrappedValue else { return }
      me.flagged.append(me.boats[indexPath.row])
      finish(true)
      me.tableView.reloadRows(at: [indexPath], with: .none)
    }
    flag.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [delete, flag])
  }
}
