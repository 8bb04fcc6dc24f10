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
      // Often close to canceling the product.
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
      // By IEEE 754, a zero has the dividend's sign. In glibc it does not always.
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
    Self.expectClose("exp2", -1074...1023, 1, mine: cer_exp2, theirs: exp2)
    Self.expectClose("exp2", -1...1, 1, mine: cer_exp2, theirs: exp2)
    for range in [0.5...2, 0...1e300, 0...0x1p-1030] {
      Self.expectClose("log2", range, 1, mine: cer_log2, theirs: log2)
      // The system's own function may be off by one.
      Self.expectClose("log10", range, 2, mine: cer_log10, theirs: log10)
    }
    for base in [0.5, 0.998, 1.001, 2, 10, 123.456] {
      Self.expectClose("pow \(base)", -60...60, 3, mine: { cer_pow(base, $0) }, theirs: { pow(base, $0) })
    }
  }

  @Test func powersOfTheBaseHaveWholeLogarithms() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(cer_log2(power) == Double(exponent))
      #expect(cer_exp2(Double(exponent)) == power)
      #expect(cer_ldexp(1, Int32(exponent)) == power)
    }
    for exponent in 0...22 { #expect(cer_log10(pow(10, Double(exponent))) == Double(exponent)) }
  }

  /// `Float`'s functions, compared with the system's.
  @Test func singlePrecision() {
    var generator = SeededRandom(seed: 15)
    func isSame(_ a: Float, _ b: Float) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }
    for _ in 0..<200_000 {
      let (x, y) = (
        Float(bitPattern: UInt32(generator.next() >> 32)), Float(bitPattern: UInt32(generator.next() >> 32))
      )
      let z = generator.next() % 2 == 0 ? Float(bitPattern: UInt32(generator.next() >> 32)) : -(x * y).nextUp
      let shift = Int32(truncatingIfNeeded: generator.next() % 600) - 300
      if !isSame(cer_roundf(x), x.rounded()) { Issue.record("roundf(\(x)) is not \(cer_roundf(x))") }
      if !isSame(cer_fmodf(x, y), fmodf(x, y)) { Issue.record("fmodf(\(x), \(y)) is not \(cer_fmodf(x, y))") }
      if !(cer_remainderf(x, y) == remainderf(x, y) || remainderf(x, y).isNaN) {
        Issue.record("remainderf(\(x), \(y)) is not \(cer_remainderf(x, y))")
      }
      if !isSame(cer_fmaf(x, y, z), fmaf(x, y, z)) {
        Issue.record("fmaf(\(x), \(y), \(z)) is not \(cer_fmaf(x, y, z))")
      }
      if !isSame(cer_ldexpf(x, shift), Float(scalbn(Double(x), Int(shift)))) {
        Issue.record("ldexpf(\(x), \(shift)) is not \(cer_ldexpf(x, shift))")
      }
    }
    let functions: [(String, (Float) -> Float, (Float) -> Float, ClosedRange<Float>)] = [
      ("expf", cer_expf, expf, -100...88), ("exp2f", cer_exp2f, exp2f, -140...127), ("logf", cer_logf, logf, 0...1e30),
      ("log2f", cer_log2f, log2f, 0...1e30), ("log10f", cer_log10f, log10f, 0...1e30),
      ("sinf", cer_sinf, sinf, -1e4...1e4),
      ("cosf", cer_cosf, cosf, -1e4...1e4), ("powf", { cer_powf($0, 1.5) }, { powf($0, 1.5) }, 0...1e20),
    ]
    for (name, mine, theirs, range) in functions {
      for _ in 0..<20_000 {
        let x = Float.random(in: range, using: &generator)
        if abs(mine(x) - theirs(x)) > max(theirs(x).ulp, .leastNonzeroMagnitude) {
          Issue.record("\(name)(\(x)) is \(theirs(x)), not \(mine(x))")
        }
      }
    }
  }

  @Test func functionsKnowTheirEnds() {
    let values: [Double] = [
      0, -0.0, 1, -1, 2, -2, 3, -3, 0.5, -0.5, .infinity, -.infinity, .nan, 1e300, -1e300, 0x1p53, 0x1p-1060,
    ]
    for x in values {
      #expect(Self.steps(cer_exp(x), exp(x)) <= 1, "exp(\(x))")
      #expect(Self.steps(cer_log(x), log(x)) <= 1, "log(\(x))")
      #expect(Self.steps(cer_exp2(x), exp2(x)) <= 1, "exp2(\(x))")
      #expect(Self.steps(cer_log2(x), log2(x)) <= 1, "log2(\(x))")
      #expect(Self.steps(cer_log10(x), log10(x)) <= 1, "log10(\(x))")
      for shift in [-5000, -1100, -1, 0, 1, 1100, 5000] as [Int32] {
        #expect(Self.isSame(cer_ldexp(x, shift), scalbn(x, Int(shift))), "ldexp(\(x), \(shift))")
      }
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

  @Test func wideShifts() {
    var generator = SeededRandom(seed: 16)
    for count in 0..<128 as Range<Int32> {
      let (high, low) = (generator.next(), generator.next())
      let value = UInt128(high) << 64 | UInt128(low)
      for isLeft in [true, false] {
        var (top, bottom): (UInt64, UInt64) = (0, 0)
        cer_shift(isLeft ? 1 : 0, high, low, count, &top, &bottom)
        let expected = isLeft ? value << UInt128(count) : value >> UInt128(count)
        #expect(top == UInt64(truncatingIfNeeded: expected >> 64) && bottom == UInt64(truncatingIfNeeded: expected))
      }
    }
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
