// SPDX-License-Identifier: Apache-2.0

import SeededNumbers

@testable import SheetEngine

/// Random draws, the same for the same seed.
struct Dice: RandomNumberGenerator {
  private var source: SeededRandom

  init(seed: UInt64) { source = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15) }

  mutating func next() -> UInt64 { source.next() }
  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }
  mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &self)] }
}

/// Random sessions like those of a person and an app.
extension Dice {
  mutating func environment() -> Environment {
    pick([Rig.phone, Rig.phone, Rig.homeButton, Environment.small, Rig.pad])
  }

  mutating func detents() -> [Detent] {
    switch number(0...1) {
    case ..<0.4: return [.medium, .large]
    case ..<0.5: return [.large]
    case ..<0.6: return [.medium]
    default:
      return (0..<Int(number(1...4))).map { .value(Int32($0) + 10, number(60...800)) } + (chance(0.3) ? [.large] : [])
    }
  }

  mutating func key() -> DetentKey? {
    chance(0.2) ? nil : pick([.medium, .large, DetentKey(rawValue: 10), DetentKey(rawValue: 11)])
  }

  mutating func configuration() -> Configuration {
    .sheet(detents()) {
      $0.sheet.selected = key()
      $0.sheet.largestUndimmed = chance(0.4) ? key() : nil
      $0.sheet.prefersGrabberVisible = chance(0.5)
      $0.sheet.preferredCornerRadius = chance(0.2) ? number(0...40) : nil
      $0.sheet.prefersPageSizing = chance(0.5)
      $0.sheet.placing = pick([.automatic, .leading, .center, .trailing])
      $0.sheet.handoffExpanding = pick([.none, .initial, .within])
      $0.sheet.handoffCollapsing = pick([.none, .initial, .within])
      $0.sheet.keyboard = pick([.expand, .ride, .ignore])
      $0.isModal = chance(0.2)
      $0.asksToDismiss = chance(0.3)
      $0.wantsSettleTarget = chance(0.2)
    }
  }
}

/// One step of a random session, and its permitted effect on a sheet's position.
struct Step {
  enum Effect {
    /// Nothing jumps, and moving sheets keep their velocity.
    case none
    /// Nothing jumps, but a finger may change the velocity.
    case speed
    /// A finger moved by this distance.
    case moved(Double)
  }

  var event: Event
  var effect: Effect
}

extension Dice {
  /// The next step in a stack. `fingers` stores the positions of the fingers.
  mutating func step(in stack: Stack, fingers: inout [Int32: Point]) -> Step {
    let present = stack.presentations
    let free = (1...3).map { PresentationID(rawValue: $0) }.filter { !present.contains($0) }
    if present.isEmpty || (chance(0.06) && !free.isEmpty) {
      return Step(event: .present(free[0], configuration(), animated: true), effect: .none)
    }
    let id = pick(present)
    let size = stack.environment.container
    switch number(0...1) {
    case ..<0.42 where !fingers.isEmpty:
      let finger = pick(fingers.keys.sorted())
      let old = fingers[finger]!
      let point = Point(x: old.x + number(-3...3), y: old.y + number(-60...60))
      fingers[finger] = point
      return Step(
        event: .touchMoved(Touch(id: TouchID(rawValue: finger), point: point)),
        effect: .moved((point.y - old.y).magnitude))
    case ..<0.5 where !fingers.isEmpty:
      let finger = pick(fingers.keys.sorted())
      let point = fingers.removeValue(forKey: finger)!
      let touch = Touch(id: TouchID(rawValue: finger), point: point)
      return Step(event: chance(0.85) ? .touchEnded(touch) : .touchCanceled(touch.id), effect: .speed)
    case ..<0.7 where fingers.count < 2:
      let finger = Int32(number(1...1000))
      let point = Point(x: number(50...150), y: number(0...size.height))
      fingers[finger] = point
      let part: TouchTarget.Part = pick([.content, .header, .header, .grabber])
      let list = chance(0.5) ? [Scroller.list(chance(0.5) ? 0 : number(0...200))] : []
      return Step(
        event: .touchBegan(
          Touch(id: TouchID(rawValue: finger), point: point), TouchTarget(.presentation(id), part), list, []),
        effect: .speed)
    case ..<0.78:
      var changed = stack.configuration(of: id)!
      if chance(0.5) { changed.sheet.detents = detents() } else { changed.sheet.selected = key() }
      return Step(event: .configure(id, changed, animated: true), effect: .none)
    case ..<0.82:
      return Step(
        event: .environment(
          stack.environment.keyboard.isVisible
            ? stack.environment.with { $0.keyboard = .hidden }
            : stack.environment.keyboard(number(100...350), in: id), []), effect: .none)
    case ..<0.86:
      return Step(
        event: .activate(TouchTarget(.presentation(id), pick([.grabber, .dimming]))), effect: .none)
    case ..<0.87: return Step(event: .step(id, larger: chance(0.5)), effect: .none)
    case ..<0.88: return Step(event: .escape, effect: .none)
    case ..<0.9: return Step(event: .dismiss(id, animated: true), effect: .none)
    default: return Step(event: .advance, effect: .none)
    }
  }
}
