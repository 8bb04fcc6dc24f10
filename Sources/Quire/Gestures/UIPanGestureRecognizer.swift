// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Recognizes a drag.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance that fingers must move to begin a drag, in points.
  private final var slop: CGFloat { CGFloat(SheetTuning.standardSlop) }

  public override init() {
    super.init()
    family = .pan
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    family = .pan
  }

  /// The smallest number of fingers that begins the gesture. 1 by default.
  open var minimumNumberOfTouches = 1
  /// The largest number of fingers that begins the gesture. Unlimited by default. Further fingers are not watched.
  open var maximumNumberOfTouches = Int.max

  /// A custom rule that decides whether the recognizer claims a finger at its first move, before the scrollers under
  /// it.
  final var ruleAtFirstMove: ((_ way: (x: CGFloat, y: CGFloat), _ scrollers: [Scroller]) -> Bool)?
  /// The origin of `translation`, in the window.
  private final var origin = CGPoint.zero
  private final var trackers = (x: VelocityTracker(), y: VelocityTracker())
  private final var latest: Seconds = 0
  /// The vertical velocity that the engine reports, or `nil` while no sheet is dragged.
  private final var sheetVelocity: CGFloat?

  /// Returns the distance that the fingers have moved since the drag began, in points, in the window's coordinates.
  /// `view` has no effect.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// Sets the current translation. Later moves are added to it.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: point.x - translation.x, y: point.y - translation.y)
  }

  /// Returns the velocity of the fingers, in points per second, in the window's coordinates. `view` has no effect.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: trackers.x.velocity(at: latest), y: sheetVelocity ?? trackers.y.velocity(at: latest))
  }

  open override func reset() {
    super.reset()
    trackers.x.reset()
    trackers.y.reset()
  }

  // MARK: Fingers

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if numberOfTouches > maximumNumberOfTouches {
        state = .failed
        return
      }
      origin = point
      begun = point
      follow(event)
    case .began, .changed:
      if numberOfTouches > maximumNumberOfTouches {
        for touch in touches { ignore(touch, for: event) }
        fingersChanged()
      } else {
        fingersChanged()
      }
    case .ended, .cancelled, .failed: break
    }
  }
  /// The location of the fingers when the last of them came down, in the window.
  private final var begun = CGPoint.zero
  /// The distance that the fingers have moved from `begun`, including the slop.
  final var wayFromTouch: CGPoint { CGPoint(x: point.x - begun.x, y: point.y - begun.y) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    switch state {
    case .possible:
      guard numberOfTouches >= minimumNumberOfTouches else { return }
      let way = CGPoint(x: point.x - begun.x, y: point.y - begun.y)
      guard max(way.x.magnitude, way.y.magnitude) >= slop, awaited == nil else { return }
      state = .began
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = event.timestamp
    let remaining = numberOfTouches - touches.count
    switch state {
    case .possible:
      if remaining == 0 { state = .failed }
    case .began, .changed:
      if remaining < minimumNumberOfTouches { state = .ended }
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  /// Keeps the translation continuous when a finger comes or goes, and starts to measure the velocity again.
  final func fingersChanged() {
    let way = translation(in: nil)
    updatePoint()
    setTranslation(way, in: nil)
    trackers.x.reset()
    trackers.y.reset()
  }

  private final func follow(_ event: UIEvent) {
    latest = event.timestamp
    trackers.x.add(time: event.timestamp, position: Double(point.x))
    trackers.y.add(time: event.timestamp, position: Double(point.y))
  }

  /// Records a sample, so that a delegate that is asked at the first move can read the velocity.
  final func sampleForDecision(at time: Seconds) {
    latest = time
    trackers.x.add(time: time, position: Double(point.x))
    trackers.y.add(time: time, position: Double(point.y))
  }

  /// Subtracts the slop from the translation, so that views that follow the finger start without a jump.
  final func subtractSlop() {
    let way = translation(in: nil)
    let length = max(way.x.magnitude, way.y.magnitude)
    guard length > 0 else { return }
    let part = min(1, slop / length)
    setTranslation(CGPoint(x: way.x * (1 - part), y: way.y * (1 - part)), in: nil)
  }

  // MARK: Driven by a sheet or a scroller

  /// Called when a finger comes down, at a time on the clock of the events.
  final func land(_ point: CGPoint, at time: Seconds) {
    guard state == .possible else { return }
    self.point = point
    sheetVelocity = nil
    trackers.x.reset()
    trackers.y.reset()
    sampleForDecision(at: time)
  }

  /// Sets the finger that leads the sheet, and its last location. The translation stays continuous if another finger
  /// takes over.
  final func lead(by finger: TouchID, from last: CGPoint) {
    guard leader != finger else { return }
    leader = finger
    let way = translation(in: nil)
    point = last
    setTranslation(way, in: nil)
    guard storedState == .began || storedState == .changed else { return }
    // The locations of two different fingers have no common velocity.
    trackers.x.reset()
    trackers.y.reset()
  }
  private final var leader: TouchID?

  /// Called when the finger moves, at a time on the clock of the events.
  final func follow(to point: CGPoint, at time: Seconds, isSheet: Bool = true) {
    self.point = point
    sampleForDecision(at: time)
    guard !isSheet, storedState == .began || storedState == .changed else { return }
    storedState = .changed
    callActions()
  }

  final func begin() {
    storedState = .began
    origin = point
    callActions()
  }

  /// Called when the sheet moves under the finger. `velocity` is the engine's.
  final func change(velocity: CGFloat) {
    guard storedState == .began || storedState == .changed else { return }
    sheetVelocity = velocity
    storedState = .changed
    callActions()
  }

  /// Called when the finger leaves. A finger that rested before has no velocity.
  final func leave(at time: Seconds) {
    latest = time
  }

  final func end(wasCanceled: Bool) {
    guard storedState == .began || storedState == .changed else { return }
    storedState = wasCanceled ? .cancelled : .ended
    callActions()
  }

  final func becomePossible() {
    guard storedState == .ended || storedState == .cancelled else { return }
    storedState = .possible
    sheetVelocity = nil
    trackers.x.reset()
    trackers.y.reset()
  }
}
