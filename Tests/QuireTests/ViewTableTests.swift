// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

/// The table of views by their identifiers, beside a dictionary.
@MainActor @Suite struct ViewTableTests {
  @Test func itHoldsWhatADictionaryHolds() {
    let views = (0..<300).map { _ in UIView() }
    var random = SeededRandom(seed: 3)
    var table = ViewTable()
    var known: [UInt32: UIView] = [:]
    for step in 0..<20_000 {
      // Fewer and fewer views, then more again.
      let view = views[Int.random(in: 0..<(step % 4000 < 2000 ? 300 : 40), using: &random)]
      let isIn = Bool.random(using: &random)
      table[view.id.rawValue] = isIn ? view : nil
      known[view.id.rawValue] = isIn ? view : nil
    }
    #expect(table.count == known.count)
    for view in views { #expect(table[view.id.rawValue] === known[view.id.rawValue]) }
    for view in views { table[view.id.rawValue] = nil }
    #expect(table.count == 0)
    #expect(table[0] == nil && table[.max] == nil)
  }
}
