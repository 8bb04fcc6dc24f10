// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import Testing

@_spi(Hosts) @testable import Quire

@MainActor @Suite struct OutlineTests {
  @Test func sectionSnapshots() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Boats", "Piers"])
    snapshot.append(["Sloop", "Yawl"], to: "Boats")
    snapshot.append(["North"], to: "Piers")
    #expect(snapshot.items == ["Boats", "Sloop", "Yawl", "Piers", "North"])
    #expect(snapshot.visibleItems == ["Boats", "Piers"] && snapshot.rootItems == ["Boats", "Piers"])
    snapshot.expand(["Boats"])
    #expect(snapshot.visibleItems == ["Boats", "Sloop", "Yawl", "Piers"])
    #expect(snapshot.level(of: "Yawl") == 1 && snapshot.parent(of: "Yawl") == "Boats" && !snapshot.isVisible("North"))
    snapshot.insert(["Ketch"], after: "Sloop")
    snapshot.insert(["Office"], before: "Piers")
    #expect(snapshot.items == ["Boats", "Sloop", "Ketch", "Yawl", "Office", "Piers", "North"])
    #expect(snapshot.snapshot(of: "Boats").items == ["Sloop", "Ketch", "Yawl"])
    #expect(snapshot.snapshot(of: "Boats", includingParent: true).level(of: "Ketch") == 1)
    var other = NSDiffableDataSourceSectionSnapshot<String>()
    other.append(["Cutter"])
    snapshot.replace(childrenOf: "Boats", using: other)
    #expect(snapshot.visibleItems == ["Boats", "Cutter", "Office", "Piers"])
    snapshot.delete(["Boats"])
    #expect(snapshot.items == ["Office", "Piers", "North"])
  }

  private func stage(
    _ change: (inout UICollectionLayoutListConfiguration) -> Void = { _ in }
  ) -> (Simulator, UICollectionView, UICollectionViewDiffableDataSource<Int, String>) {
    let root = UIViewController()
    let simulator = Simulator(.phone) { root }
    var source: UICollectionViewDiffableDataSource<Int, String>!
    var view: UICollectionView!
    simulator.perform {
      var look = UICollectionLayoutListConfiguration(appearance: .plain)
      change(&look)
      let layout = UICollectionViewCompositionalLayout.list(using: look)
      view = UICollectionView(frame: root.view.bounds, collectionViewLayout: layout)
      root.view.addSubview(view)
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = [.outlineDisclosure(options: .init(style: .header))]
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
        view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
      }
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["Boats", "Piers"])
      snapshot.append(["Sloop"], to: "Boats")
      source.apply(snapshot, to: 0, animatingDifferences: false)
    }
    return (simulator, view, source)
  }

  @Test func pressesShowItemsBelow() throws {
    let (simulator, view, source) = stage()
    #expect(source.snapshot().itemIdentifiers == ["Boats", "Piers"])
    var expanded: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
    try simulator.tap("Boats", role: .row)
    #expect(source.snapshot().itemIdentifiers == ["Boats", "Sloop", "Piers"] && expanded == ["Boats"])
    #expect(source.snapshot(for: 0).isExpanded("Boats"))
    // The press of a header does not select it.
    #expect(view.indexPathsForSelectedItems?.isEmpty ?? true)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell
    #expect(cell?.indentationLevel == 1)
    try simulator.tap("Boats", role: .row)
    #expect(source.snapshot().itemIdentifiers == ["Boats", "Piers"])
  }

  @Test func swipesRunActions() {
    var deleted: [Int] = []
    let (simulator, view, _) = stage { look in
      look.trailingSwipeActionsConfigurationProvider = { path in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
            deleted.append(path.item)
            finish(true)
          }
        ])
      }
    }
    let frame = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame ?? .zero
    let y = frame.midY - view.contentOffset.y
    simulator.drag(from: CGPoint(x: 390, y: y), to: CGPoint(x: 10, y: y))
    #expect(deleted == [1])
  }

  @Test func accessoriesOfTwoSidesAndOfEditing() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    cell.accessories = [
      .customView(
        configuration: .init(customView: badge, placement: .leading(displayed: .always), maintainsFixedSize: true)),
      .disclosureIndicator(), .delete(),
    ]
    cell.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 12, y: 17, width: 10, height: 10))
    // 10 points for the view, 8 beside it and 4 at the edge; 16 for the chevron.
    #expect(cell.contentView.frame == CGRect(x: 22, y: 0, width: 300 - 22 - 28, height: 44))
    cell.accessories = [.disclosureIndicator(displayed: .whenEditing)]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 300 && badge.superview == nil)
  }
}
