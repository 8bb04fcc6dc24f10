// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct HorizontalFlowTests {
  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
  {
    var count = 100
    var shown: Set<Int> = []
    var prefetched: [Int] = []
    var canceled: [Int] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      shown.insert(indexPath.item)
      return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths.map { $0.item }
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
      canceled += indexPaths.map { $0.item }
    }
  }

  /// A flow layout that comes to rest at the nearest item.
  final class Carousel: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: (proposedContentOffset.x / 110).rounded() * 110, y: 0)
    }
  }

  private let items = Items()
  private let root = UIViewController()

  private func stage(_ layout: UICollectionViewFlowLayout) -> (Simulator, UICollectionView) {
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 80)
    layout.minimumLineSpacing = 10
    layout.minimumInteritemSpacing = 20
    let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 393, height: 200), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = items
    list.delegate = items
    let root = root
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(list) }
    return (simulator, list)
  }

  @Test func columns() throws {
    let (simulator, list) = stage(UICollectionViewFlowLayout())
    // Each column has two items of 80, spread over a height of 200. There are 50 columns of 100 with a spacing of 10.
    #expect(list.contentSize == CGSize(width: 5490, height: 200))
    func frame(_ item: Int) -> CGRect? { list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame }
    #expect(frame(0) == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(frame(1) == CGRect(x: 0, y: 120, width: 100, height: 80))
    #expect(frame(2) == CGRect(x: 110, y: 0, width: 100, height: 80))
    #expect(list.cellForItem(at: IndexPath(item: 3, section: 0))?.frame == frame(3))
    #expect(items.shown.max()! < 14)
    // Distant items are created when they come near the visible area.
    simulator.perform {
      list.scrollToItem(at: IndexPath(item: 50, section: 0), at: .left, animated: false)
    }
    #expect(list.contentOffset == CGPoint(x: 2750, y: 0))
    #expect(list.cellForItem(at: IndexPath(item: 50, section: 0)) != nil)
    #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    simulator.perform {
      list.scrollToItem(at: IndexPath(item: 50, section: 0), at: .centeredHorizontally, animated: false)
    }
    #expect(list.contentOffset.x == 2603.5)
    simulator.perform { list.scrollToItem(at: IndexPath(item: 99, section: 0), at: .left, animated: false) }
    #expect(list.contentOffset.x == 5097.0)
  }

  @Test func insetsAndHeaders() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 40)
    layout.headerReferenceSize = CGSize(width: 50, height: 1)
    items.count = 3
    let (_, list) = stage(layout)
    // Two items of 80 with a spacing of 20 just fit between the insets, so the third begins another column.
    #expect(list.contentSize.width == 330.0)
    #expect(
      list.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 80, y: 5, width: 100, height: 80))
    let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 60, height: 200))
    #expect(found?.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 200))
  }

  @Test func aLayoutChoosesWhereADragEnds() {
    let (simulator, list) = stage(Carousel())
    simulator.fling(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 140, y: 150), velocity: 900)
    simulator.settle()
    #expect(list.contentOffset.x > 200)
    #expect(list.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0, "\(list.contentOffset.x)")
    simulator.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 170, y: 150))
    simulator.settle()
    #expect(list.contentOffset.x.truncatingRemainder(dividingBy: 110) == 0, "\(list.contentOffset.x)")
  }

  @Test func prefetching() {
    let (simulator, list) = stage(UICollectionViewFlowLayout())
    simulator.perform { list.prefetchDataSource = items }
    let live = Set(list.indexPathsForVisibleItems.map { $0.item })
    #expect(!items.prefetched.isEmpty && items.prefetched.allSatisfy { !live.contains($0) && $0 < 30 })
    #expect(Set(items.prefetched).count == items.prefetched.count && items.canceled == [])
    let first = items.prefetched
    items.prefetched = []
    // After a jump, the prefetched items are far away.
    simulator.perform { list.contentOffset.x = 4000 }
    #expect(Set(items.canceled) == Set(first) && items.prefetched.allSatisfy { $0 > 50 })
    simulator.perform {
      items.prefetched = []
      list.isPrefetchingEnabled = false
      list.contentOffset.x = 0
    }
    #expect(items.prefetched == [])
  }

  @Test func prefetchingRows() {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
      var prefetched: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map { $0.row }
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 440))
    let root = root
    let simulator = Simulator { root }
    simulator.perform {
      table.rowHeight = 44
      table.dataSource = rows
      table.prefetchDataSource = rows
      root.view.addSubview(table)
    }
    let cells = (0..<500).filter { table.cellForRow(at: IndexPath(row: $0, section: 0)) != nil }
    #expect(rows.prefetched == Array((cells.max()! + 1)...rows.prefetched.max()!) && rows.prefetched.max()! < 40)
  }
}
