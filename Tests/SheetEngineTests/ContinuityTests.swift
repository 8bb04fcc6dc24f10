// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// No sheet ever jumps, and a sheet that moves by itself keeps its velocity.
@Suite struct ContinuityTests {
  @Test(arguments: 1...60)
  func ofPlaceAndSpeedInRandomSessions(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var rig = Rig(dice.environment(), look: dice.pick([.classic, .floating]))
    let answers = dice.pick([Answer.yes, .no])
    rig.answer = { _ in answers }
    var fingers: [Int32: Point] = [:]
    for count in 0..<250 {
      rig.run(for: dice.chance(0.1) ? dice.number(0.2...1) : dice.number(0...0.03))
      let step = dice.step(in: rig.stack, fingers: &fingers)
      let before = rig.stack.presentations.map { ($0, rig.offset($0), rig.velocity($0), rig.stack.phase(of: $0)!) }
      rig.send(step.event)
      for (id, offset, velocity, phase) in before where rig.stack.presentations.contains(id) {
        let jump = (rig.offset(id) - offset).magnitude
        let comment: Comment = "seed \(seed), step \(count): \(step.event), presentation \(id.rawValue), \(phase)"
        switch step.effect {
        case .none:
          // At its end a motion may be an eighth of a device pixel away.
          #expect(jump < 0.13, comment)
          guard phase != .dragging, phase != .resting, rig.stack.phase(of: id) != .resting else { continue }
          // When a chain is dismissed, the sheets between disappear at once.
          guard rig.sample(.presentation(id)).alpha > 0 else { continue }
          #expect(near(rig.velocity(id), velocity, within: 4 + velocity.magnitude * 0.02), comment)
        case .speed:
          #expect(jump < 0.13, comment)
        case .moved(let way):
          #expect(jump <= way + 0.13, comment)
        }
      }
    }
  }

  /// The sheet's position, and its velocity in points per second, at the release.
  @Test(arguments: [(150.0, -700.0), (200, 900), (360, -1800), (480, 500), (700, 2500)])
  func ofSpeedAtRelease(offset: Double, velocity: Double) {
    var rig = Rig.resting()
    rig.release(at: offset, velocity: velocity)
    #expect(near(rig.velocity(.first), velocity, within: 1))
  }

  @Test(arguments: [40.0, 200, 600])
  func ofSpeedAtReleaseInTheBand(pull: Double) {
    // The band's slope is c / (x·c/d + 1)², which slows a finger of 800 points a second by that factor.
    var rig = Rig.resting { $0.isModal = true }
    rig.release(at: 410 + pull, velocity: 800)
    let ratio = pull * 0.55 / 200 + 1
    #expect(near(rig.velocity(.first), 800 * 0.55 / (ratio * ratio), within: 2))
  }

  @Test(arguments: 1...25)
  func dimmingIsAFractionAndGrowsWithTheHeight(seed: Int) {
    // Sources.md D3, D4.
    var dice = Dice(seed: UInt64(seed))
    let environment = dice.environment()
    var rig = Rig(environment, look: dice.pick([.classic, .floating]))
    var configuration = dice.configuration()
    configuration.asksToDismiss = false
    configuration.isModal = false
    configuration.wantsSettleTarget = false
    rig.send(.present(.first, configuration, animated: false))
    let bottom = environment.container.height
    rig.down(rig.offset(.first), on: .header)
    rig.move(bottom)
    var last = (offset: rig.offset(.first), dimming: rig.sample(.first).dimming)
    for y in stride(from: bottom, through: -200, by: -9) {
      rig.move(y)
      let now = (offset: rig.offset(.first), dimming: rig.sample(.first).dimming)
      #expect(now.dimming >= 0 && now.dimming <= 1, "seed \(seed)")
      #expect(now.offset <= last.offset && now.dimming >= last.dimming, "seed \(seed)")
      last = now
    }
  }
}
