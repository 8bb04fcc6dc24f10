// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

/// Batches of changes, compared with lists to which the same changes are made one by one.
@MainActor @Suite struct RearrangementTests {
  /// Sections of items, each item as its previous index path.
  private typealias Lists = [(old: Int?, items: [IndexPath?])]

  private static func plain(_ counts: [Int], _ changes: ListChanges) -> Lists {
    let gone = changes.deletedSections + changes.movedSections.map { $0.from }
    let leaving = changes.deletedItems + changes.movedItems.map { $0.from }
    var lists: Lists = []
    func items(of old: Int) -> [IndexPath?] {
      (0..<counts[old]).map { IndexPath(item: $0, section: old) }.filter { !leaving.contains($0) }
    }
    for old in counts.indices where !gone.contains(old) { lists.append((old, items(of: old))) }
    var sections: [(to: Int, old: Int?)] = changes.insertedSections.map { ($0, nil) }
    sections += changes.movedSections.map { ($0.to, $0.from) }
    for (to, old) in sections.sorted(by: { $0.to < $1.to }) { lists.insert((old, old.map(items) ?? []), at: to) }
    var arriving: [(to: IndexPath, old: IndexPath?)] = changes.insertedItems.map { ($0, nil) }
    arriving += changes.movedItems.map { ($0.to, $0.from) }
    for (to, old) in arriving.sorted(by: { $0.to < $1.to }) where lists[to.section].old != nil || old != nil {
      lists[to.section].items.insert(old, at: to.item)
    }
    return lists
  }

  @Test func anyBatch() {
    var random = SeededRandom(seed: 37)
    for _ in 0..<500 {
      let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
      var changes = ListChanges()
      var sections = counts.indices.shuffled(using: &random)[...]
      for _ in 0..<Int.random(in: 0...1, using: &random) { changes.deletedSections.append(sections.removeFirst()) }
      var moved: [Int] = []
      if Bool.random(using: &random), let from = sections.popFirst() { moved.append(from) }
      let left = counts.count - changes.deletedSections.count
      if Bool.random(using: &random) { changes.insertedSections.append(Int.random(in: 0..<left + 1, using: &random)) }
      let after = left + changes.insertedSections.count
      if let from = moved.first {
        let free = (0..<after).filter { !changes.insertedSections.contains($0) }
        changes.movedSections.append((from, free.randomElement(using: &random)!))
      }
      var all = counts.indices.flatMap { section in (0..<counts[section]).map { IndexPath(item: $0, section: section) }
      }
      all.removeAll { changes.deletedSections.contains($0.section) }
      all.shuffle(using: &random)
      changes.deletedItems = Array(all.prefix(Int.random(in: 0...6, using: &random)))
      all.removeFirst(changes.deletedItems.count)
      let movers = all.prefix(Int.random(in: 0...4, using: &random))
      // The places of new and moved items, each once and without gaps before it.
      var kept = Self.plain(counts, changes)
      for path in movers {
        for index in kept.indices { kept[index].items.removeAll { $0 == path } }
      }
      var places: [IndexPath] = []
      for _ in 0..<Int.random(in: movers.count...movers.count + 8, using: &random) where !kept.isEmpty {
        let section = kept.indices.filter { kept[$0].old != nil }.randomElement(using: &random) ?? 0
        guard kept[section].old != nil else { continue }
        let taken = places.filter { $0.section == section }.count
        let free = (0...kept[section].items.count + taken).filter { item in
          !places.contains(IndexPath(item: item, section: section))
        }
        places.append(IndexPath(item: free.randomElement(using: &random)!, section: section))
      }
      changes.movedItems = zip(movers, places).map { ($0, $1) }
      changes.insertedItems = Array(places.dropFirst(movers.count))
      guard changes.movedItems.count == movers.count else { continue }
      let expected = Self.plain(counts, changes)
      var plan = Rearrangement(counts, changes)
      #expect(plan.sections.map { $0.old } == expected.map { $0.old })
      #expect(
        plan.sections.map { entry in (0..<entry.items.count).map { entry.items[$0] } } == expected.map { $0.items })
      var paths: [IndexPath: IndexPath] = [:]
      for (section, list) in expected.enumerated() {
        for (item, old) in list.items.enumerated() where old != nil {
          paths[old!] = IndexPath(item: item, section: section)
        }
      }
      let every = Set(
        counts.indices.flatMap { section in
          (0..<counts[section]).map { IndexPath(item: $0, section: section) }
        })
      #expect(plan.newPaths(of: every) == paths)
      #expect(plan.newPaths(of: Set(movers)) == paths.filter { movers.contains($0.key) })
      plan.check(expected.map { $0.items.count })
    }
  }

  /// Snapshots that differ in any way.
  @Test(arguments: [0, 1, 5, 40]) func anySnapshots(_ most: Int) {
    var random = SeededRandom(seed: UInt64(most))
    typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
    func snapshot(_ sections: [Int], _ items: [Int]) -> Snapshot {
      var made = Snapshot()
      made.appendSections(sections)
      for item in items where !sections.isEmpty {
        made.appendItems([item], toSection: sections[Int.random(in: 0..<(item % sections.count + 1), using: &random)])
      }
      return made
    }
    for _ in 0..<300 {
      let sections = Array(0..<Int.random(in: 0...4, using: &random))
      let items = Array(0..<Int.random(in: 0...most, using: &random))
      let old = snapshot(sections, items)
      var changed = items
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let place = Int.random(in: 0...changed.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: changed.insert(1000 + (changed.max() ?? 0), at: place)
        case 1: if place < changed.count { changed.remove(at: place) }
        case 2: if place < changed.count { changed.append(changed.remove(at: place)) }
        default: if place < changed.count { changed[place...].shuffle(using: &random) }
        }
      }
      var new = snapshot(sections.shuffled(using: &random) + (Bool.random(using: &random) ? [9] : []), changed)
      let marked = new.itemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &random) == 0 }
      new.reloadItems(marked)
      let plan = new.rearrangement(from: old)
      for (section, identifier) in new.sectionIdentifiers.enumerated() {
        #expect(plan.sections[section].old == old.indexOfSection(identifier))
        let items = plan.sections[section].items
        #expect((0..<items.count).map { items[$0] } == new.items(at: section).map { old.path(of: $0) })
      }
      for item in old.itemIdentifiers { #expect(plan.isReloaded(old.path(of: item)!) == marked.contains(item)) }
    }
  }

  /// Items that stay are runs, however many there are.
  @Test func aMillionItemsAreFewRuns() {
    var changes = ListChanges()
    changes.insertedItems = [IndexPath(item: 500_000, section: 0)]
    changes.deletedItems = [IndexPath(item: 10, section: 0)]
    let plan = Rearrangement([1_000_000], changes)
    var runs: [Range<Int>] = []
    plan.sections[0].items.forEach { _, items in runs.append(items) }
    #expect(runs == [0..<10, 10..<500_000, 500_000..<500_001, 500_001..<1_000_000])
  }

  @Test func newPathsOfNothing() {
    #expect(Rearrangement([3], ListChanges()).newPaths(of: []).isEmpty)
    #expect(Rearrangement([], ListChanges()).newPaths(of: [IndexPath(item: 0, section: 0)]).isEmpty)
  }
}
