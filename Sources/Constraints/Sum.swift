// SPDX-License-Identifier: Apache-2.0

/// A sum of symbols, from which an equation is made. Empty otherwise.
struct Sum {
  private var factors: [Double] = []
  private var isIn: [Bool] = []
  private var members = SymbolHeap()

  mutating func addSymbol() {
    factors.append(0)
    isIn.append(false)
  }

  /// Adds a multiple of a symbol. Its place in the order of removal must not change while it is in the sum.
  mutating func add(_ factor: Double, of symbol: Symbol, place: Int64) {
    factors[Int(symbol)] += factor
    guard !isIn[Int(symbol)] else { return }
    isIn[Int(symbol)] = true
    members.insert(symbol, at: place)
  }

  func factor(of symbol: Symbol) -> Double { factors[Int(symbol)] }

  /// Calls `body` with each symbol, in no particular order.
  func forEach(_ body: (Symbol) -> Void) { members.forEach(body) }

  /// Removes the first symbol and its factor, which may be zero.
  mutating func popFirst() -> (symbol: Symbol, factor: Double)? {
    guard let symbol = members.popFirst() else { return nil }
    isIn[Int(symbol)] = false
    let factor = factors[Int(symbol)]
    factors[Int(symbol)] = 0
    return (symbol, factor)
  }
}
