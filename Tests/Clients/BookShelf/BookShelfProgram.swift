// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Shelves of books: a grid for the new ones, a list for the rest, and a book's page as a sheet.
@MainActor
public final class BookShelfProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let shelf = BookShelfController()
    rootViewController = shelf
    shelf.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeBookShelf() -> BookShelfProgram {
  BookShelfProgram()
}

struct Book: Hashable, Sendable {
  let title: String
  let author: String
  var isFavorite = false

  static let new = [
    Book(title: "Salt Roads", author: "Lin"), Book(title: "North", author: "Berg"), Book(title: "Tin", author: "Oto"),
  ]
  static let rest = [
    Book(title: "Winter Sea", author: "Hale"), Book(title: "Glass", author: "Moro"),
    Book(title: "The Orchard", author: "Pell"), Book(title: "Kites", author: "Amari"),
  ]
}

enum Shelf: Int, CaseIterable, Sendable {
  case new, rest

  var title: String { self == .new ? "New" : "All books" }
}

final class BookShelfController: UIViewController, UICollectionViewDelegate {
  var record: (String) -> Void = { _ in }

  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
  private lazy var dataSource = makeDataSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Book>()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems(Book.new, toSection: .new)
    snapshot.appendItems(Book.rest, toSection: .rest)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private static func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { index, environment in
      guard Shelf(rawValue: index) == .new else {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        return .list(using: configuration, layoutEnvironment: environment)
      }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(160)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 12
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 16, trailing: 20)
      section.orthogonalScrollingBehavior = .continuous
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return section
    }
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Shelf, Book> {
    let cover = UICollectionView.CellRegistration<UICollectionViewCell, Book> { cell, _, book in
      var content = UIListContentConfiguration.cell()
      content.text = book.title
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      background.cornerRadius = 12
      cell.backgroundConfiguration = background
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Book> { cell, _, book in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = book.title
      content.secondaryText = book.author
      cell.contentConfiguration = content
      cell.accessories = book.isFavorite ? [.checkmark(), .disclosureIndicator()] : [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = Shelf(rawValue: indexPath.section)?.title
      view.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Shelf, Book>(collectionView: collectionView) {
      collectionView, indexPath, book in
      Shelf(rawValue: indexPath.section) == .new
        ? collectionView.dequeueConfiguredReusableCell(using: cover, for: indexPath, item: book)
        : collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: book)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    return dataSource
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let book = dataSource.itemIdentifier(for: indexPath) else { return }
    record("opened \(book.title) of \(Shelf(rawValue: indexPath.section)?.title ?? "no shelf")")
    let page = BookPageController(book: book)
    page.didToggle = { [weak self] in self?.toggleFavorite(book) }
    present(page, animated: true)
  }

  private func toggleFavorite(_ book: Book) {
    var changed = book
    changed.isFavorite.toggle()
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([changed], afterItem: book)
    snapshot.deleteItems([book])
    dataSource.apply(snapshot, animatingDifferences: true)
    dismiss(animated: true) { [weak self] in
      let favorites = self?.dataSource.snapshot().itemIdentifiers.filter(\.isFavorite).map(\.title) ?? []
      self?.record("favorites " + favorites.joined(separator: ", "))
    }
  }
}
