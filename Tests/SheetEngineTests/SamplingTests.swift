// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Samples do not depend on how often the stack is sampled.
@Suite struct SamplingTests {
  /// Plays a random session. Between its steps, the stack gets `advance` at the given rate.
  static func play(seed: Int, rate: (inout Dice) -> Seconds?) -> (frames: [Placement?], tale: [String]) {
    var dice = Dice(seed: UInt64(seed))
    var other = Dice(seed: 99)
    var rig = Rig(dice.environment(), look: dice.pick([.classic, .floating]))
    var fingers: [Int32: Point] = [:]
    var frames: [Placement?] = []
    for _ in 0..<120 {
      let end = rig.now + (dice.chance(0.15) ? dice.number(0.3...1.2) : dice.number(0...0.04))
      while let pause = rate(&other), rig.now + pause < end {
        rig.now += pause
        rig.send(.advance)
      }
      rig.run(for: end - rig.now)
      rig.now = end
      rig.send(dice.step(in: rig.stack, fingers: &fingers).event)
      for layer in [Layer.root, .first, .second, .third] {
        frames.append(rig.stack.sample(layer, at: rig.now))
        frames.append(rig.stack.sample(layer, at: rig.now + 0.01))
      }
    }
    return (frames, rig.tale)
  }

  @Test(arguments: 1...12)
  func theFrameRateDoesNotMatter(seed: Int) {
    let woken = Self.play(seed: seed) { _ in nil }
    let rates: [(inout Dice) -> Seconds?] = [
      { _ in 1.0 / 30 }, { _ in 1.0 / 60 }, { _ in 1.0 / 120 }, { $0.number(0.001...0.1) },
    ]
    for (index, rate) in rates.enumerated() {
      let sampled = Self.play(seed: seed, rate: rate)
      #expect(sampled.frames == woken.frames, "seed \(seed), rate \(index)")
      #expect(sampled.tale == woken.tale, "seed \(seed), rate \(index)")
    }
  }

  @Test(arguments: 1...20)
  func rightToLeftIsTheMirror(seed: Int) {
    // Sources.md A12: leading and trailing change sides, and nothing else changes. On a pad, where sheets have sides.
    var dice = Dice(seed: UInt64(seed))
    var ltr = Rig(Rig.pad)
    var rtl = Rig(Rig.pad.with { $0.isRightToLeft = true })
    var fingers: [Int32: Point] = [:]
    for _ in 0..<80 {
      let pause = dice.number(0...0.1)
      ltr.run(for: pause)
      rtl.run(for: pause)
      var event = dice.step(in: ltr.stack, fingers: &fingers).event
      ltr.send(event)
      if case .environment(let environment, let resolutions) = event {
        event = .environment(environment.with { $0.isRightToLeft = true }, resolutions)
      }
      rtl.send(event)
      for id in ltr.stack.presentations {
        let one = ltr.sample(.presentation(id)).visibleFrame
        let other = rtl.sample(.presentation(id)).visibleFrame
        // Half a pixel at 2x may be rounded to either side.
        #expect(near(one.x, 820 - other.maxX, within: 0.5), "seed \(seed)")
        #expect(one.y == other.y && one.size == other.size, "seed \(seed)")
      }
    }
    #expect(ltr.tale == rtl.tale, "seed \(seed)")
  }

