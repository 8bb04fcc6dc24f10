// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import SheetEngine

/// The target of a released sheet, and its curve. Medium rests at 410, large at 72, offscreen is 874.
@Suite struct ReleaseTests {
  static func target(at offset: Double, _ velocity: Double, _ detents: [Detent] = [.medium, .large]) -> DetentKey? {
    var rig = Rig.resting(detents)
    rig.release(at: offset, velocity: velocity)
    return rig.stack.phase(of: .first) == .dismissing ? nil : rig.stack.selectedDetent(of: .first)
  }

  @Test(
    arguments: [
      // Sources.md M4: nearest stop; the middle of 410 and 72 is 241, of 410 and 874 it is 642.
      (242.0, DetentKey.medium), (240, .large), (641, .medium), (643, nil), (874, nil),
    ] as [(Double, DetentKey?)])
  func stillGoesToTheNearest(offset: Double, key: DetentKey?) {
    #expect(Self.target(at: offset, 0) == key)
  }

  @Test(
    arguments: [
      // Sources.md M3, M5: below 250, a velocity counts as none. 0.099 s × 251 is 24.85, enough from 265 past 241.
      (265.0, -249.0, DetentKey.medium), (265, -251, .large), (266.5, -251, .medium),
      (217, 249, .large), (217, 251, .medium), (215.5, 251, .large),
      // 0.099 × 600 = 59.4 beyond 642.
      (583, 600, nil), (582, 600, .medium),
    ] as [(Double, Double, DetentKey?)])
  func projects(offset: Double, velocity: Double, key: DetentKey?) {
    #expect(Self.target(at: offset, velocity) == key)
  }

  @Test(
    arguments: [
      // Sources.md M5: projected 99 further, 400 is still nearest to medium. From 1,000 on, it goes one detent further.
      (400.0, -999.0, DetentKey.medium), (400, -1001, .large), (420, 999, .medium), (420, 1001, nil),
      // From large down: 80 + 99 is nearest to large.
      (80, 999, .large), (80, 1001, .medium),
      // There is no detent beyond the largest.
      (80, -3000, .large),
    ] as [(Double, Double, DetentKey?)])
  func flicks(offset: Double, velocity: Double, key: DetentKey?) {
    #expect(Self.target(at: offset, velocity) == key)
  }

  @Test func theBordersOfSpeedBelongToTheFasterSide() {
    // Sources.md M5: a velocity below 250 counts as none, from 1,000 on it is a flick. The limits are exact.
    var rig = Rig.resting()
    rig.release(at: 265, lifts: false)
    // 265 is nearest to medium; 24.75 further up, 240.25 is nearest to large.
    #expect(rig.stack.target(ofItemAt: 0, velocity: -250).stop?.key == .large)
    #expect(rig.stack.target(ofItemAt: 0, velocity: (-250.0).nextUp).stop?.key == .medium)
    rig.move(390)
    #expect(rig.offset(.first) == 400)
    let flick = rig.stack.target(ofItemAt: 0, velocity: -1000)
    #expect(flick.stop?.key == .large && flick.isFlick)
    let slower = rig.stack.target(ofItemAt: 0, velocity: (-1000.0).nextUp)
    #expect(slower.stop?.key == .medium && !slower.isFlick)
  }

  @Test func aFlickThatProjectsElsewhereGoesWhereItProjects() {
    // Sources.md M5: 360 − 0.099 × 3000 = 63 is nearest to large, so it does not go one further.
    let detents: [Detent] = [.value(9, 200), .value(8, 300), .medium, .large]
    // 200 rests at 640, 300 at 540; from 600 at −1,500: 451.5, nearest to 410.
    #expect(Self.target(at: 600, -1500, detents) == .medium)
    // From 630 at −1,001: 530.9 is nearest to 540, so the projection alone leaves its own stop.
    #expect(Self.target(at: 630, -1001, detents) == DetentKey(rawValue: 8))
  }

  @Test func aFlickLeavesAllDetentsAtOnePlace() {
    // Sources.md E3: 300 twice is one stop.
    let detents: [Detent] = [.value(8, 300), .value(9, 300), .large]
    // 300 rests at 540; 530 − 0.099 × 1,100 = 421 is still nearest to 540.
    #expect(Self.target(at: 530, -1100, detents) == .large)
    #expect(Self.target(at: 545, 1100, detents) == nil)
  }

