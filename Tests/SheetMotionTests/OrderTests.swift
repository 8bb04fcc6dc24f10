// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetMotion
import Testing

/// The sorts, beside the standard library's.
@Suite struct OrderTests {
  @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 100, 1000])
  func elementsAreInOrderAndEqualOnesKeepTheirs(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let numbers = (0..<count).map { (value: Int.random(in: 0...(count / 3), using: &random), place: $0) }
    let expected = numbers.sorted { ($0.value, $0.place) < ($1.value, $1.place) }.map { $0.place }
    var inserted = numbers
    inserted.putInOrder { $0.value < $1.value }
    #expect(inserted.map { $0.place } == expected)
    #expect(numbers.inOrder { $0.value < $1.value }.map { $0.place } == expected)
  }

  @Test func mergingComparesInProportion() {
    var comparisons = 0
    for numbers in [Array(0..<10_000), (0..<10_000).reversed()] {
      _ = numbers.inOrder {
        comparisons += 1
        return $0 < $1
      }
    }
    #expect(comparisons < 2 * 10_000 * 14)
  }
}
