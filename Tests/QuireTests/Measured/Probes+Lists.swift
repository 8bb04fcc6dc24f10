// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine

@testable import Quire

/// A table with two sections, each with a header and one row.
private final class MeasuredTable: UITableViewController {
  var makeCell: () -> UITableViewCell = {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    return cell
  }
  /// The footer of the first section.
  var footer: String?

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == 0 ? footer : nil
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    makeCell()
  }
}

extension Probes {
  static var lists: [String: Probe] {
    [
      "8.01": { [rowHeight()] },
      "8.02": { [rowHeight { configured() }] },
      "8.03": {
        [
          rowHeight {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            cell.textLabel?.text = "Row"
            cell.detailTextLabel?.text = "Detail"
            return cell
          }
        ]
      },
      "8.04": { [rowHeight { configured("Detail") }] },
      "8.05": {
        [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityMedium].map { size in
          let (table, simulator) = shown()
          simulator.change(to: size)
          return Double(table.tableView.rectForRow(at: firstRow).height)
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
        let (table, simulator) = shown()
        let header = table.tableView.headerView(forSection: 1)
        let label = withExtendedLifetime(simulator) { header?.labels.first ?? UILabel() }
        return [
          Double(table.tableView.rectForHeader(inSection: 1).height), Double(label.font.pointSize), css(label),
        ]
      },
      "8.09": {
        let (table, simulator) = shown(style: .grouped)
        return withExtendedLifetime(simulator) {
          [0, 1].map { Double(table.tableView.rectForHeader(inSection: $0).height) }
        }
      },
      "8.10": {
        let (table, simulator) = shown(style: .grouped) { $0.footer = "Footer" }
        return withExtendedLifetime(simulator) {
          let text = table.tableView.footerView(forSection: 0)?.labels.first?.frame.height ?? 0
          return [
            Double(table.tableView.rectForFooter(inSection: 0).height - text),
            Double(table.tableView.rectForFooter(inSection: 1).height),
          ]
        }
      },
      "8.11": { [Double(cell(.insetGrouped).edges.radius)] },
      "8.12": {
        widths.map { width in
          let (table, simulator) = shown(style: .insetGrouped, width: width)
          return withExtendedLifetime(simulator) { Double(table.tableView.rectForRow(at: firstRow).minX) }
        }
      },
      "8.13": { widths.map { Double(cell(.plain, width: $0).textLabel?.frameInWindow.minX ?? 0) } },
      "8.14": {
        [393.0, 820].map { (width: Double) -> Double in
          let cell = cell(.insetGrouped, width: width)
          return Double((cell.textLabel?.frameInWindow.minX ?? 0) - cell.frameInWindow.minX)
        }
      },
      "8.16": {
        let cell = cell(.plain) { $0.accessoryType = .disclosureIndicator }
        let mark = cell.parts.mark?.frame ?? .zero
        return [mark.width, mark.height, cell.bounds.width - mark.maxX].map { Double($0) }
      },
      "8.17": {
        let margins = cell(.plain).contentView.layoutMargins
        return [margins.top, margins.left, margins.bottom, margins.right].map { Double($0) }
      },
      "8.18": { [Double(UITableViewCell.control)] },
    ]
  }

  private static let firstRow = IndexPath(row: 0, section: 0)
  private static let widths = [393.0, 375, 820]

  private static func shown(
    _ size: UIContentSizeCategory = .large, style: UITableView.Style = .plain, width: Double = 393,
    _ change: (MeasuredTable) -> Void = { _ in }
  ) -> (MeasuredTable, Simulator) {
    let table = MeasuredTable(style: style)
    change(table)
    var environment = width == 820 ? MeasuredStage.pad : MeasuredStage.phone
    environment.container.width = width
    let simulator = Simulator(Device(environment)) { table }
    simulator.change(to: size)
    return (table, simulator)
  }

  private static func rowHeight(_ make: (() -> UITableViewCell)? = nil) -> Double {
    let (table, simulator) = shown { table in
      if let make { table.makeCell = make }
    }
    return withExtendedLifetime(simulator) { Double(table.tableView.rectForRow(at: firstRow).height) }
  }

  private static func configured(_ detail: String? = nil) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var configuration = cell.defaultContentConfiguration()
    configuration.text = "Row"
    configuration.secondaryText = detail
    cell.contentConfiguration = configuration
    return cell
  }

  /// Returns the first cell of a visible table. The simulator is kept alive by the table's window until then.
  private static func cell(
    _ style: UITableView.Style, width: Double = 393, _ change: @escaping (UITableViewCell) -> Void = { _ in }
  ) -> UITableViewCell {
    let (table, simulator) = shown(style: style, width: width) { table in
      table.makeCell = {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row"
        change(cell)
        return cell
      }
    }
    kept.append((table, simulator))
    return table.tableView.cellForRow(at: firstRow) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// Tables whose cells are still read, with their simulators.
  private static var kept: [(UIViewController, Simulator)] = []
}
