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
    /// The previous index paths of its items; `nil` for a new item.
    var items: [IndexPath?]
  }

  var sections: [Section]
  /// The remaining items that get a new cell, by their previous index paths.
  var reloaded: [IndexPath] = []

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
    let leaving = changes.deletedItems + changes.movedItems.map { $0.from }
    for path in leaving + changes.reloadedItems {
      precondition(
        counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item),
        "There is no row \(path.item) in section \(path.section) to delete, move or reload: name rows as they were before the update."
      )
    }
    sections = counts.indices.filter { !gone.contains($0) }.map { Section(old: $0, items: []) }
    var arriving: [(to: Int, old: Int?)] = changes.insertedSections.map { ($0, nil) }
    arriving += changes.movedSections.map { ($0.to, $0.from) }
    arriving.mergeInOrder { $0.to < $1.to }
    for (index, old) in arriving {
      precondition(
        (0...sections.count).contains(index),
        "Section \(index) can't be inserted: there are \(sections.count) sections before it.")
      sections.insert(Section(old: old, items: []), at: index)
    }
    fill(counts, leaving: leaving, changes)
    reloaded = changes.reloadedItems
    for index in changes.reloadedSections {
      reloaded += (0..<counts[index]).map { IndexPath(item: $0, section: index) }
    }
  }

  private mutating func fill(_ counts: [Int], leaving: [IndexPath], _ changes: ListChanges) {
    for index in sections.indices {
      guard let old = sections[index].old else { continue }
      var stays = [Bool](repeating: true, count: counts[old])
      for path in leaving where path.section == old { stays[path.item] = false }
      sections[index].items = (0..<counts[old]).filter { stays[$0] }.map { IndexPath(item: $0, section: old) }
    }
    var arriving: [(to: IndexPath, old: IndexPath?)] = changes.insertedItems.map { ($0, nil) }
    arriving += changes.movedItems.map { ($0.to, $0.from) }
    arriving.mergeInOrder { $0.to < $1.to }
    for (path, old) in arriving {
      precondition(
        sections.indices.contains(path.section),
        "A row can't be inserted into section \(path.section): after the update there are \(sections.count) sections.")
      // A new section includes its rows.
      if sections[path.section].old == nil, old == nil { continue }
      precondition(
        (0...sections[path.section].items.count).contains(path.item),
        "Row \(path.item) can't be inserted into section \(path.section): only \(sections[path.section].items.count) rows are before it."
      )
      sections[path.section].items.insert(old, at: path.item)
    }
  }

  /// Creates the rearrangement for a complete new order, from the previous position of each section and item.
  init(sections: [Section], reloaded: [IndexPath]) {
    self.sections = sections
    self.reloaded = reloaded
  }

  /// Compares the result with the item counts of a data source.
  ///
  /// Traps if the count of a section is not the expected one. New and reloaded sections may have any count.
  mutating func check(_ counts: [Int], reloading: [Int]) {
    precondition(
      counts.count == sections.count,
      "After the update the data source has \(counts.count) sections, but the changes lead to \(sections.count). Change the data source and the list alike."
    )
    for index in sections.indices {
      let isFree = sections[index].old == nil || sections[index].old.map { reloading.contains($0) } == true
      if isFree {
        let items = sections[index].items
        sections[index].items = (0..<counts[index]).map { $0 < items.count ? items[$0] : nil }
        continue
      }
      precondition(
        counts[index] == sections[index].items.count,
        "After the update section \(index) of the data source has \(counts[index]) rows, but the changes lead to \(sections[index].items.count). Change the data source and the list alike."
      )
    }
  }
}
