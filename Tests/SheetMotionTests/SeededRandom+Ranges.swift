// SPDX-License-Identifier: Apache-2.0

import Foundation
import SeededNumbers

extension SeededRandom {
  /// Uniform in the range.
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * (Double(next() >> 11) * 0x1p-53)
  }

  /// Uniform in magnitude: as often between 0.01 and 0.1 as between 10 and 100.
  mutating func logarithmic(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound * pow(range.upperBound / range.lowerBound, double(0...1))
  }
}
