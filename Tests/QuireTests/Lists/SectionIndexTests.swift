// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The section index, and the settings of tables that few apps use.
@MainActor @Suite struct SectionIndexTests {
  @MainActor final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C"]
    var asked: [String] = []
    var ended: [Int] = []

    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      asked.append("\(title) \(index)")
      return index
    }
    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
      ended.append(section)
    }
  }

  @MainActor struct Stage {
    let table: UITableView
    let source = Source()
    let simulator: Simulator

    init(_ style: UITableView.Style = .plain, _ configure: (UITableView, Source) -> Void = { _, _ in }) {
      table = UITableView(frame: .zero, style: style)
      let root = UIViewController()
      simulator = Simulator { root }
      let (table, source) = (table, source)
      configure(table, source)
      simulator.perform {
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        table.frame = root.view.bounds
        root.view.addSubview(table)
      }
    }

    /// The place of a title in the window.
    func point(_ title: Int) -> CGPoint {
      guard let strip = table.sectionIndex, let frame = simulator.frame(of: strip) else { return .zero }
      return CGPoint(x: frame.midX, y: frame.midY + (CGFloat(title) - 1) * 15)
    }

    func shows(_ section: Int) -> Bool {
      let top = table.contentOffset.y + table.adjustedContentInset.top + table.rectForHeader(inSection: section).height
      return (table.rectForRow(at: IndexPath(row: 0, section: section)).minY - top).magnitude < 40
    }
  }

  @Test func aTouch() throws {
    let stage = Stage()
    let strip = try #require(stage.table.sectionIndex)
    let frame = try #require(stage.simulator.frame(of: strip))
    #expect(strip.titles == ["A", "B", "C"] && frame.maxX == stage.table.bounds.width)
    let finger = stage.simulator.touchDown(at: stage.point(1))
    #expect(stage.source.asked == ["B 1"] && stage.shows(1))
    stage.simulator.up(finger)
    stage.simulator.run(for: 1)
    // The strip stays where it is.
    #expect(stage.simulator.frame(of: strip) == frame)
  }

  @Test func aFingerAlongTheTitles() {
    let stage = Stage()
    stage.simulator.drag(from: stage.point(0), to: stage.point(2), duration: 0.5)
    #expect(stage.source.asked.first == "A 0" && stage.source.asked.last == "C 2")
    #expect(stage.source.asked.contains("B 1"))
  }

  @Test func contentBesideTheIndex() throws {
    let stage = Stage()
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.contentView.frame.width == cell.bounds.width - SectionIndex.width)
    stage.source.titles = nil
    stage.simulator.perform { stage.table.reloadSectionIndexTitles() }
    #expect(stage.table.sectionIndex == nil)
    let same = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(same.contentView.frame.width == same.bounds.width)
  }

  @Test func whenItIsShown() {
    #expect(Stage(.grouped).table.sectionIndex == nil)
    #expect(Stage { _, source in source.titles = [] }.table.sectionIndex == nil)
    let stage = Stage { table, _ in table.sectionIndexMinimumDisplayRowCount = 61 }
    #expect(stage.table.sectionIndex == nil)
    stage.simulator.perform { stage.table.sectionIndexMinimumDisplayRowCount = 60 }
    #expect(stage.table.sectionIndex != nil)
  }

  @Test func colors() {
    let stage = Stage { table, _ in
      table.sectionIndexColor = .red
      table.sectionIndexBackgroundColor = .green
      table.sectionIndexTrackingBackgroundColor = .blue
    }
    let strip = stage.table.sectionIndex
    #expect(strip?.backgroundColor === UIColor.green)
    #expect((strip?.subviews.first as? UILabel)?.textColor === UIColor.red)
    let finger = stage.simulator.touchDown(at: stage.point(1))
    #expect(strip?.backgroundColor === UIColor.blue)
    stage.simulator.up(finger)
    #expect(strip?.backgroundColor === UIColor.green)
  }

  @Test func headersThatLeave() {
    let stage = Stage()
    stage.simulator.perform {
      stage.table.scrollToRow(at: IndexPath(row: 19, section: 2), at: .bottom, animated: false)
    }
    stage.simulator.run(for: 1)
    #expect(stage.source.ended.contains(0))
  }

  @Test func keptSettings() {
    let table = UITableView()
    #expect(table.sectionIndexColor == nil && table.sectionIndexMinimumDisplayRowCount == 0)
    #expect(table.separatorInsetReference == .fromCellEdges && table.separatorEffect == nil)
    #expect(!table.cellLayoutMarginsFollowReadableWidth && table.insetsContentViewsToSafeArea)
    #expect(table.dragInteractionEnabled && !table.selectionFollowsFocus && !table.remembersLastFocusedIndexPath)
    #expect(table.allowsFocus && !table.allowsFocusDuringEditing && table.fillerRowHeight == 0)
    #expect(table.selfSizingInvalidation == .enabled)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.focusStyle == .default && !cell.userInteractionEnabledWhileDragging)
    #expect(!cell.showingDeleteConfirmation)
  }

  // MARK: Cells

  @MainActor final class Watched: UITableViewCell {
    var log: [String] = []
    override func willTransition(to state: StateMask) {
      super.willTransition(to: state)
      log.append("will \(state.rawValue) \(isEditing)")
    }
    override func didTransition(to state: StateMask) {
      super.didTransition(to: state)
      log.append("did \(state.rawValue) \(isEditing)")
    }
  }

  @Test func transitions() throws {
    let stage = TableStage([["One"]], cell: Watched.self)
    stage.isEditable = true
    let path = IndexPath(row: 0, section: 0)
    let cell = try #require(stage.table.cellForRow(at: path) as? Watched)
    stage.simulator.perform { stage.table.setEditing(true, animated: false) }
    stage.simulator.perform { stage.table.setEditing(false, animated: true) }
    #expect(cell.log == ["will 1 false", "did 1 true", "will 0 true", "did 0 false"])
    stage.simulator.perform { stage.table.showActions(of: cell, path, isAtRight: true) }
    #expect(cell.showingDeleteConfirmation)
    stage.simulator.perform { stage.table.endSwipe(animated: false) }
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test func fixedHeights() throws {
    let stage = TableStage([["One", "Two"]])
    let path = IndexPath(row: 0, section: 0)
    let height = stage.table.rectForRow(at: path).height
    let cell = try #require(stage.table.cellForRow(at: path))
    let grow = {
      cell.textLabel?.font = .systemFont(ofSize: 60)
      cell.invalidateIntrinsicContentSize()
    }
    stage.table.selfSizingInvalidation = .disabled
    stage.simulator.perform(grow)
    #expect(stage.table.rectForRow(at: path).height == height)
    stage.table.selfSizingInvalidation = .enabled
    stage.simulator.perform(grow)
    #expect(stage.table.rectForRow(at: path).height > height)
  }
}
