// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetMotion

@Suite struct SpringTests {
  /// UIKit's sheet spring: mass 3, stiffness 1000 is response 0.3441 s and ω = √(1000/3) = 18.257 rad/s.
  @Test func theSheetSpringByHand() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())
    #expect((spring.response - 0.344_144_232_6).magnitude < 1e-10)
    #expect((spring.angularFrequency - 18.257_418_583_5).magnitude < 1e-9)
    #expect((spring.dampingRatio - 1).magnitude < 1e-15)
    #expect((Spring(mass: 3, stiffness: 1000, damping: 500).dampingRatio - 4.564_354_6).magnitude < 1e-6)
  }

  @Test(arguments: [0, -1, .nan, .infinity, -.infinity, 1e-7])
  func aResponseThatIsNoneIsInstant(response: Double) {
    let motion = SpringMotion(from: 10, to: 50, velocity: 300, spring: Spring(response: response, dampingRatio: 1))
    #expect(motion.value(at: 0) == 10)
    #expect(motion.velocity(at: 0) == 300)
    #expect(motion.value(at: .leastNonzeroMagnitude) == 50)
    #expect(motion.velocity(at: .leastNonzeroMagnitude) == 0)
    #expect(motion.settlingDuration(within: 0.1) == 0)
  }

  @Test func oddDampingIsBounded() {
    #expect(Spring(response: 1, dampingRatio: -2).dampingRatio == 0)
    #expect(Spring(response: 1, dampingRatio: .nan).dampingRatio == 1)
    #expect(Spring(response: 1, dampingRatio: .infinity).dampingRatio == Spring.maximumDampingRatio)
    #expect(Spring(mass: 0, stiffness: 1, damping: 1).response == 0)
    #expect(Spring(mass: 1, stiffness: .nan, damping: 1).response == 0)
    #expect(Spring(mass: 1, stiffness: 1, damping: .nan).dampingRatio == 1)
  }
}
