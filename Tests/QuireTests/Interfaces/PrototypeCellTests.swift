// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// A table controller of a storyboard, with prototype cells.
private final class ListController: UITableViewController {
  var rows = (0..<100).map { "Row \($0)" }
  var allows = true
  var calls: [String] = []
  /// The number of cells that the prototype has created.
  var made = 0

  required init?(coder: NSCoder) {
    super.init(style: _InterfaceCoder.of(coder).tableStyle)
    _InterfaceCoder.of(coder).decode(self)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: false)
  }

  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    calls.append("accessory \(indexPath.row)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    calls.append("should \(identifier)")
    return allows
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0)?.row } ?? -1
    let selected = tableView.indexPathForSelectedRow?.row ?? -1
    calls.append("prepare \(segue.identifier ?? "nil") row \(row) selected \(selected)")
  }
}

/// As in the generated code of a storyboard.
@MainActor private func makeList() -> ListController {
  let coder = _InterfaceCoder(tableStyle: .plain) { object in (object as? ListController)?.title = "List" }
  let c = _make(coder, nil) { ListController(coder: coder) }
  c._interface = _ControllerInterface(storyboard: "List", identifier: nil) { (c: ListController) in
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    c.view = table
    table._register("cell") { [c = Weak(c)] in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.accessoryType = .detailDisclosureButton
      cell._perform("k-row", from: c.wrappedValue)
      cell._performAccessory("k-info", from: c.wrappedValue)
      c.wrappedValue?.made += 1
      return cell
    }
    table._registerView("header") {
      let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
      view.textLabel?.text = "All"
      return view
    }
    table.dataSource = c
    table.delegate = c
  }
  c._interface?.add(_InterfaceSegue("row", key: "k-row", .show) { _ in UIViewController() })
  c._interface?.add(_InterfaceSegue("info", key: "k-info", .present()) { _ in UIViewController() })
  return c
}

/// A collection controller of a storyboard.
private final class GridController: UICollectionViewController {
  var calls: [String] = []

  required init?(coder: NSCoder) {
    super.init(collectionViewLayout: _InterfaceCoder.of(coder).layout ?? UICollectionViewFlowLayout())
    _InterfaceCoder.of(coder).decode(self)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "top", for: indexPath)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let item = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0)?.item } ?? -1
    calls.append("prepare \(segue.identifier ?? "nil") item \(item)")
  }
}

extension InterfaceTests {
  @MainActor @Suite struct PrototypeCellTests {
    @Test func cellsAreReused() throws {
      let list = makeList()
      let simulator = Simulator { list }
      simulator.settle()
      #expect(list.tableView === list.view && list.tableView.dataSource === list)
      let count = list.made
      #expect(count > 5 && count < 60)
      for row in stride(from: 10, through: 90, by: 10) {
        simulator.perform {
          list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        }
        simulator.run(for: 1)
      }
      #expect(list.made < 2 * count)
      let cell = try #require(list.tableView.visibleCells.first)
      #expect(cell.reuseIdentifier == "cell" && cell.style == .subtitle)
      #expect(list.tableView.headerView(forSection: 0)?.reuseIdentifier == "header")
    }

    /// The segue comes first, as in UIKit, when the row is already selected.
    @Test func aRowPerformsItsSegue() throws {
      let list = makeList()
      let navigation = UINavigationController(rootViewController: list)
      let simulator = Simulator { navigation }
      simulator.settle()
      try simulator.tap("Row 2", role: .row)
      #expect(list.calls == ["should row", "prepare row row 2 selected 2", "didSelect 2"])
      #expect(navigation.viewControllers.count == 2)
    }

    @Test func theSourceForbidsIt() throws {
      let list = makeList()
      list.allows = false
      let navigation = UINavigationController(rootViewController: list)
      let simulator = Simulator { navigation }
      simulator.settle()
      try simulator.tap("Row 2", role: .row)
      #expect(list.calls == ["should row", "didSelect 2"] && navigation.viewControllers.count == 1)
    }

    @Test func aDetailButtonPerformsItsSegue() throws {
      let list = makeList()
      let simulator = Simulator { list }
      simulator.settle()
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      let button = try #require(cell.subviews.first { $0 is UIButton })
      try simulator.tap(button)
      #expect(list.calls == ["should info", "prepare info row 1 selected -1", "accessory 1"])
      #expect(list.presentedViewController != nil)
    }

