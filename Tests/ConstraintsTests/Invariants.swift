// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Constraints

extension Solver {
  /// Checks that the tableau is consistent.
  func check() {
    tableau.equations.check { last, cell in
      #expect(cell.symbol > last?.symbol ?? -1)
      #expect(!tableau.isBasic(cell.symbol), "a basic symbol stands in a row")
      #expect(!tableau.definitions.isBasic(cell.symbol), "a defined symbol stands in a row")
    }
    tableau.definitions.check { _, cell in
      let variable = tableau.definitions.rows[Int(cell.row)].basic
      #expect(!tableau.isUsed(variable), "a defined variable is in the tableau")
      #expect(
        tableau.symbols[Int(cell.symbol)].rank < tableau.symbols[Int(variable)].rank,
        "a definition contains a later one")
      #expect(tableau.symbols[Int(cell.symbol)].kind != .none, "a definition contains a symbol that was freed")
    }
    for (index, symbol) in tableau.symbols.enumerated() {
      #expect(tableau.definitions.isBasic(Symbol(index)) == (symbol.rank > 0))
    }
  }
}

extension Equations {
  /// Checks that rows and columns have the same cells. Calls `checkCell` with each cell and the one before it.
  func check(_ checkCell: (Cell?, Cell) -> Void) {
    var count = 0
    for (index, row) in rows.enumerated() where row.basic >= 0 {
      #expect(columns[Int(row.basic)].row == Int32(index))
      var last: Cell?
      forEachCell(ofRow: Int32(index)) { cell in
        #expect(cell.row == Int32(index))
        #expect(cell.coefficient != 0)
        checkCell(last, cell)
        last = cell
        count += 1
      }
    }
    for (index, column) in columns.enumerated() {
      var users: Set<Int32> = []
      forEachCell(of: Symbol(index)) { cell in
        #expect(cell.symbol == Symbol(index))
        users.insert(cell.row)
      }
      #expect(users.count == Int(column.count))
      count -= users.count
    }
    #expect(count == 0, "rows and columns have other cells")
  }
}