  @Test func inactiveDetentsAreNoStops() {
    // Sources.md M4: "nearest active detent".
    let off = Detent(key: DetentKey(rawValue: 9), height: .inactive)
    #expect(Self.target(at: 400, -1001, [.medium, off, .large]) == .large)
  }

  @Test func aPauseBeforeLiftingIsNoSpeed() {
    var rig = Rig.resting()
    rig.release(at: 400, velocity: -2000, lifts: false)
    rig.now += 0.2
    rig.up(390)
    #expect(rig.stack.selectedDetent(of: .first) == .medium)
  }

  /// x(t) = target + (A + (V + ωA)·t)·e^(−ωt), ω = √(1000/3). [Sources.md M6]
  static func critical(from: Double, to target: Double, velocity: Double, _ time: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    let distance = from - target
    return target + (distance + (velocity + omega * distance) * time) * exp(-omega * time)
  }

  /// With a damping ratio of 0.8.
  static func damped(from: Double, to target: Double, velocity: Double, _ time: Double) -> Double {
    let omega = (1000.0 / 3).squareRoot()
    let distance = from - target
    let frequency = omega * 0.6
    let sine = (velocity + 0.8 * omega * distance) / frequency
    return target + exp(-0.8 * omega * time) * (distance * cos(frequency * time) + sine * sin(frequency * time))
  }

  @Test(arguments: [0.0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.45])
  func aSlowReleaseRunsOnTheCriticalSpring(time: Double) {
    var rig = Rig.resting()
    rig.release(at: 200, velocity: -600)
    let here = rig.stack.offset(of: .first, at: rig.now + time)!
    let there = Self.critical(from: 200, to: 72, velocity: -600, time)
    // Beyond 72 the band of 10 takes over.
    #expect(near(here, there < 72 ? 72 - RubberBandTests.shown(72 - there, 10) : there, within: 1e-5))
  }

  @Test(arguments: [0.0, 0.01, 0.05, 0.1, 0.2, 0.3, 0.45])
  func aFlickRunsOnTheSpringOfPointEight(time: Double) {
    var rig = Rig.resting()
    rig.release(at: 380, velocity: -1200)
    let here = rig.stack.offset(of: .first, at: rig.now + time)!
    let there = Self.damped(from: 380, to: 72, velocity: -1200, time)
    #expect(near(here, there < 72 ? 72 - RubberBandTests.shown(72 - there, 10) : there, within: 1e-5))
  }

  @Test func openingRunsOnTheCriticalSpring() {
    var rig = Rig()
    rig.send(.present(.first, .sheet(), animated: true))
    for time in [0.05, 0.1, 0.2, 0.3] {
      #expect(
        near(
          rig.stack.offset(of: .first, at: time)!, Self.critical(from: 874, to: 410, velocity: 0, time), within: 1e-5))
    }
  }

  @Test func closingRunsOnTheCriticalSpring() {
    var rig = Rig.resting()
    let start = rig.now
    rig.send(.dismiss(.first, animated: true))
    for time in [0.05, 0.1, 0.2, 0.3] {
      let there = Self.critical(from: 410, to: 874, velocity: 0, time)
      #expect(near(rig.stack.offset(of: .first, at: start + time)!, there, within: 1e-5))
    }
  }

  @Test func dismissedAtASpeedItGoesOnWithIt() {
    var rig = Rig.resting()
    rig.release(at: 600, velocity: 1500)
    for time in [0.0, 0.02, 0.05, 0.1] {
      let there = Self.critical(from: 600, to: 874, velocity: 1500, time)
      #expect(near(rig.stack.offset(of: .first, at: rig.now + time)!, there, within: 1e-5))
    }
  }

  @Test func theMotionEndsWithinAPixel() {
    // An eighth of a device pixel: 1/24 point on 3x. The nominal duration is 0.4 s. [Sources.md M6]
    var rig = Rig.resting()
    rig.configure(.first, animated: true) { $0.sheet.selected = .large }
    let start = rig.now
    while rig.stack.phase(of: .first) == .settling, rig.now < start + 2 { rig.run(for: 0.001) }
    // 338·(1 + ωt)·e^(−ωt) = 1/24 at t = 0.6315.
    #expect(near(rig.now - start, 0.6315, within: 0.003))
  }
}
