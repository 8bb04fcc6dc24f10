// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// A stack that is saved and restored.
@Suite struct StateTests {
  static func frames(_ rig: Rig) -> [Placement] {
    ([.root] + rig.stack.presentations.map { .presentation($0) }).map { rig.sample($0) }
  }

  @Test(arguments: 1...30)
  func restoredItLooksTheSameAtRest(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let environment = dice.environment()
    let look = dice.pick([Look.classic, .floating])
    var rig = Rig(environment, look: look)
    var fingers: [Int32: Point] = [:]
    for _ in 0..<60 {
      rig.run(for: dice.number(0...0.2))
      rig.send(dice.step(in: rig.stack, fingers: &fingers).event)
    }
    // At any time; running motions count as arrived.
    let state = rig.stack.state
    for finger in fingers.keys { rig.send(.touchCanceled(TouchID(rawValue: finger))) }
    rig.send(.environment(environment, []))
    rig.settle()
    // The end of a drag may have selected other detents, so the state is saved again.
    var restored = rig
    restored.stack = Stack(restoring: rig.stack.state, environment: environment, look: look)
    #expect(Self.frames(restored) == Self.frames(rig), "seed \(seed)")
    #expect(restored.stack.presentations == rig.stack.presentations)
    #expect(restored.stack.brokenInvariants.isEmpty)
    // The state that was saved in mid-flight gives a usable stack with the same presentations.
    let early = Stack(restoring: state, environment: environment, look: look)
    #expect(early.presentations == state.entries.map { $0.id } && early.brokenInvariants.isEmpty)
    #expect(early.presentations.allSatisfy { early.phase(of: $0) == .resting })
  }

  @Test func keepsTheSelection() {
    var rig = Rig.resting()
    rig.release(at: 200)
    // Selected when the finger was lifted, although the sheet still moves.
    #expect(rig.stack.state[selectionOf: .first] == .large)
    let restored = Stack(restoring: rig.stack.state, environment: Rig.phone)
    #expect(restored.modelFrame(of: .first) == Rect(x: 0, y: 72, width: 402, height: 802))
  }

  @Test func inAnotherWorldItStandsWhereThatWorldPutsIt() {
    let state = Rig.resting().stack.state
    // 667 − 351.12, on 2x.
    #expect(Stack(restoring: state, environment: Rig.homeButton).modelFrame(of: .first)?.y == 316)
  }

  @Test func theNextInputShowsItAndTellsNobody() {
    var rig = Rig.resting()
    rig.present(.second)
    let state = rig.stack.state
    var restored = Rig()
    restored.stack = Stack(restoring: state, environment: Rig.phone)
    var host = Replay(Stack(environment: Rig.phone))
    restored.send(.advance)
    host.apply(restored.effects)
    #expect(restored.tale.isEmpty)
    let inserted = restored.log.compactMap { if case .insert(let id, _) = $0 { id } else { nil } }
    #expect(inserted == [.first, .second])
    for layer in [Layer.root, .first, .second] {
      #expect(host.placement(of: layer, at: 0) == rig.sample(layer))
    }
    #expect(
      restored.rules == [
        .root: TouchRule(isInert: true), .first: TouchRule(isInert: true, dimmingTakesTouches: true),
        .second: TouchRule(dimmingTakesTouches: true),
      ])
    // Once is enough.
    restored.forget()
    restored.send(.advance)
    #expect(restored.log.isEmpty)
  }

  @Test func whoLeavesIsNotKept() {
    var rig = Rig.resting()
    rig.present(.second)
    rig.send(.dismiss(.second, animated: true))
    #expect(rig.stack.state.entries.map { $0.id } == [.first])
  }

  @Test func doubleEntriesCountOnce() {
    var state = Rig.resting().stack.state
    state.entries += state.entries
    #expect(Stack(restoring: state, environment: Rig.phone).presentations == [.first])
  }

  @Test func itGoesOnLikeAnyOther() {
    var rig = Rig()
    rig.stack = Stack(restoring: Rig.resting().stack.state, environment: Rig.phone)
    rig.release(at: 200)
    rig.settle()
    #expect(rig.offset(.first) == 72)
    rig.release(at: 800)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
  }
}
