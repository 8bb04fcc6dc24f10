// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import Testing

@testable import SheetMotion

@Suite struct RubberBandTests {
  @Test func byHand() {
    let band = RubberBand(extent: 100)
    #expect(band.coefficient == 0.55)
    // 100·(1 − 1/(100·0.55/100 + 1)) = 100·0.55/1.55.
    #expect((band.displacement(for: 100) - 35.483_870_967_741_936).magnitude < 1e-12)
    // Where x·c = d it is half the extent.
    #expect((band.displacement(for: 100 / 0.55) - 50).magnitude < 1e-12)
    #expect(band.displacement(for: 0) == 0)
    #expect(band.displacement(for: .infinity) == 100)
    #expect(band.displacement(for: -.infinity) == -100)
  }

  @Test func theFormulaItsSymmetryAndItsInverse() {
    var random = SeededRandom(seed: 41)
    for _ in 0..<20_000 {
      let band = RubberBand(coefficient: random.double(0.1...1), extent: random.logarithmic(1...2000))
      let pull = random.logarithmic(1e-6...1e4)
      let shown = band.displacement(for: pull)
      let formula = band.extent * (1 - 1 / (pull * band.coefficient / band.extent + 1))
      #expect((shown - formula).magnitude < 1e-12 * band.extent, "seed 41: \(band), \(pull)")
      #expect(shown < band.extent && shown < pull, "seed 41: \(band), \(pull)")
      #expect(band.displacement(for: -pull) == -shown, "seed 41: \(band), \(pull)")
      #expect(band.displacement(for: pull * 1.01) > shown, "seed 41: \(band), \(pull)")
      if shown < band.extent * RubberBand.maximumRatio {
        #expect((band.pull(for: shown) / pull - 1).magnitude < 1e-12, "seed 41: \(band), \(pull)")
        #expect(band.pull(for: -shown) == -band.pull(for: shown), "seed 41: \(band), \(pull)")
      }
    }
  }

  @Test func theSlopeAtZeroIsTheCoefficient() {
    for extent in [10.0, 100, 200] {
      let band = RubberBand(coefficient: 0.55, extent: extent)
      #expect((band.displacement(for: 1e-6) / 1e-6 - 0.55).magnitude < 1e-6)
    }
  }

  @Test func oddInputs() {
    for band in [
      RubberBand(extent: 0), RubberBand(extent: -5), RubberBand(extent: .nan), RubberBand(extent: .infinity),
      RubberBand(coefficient: 0, extent: 100), RubberBand(coefficient: .nan, extent: 100),
    ] {
      #expect(band.displacement(for: 50) == 0 && band.pull(for: 50) == 0, "\(band)")
    }
    let band = RubberBand(extent: 100)
    #expect(band.displacement(for: .nan) == 0 && band.pull(for: .nan) == 0)
    #expect(band.pull(for: 100) == band.pull(for: 1e9))
    #expect((band.pull(for: 100) - 99.9 / 0.55 / 0.001).magnitude < 1e-5)
    #expect(RubberBand(coefficient: 1e300, extent: 1e-300).displacement(for: 1) == 1e-300)
  }
}
