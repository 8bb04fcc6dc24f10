// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A grid of square pictures in a sheet; several can be chosen.
@MainActor
public final class PhotoGridProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  private let album = AlbumController()

  init() {
    rootViewController = album
    album.record = { [weak self] line in self?.log.append(line) }
  }

  /// The width of one picture and the number of columns.
  public func reportGrid() {
    album.grid?.reportGrid()
  }
}

/// A new program, which a test starts.
@MainActor
public func makePhotoGrid() -> PhotoGridProgram {
  PhotoGridProgram()
}

final class AlbumController: UIViewController {
  var record: (String) -> Void = { _ in }
  private(set) weak var grid: PhotoGridController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Photos"
    configuration.image = UIImage(systemName: "photo.on.rectangle")
    configuration.imagePadding = 8
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.openGrid() })
    button.frame = CGRect(x: 20, y: 100, width: 160, height: 44)
    view.addSubview(button)
  }

  private func openGrid() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumInteritemSpacing = 2
    layout.minimumLineSpacing = 2
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    let grid = PhotoGridController(collectionViewLayout: layout)
    grid.record = record
    self.grid = grid
    grid.sheetPresentationController?.detents = [.medium(), .large()]
    present(grid, animated: true)
  }
}

final class PhotoGridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var record: (String) -> Void = { _ in }

  private let counts = [9, 30]
  private let columns = 3

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.alwaysBounceVertical = true
    collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    collectionView.register(
      AlbumHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  func reportGrid() {
    let frames = collectionView.indexPathsForVisibleItems.sorted().compactMap {
      collectionView.layoutAttributesForItem(at: $0)?.frame
    }
    guard let first = frames.first else { return record("grid empty") }
    let inRow = frames.prefix { $0.minY == first.minY }.count
    record("\(inRow) in a row, square \(first.width == first.height), width \(Int(first.width))")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
    cell.show(title: "\(indexPath.section + 1).\(indexPath.item + 1)", hue: CGFloat(indexPath.item % 10) / 10)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
      as! AlbumHeader
    header.label.text = indexPath.section == 0 ? "Recent" : "Older"
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let gaps = CGFloat(columns - 1) * 2
    let side = ((collectionView.bounds.width - gaps) / CGFloat(columns)).rounded(.down)
    return CGSize(width: side, height: side)
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    recordSelection()
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    recordSelection()
  }

  private func recordSelection() {
    let chosen = (collectionView.indexPathsForSelectedItems ?? []).sorted()
    record("chosen " + chosen.map { "\($0.section + 1).\($0.item + 1)" }.joined(separator: " "))
  }
}
