// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetMotion

@Suite struct ProjectionTests {
  @Test func byHand() {
    // 0.99 / 0.01 / 1000: sheets; 0.998 / 0.002 / 1000: scrolling.
    #expect((Projection(decelerationRate: 0.99).distance(velocity: 1000) - 99).magnitude < 1e-9)
    #expect((Projection(decelerationRate: 0.998).distance(velocity: -1000) + 499).magnitude < 1e-9)
  }

  /// The sum of the distances in each millisecond, each with the velocity at its end.
  @Test(arguments: [0.5, 0.9, 0.99, 0.998])
  func theSumOverMilliseconds(rate: Double) {
    var sum = 0.0
    var velocity = 1234.5
    while velocity > 1e-12 {
      velocity *= rate
      sum += velocity / 1000
    }
    #expect((Projection(decelerationRate: rate).distance(velocity: 1234.5) - sum).magnitude < 1e-9)
  }

  @Test func oddInputs() {
    #expect(Projection(decelerationRate: .nan).distance(velocity: 100) == 0)
    #expect(Projection(decelerationRate: -1).distance(velocity: 100) == 0)
    #expect(Projection(decelerationRate: 2).distance(velocity: 1000).isFinite)
    #expect(Projection(decelerationRate: 0.99).distance(velocity: .nan) == 0)
  }
}
