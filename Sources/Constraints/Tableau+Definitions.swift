// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// Adds a multiple of a symbol to the sum.
  mutating func add(_ factor: Double, of symbol: Symbol) {
    let rank = symbols[Int(symbol)].rank
    sum.add(factor, of: symbol, place: rank > 0 ? -Int64(rank) : isBasic(symbol) ? 0 : 1)
  }

  /// Makes an equation of a constant and the sum. Each defined symbol is replaced by its definition, the latest first,
  /// so that symbols that cancel are not expanded. Then each basic symbol is replaced by its equation.
  mutating func makeEquation(of basic: Symbol, constant: Double) -> Int32 {
    let made = equations.makeRow(basic: basic, constant: constant)
    var last: Int32 = -1
    while let (symbol, factor) = sum.popFirst() {
      guard abs(factor) > tolerance else { continue }
      let isDefined = definitions.isBasic(symbol)
      let row = isDefined ? definitions.columns[Int(symbol)].row : equations.columns[Int(symbol)].row
      guard row >= 0 else {
        last = equations.insertCell(symbol, factor, in: made, after: last)
        continue
      }
      let source = isDefined ? definitions.rows[Int(row)] : equations.rows[Int(row)]
      equations.shift(made, by: factor * source.constant)
      var at = source.first
      while at >= 0 {
        let cell = isDefined ? definitions.cells[Int(at)] : equations.cells[Int(at)]
        at = cell.nextInRow
        add(factor * cell.coefficient, of: cell.symbol)
      }
    }
    return made
  }

  /// Returns the newest variable of the sum that occurs nowhere else.
  func newVariable() -> Symbol? {
    var newest: Symbol?
    sum.forEach { symbol in
      if symbols[Int(symbol)].kind == .variable, abs(sum.factor(of: symbol)) > tolerance, !isKnown(symbol) {
        newest = max(symbol, newest ?? symbol)
      }
    }
    return newest
  }

  /// Returns whether a variable occurs in an equation or a definition.
  func isKnown(_ variable: Symbol) -> Bool {
    isUsed(variable) || definitions.isBasic(variable) || definitions.columns[Int(variable)].count > 0
  }

  /// Makes the equation `marker = constant + sum` the definition of a variable of the sum.
  mutating func define(_ variable: Symbol, marker: Symbol, constant: Double) {
    let scale = -1 / sum.factor(of: variable)
    let row = definitions.makeRow(basic: variable, constant: scale * constant)
    while let (symbol, factor) = sum.popFirst() {
      if symbol != variable, abs(factor) > tolerance {
        _ = definitions.insertCell(symbol, scale * factor, in: row, after: -1)
      }
    }
    _ = definitions.insertCell(marker, -scale, in: row, after: -1)
    lastRank += 1
    symbols[Int(variable)].rank = lastRank
    noteDefinition(of: variable)
  }

  /// Removes the definition of a variable. The variable is zero then, and undetermined.
  mutating func removeDefinition(of variable: Symbol) {
    definitions.removeRow(of: variable)
    symbols[Int(variable)].rank = 0
    noteValue(of: variable)
  }

  /// Converts the definition of a variable to an equation.
  mutating func enter(_ variable: Symbol) {
    let row = definitions.rows[Int(definitions.columns[Int(variable)].row)]
    var at = row.first
    while at >= 0 {
      let cell = definitions.cells[Int(at)]
      at = cell.nextInRow
      add(cell.coefficient, of: cell.symbol)
    }
    removeDefinition(of: variable)
    _ = makeEquation(of: variable, constant: row.constant)
  }

  /// Adds a multiple of a distance to the constant of the definition that contains a marker: that of the marker.
  mutating func shiftDefinition(of marker: Symbol, by distance: Double) {
    let at = definitions.columns[Int(marker)].first
    guard at >= 0 else { return }
    let cell = definitions.cells[Int(at)]
    definitions.shift(cell.row, by: distance * cell.coefficient)
    noteDefinition(of: definitions.rows[Int(cell.row)].basic)
  }

  /// Updates the values of defined variables.
  mutating func evaluate() {
    while let symbol = changed.popLast() {
      symbols[Int(symbol)].isChanged = false
      noteUses(of: symbol)
    }
    while let variable = due.popFirst() {
      symbols[Int(variable)].isDue = false
      guard definitions.isBasic(variable) else { continue }
      let row = definitions.rows[Int(definitions.columns[Int(variable)].row)]
      var value = row.constant
      var at = row.first
      while at >= 0 {
        let cell = definitions.cells[Int(at)]
        at = cell.nextInRow
        value += cell.coefficient * self.value(of: cell.symbol)
      }
      guard value != symbols[Int(variable)].value else { continue }
      symbols[Int(variable)].value = value
      noteUses(of: variable)
    }
  }

  /// Records that the definitions that contain a symbol have to be evaluated.
  private mutating func noteUses(of symbol: Symbol) {
    var at = definitions.columns[Int(symbol)].first
    while at >= 0 {
      let cell = definitions.cells[Int(at)]
      at = cell.nextInColumn
      noteDefinition(of: definitions.rows[Int(cell.row)].basic)
    }
  }

  /// Records that a definition has to be evaluated.
  private mutating func noteDefinition(of variable: Symbol) {
    guard !symbols[Int(variable)].isDue else { return }
    symbols[Int(variable)].isDue = true
    due.insert(variable, at: Int64(symbols[Int(variable)].rank))
  }
}
