// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The part of a list that is prepared beyond the visible part. During a scroll, it is 70% of a screen in the
/// direction of scrolling and 15% behind it; at rest, 40% of a screen on each side. In total it is less than one
/// screen.
struct LookAhead {
  private var latest: CGFloat?
  private var isForward = true
  private(set) var isMoving = false

  /// Records a new scroll offset.
  mutating func follow(_ offset: CGFloat) {
    if let latest, latest != offset { isForward = offset > latest }
    latest = offset
    isMoving = true
  }

  mutating func rest() {
    isMoving = false
  }

  /// Returns the range of the content to prepare.
  func range(from start: CGFloat, length: CGFloat) -> ClosedRange<CGFloat> {
    let (ahead, behind): (CGFloat, CGFloat) = isMoving ? (0.7, 0.15) : (0.4, 0.4)
    let (before, after) = isForward ? (behind, ahead) : (ahead, behind)
    return (start - before * length)...(start + (1 + after) * length)
  }
}

/// The recycled cells that wait to be shown again, by reuse identifier.
struct ReusePool<Cell: UIView> {
  private var queues: [(identifier: String, cells: [Cell])] = []

  mutating func add(_ cell: Cell, _ identifier: String) {
    if let index = queues.firstIndex(where: { $0.identifier.hasSameBytes(as: identifier) }) {
      queues[index].cells.append(cell)
    } else {
      queues.append((identifier, [cell]))
    }
  }

  mutating func remove(_ identifier: String) -> Cell? {
    guard let index = queues.firstIndex(where: { $0.identifier.hasSameBytes(as: identifier) }) else { return nil }
    return queues[index].cells.popLast()
  }

  /// All recycled cells.
  var cells: [Cell] { queues.flatMap { $0.cells } }

  /// Removes the cells beyond a limit for each identifier, and returns them.
  mutating func trim(to limit: Int) -> [Cell] {
    var removed: [Cell] = []
    for index in queues.indices {
      while queues[index].cells.count > limit { removed.append(queues[index].cells.removeFirst()) }
    }
    return removed
  }
}
