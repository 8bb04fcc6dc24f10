// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A table controller whose storyboard contains its rows. It overrides some methods and calls super.
private final class SettingsController: UITableViewController {
  var selected: [IndexPath] = []
  var made = 0

  required init?(coder: NSCoder) {
    super.init(style: _InterfaceCoder.of(coder).tableStyle)
    _InterfaceCoder.of(coder).decode(self)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    return super.tableView(tableView, cellForRowAt: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath) }
}

/// As in the generated code of a storyboard.
@MainActor private func makeSettings(rows count: Int = 2, _ identifier: String? = nil) -> SettingsController {
  let coder = _InterfaceCoder(tableStyle: .grouped) { _ in }
  let c = _make(coder, nil) { SettingsController(coder: coder) }
  c._interface = _ControllerInterface(storyboard: "Settings", identifier: nil) { (c: SettingsController) in
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .grouped)
    table.rowHeight = 50
    c.view = table
    let cells = (0..<count).map { row in
      let cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.textLabel?.text = "Row \(row)"
      return cell
    }
    let last = UITableViewCell(style: .default, reuseIdentifier: identifier)
    last.textLabel?.text = "Last"
    c._setStaticContent([
      _StaticSection(header: "General", footer: nil, rows: cells.map { (height: nil, cell: $0) }),
      _StaticSection(header: nil, footer: "The end", rows: [(height: 80, cell: last)]),
    ])
    table.dataSource = c
    table.delegate = c
  }
  return c
}

extension InterfaceTests {
  @MainActor @Suite struct StaticTableTests {
    @Test func theRowsOfAStoryboard() throws {
      let settings = makeSettings()
      let simulator = Simulator { settings }
      simulator.settle()
      let table = try #require(settings.tableView)
      #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).height == 80)
      #expect(simulator.element("General") != nil && simulator.element("The end") != nil)
      try simulator.tap("Last", role: .row)
      #expect(settings.selected == [IndexPath(row: 0, section: 1)])
      #expect(settings.made == 3)
      #expect(settings.tableView(table, titleForHeaderInSection: 0) == "General")
      #expect(settings.tableView(table, titleForHeaderInSection: 1) == nil)
    }

    /// Each row keeps its own cell, also if cells have identifiers and while they are away.
    @Test(arguments: [nil, "row"]) func rowsKeepTheirCells(_ identifier: String?) throws {
      let settings = makeSettings(rows: 60, identifier)
      let simulator = Simulator { settings }
      simulator.settle()
      let table = try #require(settings.tableView)
      let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      for path in [IndexPath(row: 0, section: 1), IndexPath(row: 0, section: 0), IndexPath(row: 30, section: 0)] {
        simulator.perform { table.scrollToRow(at: path, at: .top, animated: false) }
        simulator.run(for: 1)
      }
      simulator.perform { table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false) }
      simulator.run(for: 1)
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first)
      #expect(first.window != nil && !first.isHidden && first.textLabel?.text == "Row 0")
      simulator.perform { table.reloadData() }
      #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === first && first.window != nil)
    }

    @Test func otherTableControllersAreEmpty() {
      let controller = UITableViewController(style: .plain)
      #expect(controller.numberOfSections(in: controller.tableView) == 1)
      #expect(controller.tableView(controller.tableView, numberOfRowsInSection: 0) == 0)
      #expect(controller.tableView(controller.tableView, titleForFooterInSection: 0) == nil)
    }
  }
}
