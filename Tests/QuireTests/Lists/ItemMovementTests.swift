// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// Items that are moved under a finger, and settings of collection views that few apps use.
@MainActor @Suite struct ItemMovementTests {
  /// Two sections of items, without a protocol: each subclass implements other methods of it.
  @MainActor class Items: NSObject {
    var items: [[String]] = [["A", "B", "C", "D", "E"], ["F", "G"]]

    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      items[section].count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = items[indexPath.section][indexPath.item]
      return cell
    }
  }

  @MainActor class Plain: Items, UICollectionViewDataSource, UICollectionViewDelegate {
    var proposals: [Int] = []
    var selections: [Int] = []

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selections.append(indexPath.item)
    }
  }

  @MainActor final class Movable: Items, UICollectionViewDataSource, UICollectionViewDelegate {
    var moves: [String] = []
    var target: IndexPath?

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      items[indexPath.section][indexPath.item] != "E"
    }
    func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      func text(_ path: IndexPath) -> String { "\(path.section).\(path.item)" }
      moves.append(text(sourceIndexPath) + " " + text(destinationIndexPath))
      let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
      items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
      _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
      toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath { target ?? proposedIndexPath }
  }

  /// Rows of one item each, 100 points high, without gaps.
  private func show(_ view: UICollectionView, _ source: any UICollectionViewDataSource) -> Simulator {
    let root = UIViewController()
    let simulator = Simulator { root }
    simulator.perform {
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.contentInsetAdjustmentBehavior = .never
      view.dataSource = source
      view.delegate = source as? any UICollectionViewDelegate
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 800)
      root.view.addSubview(view)
    }
    return simulator
  }

  private func make() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  private func order(_ view: UICollectionView) -> String {
    view.indexPathsForVisibleItems.map { view.cellForItem(at: $0)?.accessibilityLabel ?? "-" }.joined()
  }

  @Test func aMove() {
    let (view, source) = (make(), Movable())
    let simulator = show(view, source)
    #expect(order(view) == "ABCDEFG")
    let path = IndexPath(item: 0, section: 0)
    let cell = view.cellForItem(at: path)
    simulator.perform { view.selectItem(at: path, animated: false, scrollPosition: []) }
    simulator.perform {
      #expect(view.beginInteractiveMovementForItem(at: path))
      #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    }
    #expect(cell?.configurationState.isReordering == true)
    // The next item makes room when its center is passed.
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 140)) }
    #expect(order(view) == "ABCDEFG" && cell?.center == CGPoint(x: 50, y: 140))
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 155)) }
    #expect(order(view) == "BACDEFG" && cell?.center == CGPoint(x: 50, y: 155))
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 260)) }
    #expect(order(view) == "BCADEFG" && source.moves.isEmpty)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    simulator.perform { view.endInteractiveMovement() }
    simulator.run(for: 1)
    #expect(source.moves == ["0.0 0.2"] && source.items[0] == ["B", "C", "A", "D", "E"])
    #expect(order(view) == "BCADEFG" && cell?.frame == CGRect(x: 0, y: 200, width: 100, height: 100))
    #expect(cell?.configurationState.isReordering == false)
    simulator.perform { view.reloadData() }
    #expect(order(view) == "BCADEFG")
  }

  @Test func toAnotherSection() {
    let (view, source) = (make(), Movable())
    let simulator = show(view, source)
    simulator.perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)) }
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 560)) }
    simulator.perform { view.endInteractiveMovement() }
    simulator.run(for: 1)
    #expect(source.moves == ["0.1 1.0"] && source.items == [["A", "C", "D", "E"], ["B", "F", "G"]])
    #expect(order(view) == "ACDEBFG")
  }

  @Test func canceled() {
    let (view, source) = (make(), Movable())
    let simulator = show(view, source)
    simulator.perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) }
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 260)) }
    simulator.perform { view.cancelInteractiveMovement() }
    simulator.run(for: 1)
    #expect(order(view) == "ABCDEFG" && source.moves.isEmpty)
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minY == 0)
  }

  @Test func refusals() {
    let (view, source) = (make(), Movable())
    let simulator = show(view, source)
    simulator.perform { #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 4, section: 0))) }
    source.target = IndexPath(item: 1, section: 0)
    simulator.perform { view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) }
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 350)) }
    #expect(order(view) == "BACDEFG")
    simulator.perform { view.endInteractiveMovement() }
    #expect(source.moves == ["0.0 0.1"])
  }

  @Test func withoutMoves() {
    let (view, source) = (make(), Plain())
    let simulator = show(view, source)
    simulator.perform { #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))) }
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 260)) }
    simulator.perform { view.endInteractiveMovement() }
    #expect(order(view) == "ABCDEFG")
    simulator.perform { #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))) }
  }

  @Test func diffable() {
    let view = make()
    let simulator = show(view, Plain())
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.accessibilityLabel = item
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems(["A", "B", "C"], toSection: 0)
    snapshot.moveSection(0, afterSection: 1)
    #expect(snapshot.sectionIdentifiers == [1, 0, 2] && snapshot.itemIdentifiers(inSection: 0) == ["A", "B", "C"])
    snapshot.moveSection(2, beforeSection: 1)
    #expect(snapshot.sectionIdentifiers == [2, 1, 0])
    simulator.perform { source.apply(snapshot, animatingDifferences: false) }
    let path = IndexPath(item: 0, section: 2)
    simulator.perform { #expect(!view.beginInteractiveMovementForItem(at: path)) }
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 == "A" }
    source.reorderingHandlers.willReorder = { _ in log.append("will " + source.snapshot().itemIdentifiers.joined()) }
    source.reorderingHandlers.didReorder = { change in
      log.append("did " + source.snapshot().itemIdentifiers.joined())
      log.append(change.initialSnapshot.itemIdentifiers.joined() + change.finalSnapshot.itemIdentifiers.joined())
    }
    simulator.perform { #expect(view.beginInteractiveMovementForItem(at: path)) }
    simulator.perform { view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 280)) }
    simulator.perform { view.endInteractiveMovement() }
    #expect(log == ["will ABC", "did BCA", "ABCBCA"])
  }

  @Test func editing() throws {
    let (view, source) = (make(), Plain())
    let simulator = show(view, source)
    #expect(!view.isEditing && !view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
    simulator.perform {
      view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
      view.isEditing = true
    }
    let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(cell.configurationState.isEditing && view.indexPathsForSelectedItems == nil)
    simulator.perform { view.pressed(cell) }
    #expect(source.selections.isEmpty)
    simulator.perform {
      view.allowsMultipleSelectionDuringEditing = true
      view.pressed(cell)
      if let other = view.cellForItem(at: IndexPath(item: 2, section: 0)) { view.pressed(other) }
    }
    #expect(source.selections == [1, 2] && view.indexPathsForSelectedItems?.count == 2)
    simulator.perform { view.isEditing = false }
    #expect(view.indexPathsForSelectedItems?.count == 1 && !cell.configurationState.isEditing)
  }

  @Test func keptSettings() {
    let view = make()
    #expect(view.reorderingCadence == .immediate && view.dragInteractionEnabled && !view.hasUncommittedUpdates)
    #expect(!view.selectionFollowsFocus && !view.remembersLastFocusedIndexPath)
    #expect(view.allowsFocus && !view.allowsFocusDuringEditing && view.selfSizingInvalidation == .enabled)
    #expect(view.contextMenuInteraction == nil)
    let path = IndexPath(item: 0, section: 0)
    #expect(view.collectionViewLayout.initialLayoutAttributesForAppearingItem(at: path) == nil)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    attributes.bounds.size = CGSize(width: 40, height: 10)
    #expect(attributes.frame == CGRect(x: 0, y: 15, width: 40, height: 10))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 10))
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!controller.installsStandardGestureForInteractiveMovement)
    controller.installsStandardGestureForInteractiveMovement = true
    #expect(controller.installsStandardGestureForInteractiveMovement)
    #expect(UIActivityIndicatorView(style: .whiteLarge).color == UIColor.white)
    #expect(UIActivityIndicatorView(style: .whiteLarge).bounds.width == 37)
  }
}
