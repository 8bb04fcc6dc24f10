// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import Quire

/// UTF-16 units of strings, beside the standard library's.
@Suite struct TextUnitTests {
  @Test(arguments: ["", "abc", "é", "e\u{301}", "漢字", "👍🏽", "a👩‍👩‍👧b", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "\u{0}"])
  func textsAreTheStandardLibrarys(text: String) {
    #expect(text.units == Array(text.utf16))
    #expect(text.unitCount == text.utf16.count)
    #expect(String(units: text.units).utf8.elementsEqual(text.utf8))
  }

  @Test func anyUnitsAreReadAsTheStandardLibraryReadsThem() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<2000 {
      let kinds: [UInt16] = [0x41, 0xE9, 0x7FF, 0x800, 0xD7FF, 0xD800, 0xDBFF, 0xDC00, 0xDFFF, 0xE000, 0xFFFF]
      let units = (0..<Int.random(in: 0...6, using: &random)).map { _ in kinds.randomElement(using: &random)! }
      let read = String(units: units)
      #expect(Array(read.utf8) == Array(String(decoding: units, as: UTF16.self).utf8), "\(units)")
      #expect(read.units == Array(read.utf16))
    }
  }
}
