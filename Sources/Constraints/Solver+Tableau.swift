// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Adds a constraint's equation to the tableau, solved for the symbol that is cheapest to pivot.
  mutating func insert(_ slot: Int32) {
    let at = Int(slot)
    let isEquation = entries[at].relation == .equal
    let isRequired = entries[at].isRequired
    let marker = tableau.makeSymbol(isRequired && isEquation ? .fixed : .slack, owner: slot)
    let other = isRequired ? -1 : tableau.makeSymbol(.slack, owner: slot)
    entries[at].marker = marker
    entries[at].other = other
    entries[at].isIn = true

    let row = tableau.makeRow(basic: marker, constant: entries[at].own)
    let sign = entries[at].sign
    for term in entries[at].terms where term.coefficient != 0 {
      tableau.add(sign * term.coefficient, of: term.variable.symbol, to: row)
    }
    let subject = subject(of: row)
    if other >= 0 {
      tableau.add(1, of: other, to: row)
      entries[at].place = tableau.costs.enter(entries[at].priority.value)
    }
    if let subject {
      tableau.pivot(marker, with: subject)
    } else if other >= 0, tableau.rows[Int(row)].constant < 0 {
      // An error below zero equals the opposite error above zero.
      tableau.solve(row, for: other)
    } else {
      tableau.noteValue(of: marker)
    }
    if other >= 0 { charge(at, 1) }
  }

  /// Returns the variable that occurs in the fewest rows, because each of these rows must be rewritten.
  private func subject(of row: Int32) -> Symbol? {
    var best: (symbol: Symbol, count: Int32)?
    tableau.forEachCell(ofRow: row) { cell in
      let column = tableau.columns[Int(cell.symbol)]
      guard column.kind == .variable else { return }
      // Among equals, the newest is used.
      if let best, column.count > best.count { return }
      best = (cell.symbol, column.count)
    }
    return best?.symbol
  }

  /// Adds or removes the cost of breaking a constraint.
  private mutating func charge(_ at: Int, _ factor: Double) {
    let entry = entries[at]
    charge(entry.other, factor, entry)
    if entry.costsBothWays { charge(entry.marker, factor, entry) }
  }

  private mutating func charge(_ symbol: Symbol, _ factor: Double, _ entry: Entry) {
    if !tableau.isBasic(symbol) {
      tableau.costs.add(factor, place: entry.place, sequence: entry.sequence, to: symbol)
      tableau.noteCost(of: symbol)
      return
    }
    var at = tableau.rows[Int(tableau.columns[Int(symbol)].row)].first
    while at >= 0 {
      let cell = tableau.cells[Int(at)]
      tableau.costs.add(factor * cell.coefficient, place: entry.place, sequence: entry.sequence, to: cell.symbol)
      tableau.noteCost(of: cell.symbol)
      at = cell.nextInRow
    }
  }

  /// Removes a constraint's equation from the tableau.
  mutating func removeEquation(_ slot: Int32) {
    let at = Int(slot)
    guard entries[at].isIn else { return }
    entries[at].isIn = false
    if !entries[at].isRequired {
      charge(at, -1)
      tableau.costs.leave(entries[at].priority.value)
    }
    let marker = entries[at].marker
    let other = entries[at].other
    if tableau.isBasic(marker) {
      tableau.removeRow(of: marker)
    } else if other >= 0, tableau.isBasic(other) {
      tableau.removeRow(of: other)
    } else if let leaving = rowToLeave(for: marker) {
      tableau.pivot(leaving, with: marker)
      tableau.removeRow(of: marker)
    }
    tableau.free(marker)
    if other >= 0 { tableau.free(other) }
  }

  /// Returns the row containing the marker whose basic symbol reaches zero first, so that none falls below zero. A row
  /// of a variable, which may have any value, is chosen only if there is no other.
  private func rowToLeave(for marker: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    tableau.forEachCell(of: marker) { cell in
      let row = tableau.rows[Int(cell.row)]
      let isVariable = tableau.columns[Int(row.basic)].kind == .variable
      let ratio = isVariable ? .infinity : abs(row.constant / cell.coefficient)
      if let best, ratio > best.ratio || (ratio == best.ratio && row.basic > best.symbol) { return }
      best = (row.basic, ratio)
    }
    return best?.symbol
  }
}
