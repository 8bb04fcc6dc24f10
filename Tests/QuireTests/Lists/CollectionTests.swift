// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Items with numbers in sections with titles, and counts of the data source calls.
@MainActor private final class Numbers: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var counts: [Int]
  var made = 0
  var selected: [Int] = []

  init(_ counts: [Int]) {
    self.counts = counts
    super.init()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LabelCell)?.label.text = "Item \(indexPath.item)"
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? Title)?.label.text = "Section \(indexPath.section)"
    return view
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath.item)
  }
}

private final class LabelCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}

@MainActor @Suite struct CollectionTests {
  private func stage(_ layout: UICollectionViewLayout, _ counts: [Int]) -> (Simulator, UICollectionView, Numbers) {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    let numbers = Numbers(counts)
    let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    simulator.perform {
      view.register(LabelCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "title")
      view.dataSource = numbers
      view.delegate = numbers
      root.view.addSubview(view)
    }
    return (simulator, view, numbers)
  }

  @Test func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    let (simulator, view, numbers) = stage(layout, [10_000])
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 10, y: 5, width: 100, height: 60))
    #expect(
      view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
        == CGRect(x: 10, y: 75, width: 100, height: 60))
    #expect(view.contentSize == CGSize(width: 402, height: 233_380))
    #expect(numbers.made < 100)
    try simulator.tap("Item 4", role: .row)
    #expect(numbers.selected == [4] && view.indexPathsForSelectedItems == [IndexPath(item: 4, section: 0)])
    simulator.perform { view.scrollToItem(at: IndexPath(item: 9_000, section: 0), at: .top, animated: false) }
    #expect(view.cellForItem(at: IndexPath(item: 9_000, section: 0)) != nil && numbers.made < 300)
  }

  @Test func compositional() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 4
    let (simulator, view, _) = stage(UICollectionViewCompositionalLayout(section: section), [100])
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.frame
    #expect(frame == CGRect(x: 201, y: 84, width: 201, height: 80))
    #expect(simulator.element("Item 3", role: .row)?.position == 4)
    try simulator.press(.down, on: "Item 3", role: .row)
    #expect(view.cursor == IndexPath(item: 5, section: 0))
  }

  @Test func listsAndRegistrations() {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    var source: UICollectionViewDiffableDataSource<Int, String>!
    simulator.perform {
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
      let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
      root.view.addSubview(view)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories = [.disclosureIndicator()]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Ant", "Bee", "Cat"])
      source.apply(snapshot, animatingDifferences: false)
    }
    #expect(simulator.elements(role: .row).map { $0.label } == ["Ant", "Bee", "Cat"])
    #expect(simulator.element("Ant", role: .row)?.frame.minX == 16)
    simulator.perform {
      var snapshot = source.snapshot()
      snapshot.deleteItems(["Bee"])
      source.apply(snapshot)
    }
    simulator.settle()
    #expect(Set(simulator.elements(role: .row).map { $0.label }) == ["Ant", "Cat"])
  }

  @Test(arguments: [true, false]) func headersThatStay(inFlow: Bool) throws {
    let layout: UICollectionViewLayout
    if inFlow {
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: 402, height: 100)
      flow.minimumLineSpacing = 0
      flow.headerReferenceSize = CGSize(width: 0, height: 40)
      flow.sectionHeadersPinToVisibleBounds = true
      layout = flow
    } else {
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let section = NSCollectionLayoutSection(
        group: .horizontal(layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)]))
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = true
      section.boundarySupplementaryItems = [header]
      layout = UICollectionViewCompositionalLayout(section: section)
    }
    let (simulator, view, numbers) = stage(layout, [20, 20])
    simulator.perform { view.contentInsetAdjustmentBehavior = .never }
    defer { withExtendedLifetime(numbers) {} }
    func top(_ title: String) -> CGFloat? { simulator.element(title)?.frame.minY }
    #expect(top("Section 0") == 0)
    simulator.perform { view.contentOffset.y = 500 }
    #expect(top("Section 0") == 0)
    // Its section pushes it out.
    simulator.perform { view.contentOffset.y = 2020 }
    #expect(top("Section 0") == -20 && top("Section 1") == 20)
    simulator.perform { view.contentOffset.y = 3000 }
    #expect(top("Section 0") == nil && top("Section 1") == 0)
    simulator.settle()
    // It is read before the items of its section.
    #expect(view.subviews.first?.kind == .section)
    simulator.perform {
      (layout as? UICollectionViewFlowLayout)?.sectionHeadersPinToVisibleBounds = false
      view.contentOffset.y = 2020
    }
    if inFlow { #expect(top("Section 1") == 20) }
    simulator.perform { view.reloadData() }
    #expect(view.contentSize.height == 4080)
  }

  @Test func whatIsInFront() {
    let layout = Pile()
    let (simulator, view, numbers) = stage(layout, [3])
    defer { withExtendedLifetime((simulator, numbers)) {} }
    let shown = view.subviews.compactMap { ($0 as? LabelCell)?.label.text }
    #expect(shown == ["Item 2", "Item 1", "Item 0"])
  }

  @Test func anItemOfAnotherText() throws {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    var source: UICollectionViewDiffableDataSource<Int, String>!
    let view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
    simulator.perform {
      root.view.addSubview(view)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Ant", "Bee"])
      source.apply(snapshot, animatingDifferences: false)
    }
    let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    let before = first.frame.height
    simulator.perform {
      var content = first.defaultContentConfiguration()
      content.text = String(repeating: "a long text ", count: 20)
      first.contentConfiguration = content
    }
    #expect(first.frame.height > before + 40)
    let next = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(next.frame.minY == first.frame.maxY)
  }
}

private final class Title: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// Items on top of each other, the first one in front.
private final class Pile: UICollectionViewLayout {
  override var collectionViewContentSize: CGSize { CGSize(width: 402, height: 402) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    made.frame = CGRect(x: 20 * indexPath.item, y: 20 * indexPath.item, width: 200, height: 200)
    made.zIndex = -indexPath.item
    return made
  }
}
