// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine
import SheetMotion

/// One finger on the screen.
struct Finger {
  var hit: Hit?
  var start: Point
  var last: Point
  /// The owner, once decided.
  var owner: Owner?
  /// Whether a recognizer owns the finger.
  var isHeld = false
  /// The scroller that follows the finger by itself, and its offset at the beginning.
  var scroller: DisplayNode?
  var scrollStart = Vector.zero
  /// The latest moves, for the velocity with which the scroller continues.
  var trackers = (x: VelocityTracker(), y: VelocityTracker())
  /// Whether the finger may still be a press.
  var isTap = true
}

extension Simulator {
  /// Puts a finger down at a point in the window. Returns the finger's identifier.
  @discardableResult
  public func touchDown(at point: CGPoint) -> Int32 {
    let name = makeFinger()
    let point = Point(point)
    let hit = screen.hit(at: point, time: now)
    fingers[name] = Finger(hit: hit, start: point, last: point)
    guard let hit else { return name }
    for node in hit.path { stopMomentum(node.id) }
    let began = Event.touchBegan(touch(name, point), hit.target, hit.scrollers, [])
    turn { session.handle(Input(began, now: now, sampleTime: now - lag), over: hit.path.first?.id) }
    return name
  }

  /// Moves a finger, by default the latest one.
  public func move(_ finger: Int32? = nil, to point: CGPoint) {
    let name = finger ?? latest
    guard var state = fingers[name] else { return }
    let point = Point(point)
    state.last = point
    let travel = Vector(dx: point.x - state.start.x, dy: point.y - state.start.y)
    if max(travel.dx.magnitude, travel.dy.magnitude) > SheetTuning.standardSlop { state.isTap = false }
    fingers[name] = state
    guard state.hit != nil else { return }
    send(.touchMoved(touch(name, point)))
    followByScroller(name)
  }

  /// Lifts a finger, by default the latest one. A tap presses the control under it.
  public func up(_ finger: Int32? = nil) {
    let name = finger ?? latest
    guard let state = fingers[name] else { return }
    if state.hit != nil { send(.touchEnded(touch(name, state.last))) }
    let end = fingers.removeValue(forKey: name) ?? state
    if let scroller = end.scroller, scroller.snaps.interval > 0 {
      snap(scroller)
    } else if let scroller = end.scroller, screen.nodes[scroller.id] === scroller, !end.isHeld,
      !scroller.settings.contains(.isHeld)
    {
      let time = now - lag
      coast(scroller, velocity: Vector(dx: end.trackers.x.velocity(at: time), dy: end.trackers.y.velocity(at: time)))
    }
    // As with a click, the control under the finger at the end is pressed if nothing else owned the finger.
    guard end.isTap, end.owner != .sheet, let control = end.hit?.control, control.isEnabled,
      screen.hit(at: end.last, time: now)?.control === control
    else { return }
    if control.isEdited {
      focus(control)
    } else {
      turn { session.activate(control.id, now: now) }
    }
  }

  /// Cancels a finger, as the system does. By default it is the latest one. Does nothing if that finger is not down.
  public func cancel(_ finger: Int32? = nil) {
    let name = finger ?? latest
    guard fingers.removeValue(forKey: name) != nil else { return }
    send(.touchCanceled(TouchID(rawValue: name)))
  }

  /// Drags in a straight line at a steady pace, and lifts the finger after it has rested for `hold` seconds.
  ///
  /// The movement takes `duration` seconds, with `hz` moves per second. If `lifts` is `false`, the finger stays down,
  /// and `move(_:to:)` and `up(_:)` can continue with it.
  public func drag(
    from start: CGPoint, to end: CGPoint, duration: Seconds = 0.5, hz: Double = 60, hold: Seconds = 0.2,
    lifts: Bool = true
  ) {
    let finger = touchDown(at: start)
    let steps = max(1, Int(duration * hz))
    for step in 1...steps {
      run(for: duration / Double(steps))
      let part = Double(step) / Double(steps)
      move(finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    guard lifts else { return }
    if hold > 0 {
      run(for: hold)
      move(finger, to: end)
    }
    up(finger)
  }

  /// Drags with a velocity of `velocity` points per second, at least 1, and lifts the finger without a rest.
  public func fling(from start: CGPoint, to end: CGPoint, velocity: Double, hz: Double = 120) {
    let way = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    drag(from: start, to: end, duration: way / max(velocity, 1), hz: hz, hold: 0)
  }

  /// Taps a point in the window for 0.05 s.
  public func tap(at point: CGPoint) {
    let finger = touchDown(at: point)
    run(for: 0.05)
    up(finger)
  }

  private var latest: Int32 { fingers.keys.max() ?? 0 }

  private func touch(_ name: Int32, _ point: Point) -> Touch {
    Touch(id: TouchID(rawValue: name), point: point)
  }

  func send(_ event: Event) {
    turn { session.handle(Input(event, now: now, sampleTime: now - lag)) }
  }

  /// Moves a scroller that no finger holds to the nearest offset at which it may rest.
  private func snap(_ scroller: DisplayNode) {
    let snaps = scroller.snaps
    guard snaps.interval > 0, snaps.count > 0 else { return }
    let index = min(max((scroller.offset.dy / snaps.interval).rounded(), 0), Double(snaps.count - 1))
    turn { scroll(scroller.id, to: Vector(dx: scroller.offset.dx, dy: index * snaps.interval)) }
  }

  /// Scrolls the scroller under a finger if the engine has left the finger to it, or has not decided yet.
  private func followByScroller(_ name: Int32) {
    guard var state = fingers[name], (state.owner ?? .scroller) == .scroller, !state.isHeld else { return }
    if state.scroller == nil {
      let isVertical =
        (state.last.y - state.start.y).magnitude >= (state.last.x - state.start.x).magnitude
      state.scroller = state.hit?.path.first {
        $0.kind == .scroll && $0.settings.isDisjoint(with: [.isStill, .isHeld])
          && (isVertical ? $0.range.dy > 0 : $0.range.dx > 0)
      }
      state.scrollStart = state.scroller?.offset ?? .zero
      fingers[name] = state
    }
    fingers[name]?.trackers.x.add(time: now - lag, position: -state.last.x)
    fingers[name]?.trackers.y.add(time: now - lag, position: -state.last.y)
    guard let scroller = state.scroller, !scroller.settings.contains(.isHeld) else { return }
    let offset = Vector(
      dx: state.scrollStart.dx - (state.last.x - state.start.x),
      dy: state.scrollStart.dy - (state.last.y - state.start.y))
    turn { scroll(scroller.id, to: offset) }
  }
}
