// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// The rest of a sheet's motion, for views that move together with it.
@Suite struct WayTests {
  @Test(arguments: [(0.0, 0.0), (0.1, -500), (0.2, 900)])
  func itIsTheSheetsOwnWay(late: Double, velocity: Double) throws {
    var rig = Rig.resting()
    rig.release(at: 300, velocity: velocity)
    rig.run(for: late)
    // Views that move together with it use the latest time that the engine knows.
    rig.send(.advance)
    let way = try #require(rig.stack.way(of: .first))
    guard case .at(let end) = rig.effects.wake else {
      Issue.record("nobody is woken at the end")
      return
    }
    #expect(near(way.duration, end - rig.now))
    let (first, last) = (rig.offset(.first), rig.stack.modelFrame(of: .first)?.y ?? .nan)
    for step in 0...20 {
      // Never the very end, where rounding decides whether it has been reached.
      let time = way.duration * (Double(step) + 0.5) / 16
      let offset = rig.stack.offset(of: .first, at: rig.now + time) ?? .nan
      #expect(near(way.progress(at: time), (offset - first) / (last - first), within: 1e-9))
    }
  }

  @Test func whereItIsPulledBeyondItsEndTheBandCounts() throws {
    var rig = Rig.resting([.medium])
    rig.release(at: 310)
    let way = try #require(rig.stack.way(of: .first))
    let first = rig.offset(.first)
    let middle = rig.stack.offset(of: .first, at: rig.now + 0.1) ?? .nan
    #expect(near(way.progress(at: 0.1), (middle - first) / (410 - first), within: 1e-9))
  }

  @Test func thereIsNoneAtRestUnderAFingerAndOnTheWayOut() {
    var rig = Rig.resting()
    #expect(rig.stack.way(of: .first) == nil && rig.stack.way(of: .second) == nil)
    rig.release(at: 300, lifts: false)
    #expect(rig.stack.way(of: .first) == nil)
    rig.up(300)
    #expect(rig.stack.way(of: .first) != nil)
    rig.settle()
    #expect(rig.stack.way(of: .first) == nil)
    rig.send(.dismiss(.first, animated: true))
    #expect(rig.stack.way(of: .first) == nil)
  }
}
