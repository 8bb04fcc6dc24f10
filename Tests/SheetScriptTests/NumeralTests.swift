// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetScript

/// The C library's conversion of decimals is the reference.
@Suite struct NumeralTests {
  private func text(_ value: Double) -> String {
    var bytes: [UInt8] = []
    Numeral.append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func parse(_ text: String) -> Double? { Numeral.parse(Array(text.utf8)[...]) }

  @Test func decimalsAreReadAsTheCLibraryReadsThem() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let digits = random.next() % 100_000_000_000_000
      let decimals = Int(random.next() % 10)
      var text = String(digits)
      while text.count <= decimals { text = "0" + text }
      if decimals > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals)) }
      if random.next() % 2 == 0 { text = "-" + text }
      #expect(parse(text) == Double(text), "\(text)")
    }
  }

  @Test func everyBitPatternComesBack() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard !value.isNaN else { continue }
      #expect(parse(text(value))?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test func shortDecimalsStayShort() {
    var random = SeededRandom(seed: 13)
    for _ in 0..<5_000 {
      let value = Double(random.next() % 10_000_000) / 1000
      let written = text(value)
      #expect(parse(written) == value)
      #expect(written.count <= 9, "\(written)")
    }
    #expect(text(0.1) == "0.1")
    #expect(text(-3) == "-3")
    #expect(text(-0.0) == "-0")
    #expect(text(1.0 / 3) == "x3fd5555555555555")
    #expect(text(.infinity) == "inf" && text(-.infinity) == "-inf" && text(.nan) == "nan")
  }

  @Test(arguments: ["", "-", ".", "1.", ".5", "1..2", "1e5", "+1", "0x1", "1234567890123456", "x12", "infinity", "1 "])
  func nothingElseIsANumber(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func fixedDecimalsRoundToTheNearest() {
    func fixed(_ value: Double, _ decimals: Int) -> String {
      var bytes: [UInt8] = []
      Numeral.append(value, decimals: decimals, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    #expect(fixed(1.0005, 3) == "1.000" || fixed(1.0005, 3) == "1.001")
    #expect(fixed(-0.0004, 3) == "0.000")
    #expect(fixed(-0.0006, 3) == "-0.001")
    #expect(fixed(0.5, 0) == "1")
    #expect(fixed(12.3456, 2) == "12.35")
    #expect(fixed(1e300, 3) == "inf" && fixed(-1e300, 3) == "-inf" && fixed(.nan, 1) == "nan")
  }
}
