// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct TableTests {
  @Test func paths() {
    let path = IndexPath(row: 3, section: 2)
    #expect(path == IndexPath(item: 3, section: 2) && path.row == 3 && path.item == 3 && path.section == 2)
    #expect(IndexPath(row: 9, section: 0) < path && Set([path, path]).count == 1)
  }

  /// The sums equal those of direct addition, whatever was measured.
  @Test(arguments: [1, 2, 7, 64, 1000]) func sumsOfLengths(_ count: Int) {
    var row = LengthTree(count: count, estimate: 44)
    var plain = [Double](repeating: 44, count: count)
    var random = SystemRandomNumberGenerator()
    for _ in 0..<50 {
      let index = Int.random(in: 0..<count, using: &random)
      let length = Double(Int.random(in: 0..<200, using: &random))
      row.set(length, at: index)
      plain[index] = length
    }
    var sum = 0.0
    for index in plain.indices {
      #expect(row.start(of: index) == sum)
      if plain[index] > 0 { #expect(row.index(at: sum) == index || plain[index] == 0) }
      sum += plain[index]
    }
    #expect(row.total == sum)
  }

  @Test func fewRowsShow() {
    let stage = TableStage([["Ant", "Bee"], ["Cat"]], titles: ["Small", nil])
    #expect(stage.shown == ["Ant", "Bee", "Cat"])
    #expect(stage.table.numberOfSections == 2 && stage.table.numberOfRows(inSection: 0) == 2)
    #expect(stage.table.indexPathsForVisibleRows?.count == 3)
    #expect(stage.simulator.element("Small", role: .header) != nil)
    let row = stage.simulator.element("Cat", role: .row)
    #expect(row?.position == 3 && row?.count == 3)
  }

  /// Neither cells nor data source calls nor views in the host depend on the number of rows.
  @Test func tenThousandRows() {
    let few = TableStage([TableStage.names(100)])
    let many = TableStage([TableStage.names(10_000)])
    #expect(many.made == few.made && many.asked == few.asked)
    #expect(many.simulator.viewCount == few.simulator.viewCount)
    #expect(many.table.contentSize.height == 440_000)
    let screen = many.table.bounds.height
    var writes = many.simulator.frameWrites
    var most = 0
    for step in 1...200 {
      many.scroll(to: Double(step) * 300, step: 300, rests: false)
      most = max(most, many.simulator.frameWrites - writes)
      writes = many.simulator.frameWrites
      #expect(CGFloat(many.table.live.count) * 44 <= 2 * screen + 88)
      #expect(many.shown.count >= Int(screen / 44))
    }
    #expect(most < 60)
    #expect(many.simulator.viewCount < few.simulator.viewCount * 3)
  }

  @Test func jumpingFar() {
    let stage = TableStage([TableStage.names(10_000)])
    stage.simulator.perform {
      stage.table.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
    }
    #expect(stage.shown.contains("Row 9000") && stage.made < 200)
    #expect(stage.table.cellForRow(at: IndexPath(row: 9_000, section: 0))?.textLabel?.text == "Row 9000")
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
  }

  /// Rows above that turn out higher or lower do not move the visible content.
  @Test func nothingJumps() {
    let stage = TableStage([TableStage.names(1000)], height: { CGFloat(30 + $0.row * 37 % 90) })
    stage.simulator.perform {
      stage.table.scrollToRow(at: IndexPath(row: 700, section: 0), at: .top, animated: false)
    }
    stage.simulator.run(for: 1)
    var place = Double(stage.table.contentOffset.y + stage.table.adjustedContentInset.top)
    var last: [String: Double] = [:]
    for step in 0..<120 {
      for element in stage.simulator.elements(role: .row) { last[element.label] = Double(element.frame.minY) }
      let moved = step % 20 == 19 ? 0.0 : 70.0
      if moved > 0 {
        stage.simulator.run(for: 1.0 / 60)
        place = stage.simulator.offset(of: stage.table).map { Double($0.y) - moved } ?? 0
        stage.simulator.scroll(stage.simulator.session.viewID(of: stage.table)!, to: Vector(dx: 0, dy: place))
      } else {
        stage.simulator.run(for: 1)
      }
      var compared = 0
      for element in stage.simulator.elements(role: .row) {
        guard let before = last[element.label], element.frame.maxY > 0, element.frame.minY < 800 else { continue }
        compared += 1
        #expect(abs(Double(element.frame.minY) - before - moved) < 0.01, "\(element.label) at step \(step)")
      }
      #expect(compared > 3)
      last = [:]
    }
  }

  /// The first row is at the top when the user reaches it, whatever was estimated.
  @Test func theTopIsReached() {
    let stage = TableStage([TableStage.names(300)], height: { CGFloat(40 + $0.row % 7 * 20) })
    stage.simulator.perform {
      stage.table.scrollToRow(at: IndexPath(row: 200, section: 0), at: .top, animated: false)
    }
    for _ in 0..<300 {
      let offset = Double(stage.simulator.offset(of: stage.table)?.y ?? 0)
      guard offset > 0 else { break }
      stage.simulator.run(for: 1.0 / 60)
      stage.simulator.scroll(stage.simulator.session.viewID(of: stage.table)!, to: Vector(dx: 0, dy: offset - 90))
    }
    stage.simulator.run(for: 1)
    #expect(stage.shown.first == "Row 0")
    #expect(abs((stage.box("Row 0")?.minY ?? 0) - stage.table.adjustedContentInset.top) < 0.01)
  }

  @Test func cellsAreUsedAgain() {
    let stage = TableStage([TableStage.names(500)])
    let first = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    stage.scroll(to: 5000)
    #expect(stage.table.live.contains { $0.cell === first } || stage.table.pool.cells.contains { $0 === first })
    #expect(stage.shown.first == "Row 113" || stage.shown.first == "Row 112")
  }

  /// A header of a plain table stays at the top while its section scrolls by.
  @Test func headersStay() {
    let stage = TableStage([TableStage.names(40), ["Last"] + TableStage.names(40)], titles: ["One", "Two"])
    let top = stage.table.adjustedContentInset.top
    stage.scroll(to: 400)
    #expect(
      stage.simulator.element("One", role: .header).map { $0.frame.minY < top + 20 && $0.frame.minY >= top } == true)
  }

  // MARK: Selection

  /// Assistive technologies read the subviews in their order.
  @Test(arguments: [UITableView.Style.plain, .grouped]) func readInOrder(_ style: UITableView.Style) {
    let rows = (0..<40).map { section in (0..<3).map { "\(section).\($0)" } }
    let stage = TableStage(rows, style: style, titles: (0..<40).map { "Section \($0)" })
    func isInOrder() -> Bool {
      let places = stage.table.subviews.filter { !$0.isHidden && $0.frame.height > 0 }.map { $0.frame.minY }
      return places.count > 10 && places == places.sorted()
    }
    #expect(isInOrder())
    stage.simulator.perform { stage.table.reloadData() }
    #expect(isInOrder())
    stage.simulator.fling(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), velocity: 3000)
    stage.simulator.settle()
    #expect(stage.table.contentOffset.y > 500 && isInOrder())
    stage.simulator.perform { stage.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false) }
    stage.simulator.run(for: 1)
    #expect(isInOrder())
  }

  @Test func tapping() throws {
    let stage = TableStage([["Ant", "Bee", "Cat"]])
    try stage.simulator.tap("Bee", role: .row)
    #expect(stage.log == ["selected 0.1"] && stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(stage.simulator.element("Bee", role: .row)?.isSelected == true)
    try stage.simulator.tap("Cat", role: .row)
    #expect(stage.log == ["selected 0.1", "deselected 0.1", "selected 0.2"])
    stage.simulator.perform { stage.table.deselectRow(at: IndexPath(row: 2, section: 0), animated: true) }
    #expect(stage.table.indexPathsForSelectedRows == nil)
    stage.simulator.perform { stage.table.allowsMultipleSelection = true }
    try stage.simulator.tap("Ant", role: .row)
    try stage.simulator.tap("Cat", role: .row)
    #expect(stage.table.indexPathsForSelectedRows?.map { $0.row } == [0, 2])
    try stage.simulator.tap("Ant", role: .row)
    #expect(stage.table.indexPathsForSelectedRows?.map { $0.row } == [2])
  }

  @Test func keys() throws {
    let stage = TableStage([TableStage.names(200)])
    try stage.simulator.press(.down, on: "Row 0", role: .row)
    #expect(stage.table.cursor == IndexPath(row: 1, section: 0))
    try stage.simulator.press(.end, on: "Row 1", role: .row)
    #expect(stage.table.cursor == IndexPath(row: 199, section: 0) && stage.shown.last == "Row 199")
    #expect(stage.table.live.filter { $0.cell.semantics?.isTabStop == true }.map { $0.path.row } == [199])
  }

  // MARK: For assistive technologies

  /// In a page, headers and footers are rows of their own, and not among the counted rows. A test on the headless host
  /// finds their texts and no row.
  @Test(arguments: [UITableView.Style.plain, .grouped]) func headersAmongRows(style: UITableView.Style) {
    let stage = TableStage([["Ant"], ["Bee", "Cat"]], style: style, titles: ["One", "Two"])
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.simulator.perform { stage.table.tableHeaderView = top }
    #expect(stage.table.accessibility.role == .table && stage.table.accessibility.count == 3)
    #expect(top.accessibility.role == .band)
    for section in 0..<2 {
      let header = stage.table.headerView(forSection: section)
      #expect(header?.accessibility == Accessibility(role: .band))
      #expect(header?.contentView.accessibility == Accessibility())
    }
    #expect(stage.simulator.elements(role: .row).map { $0.label } == ["Ant", "Bee", "Cat"])
    #expect(stage.simulator.element("Two")?.role == .header)
    let cat = stage.table.cellForRow(at: IndexPath(row: 1, section: 1))
    #expect(cat?.accessibility.position == 3 && cat?.accessibility.count == 3)
  }

  /// A header without text is not announced.
  @Test func emptyHeadings() {
    let label = UILabel()
    label.accessibilityTraits = .header
    #expect(label.accessibility == Accessibility())
    label.text = "Boats"
    #expect(label.accessibility.role == .header)
  }

  // MARK: Scrolling

  /// A finger that scrolls selects nothing.
  @Test func scrollingIsNoPress() {
    let stage = TableStage([TableStage.names(100)])
    stage.simulator.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200))
    #expect(stage.log.isEmpty && stage.table.contentOffset.y > 200)
    #expect(!stage.table.visibleCells.contains { $0.isHighlighted })
  }

  // MARK: Changes

  @Test func insertingAndDeleting() {
    let stage = TableStage([["Ant", "Bee", "Cat"]])
    let bee = stage.table.cellForRow(at: IndexPath(row: 1, section: 0))
    stage.simulator.perform {
      stage.rows = [["Aal", "Bee", "Cat", "Dog"]]
      stage.table.performBatchUpdates {
        stage.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        stage.table.insertRows(
          at: [IndexPath(row: 0, section: 0), IndexPath(row: 3, section: 0)], with: .automatic)
      }
    }
    stage.simulator.settle()
    #expect(stage.shown == ["Aal", "Bee", "Cat", "Dog"])
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)) === bee)
  }

  /// A selected row stays selected when it moves.
  @Test func movingAndSections() throws {
    let stage = TableStage([["Ant", "Bee"], ["Cat"]])
    try stage.simulator.tap("Ant", role: .row)
    stage.simulator.perform {
      stage.rows = [["Emu"], ["Bee"], ["Cat", "Ant"]]
      stage.table.beginUpdates()
      stage.table.insertSections(IndexSet(integer: 0), with: .fade)
      stage.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 2))
      stage.table.endUpdates()
    }
    stage.simulator.settle()
    #expect(stage.shown == ["Emu", "Bee", "Cat", "Ant"])
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 1, section: 2))
  }

  @Test func reloading() {
    let stage = TableStage([["Ant", "Bee"]])
    stage.simulator.perform {
      stage.rows[0][1] = "Boa"
      stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
    stage.simulator.settle()
    #expect(stage.shown == ["Ant", "Boa"])
    stage.simulator.perform {
      stage.rows = [["Cat"]]
      stage.table.reloadData()
    }
    #expect(stage.shown == ["Cat"])
  }

  @Test func snapshots() {
    let stage = TableStage([[]])
    var source: UITableViewDiffableDataSource<Int, String>!
    stage.simulator.perform {
      source = UITableViewDiffableDataSource(tableView: stage.table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = item
        return cell
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["Ant", "Bee"], toSection: 0)
      snapshot.appendItems(["Cat"])
      source.apply(snapshot, animatingDifferences: false)
    }
    #expect(stage.shown == ["Ant", "Bee", "Cat"])
    stage.simulator.perform {
      var snapshot = source.snapshot()
      snapshot.deleteItems(["Ant"])
      snapshot.moveItem("Cat", beforeItem: "Bee")
      snapshot.appendItems(["Dog"], toSection: 1)
      source.apply(snapshot)
    }
    stage.simulator.settle()
    #expect(stage.shown == ["Cat", "Bee", "Dog"])
    #expect(source.indexPath(for: "Dog") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "Bee")
  }

  // MARK: Editing

  @Test func swiping() throws {
    let stage = TableStage([["Ant", "Bee", "Cat"]])
    stage.trailing = { path in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { _, _, finish in
          stage.log.append("flag \(path.row)")
          finish(true)
        }
      ])
    }
    let y = try #require(stage.box("Bee")).midY
    stage.simulator.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    stage.simulator.settle()
    try stage.simulator.tap("Flag", role: .button)
    stage.simulator.settle()
    #expect(stage.log == ["flag 1"] && stage.simulator.element("Flag", role: .button) == nil)
    #expect(stage.table.contentOffset.y == -stage.table.adjustedContentInset.top)
    stage.simulator.drag(from: CGPoint(x: 360, y: y), to: CGPoint(x: 20, y: y))
    stage.simulator.settle()
    #expect(stage.log == ["flag 1", "flag 1"])
  }

  /// The image of an action is above its title. A low row shows only the image, or the title if there is no image.
  @Test(arguments: [44.0, 50, 80]) func imagesOfActionsStandAboveTitles(height: CGFloat) throws {
    let stage = TableStage([["Ant", "Bee"]], height: { _ in height })
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    flag.image = UIImage(systemName: "bookmark")
    let more = UIContextualAction(style: .normal, title: "More") { _, _, _ in }
    stage.trailing = { _ in UISwipeActionsConfiguration(actions: [flag, more]) }
    let y = try #require(stage.box("Bee")).midY
    stage.simulator.drag(from: CGPoint(x: 350, y: y), to: CGPoint(x: 200, y: y))
    stage.simulator.settle()
    func parts(_ name: String) throws -> (box: CGRect, image: CGRect?, title: CGRect?) {
      let strip = try #require(stage.table.swipe?.strip)
      let button = try #require(strip.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle == name })
      let shown = [button.imageView, button.titleLabel].map { view in
        view.flatMap { $0.isHidden || $0.frame.height == 0 ? nil : stage.simulator.frame(of: $0) }
      }
      return (try #require(stage.simulator.frame(of: button)), shown[0], shown[1])
    }
    #expect(stage.simulator.element("Flag", role: .button) != nil)
    let (box, image, title) = try parts("Flag")
    let picture = try #require(image)
    #expect(abs(picture.midX - box.midX) <= 1 && picture.minY >= box.minY)
    if height < 50 {
      #expect(title == nil && abs(picture.midY - box.midY) <= 1)
    } else {
      let text = try #require(title)
      #expect(text.minY - picture.maxY == 4 && abs(text.midX - box.midX) <= 1 && text.maxY <= box.maxY)
      #expect(abs((picture.minY + text.maxY) / 2 - box.midY) <= 1)
    }
    let alone = try parts("More")
    #expect(alone.image == nil && abs((alone.title?.midY ?? 0) - alone.box.midY) <= 1)
  }

  @Test func deletingBySwipeAndMoving() throws {
    let stage = TableStage([["Ant", "Bee", "Cat"]])
    stage.isEditable = true
    let y = try #require(stage.box("Bee")).midY
    stage.simulator.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y))
    stage.simulator.settle()
    try stage.simulator.tap("Delete", role: .button)
    stage.simulator.settle()
    #expect(stage.shown == ["Ant", "Cat"])
    stage.simulator.perform { stage.table.setEditing(true, animated: true) }
    stage.simulator.settle()
    let grips = stage.simulator.elements(role: .stepper)
    #expect(grips.count == 2)
    let grip = try #require(grips.min { $0.frame.minY < $1.frame.minY }).frame
    stage.simulator.drag(
      from: CGPoint(x: grip.midX, y: grip.midY), to: CGPoint(x: grip.midX, y: grip.midY + 60))
    stage.simulator.settle()
    #expect(stage.log.last == "move 0 to 1" && stage.shown == ["Cat", "Ant"])
  }

  // MARK: Cells

  @Test func selfSizing() {
    let long = String(repeating: "many words ", count: 40)
    let stage = TableStage([["Ant", long, "Cat"]])
    stage.configure = { cell, _ in
      cell.textLabel?.numberOfLines = 0
    }
    stage.simulator.perform { stage.table.reloadData() }
    #expect((stage.box(long)?.height ?? 0) > 100 && stage.box("Ant")?.height == 44)
  }

  @Test func aRowOfAnotherText() throws {
    let stage = TableStage([["Ant", "Bee", "Cat"]])
    let first = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let made = stage.made
    stage.simulator.perform {
      var content = first.defaultContentConfiguration()
      content.text = String(repeating: "a long text ", count: 20)
      first.contentConfiguration = content
    }
    let next = try #require(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(first.frame.height > 100 && next.frame.minY == first.frame.maxY)
    // The text of a label is measured when the row is reported.
    stage.simulator.perform {
      first.contentConfiguration = nil
      first.textLabel?.text = "Ant"
      first.invalidateIntrinsicContentSize()
    }
    #expect(first.frame.height == 44 && stage.made == made)
  }

  @Test func constraintsGiveTheHeight() {
    let stage = TableStage([["Ant"], ["Bee"]], cell: BoxCell.self)
    #expect(stage.table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 102)
  }

  @Test func configurations() {
    let stage = TableStage([["Ant"]])
    stage.configure = { cell, _ in
      cell.textLabel?.text = nil
      var content = cell.defaultContentConfiguration()
      content.text = "Whale"
      content.secondaryText = "Large"
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
    }
    stage.simulator.perform { stage.table.reloadData() }
    #expect(stage.shown == ["Whale, Large"])
  }

  /// The room for an image that does not exist, with which the texts of all rows begin at one place.
  @Test func aRowWithoutItsImageKeepsTheRoom() {
    func start(reserved: CGFloat, image: UIImage?) -> CGFloat {
      var content = UIListContentConfiguration.cell()
      content.text = "Whale"
      content.image = image
      content.imageProperties.reservedLayoutSize.width = reserved
      let view = UIListContentView(configuration: content)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
      view.layoutIfNeeded()
      return view.subviews.compactMap { $0 as? UILabel }.map(\.frame.minX).max() ?? 0
    }
    let missing = UIImage(systemName: "whale.of.a.name")
    #expect(missing == nil)
    let beside = start(reserved: 60, image: UIImage(systemName: "xmark"))
    #expect(start(reserved: 60, image: missing) == beside)
    #expect(start(reserved: 0, image: missing) < beside - 60)
  }

  @Test func groupsAreRound() {
    let stage = TableStage([["Ant", "Bee"]], style: .insetGrouped)
    let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(cell?.frame.minX == 16 && cell?.layer.cornerRadius == 10)
    #expect(cell?.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func rightToLeft() {
    let stage = TableStage([["Ant"]], rightToLeft: true)
    let label = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel
    #expect(label?.frame.maxX == CGFloat(402 - 16))
  }
}

/// 80 points by constraints, in the content's margins of 11.
private final class BoxCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      box.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
