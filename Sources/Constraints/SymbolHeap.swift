// SPDX-License-Identifier: Apache-2.0

/// A min-heap of symbols. A symbol that was inserted twice is returned twice by `popFirst()`.
struct SymbolHeap {
  private var heap: [Symbol] = []

  mutating func insert(_ symbol: Symbol) {
    heap.append(symbol)
    var at = heap.count - 1
    while at > 0, heap[at] < heap[(at - 1) / 2] {
      heap.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func popFirst() -> Symbol? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var at = 0
    while true {
      var child = at * 2 + 1
      guard child < heap.count else { return first }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[at] else { return first }
      heap.swapAt(at, child)
      at = child
    }
  }
}
