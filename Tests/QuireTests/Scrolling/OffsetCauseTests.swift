// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Whatever makes the range of a scroller smaller, its offset ends within it, in the app and on the screen.
@MainActor @Suite struct OffsetCauseTests {
  /// A scroller that fills the screen of a controller.
  @MainActor struct Stage {
    let content = UIViewController()
    let scroll: UIScrollView
    let simulator: Simulator

    init(
      _ scroll: UIScrollView = UIScrollView(), height: CGFloat? = 2000, device: Device = .phone,
      within: (UIViewController) -> UIViewController = { $0 }
    ) {
      let content = content
      let root = within(content)
      self.scroll = scroll
      simulator = Simulator(device) { root }
      simulator.perform {
        scroll.frame = content.view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content.view.addSubview(scroll)
        if let height { scroll.contentSize = CGSize(width: 100, height: height) }
      }
      simulator.settle()
    }

    /// Scrolls to the end of the range. Returns the offset there.
    func scrollToEnd() -> CGFloat {
      simulator.perform { scroll.contentOffset.y = scroll.greatestOffset.y }
      return scroll.contentOffset.y
    }

    func perform(_ body: () -> Void) {
      simulator.perform(body)
      simulator.settle()
    }

    var isAtEnd: Bool {
      scroll.contentOffset.y == scroll.greatestOffset.y && OffsetCauseTests.isShown(scroll, simulator)
    }
  }

  /// Whether the offset on the screen, which counts from the edge of the insets, is the app's.
  static func isShown(_ scroll: UIScrollView, _ simulator: Simulator) -> Bool {
    guard let shown = simulator.offset(of: scroll) else { return false }
    let (offset, least) = (scroll.contentOffset, scroll.leastOffset)
    return abs(shown.x - offset.x + least.x) < 1e-6 && abs(shown.y - offset.y + least.y) < 1e-6
  }

