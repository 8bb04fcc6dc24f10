// SPDX-License-Identifier: Apache-2.0

import SheetMotion
import Testing

@testable import SheetEngine

/// Motions arrive with only the wakes that the engine requests.
@Suite struct ArrivalTests {
  /// All inputs of one frame have the same time.
  @Test func aChangeThatIsTakenBackInTheSameFrameArrivesAtOnce() {
    var rig = Rig.resting()
    rig.send(.configure(.first, .sheet { $0.sheet.selected = .large }, animated: true))
    #expect(rig.stack.phase(of: .first) == .settling)
    rig.send(.configure(.first, .sheet { $0.sheet.selected = .medium }, animated: true))
    #expect(rig.stack.phase(of: .first) == .resting)
    #expect(rig.effects.wake == .never)
    #expect(rig.story.suffix(1) == [.settled(.first, .medium)])
  }

  /// In a much lower container, the rest of a dismissal is negative.
  @Test(arguments: [0.3, 0.35, 0.4, 0.45, 0.5, 0.55])
  func whatHasAlmostLeftIsGoneWhereTheContainerShrinks(time: Double) {
    var rig = Rig.resting()
    rig.send(.dismiss(.first, animated: true))
    rig.now += time
    rig.send(.environment(Environment.small.with { $0.container.height = 60 }, []))
    rig.settle()
    #expect(rig.stack.presentations.isEmpty, "it is \(String(describing: rig.stack.phase(of: .first)))")
  }

  /// After an early wake, the engine requests another one, and late wakes do no harm.
  @Test(arguments: 1...40)
  func fromAnyMomentOfARandomSession(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var rig = Rig(dice.environment(), look: dice.pick([.classic, .floating]))
    let answers: [Answer?] = [.yes, .no, nil]
    let given = dice.pick(answers)
    rig.answer = { _ in given }
    var fingers: [Int32: Point] = [:]
    for count in 0..<120 {
      if dice.chance(0.6) { rig.run(for: dice.number(0...0.3)) }
      if dice.chance(0.1) {
        let other = dice.environment().with { $0.container.height = dice.number(60...900) }
        rig.send(.environment(other, []))
      } else {
        rig.send(dice.step(in: rig.stack, fingers: &fingers).event)
      }
      var later = rig
      var turns = 0
      while turns < 1000, let time = later.wakeTime {
        turns += 1
        later.now += (time - later.now) * dice.pick([0.5, 0.9, 1, 1, 1.5])
        later.send(.advance)
      }
      let place: Comment = "seed \(seed), step \(count), \(turns) wakes"
      #expect(turns < 1000, place)
      for id in later.stack.presentations {
        let phase = later.stack.phase(of: id)
        #expect(phase == .resting || phase == .dragging && !fingers.isEmpty, place)
      }
    }
  }
}

extension Rig {
  /// The time at which the stack wants to be woken, or `nil`.
  fileprivate var wakeTime: Seconds? {
    switch effects.wake {
    case .never: nil
    case .at(let time): time
    case .everyFrame: now + 1.0 / 60
    }
  }
}
