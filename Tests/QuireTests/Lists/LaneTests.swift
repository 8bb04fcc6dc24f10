// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Sections that scroll sideways, and lines of items of different sizes.
@MainActor @Suite struct LaneTests {
  @MainActor private final class Stage: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let simulator: Simulator
    let view: UICollectionView
    var counts: [Int]
    var made = 0
    var picked: [IndexPath] = []
    var sizes: ((Int) -> CGSize)?

    init(_ layout: UICollectionViewLayout, _ counts: [Int], sizes: ((Int) -> CGSize)? = nil, rightToLeft: Bool = false)
    {
      self.counts = counts
      self.sizes = sizes
      let root = UIViewController()
      var device = Device.phone
      device.environment.isRightToLeft = rightToLeft
      simulator = Simulator(device) { root }
      view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
      super.init()
      simulator.perform {
        self.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        self.view.dataSource = self
        self.view.delegate = self
        root.view.addSubview(self.view)
      }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = "\(indexPath.section).\(indexPath.item)"
      cell.contentConfiguration = content
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      picked.append(indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes?(indexPath.item) ?? CGSize(width: 50, height: 50) }

    func box(_ item: Int, _ section: Int = 0) -> CGRect? {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
    var lane: UIScrollView? { view.lanes.first { $0.section == 0 }?.view }
  }

  private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard index == 0 else {
        return .list(using: UICollectionLayoutListConfiguration(appearance: .plain), layoutEnvironment: environment)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(160)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 20)
      section.orthogonalScrollingBehavior = behavior
      return section
    }
  }

  @Test func sideBySide() throws {
    let stage = Stage(shelf(.continuous), [1_000, 30])
    #expect(stage.box(2) == CGRect(x: 280, y: 8, width: 120, height: 160))
    #expect(stage.box(0, 1)?.minY == 180)
    #expect(stage.lane?.contentSize == CGSize(width: 130_030, height: 160))
    let seen = try #require(stage.simulator.element("0.2", role: .row)).frame
    let top = stage.view.adjustedContentInset.top
    #expect(seen.minX == 280 && abs(seen.minY - top - 8) < 0.01)
    #expect(stage.simulator.element("1.0", role: .row)?.position == 1_001)
    try stage.simulator.tap("0.1")
    #expect(stage.picked == [IndexPath(item: 1, section: 0)])
  }

  /// A finger moves the lane, and neither the view nor the cells of other sections.
  @Test func aFingerMovesTheLane() throws {
    let stage = Stage(shelf(.continuous), [1_000, 30])
    let start = try #require(stage.simulator.element("0.2", role: .row)).frame
    stage.simulator.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX - 200, y: start.midY), hold: 0.3)
    stage.simulator.settle()
    let offset = try #require(stage.lane).contentOffset.x
    #expect(offset > 150 && offset < 210)
    #expect(stage.simulator.element("0.2", role: .row)?.frame.minX == 280 - offset)
    #expect(stage.box(2)?.minX == 280 - offset)
    #expect(stage.view.contentOffset.y == -stage.view.adjustedContentInset.top)
    let under = stage.view.indexPathForItem(at: CGPoint(x: 300 - offset, y: 60))
    #expect(under == IndexPath(item: 2, section: 0))
  }

  /// Only nearby cells exist, whatever the number of items, and a lane that comes back has its old offset.
  @Test func fewCellsExist() throws {
    let stage = Stage(shelf(.continuous), [1_000, 1_000])
    let lane = try #require(stage.lane)
    for step in 1...100 {
      stage.simulator.run(for: 1.0 / 60)
      stage.simulator.scroll(stage.simulator.session.viewID(of: lane)!, to: Vector(dx: Double(step) * 100, dy: 0))
      let inLane = stage.view.live.filter { $0.path.section == 0 }.count
      #expect(inLane <= Int(402 * 1.8 / 130) + 2 && inLane >= 3)
    }
    #expect(stage.simulator.element("0.77", role: .row) != nil && stage.simulator.element("0.0", role: .row) == nil)
    stage.simulator.perform {
      stage.view.scrollToItem(at: IndexPath(item: 900, section: 1), at: .top, animated: false)
    }
    stage.simulator.run(for: 1)
    #expect(stage.lane == nil && stage.view.live.allSatisfy { $0.path.section == 1 })
    stage.simulator.perform {
      stage.view.setContentOffset(CGPoint(x: 0, y: -stage.view.adjustedContentInset.top), animated: false)
    }
    stage.simulator.run(for: 1)
    #expect(stage.lane?.contentOffset.x == 10_000 && stage.simulator.element("0.77", role: .row) != nil)
    #expect(stage.made < 400)
  }

  @Test func groupsComeToStand() throws {
    for (behavior, rest) in [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, 260.0),
      (.groupPaging, 130), (.groupPagingCentered, 9),
    ] {
      let stage = Stage(shelf(behavior), [20])
      let start = try #require(stage.simulator.element("0.2", role: .row)).frame
      stage.simulator.drag(
        from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: start.midX - 240, y: start.midY), hold: 0.3)
      stage.simulator.settle()
      #expect(abs((stage.lane?.contentOffset.x ?? 0) - rest) < 0.6, "\(behavior)")
    }
  }

  private func flick(_ stage: Stage, by distance: CGFloat) {
    stage.simulator.drag(
      from: CGPoint(x: 201, y: 90), to: CGPoint(x: 201 + distance, y: 90), duration: 0.2, hold: 0)
    stage.simulator.settle()
  }

  /// From an end, where several groups would have the same position, the first flick moves the lane.
  @Test func groupsAtTheEnds() throws {
    let stage = Stage(shelf(.groupPagingCentered), [20])
    let lane = try #require(stage.lane)
    stage.simulator.perform { lane.contentOffset.x = 2_228 }
    flick(stage, by: 100)
    #expect(abs(lane.contentOffset.x - 2_219) < 0.6)
    let other = Stage(shelf(.groupPaging), [20], rightToLeft: true)
    flick(other, by: 100)
    #expect(abs((other.lane?.contentOffset.x ?? 0) - 2_098) < 0.6)
  }

  @Test func keysAndScrollingToAnItem() throws {
    let stage = Stage(shelf(.continuous), [100, 5])
    try stage.simulator.press(.right, on: "0.2", role: .row)
    #expect(stage.lane?.contentOffset.x == 128 && stage.view.cursor == IndexPath(item: 3, section: 0))
    stage.simulator.perform {
      stage.view.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredHorizontally, animated: false)
    }
    stage.simulator.run(for: 1)
    #expect(stage.simulator.element("0.50", role: .row)?.frame.midX == 201)
  }

  @Test func fromTheRight() throws {
    let stage = Stage(shelf(.continuous), [30], rightToLeft: true)
    #expect(stage.box(0) == CGRect(x: 402 - 20 - 120, y: 8, width: 120, height: 160))
    #expect(stage.simulator.element("0.0", role: .row)?.frame.minX == 262)
    #expect(stage.lane.map { $0.contentOffset.x == $0.contentSize.width - 402 } == true)
  }

  /// Lines are spread over the width with their items centered. The last line has the smallest gaps.
  @Test func itemsOfDifferentSizes() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 5
    let sizes = [(100, 40), (200, 60), (300, 30), (50, 20), (60, 20), (70, 50)]
    let stage = Stage(layout, [6], sizes: { CGSize(width: sizes[$0].0, height: sizes[$0].1) })
    #expect(stage.box(0) == CGRect(x: 0, y: 10, width: 100, height: 40))
    #expect(stage.box(1) == CGRect(x: 202, y: 0, width: 200, height: 60))
    #expect(stage.box(2) == CGRect(x: 0, y: 65, width: 300, height: 30))
    #expect(stage.box(3) == CGRect(x: 352, y: 70, width: 50, height: 20))
    #expect(stage.box(4) == CGRect(x: 0, y: 115, width: 60, height: 20))
    #expect(stage.box(5) == CGRect(x: 70, y: 100, width: 70, height: 50))
    #expect(stage.view.contentSize.height == 150)
  }

  /// The only item of a line is centered.
  @Test func oneInALine() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 40)
    let stage = Stage(layout, [3], sizes: { _ in CGSize(width: 300, height: 40) })
    #expect(stage.box(1) == CGRect(x: 51, y: 50, width: 300, height: 40))
  }

  /// Cells of different heights among ten thousand: only nearby ones exist, and distant ones are found immediately.
  @Test func manyOfDifferentSizes() {
    let stage = Stage(UICollectionViewFlowLayout(), [10_000], sizes: { CGSize(width: 90, height: 30 + $0 % 5 * 10) })
    #expect(stage.made < 100)
    stage.simulator.perform {
      stage.view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false)
    }
    #expect(stage.view.cellForItem(at: IndexPath(item: 9_000, section: 0)) != nil && stage.made < 300)
  }
}
