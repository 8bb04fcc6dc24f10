// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The changes of one batch, as requested. Index paths of deletions, reloads and the sources of moves refer to the
/// order before the batch. Those of insertions and the destinations of moves refer to the order after it.
struct ListChanges {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var isAnimated = false

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
  }
}

/// The previous positions of the sections and items that exist after a batch.
struct Rearrangement {
  struct Section {
    /// The previous index of the section; `nil` if it is new or was reloaded.
    var old: Int?
    /// The previous index paths of its items.
    var items = ItemRuns()
  }

  var sections: [Section]
  /// The remaining items that get a new cell, by their previous index paths.
  private var reloaded: Set<IndexPath>
  /// The remaining sections whose items get new cells, by their previous indexes.
  private var reloadedSections: [Bool] = []

  /// Applies the changes to the item counts of the sections.
  ///
  /// Traps if a change refers to something that does not exist.
  init(_ counts: [Int], _ changes: ListChanges) {
    let gone = changes.deletedSections + changes.movedSections.map { $0.from }
    for index in gone + changes.reloadedSections {
      precondition(
        counts.indices.contains(index),
        "There is no section \(index) to delete, move or reload: before the update there are \(counts.count) sections.")
    }
    var leaving = changes.deletedItems + changes.movedItems.map { $0.from }
    for path in leaving + changes.reloadedItems {
      precondition(
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item),
        "There is no row \(path.item) in section \(path.section) to delete, move or reload: name rows as they were before the update."
      )
    }
    var stays = [Bool](repeating: true, count: counts.count)
    for index in gone { stays[index] = false }
    let staying = counts.indices.filter { stays[$0] }
    var arriving: [(to: Int, old: Int?)] = changes.insertedSections.map { ($0, nil) }
    arriving += changes.movedSections.map { ($0.to, $0.from) }
    arriving.mergeInOrder { $0.to < $1.to }
    sections = []
    var next = 0
    for (index, old) in arriving {
      let before = sections.count + staying.count - next
      precondition(
        (0...before).contains(index), "Section \(index) can't be inserted: there are \(before) sections before it.")
      while sections.count < index, next < staying.count {
        sections.append(Section(old: staying[next]))
        next += 1
      }
      sections.append(Section(old: old))
    }
    sections += staying[next...].map { Section(old: $0) }
    reloaded = Set(changes.reloadedItems)
    reloadedSections = stays.map { _ in false }
    for index in changes.reloadedSections { reloadedSections[index] = true }
    leaving.mergeInOrder(by: <)
    fill(counts, leaving: leaving, changes)
  }

  private mutating func fill(_ counts: [Int], leaving: [IndexPath], _ changes: ListChanges) {
    var arriving: [(to: IndexPath, old: IndexPath?)] = changes.insertedItems.map { ($0, nil) }
    arriving += changes.movedItems.map { ($0.to, $0.from) }
    arriving.mergeInOrder { $0.to < $1.to }
    var next = 0
    func checkSection() {
      precondition(
        next == arriving.count || sections.indices.contains(arriving[next].to.section),
        "A row can't be inserted into section \(arriving[next].to.section): after the update there are \(sections.count) sections."
      )
    }
    checkSection()
    for index in sections.indices {
      let isNew = sections[index].old == nil
      var staying = StayingItems(of: sections[index].old, counts, leaving)
      var items = ItemRuns()
      while next < arriving.count, arriving[next].to.section == index {
        let (path, old) = arriving[next]
        next += 1
        // A new section includes its rows.
        if isNew, old == nil { continue }
        precondition(
          (0...items.count + staying.count).contains(path.item),
          "Row \(path.item) can't be inserted into section \(path.section): only \(items.count + staying.count) rows are before it."
        )
        staying.move(path.item - items.count, to: &items)
        items.append(old)
      }
      staying.move(staying.count, to: &items)
      sections[index].items = items
    }
    checkSection()
  }

  /// Creates the rearrangement for a complete new order, from the previous position of each section and item.
  init(sections: [Section], reloaded: Set<IndexPath>) {
    self.sections = sections
    self.reloaded = reloaded
  }

  /// Compares the result with the item counts of a data source.
  ///
  /// Traps if the count of a section is not the expected one. New and reloaded sections may have any count.
  mutating func check(_ counts: [Int]) {
    precondition(
      counts.count == sections.count,
      "After the update the data source has \(counts.count) sections, but the changes lead to \(sections.count). Change the data source and the list alike."
    )
    for index in sections.indices {
      if sections[index].old.map({ reloadedSections[$0] }) != false {
        sections[index].items.resize(to: counts[index])
        continue
      }
      precondition(
        counts[index] == sections[index].items.count,
        "After the update section \(index) of the data source has \(counts[index]) rows, but the changes lead to \(sections[index].items.count). Change the data source and the list alike."
      )
    }
  }

  /// Whether a remaining item gets a new cell, by its previous index path.
  func isReloaded(_ path: IndexPath) -> Bool {
    reloaded.contains(path) || reloadedSections.indices.contains(path.section) && reloadedSections[path.section]
  }

  /// Whether all items of a section get new cells, by its previous index.
  func isReloaded(section: Int) -> Bool { reloadedSections.indices.contains(section) && reloadedSections[section] }

  /// The new index paths of the remaining items that get a new cell, except those of whole sections.
  var reloadedPaths: [IndexPath] { newPaths(of: reloaded).map { $0.value } }

  /// Returns the index paths of some items after the update.
  func newPaths(of wanted: Set<IndexPath>) -> [IndexPath: IndexPath] {
    guard !wanted.isEmpty else { return [:] }
    let wanted = Array(wanted).inOrder(by: <)
    var found: [IndexPath: IndexPath] = [:]
    for (section, entry) in sections.enumerated() {
      entry.items.forEach { old, items in
        guard let old else { return }
        var index = wanted.place(of: old)
        while index < wanted.count, wanted[index].section == old.section, wanted[index].item < old.item + items.count {
          found[wanted[index]] = IndexPath(
            item: items.lowerBound + wanted[index].item - old.item, section: section)
          index += 1
        }
      }
    }
    return found
  }
}

