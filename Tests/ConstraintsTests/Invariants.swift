// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Constraints

extension Solver {
  /// Checks that the tableau is consistent.
  func check() {
    var count = 0
    for (index, row) in tableau.rows.enumerated() where row.basic >= 0 {
      #expect(tableau.columns[Int(row.basic)].row == Int32(index))
      var last: Symbol = -1
      tableau.forEachCell(ofRow: Int32(index)) { cell in
        #expect(cell.row == Int32(index))
        #expect(cell.symbol > last)
        #expect(cell.coefficient != 0)
        #expect(!tableau.isBasic(cell.symbol), "a basic symbol stands in a row")
        last = cell.symbol
        count += 1
      }
    }
    for (index, column) in tableau.columns.enumerated() {
      var users: Set<Int32> = []
      tableau.forEachCell(of: Symbol(index)) { cell in
        #expect(cell.symbol == Symbol(index))
        users.insert(cell.row)
      }
      #expect(users.count == Int(column.count))
      count -= users.count
    }
    #expect(count == 0, "rows and columns have other cells")
  }
}
