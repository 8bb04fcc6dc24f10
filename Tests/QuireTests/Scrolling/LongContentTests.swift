// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Lists that are longer than a browser can show.
@MainActor @Suite struct LongContentTests {
  /// A table of rows of 44 points that fills the screen.
  @MainActor private final class Stage: NSObject, UITableViewDataSource, UITableViewDelegate {
    var count: Int
    let title: String?
    let table = UITableView(frame: .zero)
    let simulator: Simulator
    private(set) var pressed: [Int] = []

    init(_ count: Int, title: String? = nil) {
      (self.count, self.title) = (count, title)
      let root = UIViewController()
      simulator = Simulator(.phone) { root }
      super.init()
      simulator.perform {
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
        table.frame = root.view.bounds
        root.view.addSubview(table)
      }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { pressed.append(indexPath.row) }

    func show(_ row: Int, at position: UITableView.ScrollPosition, animated: Bool = false) {
      simulator.perform {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: animated)
      }
      simulator.run(for: 1)
    }

    /// The offset at the host, as a part of its range.
    var indicator: Double {
      Double(simulator.offset(of: table)?.y ?? .nan) / (LongAxis.longest - Double(table.bounds.height))
    }

    /// The part of the content that is above the visible part.
    var progress: Double {
      let insets = table.adjustedContentInset
      let range = table.contentSize.height + insets.top + insets.bottom - table.bounds.height
      return Double((table.contentOffset.y + insets.top) / range)
    }

    /// The row that the screen shows at a height.
    func row(at y: Double) -> Int? {
      let before = pressed.count
      simulator.tap(at: CGPoint(x: 100, y: y))
      return pressed.count > before ? pressed.last : nil
    }

    /// The host's scroller moves, as by a wheel.
    func wheel(by distance: Double) {
      let id = simulator.session.viewID(of: table)!
      simulator.scroll(id, to: Vector(dx: 0, dy: Double(simulator.offset(of: table)!.y) + distance))
      simulator.run(for: 1.0 / 60)
    }
  }

  @Test(arguments: [true, false]) func theLastOfAMillionRows(_ animated: Bool) {
    let stage = Stage(1_000_000)
    stage.show(999_999, at: .bottom, animated: animated)
    #expect(stage.table.indexPathsForVisibleRows?.last?.row == 999_999)
    #expect(stage.simulator.frame(of: stage.table.cellForRow(at: IndexPath(row: 999_999, section: 0))!)?.maxY == 840)
    #expect(stage.indicator == 1)
    #expect(stage.row(at: 830) == 999_999 && stage.row(at: 790) == 999_998)
    stage.show(0, at: .top, animated: animated)
    #expect(stage.indicator == 0 && stage.row(at: 62 + 45) == 1)
  }

  @Test func fingersMoveTheRowsExactly() {
    for start in [0, 950, 500_000, 999_950] {
      let stage = Stage(1_000_000)
      stage.show(start, at: .top)
      #expect((stage.indicator - stage.progress).magnitude < 0.02)
      let row = stage.table.indexPathsForVisibleRows![9]
      let cell = stage.table.cellForRow(at: row)!
      let before = stage.simulator.frame(of: cell)!.minY
      let finger = stage.simulator.touchDown(at: CGPoint(x: 200, y: 700))
      var last = 700.0
      for step in 1...20 {
        stage.simulator.run(for: 1.0 / 60)
        stage.simulator.move(finger, to: CGPoint(x: 200, y: 700 - 10 * Double(step)))
        let y = stage.simulator.frame(of: cell)!.minY
        #expect(y <= before - CGFloat(10 * Double(step)) + 12 && Double(y) <= last)
        last = Double(y)
      }
      stage.simulator.run(for: 0.2)
      #expect(stage.simulator.frame(of: cell)!.minY == before - 200)
      stage.simulator.up(finger)
      stage.simulator.run(for: 3)
      #expect((stage.indicator - stage.progress).magnitude < 0.02)
    }
  }

