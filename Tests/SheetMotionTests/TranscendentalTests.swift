// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers
import Testing

@testable import SheetMotion

/// Compared with the C library, which has an error below 1 ulp.
@Suite struct TranscendentalTests {
  static let points = 500_000

  /// The greatest distance in units of the last place of the expected value, and its argument.
  static func worst(
    seed: UInt64, _ ours: (Double) -> Double, _ theirs: (Double) -> Double, draw: (inout SeededRandom) -> Double
  ) -> (ulps: Double, at: Double) {
    var random = SeededRandom(seed: seed)
    var worst = (ulps: 0.0, at: 0.0)
    for _ in 0..<points {
      let x = draw(&random)
      let (our, their) = (ours(x), theirs(x))
      let ulps = our == their ? 0 : (our - their).magnitude / their.ulp
      if !(ulps <= worst.ulps) { worst = (ulps, x) }
    }
    return worst
  }

  @Test(arguments: [-745.0...709.78, -1...1, -1e-3...1e-3, -60...0])
  func exponential(range: ClosedRange<Double>) {
    let worst = Self.worst(seed: 1, Transcendental.exp, Foundation.exp) { $0.double(range) }
    #expect(worst.ulps <= 1, "seed 1, \(range): \(worst)")
  }

  @Test func exponentialAtTheEnds() {
    #expect(Transcendental.exp(0) == 1)
    #expect(Transcendental.exp(-0.0) == 1)
    #expect(Transcendental.exp(1e-300) == 1)
    #expect(Transcendental.exp(709.782_712_893_384) == Foundation.exp(709.782_712_893_384))
    #expect(Transcendental.exp(709.782_712_893_385) == .infinity)
    #expect(Transcendental.exp(.infinity) == .infinity)
    #expect(Transcendental.exp(-.infinity) == 0)
    #expect(Transcendental.exp(-745.14) == 0)
    #expect(Transcendental.exp(-745.133) == .leastNonzeroMagnitude)
    #expect(Transcendental.exp(.nan).isNaN)
  }

  @Test func logarithmOfEveryMagnitude() {
    let worst = Self.worst(seed: 2, Transcendental.log, Foundation.log) {
      // Any positive finite bit pattern.
      Double(bitPattern: $0.next() % Double.infinity.bitPattern)
    }
    #expect(worst.ulps <= 1, "seed 2: \(worst)")
  }

  @Test(arguments: [0.5...2, 0.99...1.01, 0.999_999...1.000_001])
  func logarithm(range: ClosedRange<Double>) {
    let worst = Self.worst(seed: 3, Transcendental.log, Foundation.log) { $0.double(range) }
    #expect(worst.ulps <= 1, "seed 3, \(range): \(worst)")
  }

  @Test func logarithmAtTheEnds() {
    #expect(Transcendental.log(1) == 0)
    #expect(Transcendental.log(0) == -.infinity)
    #expect(Transcendental.log(-1).isNaN)
    #expect(Transcendental.log(.nan).isNaN)
    #expect(Transcendental.log(.infinity) == .infinity)
    #expect(Transcendental.log(.leastNonzeroMagnitude) == Foundation.log(.leastNonzeroMagnitude))
  }

  @Test(arguments: [-0.8...0.8, -10...10, -1000...1000, -0x1p20...0x1p20])
  func circular(range: ClosedRange<Double>) {
    let sine = Self.worst(seed: 4, Transcendental.sin, Foundation.sin) { $0.double(range) }
    let cosine = Self.worst(seed: 5, Transcendental.cos, Foundation.cos) { $0.double(range) }
    #expect(sine.ulps <= 2, "seed 4, \(range): \(sine)")
    #expect(cosine.ulps <= 2, "seed 5, \(range): \(cosine)")
  }

  /// Near a multiple of π/2, the reduction cancels nearly all digits.
  @Test func circularNextToZeros() {
    let nearby: (inout SeededRandom) -> Double = { random in
      let multiple = (Double(random.next() % 667_544) * (Double.pi / 2))
      return Double(bitPattern: multiple.bitPattern &+ random.next() % 4)
    }
    let sine = Self.worst(seed: 6, Transcendental.sin, Foundation.sin, draw: nearby)
    let cosine = Self.worst(seed: 7, Transcendental.cos, Foundation.cos, draw: nearby)
    #expect(sine.ulps <= 2, "seed 6: \(sine)")
    #expect(cosine.ulps <= 2, "seed 7: \(cosine)")
  }

  @Test func circularBeyondItsRange() {
    #expect(Transcendental.sin(0) == 0)
    #expect(Transcendental.cos(0) == 1)
    #expect((Transcendental.sin(1e9) - Foundation.sin(1e9)).magnitude < 1e-6)
    #expect(Transcendental.sin(1e300) == 0)
    #expect(Transcendental.cos(1e300) == 1)
    #expect(Transcendental.sin(.infinity).isNaN)
    #expect(Transcendental.cos(.nan).isNaN)
  }

  @Test func arctangent() {
    let worst = Self.worst(seed: 8, Transcendental.atan, Foundation.atan) {
      $0.logarithmic(1e-8...1e8) * ($0.next() & 1 == 0 ? 1 : -1)
    }
    #expect(worst.ulps <= 4, "seed 8: \(worst)")
    #expect(Transcendental.atan(.infinity) == Double.pi / 2)
    #expect(Transcendental.atan(-.infinity) == -Double.pi / 2)
    #expect(Transcendental.atan(0) == 0)
    #expect(Transcendental.atan(.nan).isNaN)
  }
}