    @Test func aControllerIsReleased() {
      weak var list: UIViewController?
      let root = UINavigationController(rootViewController: UIViewController())
      let simulator = Simulator { root }
      simulator.perform {
        let made = makeList()
        list = made
        root.pushViewController(made, animated: false)
      }
      simulator.settle()
      simulator.perform { root.popViewController(animated: false) }
      simulator.settle()
      #expect(list == nil)
    }

    // MARK: Registrations

    private final class OwnCell: UITableViewCell {}

    @Test func theLatestRegistrationCounts() {
      let table = UITableView()
      table._register("cell") { UITableViewCell(style: .value1, reuseIdentifier: nil) }
      table._register("cell") { UITableViewCell(style: .value2, reuseIdentifier: nil) }
      #expect(table.dequeueReusableCell(withIdentifier: "cell")?.style == .value2)
      table.register(OwnCell.self, forCellReuseIdentifier: "cell")
      #expect(table.dequeueReusableCell(withIdentifier: "cell") is OwnCell)
      table._register("cell") { UITableViewCell(style: .subtitle, reuseIdentifier: nil) }
      #expect(table.dequeueReusableCell(withIdentifier: "cell")?.style == .subtitle)
      table.register(nil as UINib?, forCellReuseIdentifier: "cell")
      #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "cell") == nil)
    }

    @Test func nibs() {
      UINib._register("Cell") { _ in [OwnCell(style: .default, reuseIdentifier: nil)] }
      UINib._register("Band") { _ in [UITableViewHeaderFooterView(reuseIdentifier: nil)] }
      UINib._register("Item") { _ in [UICollectionViewCell(frame: .zero)] }
      UINib._register("Edge") { _ in [UICollectionReusableView(frame: .zero)] }
      let table = UITableView()
      table.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "c")
      table.register(UINib(nibName: "Band", bundle: nil), forHeaderFooterViewReuseIdentifier: "c")
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: IndexPath(row: 0, section: 0))
      #expect(cell is OwnCell && cell.reuseIdentifier == "c")
      #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "c")?.reuseIdentifier == "c")

      let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UINib(nibName: "Item", bundle: nil), forCellWithReuseIdentifier: "c")
      grid.register(
        UINib(nibName: "Edge", bundle: nil), forSupplementaryViewOfKind: "edge", withReuseIdentifier: "c")
      let path = IndexPath(item: 0, section: 0)
      #expect(type(of: grid.dequeueReusableCell(withReuseIdentifier: "c", for: path)) == UICollectionViewCell.self)
      let edge = grid.dequeueReusableSupplementaryView(ofKind: "edge", withReuseIdentifier: "c", for: path)
      #expect(type(of: edge) == UICollectionReusableView.self)
    }

    @Test func aNibWithoutACellStops() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UINib._register("NoCell") { _ in [UIView()] }
          let table = UITableView()
          table.register(UINib(nibName: "NoCell", bundle: nil), forCellReuseIdentifier: "c")
          _ = table.dequeueReusableCell(withIdentifier: "c")
        }
      }
      #expect(stopped(result, saying: "invalid nib registered for identifier (c)"))
    }

    // MARK: Collections

    @Test func aCollection() throws {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      layout.headerReferenceSize = CGSize(width: 100, height: 40)
      let coder = _InterfaceCoder(layout: layout) { _ in }
      let grid = _make(coder, nil) { GridController(coder: coder) }
      grid._interface = _ControllerInterface(storyboard: "Grid", identifier: nil) { (c: GridController) in
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: c.collectionViewLayout)
        c.view = view
        view._registerCell("item") { [c = Weak(c)] in
          let cell = UICollectionViewCell(frame: .zero)
          cell._perform("k", from: c.wrappedValue)
          return cell
        }
        view._registerView(UICollectionView.elementKindSectionHeader, "top") {
          let view = UICollectionReusableView(frame: .zero)
          view.tag = 9
          return view
        }
        view.dataSource = c
        view.delegate = c
      }
      grid._interface?.add(_InterfaceSegue("item", key: "k", .present()) { _ in UIViewController() })
      let simulator = Simulator { grid }
      simulator.settle()
      #expect(grid.collectionView === grid.view)
      let path = IndexPath(item: 1, section: 0)
      let header = grid.collectionView.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
      #expect(header?.tag == 9)
      let cell = try #require(grid.collectionView.cellForItem(at: path))
      #expect(cell.reuseIdentifier == "item")
      try simulator.tap(cell)
      #expect(grid.calls == ["prepare item item 1", "didSelect 1"] && grid.presentedViewController != nil)
    }
  }
}
