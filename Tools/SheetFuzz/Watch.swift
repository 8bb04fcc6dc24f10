// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetScript

/// Checks the invariants of a session after each input.
struct Watch: Observer {
  private(set) var inputs = 0
  /// The first failure, as a text that does not depend on the session.
  private(set) var failure: String?
  /// The distance by which a sheet jumped or was displaced, in points.
  private(set) var amount = 0.0

  /// The place of the failure in the session.
  private(set) var place = ""

  private var before: Stack?
  private var screen = Screen()
  private var clock: Seconds = 0
  /// The last position of each finger, and the length of the last move of any finger.
  private var fingers: [TouchID: Double] = [:]
  private var lastMove = 0.0
  /// The distance of a move whose question was not answered in its turn. The sheet catches up with the next input.
  private var openMove = 0.0

  mutating func require(_ holds: Bool, _ text: @autoclosure () -> String) {
    guard !holds, failure == nil else { return }
    failure = text()
    place = "by \(amount) at input \(inputs), \(clock) s"
  }

  mutating func willHandle(_ input: Input, _ stack: Stack) {
    before = stack
  }

  mutating func didHandle(_ input: Input, _ stack: Stack, _ effects: Effects, first: Int) {
    inputs += 1
    guard failure == nil, let before else { return }
    self.before = nil
    let hasLeapt = abs(stack.now - clock) > before.tuning.clockLeap
    clock = stack.now
    if let broken = stack.brokenInvariants.first { require(false, broken) }
    check(effects, first: first, isVast: stack.environment.container.height > 3000)
    let hasAsked = effects.list[first...].contains { if case .ask = $0 { true } else { false } }
    let removed = effects.list[first...].compactMap { if case .remove(let id) = $0 { id } else { nil } }
    checkContinuity(
      input.event, before, stack, hasAsked: hasAsked, removed: removed, hasLeapt: hasLeapt)
    screen.receive(effects, from: first)
    checkScreen(stack)
  }

  /// Checks that nothing is left at the end of a session.
  mutating func finish(_ stack: Stack) {
    require(stack.presentations.isEmpty, "everything can be dismissed")
  }

  // MARK: Effects

  private mutating func check(_ effects: Effects, first: Int, isVast: Bool) {
    for effect in effects.list[first...] {
      switch effect {
      case .place(_, let placement, let box):
        require(placement.isFinite && box.width.isFinite && box.height.isFinite, "places are finite")
      case .move(_, let motion):
        let keys = effects.keys[motion.keys]
        require(keys.count >= 2 && keys.first?.time == 0, "a motion has keys from its start")
        require(keys.last.map { abs($0.time - motion.duration) < 1e-9 } ?? false, "a motion ends with its last key")
        require(zip(keys, keys.dropFirst()).allSatisfy { $0.time < $1.time }, "key times ascend")
        require(keys.allSatisfy { $0.placement.isFinite }, "keys are finite")
        if keys.count > 1000 { amount = Double(keys.count) }
        require(keys.count <= 1000 || isVast, "a motion has few keys")
      case .scroll(_, let offset): require(offset.dx.isFinite && offset.dy.isFinite, "scrolls are finite")
      default: break
      }
    }
    if case .at(let time) = effects.wake { require(time.isFinite, "a wake is a time") }
  }

  // MARK: Continuity

  /// The maximum distance by which an input may move a sheet at once, or `nil` if there is no limit.
  private mutating func reach(of event: Event, _ before: Stack) -> Double? {
    var reach: Double? = 0
    switch event {
    case .environment, .look, .finishMotion: return nil
    case .configure(let id, let configuration, let animated):
      guard animated, var old = before.configuration(of: id) else { return nil }
      old.sheet.detents = configuration.sheet.detents
      old.sheet.selected = configuration.sheet.selected
      old.sheet.largestUndimmed = configuration.sheet.largestUndimmed
      return old == configuration ? 0 : nil
    case .touchBegan(let touch, _, _, _):
      if touch.point.isFinite { fingers[touch.id] = touch.point.y }
    case .touchMoved(let touch), .touchEnded(let touch):
      guard let last = fingers[touch.id], touch.point.isFinite else { break }
      fingers[touch.id] = touch.point.y
      reach = abs(touch.point.y - last)
    case .wheel(let delta, _, _, _): reach = delta.dy.isFinite ? abs(delta.dy) : 0
    // With the answer to a move's question, the sheet may catch up with that move.
    case .answer: reach = lastMove
    default: break
    }
    lastMove = reach ?? 0
    return reach
  }

  private mutating func checkContinuity(
    _ event: Event, _ before: Stack, _ stack: Stack, hasAsked: Bool, removed: [PresentationID], hasLeapt: Bool
  ) {
    var open = 0.0
    if case .answer = event {} else { (open, openMove) = (openMove, 0) }
    // A clock jump ends all motions.
    guard let own = reach(of: event, before), !hasLeapt else { return }
    if hasAsked { openMove = own }
    let reach = own + open
    for id in stack.presentations where !removed.contains(id) {
      guard let old = before.offset(of: id, at: clock), let new = stack.offset(of: id, at: clock) else { continue }
      // A distance within the tolerance of a motion's end counts as arrived.
      let slack = 0.26 / stack.environment.displayScale + abs(old) * 1e-9
      guard abs(new - old) > reach + slack else { continue }
      amount = abs(new - old) - reach
      require(false, "a sheet jumps at \(event.name)")
    }
  }

  // MARK: The host's view

  private mutating func checkScreen(_ stack: Stack) {
    // The line's own tolerance, plus that of a motion's end.
    let slack = 0.6 / stack.environment.displayScale
    for layer in [Layer.root] + stack.presentations.map({ Layer.presentation($0) }) {
      guard let sampled = stack.sample(layer, at: clock)?.visibleFrame else { continue }
      guard let shown = screen.visibleFrame(of: layer, at: clock) else {
        // The root may be at its initial position.
        require(layer == .root, "every layer is shown")
        continue
      }
      let distance = max(
        abs(shown.y - sampled.y), abs(shown.maxY - sampled.maxY), abs(shown.x - sampled.x),
        abs(shown.maxX - sampled.maxX))
      guard distance > slack + abs(sampled.y) * 1e-9 else { continue }
      amount = distance
      require(false, "the host shows what the stack says")
    }
  }
}

extension Placement {
  fileprivate var isFinite: Bool {
    let numbers = [
      frame.x, frame.y, frame.width, frame.height, scale, shift.dx, shift.dy, alpha, dimming, shadow, grabber,
      corners.topLeft, corners.topRight, corners.bottomLeft, corners.bottomRight,
    ]
    return numbers.allSatisfy { $0.isFinite }
  }
}

extension Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Event {
  fileprivate var name: String {
    switch self {
    case .environment: "a change of the environment"
    case .look: "another look"
    case .present: "a presentation"
    case .configure: "a change of settings"
    case .dismiss: "a dismissal"
    case .touchBegan: "the begin of a touch"
    case .touchMoved: "a move beyond its way"
    case .touchEnded: "the end of a touch"
    case .touchCanceled: "a canceled touch"
    case .wheel: "a wheel beyond its way"
    case .activate: "an activation"
    case .step: "a step"
    case .escape: "an escape"
    case .answer: "an answer"
    case .advance: "an advance"
    case .finishMotion: "the end of motions"
    }
  }
}
