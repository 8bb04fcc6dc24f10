// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine

@_spi(Hosts) @testable import Quire

/// A table that fills the screen, with a data source that counts its calls.
@MainActor final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let simulator: Simulator
  let table: UITableView
  var rows: [[String]]
  private(set) var made = 0
  private(set) var asked = 0
  var log: [String] = []
  var height: ((IndexPath) -> CGFloat)?
  var titles: [String?] = []
  var trailing: ((IndexPath) -> UISwipeActionsConfiguration?)?
  var isEditable = false
  var configure: ((UITableViewCell, IndexPath) -> Void)?
  let root = UIViewController()

  init(
    _ rows: [[String]], style: UITableView.Style = .plain, rightToLeft: Bool = false, titles: [String?] = [],
    cell: UITableViewCell.Type = UITableViewCell.self, height: ((IndexPath) -> CGFloat)? = nil
  ) {
    self.rows = rows
    self.height = height
    self.titles = titles
    table = UITableView(frame: .zero, style: style)
    var device = Device.phone
    device.environment.isRightToLeft = rightToLeft
    device.environment.prefersReducedMotion = false
    let root = root
    simulator = Simulator(device) { root }
    super.init()
    simulator.perform {
      self.table.register(cell, forCellReuseIdentifier: "cell")
      self.table.dataSource = self
      self.table.delegate = self
      self.table.frame = root.view.bounds
      root.view.addSubview(self.table)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    made += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    configure?(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("selected \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselected \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { isEditable }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("delete \(indexPath.section).\(indexPath.row)")
    rows[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let row = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing?(indexPath) }

  // MARK: Visible rows

  /// The texts of the visible rows from top to bottom, by their positions in the host.
  var shown: [String] {
    simulator.elements(role: .row)
      .filter { $0.frame.maxY > 0.5 && $0.frame.minY < simulator.device.environment.container.height - 0.5 }
      .sorted { $0.frame.minY < $1.frame.minY }.map { $0.label }
  }

  func box(_ name: String) -> CGRect? { simulator.element(name, role: .row)?.frame }

  /// Scrolls like a host, in steps.
  func scroll(to offset: Double, step: Double = 200, rests: Bool = true) {
    var place = Double(table.contentOffset.y) + Double(table.adjustedContentInset.top)
    while place != offset {
      place = place < offset ? min(place + step, offset) : max(place - step, offset)
      simulator.run(for: 1.0 / 60)
      simulator.scroll(simulator.session.viewID(of: table)!, to: Vector(dx: 0, dy: place))
    }
    if rests { simulator.run(for: 1) }
  }

  static func names(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }
}
