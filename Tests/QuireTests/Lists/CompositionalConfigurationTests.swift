// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct CompositionalConfigurationTests {
  /// Sections whose headers and footers have kinds of the app's own.
  private final class Items: NSObject, UICollectionViewDataSource {
    var counts = [3, 2]
    var asked: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append("\(kind) \(indexPath.section)")
      return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  private final class Tall: UICollectionReusableView {
    override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
      -> UICollectionViewLayoutAttributes
    {
      layoutAttributes.frame.size.height = 70
      return layoutAttributes
    }
  }

  private let items = Items()
  private let root = UIViewController()

  private func stage(_ layout: UICollectionViewLayout, width: CGFloat = 393, rightToLeft: Bool = false)
    -> (Simulator, UICollectionView)
  {
    let list = UICollectionView(frame: CGRect(x: 0, y: 100, width: width, height: 200), collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["title", "end", "whole", "last"] {
      let type = kind == "whole" ? Tall.self : UICollectionReusableView.self
      list.register(type, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    list.contentInsetAdjustmentBehavior = .never
    list.dataSource = items
    let root = root
    var device = Device.phone
    device.environment.isRightToLeft = rightToLeft
    let simulator = Simulator(device) { root }
    simulator.perform { root.view.addSubview(list) }
    return (simulator, list)
  }

  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private func edge(_ size: NSCollectionLayoutSize, _ kind: String, _ alignment: NSRectAlignment)
    -> NSCollectionLayoutBoundarySupplementaryItem
  {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
  }

  /// Groups of 100 by 40 points with one item each.
  private func section(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSection
  {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size(width, height), subitems: [item]))
  }

  private func frame(_ list: UICollectionView, _ section: Int, _ item: Int) -> CGRect? {
    list.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  private func frames(_ list: UICollectionView, _ kind: String) -> [CGRect] {
    let all = CGRect(origin: .zero, size: list.contentSize)
    return (list.collectionViewLayout.layoutAttributesForElements(in: all) ?? [])
      .filter { $0.representedElementKind == kind }.map { $0.frame }
  }

  @Test func sectionsSideBySide() {
    let section = section(width: .absolute(100), height: .fractionalHeight(1))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 30, bottom: 15, trailing: 40)
    section.boundarySupplementaryItems = [edge(size(.absolute(60), .fractionalHeight(1)), "title", .leading)]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 20
    configuration.boundarySupplementaryItems = [edge(size(.absolute(50), .fractionalHeight(1)), "last", .trailing)]
    let (simulator, list) = stage(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    // A header of 60, an inset of 30, three groups of 100 with gaps of 10, an inset of 40.
    #expect(frame(list, 0, 0) == CGRect(x: 90, y: 5, width: 100, height: 180))
    #expect(frame(list, 0, 2) == CGRect(x: 310, y: 5, width: 100, height: 180))
    #expect(frame(list, 1, 0) == CGRect(x: 560, y: 5, width: 100, height: 180))
    #expect(list.contentSize == CGSize(width: 860, height: 200))
    #expect(
      frames(list, "title") == [
        CGRect(x: 0, y: 0, width: 60, height: 200), CGRect(x: 470, y: 0, width: 60, height: 200),
      ])
    #expect(frames(list, "last") == [CGRect(x: 810, y: 0, width: 50, height: 200)])
    #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.frame == frame(list, 0, 2))
    simulator.perform { list.scrollToItem(at: IndexPath(item: 1, section: 1), at: .left, animated: false) }
    #expect(list.contentOffset == CGPoint(x: 467, y: 0))
    #expect(items.asked == ["title 0", "title 1", "last 0"])
  }

  @Test func fromRightToLeft() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [self] _, environment in
        section(width: .absolute(environment.container.contentSize.width - 293), height: .fractionalHeight(1))
      }, configuration: configuration)
    let (_, list) = stage(layout, rightToLeft: true)
    #expect(list.contentSize.width == 500)
    #expect(frame(list, 0, 0)?.minX == 400 && frame(list, 1, 1)?.minX == 0)
  }

  @Test func headersAndFooters() {
    let section = section(width: .fractionalWidth(1), height: .absolute(40))
    section.boundarySupplementaryItems = [
      edge(size(.fractionalWidth(1), .absolute(30)), "title", .topLeading),
      edge(size(.fractionalWidth(1), .absolute(10)), "end", .bottomTrailing),
    ]
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    // Its height is measured.
    configuration.boundarySupplementaryItems = [
      edge(size(.fractionalWidth(1), .estimated(44)), "whole", .top),
      edge(size(.fractionalWidth(1), .absolute(25)), "last", .bottom),
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    let (simulator, list) = stage(layout)
    simulator.settle()
    #expect(frames(list, "whole") == [CGRect(x: 0, y: 0, width: 393, height: 70)])
    #expect(frames(list, "title").map { $0.minY } == [70, 238])
    #expect(frame(list, 0, 0)?.minY == 100 && frame(list, 1, 1)?.minY == 308)
    #expect(frames(list, "end").map { $0.minY } == [220, 348])
    #expect(frames(list, "last") == [CGRect(x: 0, y: 358, width: 393, height: 25)])
    #expect(list.contentSize.height == 383)
  }

  @Test func aConfigurationIsCopied() {
    let layout = UICollectionViewCompositionalLayout(
      section: section(width: .fractionalWidth(1), height: .absolute(40)))
    let (simulator, list) = stage(layout)
    #expect(layout.configuration.scrollDirection == .vertical && frame(list, 1, 0)?.minY == 120)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    simulator.perform { layout.configuration = configuration }
    configuration.interSectionSpacing = 50
    simulator.perform { list.setNeedsLayout() }
    #expect(frame(list, 1, 0)?.minY == 130)
    simulator.perform { layout.configuration = configuration }
    #expect(frame(list, 1, 0)?.minY == 170 && list.contentSize.height == 250)
  }

  @Test func margins() {
    let section = section(width: .fractionalWidth(1), height: .absolute(40))
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 4)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let (simulator, list) = stage(layout, width: 1000)
    simulator.perform {
      list.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 50)
    }
    #expect(frame(list, 0, 0) == CGRect(x: 3, y: 0, width: 993, height: 40))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = .layoutMargins
    simulator.perform { layout.configuration = configuration }
    #expect(frame(list, 0, 0) == CGRect(x: 33, y: 0, width: 913, height: 40))
    // The section's own reference comes first.
    section.contentInsetsReference = .readableContent
    simulator.perform { layout.invalidateLayout() }
    #expect(frame(list, 0, 0) == CGRect(x: 157, y: 0, width: 665, height: 40))
  }

  @Test func itemsOneBelowTheOther() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(1), .absolute(130)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(5)
    let (_, list) = stage(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
    #expect(frame(list, 0, 2) == CGRect(x: 0, y: 90, width: 393, height: 40))
    #expect(frame(list, 1, 0)?.minY == 130)
  }
}
