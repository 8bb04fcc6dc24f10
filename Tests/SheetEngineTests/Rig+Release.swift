// SPDX-License-Identifier: Apache-2.0

import SheetMotion

@testable import SheetEngine

extension Environment {
  /// The container of the oldest recordings, without a home indicator. [Sources.md H2]
  static let small = Environment(
    container: Size(width: 320, height: 480), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 1)
  /// An 852-point phone. [Sources.md H4]
  static let phone852 = Environment(
    container: Size(width: 393, height: 852), safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0),
    horizontalSizeClass: .compact, verticalSizeClass: .regular, displayScale: 3, displayCornerRadius: 62)

  func with(_ change: (inout Environment) -> Void) -> Environment {
    var copy = self
    change(&copy)
    return copy
  }

  /// With a keyboard of this height, focused in a presentation.
  func keyboard(_ height: Double, in owner: PresentationID?) -> Environment {
    with {
      $0.keyboard = Keyboard(
        frame: Rect(x: 0, y: container.height - height, width: container.width, height: height), owner: owner)
    }
  }
}

extension Rig {
  /// A stack in which one sheet rests.
  static func resting(
    _ detents: [Detent] = [.medium, .large], in environment: Environment = Rig.phone, look: Look = .classic,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> Rig {
    var rig = Rig(environment, look: look)
    rig.present(.first, detents, change)
    return rig
  }

  /// Presents another sheet and waits until it rests.
  mutating func present(
    _ id: PresentationID, _ detents: [Detent] = [.medium, .large], animated: Bool = true,
    _ change: (inout Configuration) -> Void = { _ in }
  ) {
    send(.present(id, .sheet(detents, change), animated: animated))
    settle()
  }

  mutating func configure(
    _ id: PresentationID, animated: Bool = false, _ change: (inout Configuration) -> Void
  ) {
    guard var configuration = stack.configuration(of: id) else { return }
    change(&configuration)
    send(.configure(id, configuration, animated: animated))
  }

  /// Drags a sheet by its header so that its top edge reaches an offset with a given velocity, then lifts the finger.
  ///
  /// The last 0.05 s are a straight line, after a rest that must not affect the velocity.
  mutating func release(
    _ id: PresentationID = .first, at offset: Double, velocity: Double = 0, touch raw: Int32 = 1, lifts: Bool = true
  ) {
    let touch = TouchID(rawValue: raw)
    let target = TouchTarget(.presentation(id), .header)
    let start = self.offset(id)
    let runUp = offset - velocity * 0.05
    // The slop is subtracted, so the finger moves 10 further than the sheet.
    let slop = runUp < start || (runUp == start && velocity < 0) ? -10.0 : 10.0
    func point(_ offset: Double) -> Point { Point(x: 200, y: offset + slop) }
    send(.touchBegan(Touch(id: touch, point: Point(x: 200, y: start)), target, [], []))
    send(.touchMoved(Touch(id: touch, point: point(runUp))))
    now += 0.3
    send(.touchMoved(Touch(id: touch, point: point(runUp))))
    if velocity != 0 {
      for step in 1...5 {
        now += 0.01
        send(.touchMoved(Touch(id: touch, point: point(runUp + velocity * 0.01 * Double(step)))))
      }
    }
    if lifts { send(.touchEnded(Touch(id: touch, point: point(offset)))) }
  }

  /// One finger, step by step.
  mutating func down(
    _ y: Double, x: Double = 200, id: Int32 = 1, on target: TouchTarget, _ scrollers: [Scroller] = [],
    _ competing: [CompetingGesture] = []
  ) {
    send(.touchBegan(Touch(id: TouchID(rawValue: id), point: Point(x: x, y: y)), target, scrollers, competing))
  }

  mutating func move(_ y: Double, x: Double = 200, id: Int32 = 1, after: Seconds = 1.0 / 60) {
    now += after
    send(.touchMoved(Touch(id: TouchID(rawValue: id), point: Point(x: x, y: y))))
  }

  mutating func up(_ y: Double, x: Double = 200, id: Int32 = 1) {
    send(.touchEnded(Touch(id: TouchID(rawValue: id), point: Point(x: x, y: y))))
  }

  // MARK: The log

  /// Questions and notices in their order, without phases and progress.
  var tale: [String] {
    log.compactMap { effect in
      switch effect {
      case .ask(let question):
        switch question.subject {
        case .shouldDismiss: "ask \(question.id.rawValue)"
        case .settleTarget(let key): "ask \(question.id.rawValue) to rest at \(key.map { "\($0.rawValue)" } ?? "none")"
        }
      case .notice(let notice): Self.words(notice)
      case .endEditing(let id): "endEditing \(id.rawValue)"
      default: nil
      }
    }
  }

  private static func words(_ notice: Notice) -> String? {
    switch notice {
    case .phase, .progress, .dragBegan, .dragEnded: nil
    case .presentationWillBegin(let id, _): "willPresent \(id.rawValue)"
    case .presentationDidEnd(let id): "presented \(id.rawValue)"
    case .dismissalWillBegin(let id, _, let byUser): "leaving \(id.rawValue)\(byUser ? " by user" : "")"
    case .dismissalDidEnd(let id, let completed, _): "\(completed ? "left" : "came back") \(id.rawValue)"
    case .willDismiss(let id): "willDismiss \(id.rawValue)"
    case .didDismiss(let id): "didDismiss \(id.rawValue)"
    case .didAttemptToDismiss(let id): "attempt \(id.rawValue)"
    case .detentSelected(let id, let key): "selected \(id.rawValue) \(key.rawValue)"
    case .settled(let id, let key): "settled \(id.rawValue) \(key.rawValue)"
    case .noActiveDetent(let id): "noActiveDetent \(id.rawValue)"
    }
  }

  /// Clears the log.
  mutating func forget() { log.removeAll() }

  /// The reported owners of a finger, first to last.
  func owners(of id: Int32 = 1) -> [Owner] {
    log.compactMap {
      if case .claim(let touch, let owner) = $0, touch.rawValue == id { owner } else { nil }
    }
  }

  /// The offsets to which a scroller was told to scroll.
  func scrolls(_ id: UInt32 = 1) -> [Double] {
    log.compactMap {
      if case .scroll(let scroller, let offset) = $0, scroller.rawValue == id { offset.dy } else { nil }
    }
  }
}

extension Scroller {
  /// A list of 1,000 points beyond its frame.
  static func list(_ offset: Double = 0, id: UInt32 = 1, range: Double = 1000, refreshes: Bool = false) -> Scroller {
    Scroller(
      id: ScrollerID(rawValue: id), offset: Vector(dx: 0, dy: offset), range: Vector(dx: 0, dy: range),
      hasRefreshControl: refreshes)
  }
}

extension TouchTarget {
  static let header = TouchTarget(.first, .header)
  static let content = TouchTarget(.first, .content)
  static let grabber = TouchTarget(.first, .grabber)
  static let dimming = TouchTarget(.first, .dimming)
}

/// Whether two lengths are equal up to rounding.
func near(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
  (one - other).magnitude <= tolerance
}
