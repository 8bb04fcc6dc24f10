// SPDX-License-Identifier: Apache-2.0

/// A min-heap of symbols, sorted by place and then by number. A symbol that was inserted twice is returned twice by
/// `popFirst()`.
struct SymbolHeap {
  /// The place in the upper half, the symbol in the lower half.
  private var heap: [Int64] = []

  var isEmpty: Bool { heap.isEmpty }

  mutating func insert(_ symbol: Symbol, at place: Int64 = 0) {
    heap.append(place << 32 | Int64(symbol))
    var at = heap.count - 1
    while at > 0, heap[at] < heap[(at - 1) / 2] {
      heap.swapAt(at, (at - 1) / 2)
      at = (at - 1) / 2
    }
  }

  mutating func popFirst() -> Symbol? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return Symbol(truncatingIfNeeded: first) }
    heap[0] = last
    var at = 0
    while true {
      var child = at * 2 + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < heap[at] else { break }
      heap.swapAt(at, child)
      at = child
    }
    return Symbol(truncatingIfNeeded: first)
  }

  /// Calls `body` with each symbol, in no particular order.
  func forEach(_ body: (Symbol) -> Void) {
    for key in heap { body(Symbol(truncatingIfNeeded: key)) }
  }
}
