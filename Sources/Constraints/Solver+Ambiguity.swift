// SPDX-License-Identifier: Apache-2.0

extension Solver {
  /// Returns whether the constraints leave a variable's value undetermined, as of the last `solve()`.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    let row = tableau.columns[Int(variable.symbol)].row
    guard row >= 0 else { return true }
    var isOpen = false
    tableau.forEachCell(ofRow: row) { if canMove($0.symbol) { isOpen = true } }
    return isOpen
  }

  /// Returns whether a symbol that is zero could have another value at no cost.
  private func canMove(_ symbol: Symbol) -> Bool {
    switch tableau.columns[Int(symbol)].kind {
    case .variable: return true
    case .fixed, .none: return false
    case .slack:
      guard tableau.costs.isZero(symbol) else { return false }
      var isFree = true
      tableau.forEachCell(of: symbol) { cell in
        let row = tableau.rows[Int(cell.row)]
        switch tableau.columns[Int(row.basic)].kind {
        case .variable, .none: break
        case .fixed: isFree = false
        case .slack: if cell.coefficient < 0, row.constant <= tolerance { isFree = false }
        }
      }
      return isFree
    }
  }
}
