// SPDX-License-Identifier: Apache-2.0

/// The previous positions of the items of a section, as runs of items that were in a row before as well.
struct ItemRuns {
  private struct Run {
    /// The previous position of the first item; `nil` if all items are new.
    let old: IndexPath?
    let start: Int
    var end: Int

    /// Returns the previous position of an item.
    func path(of index: Int) -> IndexPath? {
      old.map { IndexPath(item: $0.item + index - start, section: $0.section) }
    }
  }

  private var runs: [Run] = []

  var count: Int { runs.last?.end ?? 0 }

  /// The previous position of an item; `nil` if it is new.
  subscript(index: Int) -> IndexPath? {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end <= index { low = middle + 1 } else { high = middle }
    }
    return runs[low].path(of: index)
  }

  /// Appends items that were in a row from a position, or new items.
  mutating func append(_ old: IndexPath?, count: Int = 1) {
    guard count > 0 else { return }
    let start = self.count
    if let last = runs.last, last.path(of: start) == old {
      runs[runs.count - 1].end += count
    } else {
      runs.append(Run(old: old, start: start, end: start + count))
    }
  }

  /// Removes items at the end, or appends new items.
  mutating func resize(to count: Int) {
    while let last = runs.last, last.end > count {
      if last.start < count { runs[runs.count - 1].end = count } else { runs.removeLast() }
    }
    append(nil, count: count - self.count)
  }

  /// Calls a closure with each run: the previous position of its first item, and the indexes of its items.
  func forEach(_ body: (_ old: IndexPath?, _ items: Range<Int>) -> Void) {
    for run in runs { body(run.old, run.start..<run.end) }
  }
}