  @Test(arguments: 1...40)
  func whatAHostPlaysIsWhatIsSampled(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    var rig = Rig(dice.environment(), look: dice.pick([.classic, .floating]))
    var host = Replay(rig.stack)
    var fingers: [Int32: Point] = [:]
    let tolerance = 0.25 / rig.stack.environment.displayScale
    for count in 0..<120 {
      // Like `Rig.run`, but the host receives the effects of every turn.
      let end = rig.now + (dice.chance(0.2) ? dice.number(0.1...0.6) : dice.number(0...0.05))
      while true {
        let next: Seconds
        switch rig.effects.wake {
        case .at(let time) where time <= end: next = max(rig.now, time)
        case .everyFrame where rig.now + 1.0 / 60 <= end: next = rig.now + 1.0 / 60
        default: next = end
        }
        for share in [0.13, 0.5, 0.9] {
          let time = rig.now + (next - rig.now) * share
          for layer in [Layer.root] + rig.stack.presentations.map({ .presentation($0) }) {
            guard let seen = rig.stack.sample(layer, at: time), let played = host.placement(of: layer, at: time) else {
              Issue.record("seed \(seed), step \(count): \(layer) is not shown")
              continue
            }
            let distance = played.distance(to: seen)
            #expect(distance.points <= tolerance * 1.05, "seed \(seed), step \(count), \(layer), \(time - rig.now)")
            #expect(distance.fraction <= 0.02, "seed \(seed), step \(count), \(layer)")
          }
        }
        rig.now = next
        if next >= end { break }
        rig.send(.advance)
        host.apply(rig.effects)
      }
      rig.send(dice.step(in: rig.stack, fingers: &fingers).event)
      host.apply(rig.effects)
    }
  }
}

/// A host that sees only the effects.
struct Replay {
  private enum Show {
    case still(Placement)
    case moving(start: Seconds, keys: [MotionKey])
  }

  private var layers: [Layer: Show]

  init(_ stack: Stack) {
    layers = [.root: .still(Placement(frame: Rect(stack.environment.container)))]
  }

  mutating func apply(_ effects: Effects) {
    for effect in effects.list {
      switch effect {
      case .remove(let id): layers[.presentation(id)] = nil
      case .place(let layer, let placement, _): layers[layer] = .still(placement)
      case .move(let layer, let motion):
        layers[layer] = .moving(start: motion.start, keys: Array(effects.keys[motion.keys]))
      default: break
      }
    }
  }

  func placement(of layer: Layer, at time: Seconds) -> Placement? {
    switch layers[layer] {
    case nil: return nil
    case .still(let placement): return placement
    case .moving(let start, let keys):
      let time = time - start
      guard let after = keys.firstIndex(where: { $0.time > time }) else { return keys.last?.placement }
      guard after > 0 else { return keys[0].placement }
      let (one, other) = (keys[after - 1], keys[after])
      return .between(one.placement, other.placement, (time - one.time) / (other.time - one.time))
    }
  }
}

extension Placement {
  /// Mixes two keyframes number by number, like a browser.
  static func between(_ one: Placement, _ other: Placement, _ share: Double) -> Placement {
    func mix(_ path: (Placement) -> Double) -> Double { path(one) + (path(other) - path(one)) * share }
    return Placement(
      frame: Rect(
        x: mix { $0.frame.x }, y: mix { $0.frame.y }, width: mix { $0.frame.width }, height: mix { $0.frame.height }),
      scale: mix { $0.scale }, shift: Vector(dx: mix { $0.shift.dx }, dy: mix { $0.shift.dy }),
      corners: Corners(
        topLeft: mix { $0.corners.topLeft }, topRight: mix { $0.corners.topRight },
        bottomRight: mix { $0.corners.bottomRight }, bottomLeft: mix { $0.corners.bottomLeft }),
      alpha: mix { $0.alpha }, dimming: mix { $0.dimming }, shadow: mix { $0.shadow }, grabber: mix { $0.grabber },
      arrow: one.arrow)
  }

  /// The greatest difference of the edges, and of the fractions.
  func distance(to other: Placement) -> (points: Double, fraction: Double) {
    let (one, two) = (visibleFrame, other.visibleFrame)
    let points = [one.x - two.x, one.y - two.y, one.maxX - two.maxX, one.maxY - two.maxY]
    let fractions = [alpha - other.alpha, dimming - other.dimming, shadow - other.shadow, grabber - other.grabber]
    return (points.map { $0.magnitude }.max()!, fractions.map { $0.magnitude }.max()!)
  }
}
