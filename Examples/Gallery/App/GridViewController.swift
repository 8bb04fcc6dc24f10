// SPDX-License-Identifier: Apache-2.0

import Quire

/// Five hundred tiles in three columns, in a sheet. A tap selects one.
final class GridViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private var grid: UICollectionView?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tiles"
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1.0 / 3)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    let grid = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    grid.register(TileCell.self, forCellWithReuseIdentifier: "tile")
    grid.dataSource = self
    grid.delegate = self
    grid.accessibilityLabel = "Tiles"
    view.addSubview(grid)
    self.grid = grid
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    grid?.frame = view.bounds
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 500 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? TileCell)?.show(indexPath.item)
    return cell
  }
}

/// A number on a color.
private final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    label.textColor = .white
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    contentView.addSubview(label)
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      layer.borderWidth = isSelected ? 4 : 0
      layer.borderColor = UIColor.label.cgColor
    }
  }

  func show(_ number: Int) {
    let colors: [UIColor] = [.systemTeal, .systemIndigo, .systemBlue, .systemPurple, .systemPink, .systemBrown]
    backgroundColor = colors[number % colors.count]
    label.text = "\(number + 1)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
