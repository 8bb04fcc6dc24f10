// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import Testing

@testable import Quire

/// Cells have the size that they are shown with when the data source configures them.
@MainActor @Suite struct DequeuedSizeTests {
  final class Card: UICollectionViewCell {
    let firstSize: CGSize

    override init(frame: CGRect) {
      firstSize = frame.size
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    /// The size of each item's `contentView` while it is configured.
    var sizes: [Int: CGSize] = [:]
    /// The distinct cells.
    var cells: Set<ObjectIdentifier> = []

    static func size(_ item: Int) -> CGSize { CGSize(width: 300, height: item < 50 ? 40 : 80) }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
      sizes[indexPath.item] = cell.contentView.bounds.size
      cells.insert(ObjectIdentifier(cell))
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      Self.size(indexPath.item)
    }
  }

  @Test func newAndRecycledItems() throws {
    let items = Items()
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    list.register(Card.self, forCellWithReuseIdentifier: "card")
    list.dataSource = items
    list.delegate = items
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(list) }
    let card = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)) as? Card)
    #expect(card.firstSize == Items.size(0))
    for item in [20, 60, 99] {
      simulator.perform {
        list.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
      }
    }
    for (item, size) in items.sizes { #expect(size == Items.size(item), "Item \(item)") }
    #expect(items.cells.count < items.sizes.count)
  }

  final class Rows: NSObject, UITableViewDataSource {
    var widths: [CGFloat] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      widths.append(cell.contentView.bounds.width)
      return cell
    }
  }

  @Test func rowsHaveTheWidthOfTheTable() {
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 250, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform { root.view.addSubview(table) }
    #expect(rows.widths == [250, 250, 250])
  }
}
