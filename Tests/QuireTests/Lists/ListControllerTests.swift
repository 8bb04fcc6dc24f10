// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

/// List controllers, editing, and the defaults for a data source.
@MainActor @Suite struct ListControllerTests {
  private class Fruits: UITableViewController {
    var fruits = ["Apple", "Banana", "Cherry"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
      cell.textLabel?.text = fruits[indexPath.row]
      return cell
    }
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
      log.append("delete \(fruits.remove(at: indexPath.row))")
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  private final class MovedFruits: Fruits {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      fruits.insert(fruits.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }
  }

  private func edited(_ fruits: Fruits) throws -> Simulator {
    let simulator = Simulator { UINavigationController(rootViewController: fruits) }
    try simulator.tap("Edit", role: .button)
    simulator.settle()
    return simulator
  }

  private func drag(_ name: String, by distance: CGFloat, in simulator: Simulator) throws {
    let row = try #require(simulator.element(name, role: .row)).frame
    let grip = try #require(
      simulator.elements(role: .stepper).first { abs($0.frame.midY - row.midY) < 5 }
    ).frame
    simulator.drag(
      from: CGPoint(x: grip.midX, y: grip.midY), to: CGPoint(x: grip.midX, y: grip.midY + distance), hold: 0.3)
    simulator.settle()
  }

  private func shown(_ simulator: Simulator) -> [String] {
    simulator.elements(role: .row).sorted { $0.frame.minY < $1.frame.minY }.map(\.label)
  }

  @Test func theEditButton() throws {
    let fruits = Fruits(style: .plain)
    let simulator = try edited(fruits)
    #expect(fruits.isEditing && fruits.tableView.isEditing && fruits.editButtonItem.style == .done)
    try simulator.tap("Done", role: .button)
    simulator.settle()
    #expect(!fruits.isEditing && !fruits.tableView.isEditing)
    #expect(fruits.editButtonItem.title == "Edit" && fruits.editButtonItem === fruits.editButtonItem)
    simulator.perform { fruits.isEditing = true }
    #expect(fruits.tableView.isEditing && simulator.element("Done", role: .button) != nil)
  }

  /// Rows can be deleted while the table is edited. A swipe deletes only if the data source allows it.
  @Test func rowsAreEditableByDefault() throws {
    let fruits = Fruits(style: .plain)
    let simulator = try edited(fruits)
    #expect(simulator.elements(role: .button).filter { $0.label == "Delete" }.count == 3)
    let minus = try #require(
      simulator.elements(role: .button).filter { $0.label == "Delete" }.min { $0.frame.minY < $1.frame.minY })
    simulator.tap(at: CGPoint(x: minus.frame.midX, y: minus.frame.midY))
    simulator.settle()
    let delete = try #require(simulator.elements(role: .button).first { $0.label == "Delete" && $0.frame.minX > 200 })
    simulator.tap(at: CGPoint(x: delete.frame.midX, y: delete.frame.midY))
    simulator.settle()
    #expect(fruits.log == ["delete Apple"] && shown(simulator) == ["Banana", "Cherry"])
    try simulator.tap("Done", role: .button)
    simulator.settle()
    let row = try #require(simulator.element("Banana", role: .row)).frame
    simulator.drag(from: CGPoint(x: 300, y: row.midY), to: CGPoint(x: 180, y: row.midY))
    simulator.settle()
    #expect(simulator.element("Delete", role: .button) == nil)
  }

  @Test func rowsMoveByDefault() throws {
    let fruits = MovedFruits(style: .plain)
    let simulator = try edited(fruits)
    try drag("Apple", by: 100, in: simulator)
    #expect(fruits.log == ["move 0 to 2"] && shown(simulator) == ["Banana", "Cherry", "Apple"])
    try drag("Apple", by: -50, in: simulator)
    #expect(fruits.log.last == "move 2 to 1" && fruits.fruits == ["Banana", "Apple", "Cherry"])
  }

  /// Without `moveRowAt`, a moved row goes back, and the grips are gone.
  @Test func aMoveThatNobodyImplements() throws {
    let fruits = Fruits(style: .plain)
    let simulator = try edited(fruits)
    try drag("Apple", by: 100, in: simulator)
    #expect(shown(simulator) == ["Apple", "Banana", "Cherry"])
    #expect(simulator.elements(role: .stepper).isEmpty)
    #expect(simulator.elements(role: .button).filter { $0.label == "Delete" }.count == 3)
  }

  /// If several rows can be selected, a circle precedes each instead of a minus and a grip.
  @Test func choosingSeveral() throws {
    let fruits = Fruits(style: .plain)
    fruits.tableView.allowsMultipleSelectionDuringEditing = true
    let simulator = try edited(fruits)
    #expect(simulator.elements(role: .stepper).isEmpty && simulator.element("Delete", role: .button) == nil)
    try simulator.tap("Banana", role: .row)
    simulator.settle()
    #expect(fruits.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    let pictures = (0..<3).map { fruits.tableView.cellForRow(at: IndexPath(row: $0, section: 0))?.parts.choice?.image }
    #expect(pictures[0] === pictures[2] || pictures[0] == pictures[2])
    #expect(pictures[1] != nil && pictures[1] != pictures[0])
  }

  private final class Squares: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var picked: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "square")
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "square", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "Square \(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      picked.append(indexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 120, height: 80) }
  }

  /// A subclass is the layout's delegate by its own conformance.
  @Test func aCollectionViewController() throws {
    let layout = UICollectionViewFlowLayout()
    let squares = Squares(collectionViewLayout: layout)
    let simulator = Simulator { squares }
    #expect(squares.collectionViewLayout === layout && squares.view === squares.collectionView)
    #expect(simulator.element("Square 2", role: .row)?.frame.size == CGSize(width: 120, height: 80))
    try simulator.tap("Square 2", role: .row)
    #expect(squares.picked == [2])
  }

  @Test func refreshing() {
    let fruits = Fruits(style: .plain)
    let simulator = Simulator { UINavigationController(rootViewController: fruits) }
    let control = UIRefreshControl()
    simulator.perform {
      control.attributedTitle = NSAttributedString(string: "Pull")
      fruits.refreshControl = control
      control.beginRefreshing()
    }
    #expect(fruits.tableView.refreshControl === control)
    #expect(simulator.element("Pull", role: .text) != nil)
    simulator.perform { control.attributedTitle = nil }
    #expect(simulator.element("Pull", role: .text) == nil)
  }

  @Test func hues() {
    #expect(
      UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1).isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
    #expect(
      UIColor(hue: 0.5, saturation: 0.5, brightness: 0.8, alpha: 0.5)
        .isEqual(UIColor(red: 0.4, green: 0.8, blue: 0.8, alpha: 0.5)))
    #expect(
      UIColor(hue: .nan, saturation: 2, brightness: 1, alpha: 1).isEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1)))
  }
}
