// SPDX-License-Identifier: Apache-2.0

/// The equations of a system, each solved for its basic symbol. All other symbols are zero.
///
/// A sparse matrix. Its cells are linked by row and by column, so the cost of a change depends on the cells that it
/// touches, not on the size of the matrix.
struct Tableau {
  private(set) var columns: [Column] = []
  private(set) var rows: [Row] = []
  private(set) var cells: [Cell] = []
  var costs = Costs()

  /// Symbols with a cost that may have become negative.
  var candidates = SymbolHeap()
  /// Basic symbols whose value may be out of their permitted range.
  var violations = SymbolHeap()

  private var freeSymbols: [Symbol] = []
  private var freeRows: [Int32] = []
  /// The first free cell. Free cells are linked like those of a row.
  private var freeCell: Int32 = -1

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32) -> Symbol {
    if let symbol = freeSymbols.popLast() {
      columns[Int(symbol)] = Column(kind: kind, owner: owner)
      return symbol
    }
    columns.append(Column(kind: kind, owner: owner))
    costs.addSymbol()
    return Symbol(columns.count - 1)
  }

  /// Frees a symbol that occurs in no row.
  mutating func free(_ symbol: Symbol) {
    columns[Int(symbol)] = Column(kind: .none, owner: -1)
    costs.clear(symbol)
    freeSymbols.append(symbol)
  }

  func isBasic(_ symbol: Symbol) -> Bool { columns[Int(symbol)].row >= 0 }

  func value(of symbol: Symbol) -> Double {
    let row = columns[Int(symbol)].row
    return row < 0 ? 0 : rows[Int(row)].constant
  }

  /// Returns whether a basic symbol has a value that its kind forbids.
  func isViolated(_ symbol: Symbol) -> Bool {
    let column = columns[Int(symbol)]
    guard column.row >= 0 else { return false }
    switch column.kind {
    case .slack: return rows[Int(column.row)].constant < -tolerance
    case .fixed: return abs(rows[Int(column.row)].constant) > tolerance
    case .variable, .none: return false
    }
  }

  // MARK: Cells

  /// Calls `body` with each cell of a row.
  func forEachCell(ofRow row: Int32, _ body: (Cell) -> Void) {
    var at = rows[Int(row)].first
    while at >= 0 {
      body(cells[Int(at)])
      at = cells[Int(at)].nextInRow
    }
  }

  /// Calls `body` with each cell of a column, in no particular order.
  func forEachCell(of symbol: Symbol, _ body: (Cell) -> Void) {
    var at = columns[Int(symbol)].first
    while at >= 0 {
      body(cells[Int(at)])
      at = cells[Int(at)].nextInColumn
    }
  }

  /// Inserts a cell after another cell of its row, or at the row's beginning for -1.
  private mutating func insertCell(_ symbol: Symbol, _ coefficient: Double, in row: Int32, after previous: Int32)
    -> Int32
  {
    let next = previous < 0 ? rows[Int(row)].first : cells[Int(previous)].nextInRow
    let head = columns[Int(symbol)].first
    let cell = Cell(
      coefficient: coefficient, symbol: symbol, row: row, nextInRow: next, nextInColumn: head, previousInColumn: -1)
    let at: Int32
    if freeCell >= 0 {
      at = freeCell
      freeCell = cells[Int(at)].nextInRow
      cells[Int(at)] = cell
    } else {
      at = Int32(cells.count)
      cells.append(cell)
    }
    if previous < 0 { rows[Int(row)].first = at } else { cells[Int(previous)].nextInRow = at }
    if head >= 0 { cells[Int(head)].previousInColumn = at }
    columns[Int(symbol)].first = at
    columns[Int(symbol)].count += 1
    return at
  }

  /// Removes the cell after another cell of its row, or the row's first for -1. Returns the next cell.
  private mutating func removeCell(in row: Int32, after previous: Int32) -> Int32 {
    let at = previous < 0 ? rows[Int(row)].first : cells[Int(previous)].nextInRow
    let cell = cells[Int(at)]
    if previous < 0 { rows[Int(row)].first = cell.nextInRow } else { cells[Int(previous)].nextInRow = cell.nextInRow }
    if cell.previousInColumn < 0 {
      columns[Int(cell.symbol)].first = cell.nextInColumn
    } else {
      cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
    }
    if cell.nextInColumn >= 0 { cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn }
    columns[Int(cell.symbol)].count -= 1
    cells[Int(at)].nextInRow = freeCell
    freeCell = at
    return cell.nextInRow
  }

  /// Adds to a cell of a row. The cell is created if it is missing, and removed if it becomes zero.
  private mutating func add(_ coefficient: Double, of symbol: Symbol, to row: Int32, after previous: Int32) -> Int32 {
    var previous = previous
    var at = previous < 0 ? rows[Int(row)].first : cells[Int(previous)].nextInRow
    while at >= 0, cells[Int(at)].symbol < symbol {
      previous = at
      at = cells[Int(at)].nextInRow
    }
    guard at >= 0, cells[Int(at)].symbol == symbol else {
      return insertCell(symbol, coefficient, in: row, after: previous)
    }
    let sum = cells[Int(at)].coefficient + coefficient
    if abs(sum) > tolerance {
      cells[Int(at)].coefficient = sum
      return at
    }
    _ = removeCell(in: row, after: previous)
    return previous
  }

  /// Adds a multiple of one row's cells to another row.
  private mutating func addRow(_ source: Int32, _ factor: Double, to row: Int32) {
    var previous: Int32 = -1
    var at = rows[Int(source)].first
    while at >= 0 {
      let cell = cells[Int(at)]
      previous = add(factor * cell.coefficient, of: cell.symbol, to: row, after: previous)
      at = cell.nextInRow
    }
  }

  // MARK: Rows

  /// Creates an equation without cells.
  mutating func makeRow(basic: Symbol, constant: Double) -> Int32 {
    let row: Int32
    if let free = freeRows.popLast() {
      row = free
      rows[Int(row)] = Row(basic: basic, constant: constant)
    } else {
      row = Int32(rows.count)
      rows.append(Row(basic: basic, constant: constant))
    }
    columns[Int(basic)].row = row
    return row
  }

  /// Adds a multiple of a symbol to a row. For a basic symbol, its equation is added instead.
  mutating func add(_ factor: Double, of symbol: Symbol, to row: Int32) {
    let source = columns[Int(symbol)].row
    if source < 0 {
      _ = add(factor, of: symbol, to: row, after: -1)
    } else {
      rows[Int(row)].constant += factor * rows[Int(source)].constant
      addRow(source, factor, to: row)
    }
  }

  /// Solves a row for a symbol: `basic = c + a · symbol + …` becomes `symbol = -c / a + basic / a - …`, and `symbol`
  /// becomes basic.
  mutating func solve(_ row: Int32, for symbol: Symbol) {
    let basic = rows[Int(row)].basic
    var pivot = 0.0
    var previous: Int32 = -1
    var at = rows[Int(row)].first
    while at >= 0, cells[Int(at)].symbol != symbol {
      previous = at
      at = cells[Int(at)].nextInRow
    }
    pivot = cells[Int(at)].coefficient
    _ = removeCell(in: row, after: previous)
    let factor = -1 / pivot
    at = rows[Int(row)].first
    while at >= 0 {
      cells[Int(at)].coefficient *= factor
      at = cells[Int(at)].nextInRow
    }
    _ = add(1 / pivot, of: basic, to: row, after: -1)
    rows[Int(row)].constant *= factor
    rows[Int(row)].basic = symbol
    columns[Int(basic)].row = -1
    columns[Int(symbol)].row = row
  }

  /// Removes an equation.
  mutating func removeRow(of basic: Symbol) {
    let row = columns[Int(basic)].row
    columns[Int(basic)].row = -1
    while rows[Int(row)].first >= 0 { _ = removeCell(in: row, after: -1) }
    rows[Int(row)].basic = -1
    freeRows.append(row)
  }

  /// Adds to the constant of a row, and records whether its basic symbol still has a permitted value.
  mutating func shift(_ row: Int32, by distance: Double) {
    rows[Int(row)].constant += distance
    noteValue(of: rows[Int(row)].basic)
  }

  /// Records that a basic symbol's value may have changed. Must be called after each such change.
  mutating func noteValue(of symbol: Symbol) {
    if isViolated(symbol) { violations.insert(symbol) }
  }

  /// Records that a symbol's cost may have changed. Must be called after each such change.
  mutating func noteCost(of symbol: Symbol) {
    let sign = costs.sign(symbol)
    if sign < 0 || (sign > 0 && columns[Int(symbol)].kind == .variable) { candidates.insert(symbol) }
  }

  // MARK: Pivots

  /// Solves the equation of a basic symbol for the symbol of one of its cells, and substitutes the result in all other
  /// equations and the costs.
  mutating func pivot(_ leaving: Symbol, with entering: Symbol) {
    let row = columns[Int(leaving)].row
    solve(row, for: entering)
    var at = columns[Int(entering)].first
    while at >= 0 {
      let cell = cells[Int(at)]
      at = cell.nextInColumn
      // The cell is searched again by its symbol, because the row is sorted by symbol, and short.
      _ = add(-cell.coefficient, of: entering, to: cell.row, after: -1)
      addRow(row, cell.coefficient, to: cell.row)
      shift(cell.row, by: cell.coefficient * rows[Int(row)].constant)
    }
    if !costs.isZero(entering) {
      at = rows[Int(row)].first
      while at >= 0 {
        let cell = cells[Int(at)]
        at = cell.nextInRow
        costs.add(cell.coefficient, of: entering, to: cell.symbol)
        noteCost(of: cell.symbol)
      }
      costs.clear(entering)
    }
    noteValue(of: entering)
  }
}
