// SPDX-License-Identifier: Apache-2.0

import CEmbeddedRuntimeNative
import Foundation
import SeededNumbers
import Testing

/// Compared with the system's C library and Swift's own integers.
@Suite struct ArithmeticTests {
  /// Numbers of every kind, often awkward ones.
  private static func awkward(_ generator: inout SeededRandom) -> Double {
    let bits = generator.next()
    switch generator.next() % 8 {
    case 0:
      let special: [Double] = [
        0, -0.0, 1, -1, 0.5, 2, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, .leastNormalMagnitude,
        .greatestFiniteMagnitude, 0x1p52, 0x1p53, 0x1.fffffffffffffp-1, 0x1.0000000000001p0, -3, 1.5,
      ]
      return special[Int(bits % UInt64(special.count))]
    case 1: return Double(bitPattern: bits & 0x800F_FFFF_FFFF_FFFF)  // subnormal
    case 2, 3: return Double(bitPattern: bits)
    case 4: return Double(Int64(bitPattern: bits) >> 40) / 4
    default:
      // Near 1 in size, with few or many digits.
      let exponent = 1023 - 30 + bits % 60
      let mask: UInt64 = generator.next() % 2 == 0 ? 0xFFFF_FFFF_FFFF_F000 << 32 : .max
      return Double(bitPattern: (exponent << 52) | (generator.next() & mask & 0xF_FFFF_FFFF_FFFF) | (bits & 1) << 63)
    }
  }

  private static func isSame(_ a: Double, _ b: Double) -> Bool {
    a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN)
  }

  @Test func fusedProductsAreRoundedOnce() {
    var generator = SeededRandom(seed: 11)
    for _ in 0..<400_000 {
      let a = Self.awkward(&generator)
      let b = Self.awkward(&generator)
      // Often close to cancelling the product.
      let c =
        switch generator.next() % 3 {
        case 0: Self.awkward(&generator)
        case 1: -(a * b)
        default: -(a * b).nextUp * (generator.next() % 2 == 0 ? 1 : 0x1p-52)
        }
      let mine = cer_fma(a, b, c)
      let theirs = fma(a, b, c)
      if !Self.isSame(mine, theirs) { Issue.record("fma(\(a), \(b), \(c)) is \(theirs), not \(mine)") }
    }
  }

  @Test func remaindersAreExact() {
    var generator = SeededRandom(seed: 12)
    for _ in 0..<100_000 {
      let x = Self.awkward(&generator)
      let y = Self.awkward(&generator)
      if !Self.isSame(cer_fmod(x, y), fmod(x, y)) { Issue.record("fmod(\(x), \(y)) is not \(cer_fmod(x, y))") }
      // By IEEE 754 a zero has the dividend's sign; in glibc not always.
      let theirs = remainder(x, y) == 0 ? Double(signOf: x, magnitudeOf: 0) : remainder(x, y)
      if !Self.isSame(cer_remainder(x, y), theirs) {
        Issue.record("remainder(\(x), \(y)) is \(theirs), not \(cer_remainder(x, y))")
      }
      if !Self.isSame(cer_round(x), x.rounded()) { Issue.record("round(\(x)) is not \(cer_round(x))") }
    }
    for quotient in [0.5, 1.5, 2.5, -0.5, -1.5, 3.5] {
      for y in [1.0, .leastNonzeroMagnitude * 2, 3, 0x1p1022] where (quotient * y).isFinite {
        #expect(Self.isSame(cer_remainder(quotient * y, y), remainder(quotient * y, y)), "\(quotient), \(y)")
      }
    }
  }

  /// The distance in units of the last place.
  private static func steps(_ a: Double, _ b: Double) -> Double {
    if isSame(a, b) || a == b { return 0 }
    guard a.isFinite, b.isFinite else { return .infinity }
    return abs(a - b) / max(a.ulp, b.ulp)
  }

  private static func expectClose(
    _ name: String, _ range: ClosedRange<Double>, _ limit: Double, mine: (Double) -> Double, theirs: (Double) -> Double
  ) {
    var generator = SeededRandom(seed: 13)
    for _ in 0..<100_000 {
      let x = Double.random(in: range, using: &generator)
      let distance = steps(mine(x), theirs(x))
      if distance > limit { Issue.record("\(name)(\(x)) is \(distance) steps off") }
    }
  }

  @Test func functionsAreCloseToTheSystems() {
    Self.expectClose("exp", -700...700, 1, mine: cer_exp, theirs: exp)
    Self.expectClose("exp", -1...1, 1, mine: cer_exp, theirs: exp)
    Self.expectClose("exp", -745...(-708), 1, mine: cer_exp, theirs: exp)
    Self.expectClose("log", 0...4, 1, mine: cer_log, theirs: log)
    Self.expectClose("log", 0...1e300, 1, mine: cer_log, theirs: log)
    Self.expectClose("log", 0...0x1p-1030, 1, mine: cer_log, theirs: log)
    for range in [-10...10, -1e6...1e6] {
      Self.expectClose("sin", range, 1, mine: cer_sin, theirs: sin)
      Self.expectClose("cos", range, 1, mine: cer_cos, theirs: cos)
    }
    for base in [0.5, 0.998, 1.001, 2, 10, 123.456] {
      Self.expectClose("pow \(base)", -60...60, 3, mine: { cer_pow(base, $0) }, theirs: { pow(base, $0) })
    }
  }

  @Test func functionsKnowTheirEnds() {
    let values: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, .infinity, -.infinity, .nan, 1e300, -1e300, 0x1p53, 0x1p-1060,
    ]
    for x in values {
      #expect(Self.steps(cer_exp(x), exp(x)) <= 1, "exp(\(x))")
      #expect(Self.steps(cer_log(x), log(x)) <= 1, "log(\(x))")
      if abs(x) < 1e6 || !x.isFinite {
        #expect(Self.steps(cer_sin(x), sin(x)) <= 1, "sin(\(x))")
        #expect(Self.steps(cer_cos(x), cos(x)) <= 1, "cos(\(x))")
      }
      for y in values {
        #expect(Self.steps(cer_pow(x, y), pow(x, y)) <= 3, "pow(\(x), \(y)) is \(pow(x, y)), not \(cer_pow(x, y))")
      }
    }
    #expect(cer_sin(-0.0).sign == .minus)
  }

  @Test func wideProducts() {
    var generator = SeededRandom(seed: 14)
    for _ in 0..<50_000 {
      let a = (generator.next() >> (generator.next() % 64), generator.next() >> (generator.next() % 64))
      let b = (generator.next() >> (generator.next() % 64), generator.next() >> (generator.next() % 64))
      var high: UInt64 = 0
      var low: UInt64 = 0
      cer_multiply(a.0, a.1, b.0, b.1, &high, &low)
      let product = a.1.multipliedFullWidth(by: b.1)
      #expect(low == product.low && high == product.high &+ a.0 &* b.1 &+ a.1 &* b.0, "\(a) \(b)")
    }
  }
}
