// SPDX-License-Identifier: Apache-2.0

import SheetMotion

@testable import SheetEngine

/// A stack with a manual clock, and a log of its effects.
struct Rig {
  var stack: Stack
  var effects = Effects()
  var now: Seconds = 0
  /// Every effect since the start.
  var log: [Effect] = []
  /// The answer to each question, given in the same turn. `nil` leaves it unanswered.
  var answer: (Question) -> Answer? = { _ in .yes }

  static let phone = Environment(
    container: Size(width: 402, height: 874), safeArea: Insets(top: 62, left: 0, bottom: 34, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 62)
  static let landscape = Environment(
    container: Size(width: 874, height: 402), safeArea: Insets(top: 0, left: 62, bottom: 20, right: 62),
    horizontalSizeClass: .compact, verticalSizeClass: .compact, displayScale: 3, displayCornerRadius: 62)
  static let homeButton = Environment(
    container: Size(width: 375, height: 667), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 2)
  static let pad = Environment(
    container: Size(width: 820, height: 1180), safeArea: Insets(top: 24, left: 0, bottom: 20, right: 0),
    horizontalSizeClass: .regular, verticalSizeClass: .regular, idiom: .pad, displayScale: 2)

  init(_ environment: Environment = Rig.phone, look: Look = .classic, tuning: SheetTuning = SheetTuning()) {
    stack = Stack(environment: environment, look: look, tuning: tuning)
  }

  /// Sends one input, and the answers to its questions.
  mutating func send(_ event: Event, sampleTime: Seconds? = nil) {
    effects.removeAll()
    stack.handle(Input(event, now: now, sampleTime: sampleTime ?? now), into: &effects)
    var position = 0
    while position < effects.list.count {
      if case .ask(let question) = effects.list[position], let answer = answer(question) {
        stack.handle(Input(.answer(question.token, answer), now: now), into: &effects)
      }
      position += 1
    }
    log += effects.list
    stack.checkInvariants()
  }

  /// Advances the time like a host that wakes the stack on request.
  mutating func run(for duration: Seconds) {
    let end = now + duration
    while true {
      switch effects.wake {
      case .at(let time) where time <= end: now = max(now, time)
      case .everyFrame where now + 1.0 / 60 <= end: now += 1.0 / 60
      default:
        now = end
        return
      }
      send(.advance)
    }
  }

  mutating func settle() { run(for: 3) }

  /// Drags a finger from one place to another in a straight line, 60 samples a second, and by default lifts it.
  mutating func drag(
    from start: Double, to end: Double, over duration: Seconds, x: Double = 200, id: Int32 = 1,
    on target: TouchTarget, scrollers: [Scroller] = [], competing: [CompetingGesture] = [], hold: Seconds = 0,
    lifts: Bool = true
  ) {
    let touch = TouchID(rawValue: id)
    send(.touchBegan(Touch(id: touch, point: Point(x: x, y: start)), target, scrollers, competing))
    let steps = max(Int((duration * 60).nearestInteger), 1)
    for step in 1...steps {
      now += duration / Double(steps)
      let y = start + (end - start) * Double(step) / Double(steps)
      send(.touchMoved(Touch(id: touch, point: Point(x: x, y: y))))
    }
    now += hold
    if lifts { send(.touchEnded(Touch(id: touch, point: Point(x: x, y: end)))) }
  }

  // MARK: The log

  var notices: [Notice] {
    log.compactMap { if case .notice(let notice) = $0 { notice } else { nil } }
  }

  /// The notices without phases, drags and progress, for tests of their order.
  var story: [Notice] {
    notices.filter {
      switch $0 {
      case .phase, .progress, .dragBegan, .dragEnded: false
      default: true
      }
    }
  }

  /// The reported progress.
  var progress: [SheetProgress] {
    notices.compactMap { if case .progress(_, let progress) = $0 { progress } else { nil } }
  }

  func offset(_ id: PresentationID) -> Double { stack.offset(of: id, at: now) ?? .nan }
  func sample(_ layer: Layer) -> Placement { stack.sample(layer, at: now) ?? Placement(frame: .zero) }
}

extension PresentationID {
  static let first = PresentationID(rawValue: 1)
  static let second = PresentationID(rawValue: 2)
  static let third = PresentationID(rawValue: 3)
}

extension Layer {
  static let first = Layer.presentation(.first)
  static let second = Layer.presentation(.second)
  static let third = Layer.presentation(.third)
}

extension Configuration {
  /// A sheet with these settings.
  static func sheet(
    _ detents: [Detent] = [.medium, .large], _ change: (inout Configuration) -> Void = { _ in }
  ) -> Configuration {
    var configuration = Configuration()
    configuration.sheet.detents = detents
    change(&configuration)
    return configuration
  }
}

extension Detent {
  static func value(_ key: Int32, _ value: Double) -> Detent {
    Detent(key: DetentKey(rawValue: key), height: .value(value))
  }
}
