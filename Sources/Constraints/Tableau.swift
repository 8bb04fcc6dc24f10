// SPDX-License-Identifier: Apache-2.0

/// The equations of a system, each solved for its basic symbol. All other symbols are zero.
///
/// The first constraint of a variable is not an equation but the variable's definition, and equations contain the
/// symbols of the definition in place of the variable. So the tableau has no rows for the positions in a chain, each of
/// which is a sum of all lengths before it.
struct Tableau {
  var symbols: [SymbolState] = []
  /// The equations. None of them contains a basic or a defined symbol.
  var equations = Equations()
  /// The definitions of variables. They may contain basic and defined symbols, but none of a later definition.
  var definitions = Equations()
  var costs = Costs()

  /// Symbols with a cost that may have become negative.
  var candidates = SymbolHeap()
  /// Basic symbols whose value may be out of their permitted range.
  var violations = SymbolHeap()
  /// The sum from which the next equation or definition is made.
  var sum = Sum()

  /// The rank of the last definition.
  var lastRank: UInt32 = 0
  /// Symbols in definitions whose value may have changed.
  var changed: [Symbol] = []
  /// Variables whose definitions have to be evaluated, in the order of their ranks.
  var due = SymbolHeap()

  private var freeSymbols: [Symbol] = []

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      symbols[Int(symbol)] = SymbolState(kind: kind, owner: owner)
      return symbol
    }
    symbols.append(SymbolState(kind: kind, owner: owner))
    equations.addSymbol()
    definitions.addSymbol()
    costs.addSymbol()
    sum.addSymbol()
    return Symbol(symbols.count - 1)
  }

  /// Frees a symbol that occurs in no equation and no definition.
  mutating func free(_ symbol: Symbol) {
    symbols[Int(symbol)] = SymbolState(kind: .none, owner: -1)
    costs.clear(symbol)
    freeSymbols.append(symbol)
  }

  func isBasic(_ symbol: Symbol) -> Bool { equations.isBasic(symbol) }

  /// Returns whether the symbol occurs in an equation.
  func isUsed(_ symbol: Symbol) -> Bool { isBasic(symbol) || equations.columns[Int(symbol)].count > 0 }

  func value(of symbol: Symbol) -> Double {
    if definitions.isBasic(symbol) { return symbols[Int(symbol)].value }
    let row = equations.columns[Int(symbol)].row
    return row < 0 ? 0 : equations.rows[Int(row)].constant
  }

  /// Returns whether a basic symbol has a value that its kind forbids.
  func isViolated(_ symbol: Symbol) -> Bool {
    let row = equations.columns[Int(symbol)].row
    guard row >= 0 else { return false }
    switch symbols[Int(symbol)].kind {
    case .slack: return equations.rows[Int(row)].constant < -tolerance
    case .fixed: return abs(equations.rows[Int(row)].constant) > tolerance
    case .variable, .none: return false
    }
  }

  // MARK: Rows

  /// Adds to the constant of a row, and records whether its basic symbol still has a permitted value.
  mutating func shift(_ row: Int32, by distance: Double) {
    equations.shift(row, by: distance)
    noteValue(of: equations.rows[Int(row)].basic)
  }

  /// Records that a symbol's value may have changed. Must be called after each such change.
  mutating func noteValue(of symbol: Symbol) {
    if isViolated(symbol) { violations.insert(symbol) }
    if definitions.columns[Int(symbol)].count > 0, !symbols[Int(symbol)].isChanged {
      symbols[Int(symbol)].isChanged = true
      changed.append(symbol)
    }
  }

  /// Records that a symbol's cost may have changed. Must be called after each such change.
  mutating func noteCost(of symbol: Symbol) {
    let sign = costs.sign(symbol)
    if sign < 0 || (sign > 0 && symbols[Int(symbol)].kind == .variable) { candidates.insert(symbol) }
  }

  // MARK: Pivots

  /// Solves the equation of a basic symbol for the symbol of one of its cells, and substitutes the result in all other
  /// equations and the costs.
  mutating func pivot(_ leaving: Symbol, with entering: Symbol) {
    let row = equations.columns[Int(leaving)].row
    equations.solve(row, for: entering)
    var at = equations.columns[Int(entering)].first
    while at >= 0 {
      let cell = equations.cells[Int(at)]
      at = cell.nextInColumn
      // The cell is searched again by its symbol, because the row is sorted by symbol, and short.
      _ = equations.add(-cell.coefficient, of: entering, to: cell.row, after: -1)
      equations.addRow(row, cell.coefficient, to: cell.row)
      shift(cell.row, by: cell.coefficient * equations.rows[Int(row)].constant)
    }
    if !costs.isZero(entering) {
      at = equations.rows[Int(row)].first
      while at >= 0 {
        let cell = equations.cells[Int(at)]
        at = cell.nextInRow
        costs.add(cell.coefficient, of: entering, to: cell.symbol)
        noteCost(of: cell.symbol)
      }
      costs.clear(entering)
    }
    noteValue(of: leaving)
    noteValue(of: entering)
  }
}