  @Test func aWheelAndAScrollBar() {
    let stage = Stage(1_000_000)
    let id = stage.simulator.session.viewID(of: stage.table)!
    for _ in 0..<200 { stage.wheel(by: 1200) }
    #expect(stage.table.contentOffset.y + stage.table.adjustedContentInset.top == 240_000)
    for part in [0.5, 0.9, 1, 0.25, 0] {
      stage.simulator.scroll(
        id, to: Vector(dx: 0, dy: (LongAxis.longest - Double(stage.table.bounds.height)) * part))
      #expect((stage.progress - part).magnitude < 0.02)
      let first = stage.table.indexPathsForVisibleRows![8]
      #expect(stage.row(at: Double(stage.simulator.frame(of: stage.table.cellForRow(at: first)!)!.midY)) == first.row)
    }
    #expect(stage.table.indexPathsForVisibleRows?.first?.row == 0)
  }

  /// The indicator follows long moves when they are over, and the rows stay where they are.
  @Test func restIsInvisible() {
    let stage = Stage(1_000_000)
    stage.show(500_000, at: .top)
    let id = stage.simulator.session.viewID(of: stage.table)!
    for _ in 0..<300 { stage.wheel(by: 100) }
    let offset = stage.table.contentOffset
    let cell = stage.table.visibleCells[5]
    let box = stage.simulator.frame(of: cell)
    let before = stage.simulator.offset(of: stage.table)!.y
    stage.simulator.perform { stage.simulator.session.shown[id.rawValue]?.asScrollView?.hostRested() }
    stage.simulator.run(for: 1)
    #expect(stage.simulator.offset(of: stage.table)!.y != before)
    #expect(stage.table.contentOffset == offset && stage.simulator.frame(of: cell) == box)
    #expect((stage.indicator - stage.progress).magnitude < 0.0001)
  }

  @Test func rowsThatMakeContentTooLongAndShortAgain() {
    let stage = Stage(50)
    stage.show(49, at: .bottom)
    for count in [1_000_000, 90_000, 2_000_000, 50] {
      stage.count = count
      stage.simulator.perform { stage.table.reloadData() }
      stage.show(count - 1, at: .bottom)
      #expect(stage.row(at: 830) == count - 1)
      stage.show(count / 2, at: .middle)
      #expect(stage.table.indexPathsForVisibleRows!.contains { $0.row == count / 2 })
    }
    #expect(stage.table.parts.long?.base == .zero)
  }

  @Test func aRowIsInsertedAtTheEnd() {
    let stage = Stage(1_000_000)
    stage.show(999_999, at: .bottom)
    for row in 1_000_000..<1_000_003 {
      stage.count += 1
      stage.simulator.perform { stage.table.insertRows(at: [IndexPath(row: row, section: 0)], with: .automatic) }
      stage.simulator.run(for: 1)
      stage.show(row, at: .bottom)
      #expect(stage.row(at: 830) == row && stage.indicator == 1)
    }
  }

  /// The header of a section that is longer than a browser can show stays at the upper edge.
  @Test func aPinnedHeader() {
    let stage = Stage(1_000_000, title: "All")
    for row in [400_000, 999_999] {
      stage.show(row, at: .middle)
      let header = stage.table.liveViews[0].view
      #expect(stage.simulator.frame(of: header)!.minY == stage.table.adjustedContentInset.top)
    }
  }

  @Test func sideways() {
    let content = CGSize(width: 20_000_000, height: 874)
    let stage = ScrollStage(content: content)
    let view = UIView(frame: CGRect(x: 19_999_900, y: 0, width: 100, height: 100))
    stage.simulator.perform {
      stage.scroll.addSubview(view)
      stage.scroll.contentOffset.x = content.width - 402
    }
    #expect(stage.simulator.frame(of: view)?.minX == 302)
    stage.simulator.perform { stage.scroll.contentOffset.x -= 1_000_000 }
    stage.simulator.perform { stage.scroll.contentOffset.x += 1_000_000 }
    #expect(stage.simulator.frame(of: view)?.minX == 302)
  }
}
