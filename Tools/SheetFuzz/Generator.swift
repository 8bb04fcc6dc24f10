// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetEngine
import SheetMotion
import SheetScript

/// Draws random sessions: valid actions of people, apps and hosts, and invalid ones.
struct Generator {
  private var random: SeededRandom
  /// One in this many numbers is invalid in its context.
  private let nastiness: Int

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    nastiness = [8, 40, 200, 100_000][Int(random.next() % 4)]
  }

  mutating func script() -> Script {
    var statements: [Statement] = []
    if chance(2) { statements.append(.look(.floating)) }
    let device = pick(Device.allCases)
    statements.append(.device(device, isLandscape: chance(4), some(conditions(), most: 2), []))
    statements.append(present())
    for _ in 0..<(20 + below(80)) {
      var statement = next()
      if case .rotate = statement, lastDevice(in: statements) == .custom { statement = .settle }
      statements.append(statement)
    }
    return Script(statements + ending)
  }

  /// The end of every session: dismisses everything and waits until nothing moves.
  private var ending: [Statement] {
    [.stamp(now: nil, sample: nil)] + (1...3).map { .cancel(TouchID(rawValue: $0)) }
      + (1...5).map { .dismiss(PresentationID(rawValue: $0), animated: true) } + [.settle, .settle]
  }

  private func lastDevice(in statements: [Statement]) -> Device {
    for statement in statements.reversed() {
      if case .device(let device, _, _, _) = statement { return device }
    }
    return .phone
  }

  // MARK: Statements

  private mutating func next() -> Statement {
    switch below(152) {
    case 0..<8: return present()
    case 8..<20: return .configure(id(), settings(withForm: true), animated: chance(2))
    case 20..<24: return .dismiss(id(), animated: !chance(4))
    case 24..<36: return .down(finger(), point(), contact())
    case 36..<62: return .move(finger(), point())
    case 62..<72: return .up(finger(), point())
    case 72..<75: return .cancel(finger())
    case 75..<80: return .drag(stroke())
    case 80..<90: return .fling(stroke())
    case 90..<94: return .tap(finger(), point(), contact())
    case 94..<102: return .wheel(Vector(dx: way(20), dy: way(120)), contact(), isEnd: chance(4))
    case 102..<106: return .activate(target())
    case 106..<108: return .escape
    case 108..<112: return .answer(answerRule())
    case 112..<115: return .reply(Question.Token(rawValue: UInt32(below(12))), answer())
    case 115..<120: return keyboard()
    case 120..<123: return .set(some(conditions(), most: 3), resolutions())
    case 123..<125: return .device(pick(Device.allCases), isLandscape: chance(2), [], resolutions())
    case 125..<127: return .rotate(resolutions())
    case 127..<146: return .wait(Double(below(250)) / 1000)
    case 146..<148: return .settle
    case 148..<149: return .advance
    case 149..<150: return .finish
    // After a clock jump by seconds, the session continues with the new time. After a jump by days, the clock jumps
    // back.
    default:
      let now = pick([
        nil, .nan, .infinity, -.infinity, -1, 0, Double(below(10_000)) / 1000, 1e6, -1e6, 1e9, 1e300, number(),
      ])
      return .stamp(now: now, sample: chance(2) ? nil : moment())
    }
  }

  private mutating func present() -> Statement {
    let form = chance(3) ? pick([Form.popover, .fullScreen, .overFullScreen, .alert, .custom]) : .sheet
    return .present(id(), form, settings(withForm: false), animated: !chance(4))
  }

  private mutating func keyboard() -> Statement {
    let owner = chance(5) ? nil : id()
    let motion = chance(2) ? nil : keyboardMotion()
    if chance(3) { return .keyboard(.hidden, owner: nil, motion, resolutions()) }
    if chance(6) { return .keyboard(.frame(rect()), owner: owner, motion, []) }
    return .keyboard(.height(length(500)), owner: owner, motion, resolutions())
  }

  private mutating func keyboardMotion() -> KeyboardMotion {
    let curve = pick([
      .linear, .easeIn, .easeOut, .easeInOut,
      TimingCurve(
        x1: Double(below(5)) / 4, y1: Double(below(9)) / 4 - 0.5, x2: Double(below(5)) / 4,
        y2: Double(below(9)) / 4 - 0.5),
    ])
    return KeyboardMotion(duration: below(nastiness) == 0 ? number() : Double(below(5)) / 10, curve: curve)
  }

  private mutating func stroke() -> Stroke {
    Stroke(
      finger: finger(), from: point(), to: point(), over: Double(10 + below(300)) / 1000, on: contact(),
      hold: chance(3) ? Double(below(300)) / 1000 : nil, rate: pick([60, 120, 30]), lifts: !chance(6))
  }

  private mutating func contact() -> TouchedParts {
    var contact = TouchedParts(target())
    while chance(3), contact.scrollers.count < 3 {
      contact.scrollers.append(
        Scroller(
          id: ScrollerID(rawValue: UInt32(below(4))), offset: Vector(dx: 0, dy: chance(2) ? 0 : length(800)),
          range: Vector(dx: chance(4) ? length(500) : 0, dy: chance(5) ? 0 : length(2000)),
          hasRefreshControl: chance(8), dismissesKeyboard: chance(4)))
    }
    if chance(6) {
      contact.competing.append(CompetingGesture(axis: pick([.horizontal, .vertical, .both]), hasBegun: chance(4)))
    }
    return contact
  }

  private mutating func target() -> TouchTarget {
    let layer: Layer = chance(12) ? .root : .presentation(id())
    return TouchTarget(layer, pick([.content, .content, .content, .header, .header, .grabber, .dimming, .outside]))
  }

  // MARK: Settings

  private mutating func settings(withForm: Bool) -> [Setting] {
    var settings: [Setting] = []
    if chance(2) { settings.append(.detents(detents())) }
    if chance(3) { settings.append(.selected(chance(4) ? nil : key())) }
    if chance(4) { settings.append(.undimmed(chance(4) ? nil : key())) }
    if withForm, chance(16) { settings.append(.form(pick([.sheet, .popover, .fullScreen, .alert, .custom]))) }
    let others: [Setting] = [
      .grabber(chance(2)), .corner(chance(3) ? nil : length(60)), .edgeAttached(chance(2)),
      .widthFollowsContent(chance(2)), .pageSizing(chance(2)),
      .placing(pick([.automatic, .leading, .center, .trailing])), .source(chance(3) ? nil : rect()),
      .expanding(pick([.none, .initial, .within])), .collapsing(pick([.none, .initial, .within])),
      .keyboard(pick([.expand, .ride, .ignore])), .pushBack(chance(2)),
      .content(Size(width: length(600), height: length(900))), .modal(chance(2)), .progress(chance(2)),
      .asksTarget(chance(2)), .asksDismiss(chance(2)), .anchor(rect()),
      .arrows(ArrowDirections(rawValue: UInt8(below(16)))),
      .margins(Insets(top: length(30), left: length(30), bottom: length(30), right: length(30))),
      .overlaps(chance(2)), .adapts(chance(2)),
    ]
    return settings + some(others, most: 4)
  }

  private mutating func detents() -> [Detent] {
    (0..<below(6)).map { _ in
      let key = key()
      switch below(10) {
      case 0..<2: return .medium
      case 2..<4: return .large
      case 4: return Detent(key: key, height: .inactive)
      case 5: return Detent(key: key, height: .fitted(length(900)))
      case 6: return Detent(key: key, height: pick([.medium, .large]))
      default: return Detent(key: key, height: .value(length(1000)))
      }
    }
  }

  private mutating func resolutions() -> [Resolution] {
    chance(3) ? [Resolution(id: id(), detents: detents())] : []
  }

  private mutating func conditions() -> [Condition] {
    [
      .size(Size(width: length(1400), height: length(1400))),
      .safeArea(Insets(top: length(100), left: length(60), bottom: length(60), right: length(60))),
      .width(pick([.compact, .regular, .unspecified])), .height(pick([.compact, .regular, .unspecified])),
      .idiom(pick([.phone, .pad])), .scale(pick([1, 1.5, 2, 2.625, 3, number()])), .corner(length(60)),
      .rightToLeft(chance(2)), .reducedMotion(chance(2)),
    ]
  }

  private mutating func answerRule() -> AnswerRule {
    chance(2)
      ? .dismiss(pick([true, false, nil])) : .target(pick([.accept, .never, .settle(key()), .settle(key())]))
  }

  private mutating func answer() -> Answer { pick([.yes, .no, .settle(key())]) }

  // MARK: Values

  private mutating func id() -> PresentationID { PresentationID(rawValue: UInt32(1 + below(chance(10) ? 5 : 3))) }
  private mutating func finger() -> TouchID { TouchID(rawValue: Int32(1 + below(chance(10) ? 3 : 1))) }
  private mutating func key() -> DetentKey { DetentKey(rawValue: Int32(below(5))) }

  private mutating func point() -> Point {
    if below(nastiness) == 0 { return Point(x: number(), y: number()) }
    return Point(x: Double(below(900)), y: Double(below(2 * 1000)) / 2 - 50)
  }

  private mutating func rect() -> Rect {
    Rect(x: length(800), y: length(1000), width: length(300), height: length(300))
  }

  /// In steps of half a point, so that scripts stay readable.
  private mutating func length(_ most: Int) -> Double {
    below(nastiness * 2) == 0 ? number() : Double(below(most * 2)) / 2
  }

  private mutating func way(_ most: Int) -> Double {
    below(nastiness * 2) == 0 ? number() : Double(below(most * 4)) / 2 - Double(most)
  }

  private mutating func moment() -> Double {
    below(3) == 0 ? number() : Double(below(10_000)) / 1000
  }

  /// An invalid number.
  private mutating func number() -> Double {
    pick([
      .nan, .infinity, -.infinity, 0, -0.0, -1, -250.5, 1e-9, 0.25, 1, 1e6, 1e9, -1e9, 1e18, 1e300, -1e300,
      .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ])
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(max(limit, 1))) }
  private mutating func chance(_ limit: Int) -> Bool { below(limit) == 0 }
  private mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  private mutating func some<Value>(_ values: [Value], most: Int) -> [Value] {
    var remaining = values
    return (0..<below(most + 1)).map { _ in remaining.remove(at: below(remaining.count)) }
  }
}
