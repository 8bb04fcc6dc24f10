// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Returns whether the constraints leave a variable's value undetermined, as of the last `solve()`.
  public mutating func isAmbiguous(_ variable: Variable) -> Bool {
    // An equation for the variable in symbols that are zero, which is removed again.
    let copy = tableau.makeSymbol(.none, owner: -1)
    tableau.add(1, of: variable.symbol)
    let row = tableau.makeEquation(of: copy, constant: 0)
    var isOpen = false
    tableau.equations.forEachCell(ofRow: row) { if canMove($0.symbol) { isOpen = true } }
    tableau.equations.removeRow(of: copy)
    tableau.free(copy)
    return isOpen
  }

  /// Returns whether a symbol that is zero could have another value at no cost.
  private func canMove(_ symbol: Symbol) -> Bool {
    switch tableau.symbols[Int(symbol)].kind {
    case .variable: return true
    case .fixed, .none: return false
    case .slack:
      guard tableau.costs.isZero(symbol) else { return false }
      var isFree = true
      tableau.equations.forEachCell(of: symbol) { cell in
        let row = tableau.equations.rows[Int(cell.row)]
        switch tableau.symbols[Int(row.basic)].kind {
        case .variable, .none: break
        case .fixed: isFree = false
        case .slack: if cell.coefficient < 0, row.constant <= tolerance { isFree = false }
        }
      }
      return isFree
    }
  }
}