  /// A list of boats, as a table and as a collection.
  final class Boats: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var count = 100

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "boat", for: indexPath)
    }
  }

  static func table(_ boats: Boats) -> UITableView {
    let table = UITableView()
    table.rowHeight = 50
    table.dataSource = boats
    return table
  }

  static func collection(_ boats: Boats, columns: Int = 1) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout(columns: columns))
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "boat")
    collection.dataSource = boats
    return collection
  }

  static func layout(columns: Int) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390 / CGFloat(columns) - 10, height: 60)
    return layout
  }

  // MARK: Bars and the window

  @Test(arguments: [false, true]) func aToolbarGoes(isAnimated: Bool) {
    let stage = Stage { content in
      content.toolbarItems = [UIBarButtonItem(title: "One", primaryAction: UIAction { _ in })]
      let navigation = UINavigationController(rootViewController: content)
      navigation.isToolbarHidden = false
      return navigation
    }
    let before = stage.scrollToEnd()
    stage.perform { stage.content.navigationController?.setToolbarHidden(true, animated: isAnimated) }
    #expect(stage.scroll.contentOffset.y < before && stage.isAtEnd)
  }

  @Test(arguments: [false, true]) func aNavigationBarGoesAndComes(isAnimated: Bool) {
    let stage = Stage { UINavigationController(rootViewController: $0) }
    let below = stage.scroll.contentOffset.y
    #expect(below == stage.scroll.leastOffset.y)
    stage.perform { stage.content.navigationController?.setNavigationBarHidden(true, animated: isAnimated) }
    let under = stage.scroll.contentOffset.y
    #expect(under > below && under == stage.scroll.leastOffset.y && Self.isShown(stage.scroll, stage.simulator))
    stage.perform { stage.content.navigationController?.setNavigationBarHidden(false, animated: isAnimated) }
    #expect(stage.scroll.contentOffset.y == below)
  }

  @Test func lessSafeArea() {
    let stage = Stage()
    stage.perform { stage.content.additionalSafeAreaInsets.bottom = 120 }
    let before = stage.scrollToEnd()
    stage.perform { stage.content.additionalSafeAreaInsets.bottom = 20 }
    #expect(stage.scroll.contentOffset.y == before - 100 && stage.isAtEnd)
  }

  @Test func aWindowThatIsTurned() {
    let stage = Stage(device: .phoneLandscape)
    let before = stage.scrollToEnd()
    stage.simulator.change(to: .phone)
    stage.simulator.settle()
    #expect(stage.scroll.contentOffset.y < before && stage.isAtEnd)
  }

  @Test func theKeyboardGoes() throws {
    let list = KeyboardRoomTests.Fields(style: .plain)
    let simulator = Simulator { UINavigationController(rootViewController: list) }
    let table = list.tableView!
    try simulator.tap("Field 5")
    simulator.settle()
    simulator.perform { table.contentOffset.y = table.greatestOffset.y }
    let before = table.contentOffset.y
    simulator.hideKeyboard()
    simulator.settle()
    #expect(table.contentOffset.y < before && table.contentOffset.y == table.greatestOffset.y)
    #expect(Self.isShown(table, simulator))
  }

  // MARK: Content

  @Test(arguments: [false, true]) func aSmallerScale(isAnimated: Bool) {
    final class Zooming: NSObject, UIScrollViewDelegate {
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    }
    let (stage, zooming) = (Stage(height: 874), Zooming())
    stage.perform {
      stage.scroll.contentInsetAdjustmentBehavior = .never
      stage.scroll.addSubview(zooming.picture)
      stage.scroll.maximumZoomScale = 4
      stage.scroll.delegate = zooming
      stage.scroll.setZoomScale(3, animated: false)
    }
    #expect(stage.scrollToEnd() > 1700)
    stage.perform { stage.scroll.setZoomScale(1.5, animated: isAnimated) }
    let (offset, end) = (stage.scroll.contentOffset, stage.scroll.greatestOffset)
    #expect(abs(end.y - 437) < 1e-6 && offset.y <= end.y && offset.x <= end.x)
    #expect(Self.isShown(stage.scroll, stage.simulator))
  }

  @Test(arguments: [false, true]) func rowsAreDeletedAtTheEnd(isAnimated: Bool) {
    let boats = Boats()
    let table = Self.table(boats)
    let stage = Stage(table, height: nil)
    #expect(stage.scrollToEnd() > 4000)
    stage.perform {
      boats.count = 40
      table.deleteRows(
        at: (40..<100).map { IndexPath(row: $0, section: 0) }, with: isAnimated ? .automatic : .none)
    }
    #expect(abs(table.contentSize.height - 2000) < 1 && stage.isAtEnd)
  }

  @Test func aFooterGoes() {
    let boats = Boats()
    let table = Self.table(boats)
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let stage = Stage(table, height: nil)
    let before = stage.scrollToEnd()
    stage.perform { table.tableFooterView = nil }
    #expect(table.contentOffset.y <= before - 400 && stage.isAtEnd)
  }

  @Test func aCollectionWithFewerItems() {
    let boats = Boats()
    let collection = Self.collection(boats)
    let stage = Stage(collection, height: nil)
    #expect(stage.scrollToEnd() > 4000)
    boats.count = 20
    stage.perform { collection.reloadData() }
    #expect(collection.contentOffset.y > 0 && stage.isAtEnd)
    boats.count = 1
    stage.perform { collection.deleteItems(at: (1..<20).map { IndexPath(item: $0, section: 0) }) }
    #expect(collection.contentOffset.y == collection.leastOffset.y && stage.isAtEnd)
  }

  @Test(arguments: [false, true]) func aLayoutThatNeedsLess(isAnimated: Bool) {
    let boats = Boats()
    let collection = Self.collection(boats)
    let stage = Stage(collection, height: nil)
    let before = stage.scrollToEnd()
    stage.perform { collection.setCollectionViewLayout(Self.layout(columns: 3), animated: isAnimated) }
    #expect(collection.contentSize.height < before && stage.isAtEnd)
    stage.perform { (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 30 }
    #expect(collection.contentSize.height < 1500 && stage.isAtEnd)
  }

  @Test func aShorterText() {
    let text = UITextView()
    text.text = String(repeating: "A letter that fills the sheet and more. ", count: 200)
    let stage = Stage(text, height: nil)
    #expect(stage.scrollToEnd() > 500)
    stage.perform { text.text = "A letter." }
    #expect(text.contentOffset.y == text.leastOffset.y && stage.isAtEnd)
  }

  /// The content's height is that of a label, by constraints.
  @Test func aShorterLabel() {
    let (label, stage) = (UILabel(), Stage(height: nil))
    label.numberOfLines = 0
    label.text = String(repeating: "A letter that fills the sheet and more. ", count: 200)
    label.translatesAutoresizingMaskIntoConstraints = false
    stage.perform {
      stage.scroll.addSubview(label)
      let guide = stage.scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: guide.topAnchor),
        label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        label.widthAnchor.constraint(equalTo: stage.scroll.frameLayoutGuide.widthAnchor),
      ])
    }
    #expect(stage.scrollToEnd() > 500)
    stage.perform { label.text = "A letter." }
    #expect(stage.scroll.contentOffset.y == stage.scroll.leastOffset.y && stage.isAtEnd)
  }
}
