// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

/// A plain table with two sections, each with a header and one row.
private final class MeasuredTable: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
}

extension Probes {
  static var lists: [String: Probe] {
    [
      "8.05": {
        [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium].map { size in
          let (table, simulator) = shown()
          simulator.change(to: size)
          return Double(table.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height)
        }
      },
      "8.06": {
        // A visible list gets the heights of a list that is first shown at the new size.
        let (table, simulator) = shown()
        let path = IndexPath(row: 0, section: 1)
        let before = table.tableView.rectForRow(at: path)
        simulator.change(to: .accessibilityLarge)
        let after = table.tableView.rectForRow(at: path)
        let (other, _) = shown(.accessibilityLarge)
        return [after == other.tableView.rectForRow(at: path) && after.height > before.height ? 1 : 0]
      },
      "8.07": {
        let (table, _) = shown()
        return [Double(table.tableView.rectForHeader(inSection: 0).minY)]
      },
      "8.08": {
        let (table, _) = shown()
        return [Double(table.tableView.rectForHeader(inSection: 1).height)]
      },
    ]
  }

  private static func shown(_ size: UIContentSizeCategory = .large) -> (MeasuredTable, Simulator) {
    let table = MeasuredTable(style: .plain)
    let simulator = Simulator(Device(MeasuredStage.phone)) { table }
    simulator.change(to: size)
    return (table, simulator)
  }
}
