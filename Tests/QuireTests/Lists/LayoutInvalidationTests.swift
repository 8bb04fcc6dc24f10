// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct LayoutInvalidationTests {
  private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 50
    var sizesAsked = 0
    var identifier = "cell"

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      sizesAsked += 1
      return CGSize(width: 300, height: 50 + indexPath.item % 2)
    }
  }

  /// Rows of 50 points, of which the first one near the top is larger.
  private final class Lens: UICollectionViewLayout {
    final class Context: UICollectionViewLayoutInvalidationContext {
      var isScroll = false
    }

    var log: [String] = []
    var jump: CGFloat = 0

    override func prepare() {
      super.prepare()
      log.append("prepare")
    }
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 2500) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))!
      }
      .filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      let y = CGFloat(indexPath.item) * 50
      let isLarge = abs(y - (collectionView?.contentOffset.y ?? 0)) < 25
      made.frame = CGRect(x: 0, y: y, width: isLarge ? 300 : 200, height: 50)
      return made
    }
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      log.append("bounds \(Int(newBounds.minY)) \(newBounds.size != collectionView?.bounds.size)")
      return true
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = Context()
      context.isScroll = true
      context.contentOffsetAdjustment.y = jump
      jump = 0
      return context
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      super.invalidateLayout(with: context)
      let names = [
        (context as? Context)?.isScroll == true ? "scroll" : nil, context.invalidateEverything ? "everything" : nil,
        context.invalidateDataSourceCounts ? "counts" : nil,
      ]
      log.append("invalidate " + names.compactMap { $0 }.joined(separator: " "))
    }
  }

  private final class Grid: UICollectionViewFlowLayout {
    var keepsSizes = true

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      if keepsSizes, let context = context as? UICollectionViewFlowLayoutInvalidationContext {
        context.invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
        context.invalidateFlowLayoutAttributes = false
      }
      return context
    }
  }

  private let items = Items()
  private let root = UIViewController()

  private func stage(_ layout: UICollectionViewLayout) -> (Simulator, UICollectionView) {
    let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: 300, height: 400), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = items
    list.delegate = items
    let root = root
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(list) }
    return (simulator, list)
  }

  private func width(_ list: UICollectionView, _ item: Int) -> CGFloat? {
    list.cellForItem(at: IndexPath(item: item, section: 0))?.frame.width
  }

  @Test func eachStepOfAScroll() {
    let layout = Lens()
    let (simulator, list) = stage(layout)
    #expect(width(list, 0) == 300 && width(list, 2) == 200)
    layout.log = []
    simulator.perform { list.contentOffset.y = 100 }
    #expect(layout.log == ["bounds 100 false", "invalidate scroll", "prepare"])
    #expect(width(list, 0) == 200 && width(list, 2) == 300)
    layout.log = []
    simulator.perform { list.reloadData() }
    #expect(layout.log.first == "invalidate everything counts" && layout.log.contains("prepare"))
    layout.log = []
    simulator.perform { layout.invalidateLayout() }
    #expect(layout.log == ["invalidate everything", "prepare"])
    layout.log = []
    simulator.perform { list.frame.size.height = 300 }
    #expect(layout.log.contains("invalidate scroll") && layout.log.contains("prepare"))
  }

  @Test func aContextMovesTheOffset() {
    let layout = Lens()
    let (simulator, list) = stage(layout)
    layout.jump = 30
    simulator.perform { list.contentOffset.y = 100 }
    #expect(list.contentOffset.y == 130)
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment = CGPoint(x: 0, y: -50)
    simulator.perform { layout.invalidateLayout(with: context) }
    #expect(list.contentOffset.y == 80)
    context.contentOffsetAdjustment = CGPoint(x: 0, y: CGFloat.nan)
    simulator.perform { layout.invalidateLayout(with: context) }
    #expect(list.contentOffset.y == 80)
  }

  @Test func aFlowLayoutThatKeepsItsSizes() {
    let layout = Grid()
    let (simulator, list) = stage(layout)
    #expect(list.contentSize.height == 50 * 50.5 + 49 * 10)
    items.sizesAsked = 0
    simulator.perform { list.contentOffset.y = 100 }
    #expect(items.sizesAsked == 0)
    layout.keepsSizes = false
    simulator.perform { list.contentOffset.y = 200 }
    #expect(items.sizesAsked == 50)
  }

  @Test func aLayoutOfQuireIsNotPreparedForAScroll() {
    let layout = UICollectionViewFlowLayout()
    let (simulator, list) = stage(layout)
    items.sizesAsked = 0
    simulator.perform { list.contentOffset.y = 100 }
    #expect(items.sizesAsked == 0)
  }

  /// A cell whose height the test changes.
  private final class Row: UICollectionViewCell {
    static var heights: [CGFloat] = []
    static var measured: [Int] = []
    var index = 0

    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      Row.measured.append(layoutAttributes.indexPath.item)
      layoutAttributes.frame.size.height = Row.heights[layoutAttributes.indexPath.item]
      return layoutAttributes
    }
  }

  @Test func itemsAlone() {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
    let layout = UICollectionViewCompositionalLayout(section: section)
    items.count = 4
    Row.heights = [40, 50, 60, 70]
    let (simulator, list) = stage(layout)
    simulator.perform {
      items.identifier = "row"
      list.register(Row.self, forCellWithReuseIdentifier: "row")
      list.reloadData()
    }
    #expect(list.contentSize.height == 220)
    (Row.heights, Row.measured) = ([100, 100, 100, 100], [])
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: 1, section: 0)])
    context.invalidateItems(at: [IndexPath(item: 3, section: 0)])
    #expect(context.invalidatedItemIndexPaths?.map { $0.item } == [1, 3])
    simulator.perform { layout.invalidateLayout(with: context) }
    #expect(Row.measured == [1, 3] && list.contentSize.height == 40 + 100 + 60 + 100)
    simulator.perform { layout.invalidateLayout() }
    #expect(list.contentSize.height == 400)
  }
}