/// The items of a section that a batch neither deletes nor moves, in order.
private struct StayingItems {
  private let section: Int
  private let leaving: ArraySlice<IndexPath>
  private let end: Int
  private var next = 0
  /// The number of items that are left.
  private(set) var count: Int

  init(of section: Int?, _ counts: [Int], _ leaving: [IndexPath]) {
    self.section = section ?? 0
    end = section.map { counts[$0] } ?? 0
    count = end
    let first = leaving.place(of: IndexPath(item: 0, section: self.section))
    self.leaving = section == nil ? [] : leaving[first...]
    var last: IndexPath?
    for path in self.leaving {
      guard path.section == section else { break }
      // Items may be named twice.
      if path != last { count -= 1 }
      last = path
    }
    left = first
  }

  /// The index of the next item that leaves.
  private var left = 0

  /// Appends the next items to a section.
  mutating func move(_ wanted: Int, to items: inout ItemRuns) {
    var wanted = min(max(wanted, 0), count)
    count -= wanted
    while wanted > 0 {
      while left < leaving.endIndex, leaving[left].section == section, leaving[left].item <= next {
        if leaving[left].item == next { next += 1 }
        left += 1
      }
      let isLeft = left < leaving.endIndex && leaving[left].section == section
      let length = min(wanted, (isLeft ? leaving[left].item : end) - next)
      items.append(IndexPath(item: next, section: section), count: length)
      next += length
      wanted -= length
    }
  }
}

extension [IndexPath] {
  /// Returns the index of the first path that is not before another one, in sorted paths.
  fileprivate func place(of path: IndexPath) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
