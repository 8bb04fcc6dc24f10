// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Headers and footers of collection views with lists, and their sides in other sections.
@MainActor @Suite struct ListHeaderTests {
  private final class Shelf: UIViewController {
    let layout: UICollectionViewLayout
    private(set) var list: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>!
    var header: UICollectionViewListCell?
    var footer: UICollectionViewListCell?

    init(_ layout: UICollectionViewLayout) {
      self.layout = layout
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
      let row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
      }
      let kinds = (UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter)
      let top = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kinds.0) {
        [me = Weak(self)] cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Header"
        cell.contentConfiguration = content
        me.wrappedValue?.header = cell
      }
      let bottom = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: kinds.1) {
        [me = Weak(self)] cell, _, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "Footer"
        cell.contentConfiguration = content
        me.wrappedValue?.footer = cell
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
        list.dequeueConfiguredReusableCell(using: row, for: path, item: item)
      }
      source.supplementaryViewProvider = { list, kind, path in
        kind == kinds.0
          ? list.dequeueConfiguredReusableSupplementary(using: top, for: path)
          : list.dequeueConfiguredReusableSupplementary(using: bottom, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2])
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  private func show(_ layout: UICollectionViewLayout) -> (Shelf, Simulator) {
    let shelf = Shelf(layout)
    let simulator = Simulator { shelf }
    simulator.settle()
    return (shelf, simulator)
  }

  private func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  @Test func groups() throws {
    let (shelf, simulator) = show(list(.insetGrouped))
    let header = try #require(shelf.header)
    let row = try #require(shelf.list.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
    let (text, usual) = (header.contentConfiguration as? UIListContentConfiguration, UIListContentConfiguration.cell())
    #expect(text?.textProperties.font.pointSize == 13 && text?.textProperties.color == .secondaryLabel)
    #expect((row.contentConfiguration as? UIListContentConfiguration)?.textProperties.font == usual.textProperties.font)
    // The sides are those of the rows, and there are no lines and no boxes.
    #expect(header.frame.minX == row.frame.minX && header.frame.width == row.frame.width)
    #expect(shelf.footer?.frame.minX == row.frame.minX)
    #expect(header.frame.maxY <= row.frame.minY)
    #expect(header.subviews.first { $0.backgroundColor == .separator }?.isHidden == true)
    #expect(header.backgroundColor == nil && row.backgroundColor != nil)
    _ = simulator
  }

  @Test func plainHeaders() throws {
    let (shelf, simulator) = show(list(.plain))
    let header = try #require(shelf.header)
    #expect(header.frame.minX == 0 && header.frame.width == shelf.list.bounds.width)
    let text = header.contentConfiguration as? UIListContentConfiguration
    #expect(text?.textProperties.font.pointSize == 17)
    _ = simulator
  }

  @Test func headersFollowTheSectionsInsets() throws {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    for follows in [true, false] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: whole, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      let (shelf, simulator) = show(UICollectionViewCompositionalLayout(section: section))
      let header = try #require(shelf.header)
      let width = shelf.list.bounds.width
      #expect(header.frame.minX == (follows ? 30 : 0))
      #expect(header.frame.width == (follows ? width - 40 : width))
      _ = simulator
    }
  }

  /// The navigation bar takes the margin of the list below it.
  @Test func theSearchFieldHasTheListsMargin() throws {
    let shelf = Shelf(list(.insetGrouped))
    let search = UISearchController(searchResultsController: nil)
    shelf.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: shelf)
    let simulator = Simulator { navigation }
    simulator.settle()
    let field = search.searchBar.searchTextField
    #expect(abs(field.convert(field.bounds, to: navigation.view).minX - (16 + 32)) < 0.001)
    #expect(search.searchBar.placeholder == "Search")
  }
}
