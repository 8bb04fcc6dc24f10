// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A recognizer of pinches: two fingers that move apart or together.
///
/// The gesture begins when the distance between the fingers has changed by 10 points. It ends when both fingers have
/// lifted. While only one finger is down, the scale does not change. More than two fingers are ignored.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public override init() {
    super.init()
    takesTwoFingers = true
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    takesTwoFingers = true
  }

  /// The distance between the fingers, relative to the distance at the beginning of the gesture. Setting it, for
  /// example to 1 in each action, changes the value that later moves multiply.
  open var scale: CGFloat = 1 {
    didSet { rate.reset() }
  }
  /// The velocity of the scale, per second.
  open var velocity: CGFloat { CGFloat(rate.velocity(at: latest)) }

  private final var rate = VelocityTracker()
  private final var latest: Seconds = 0
  /// The fingers when the second one came down, and at the latest move.
  private final var first: FingerPair?
  private final var last: FingerPair?

  open override func reset() {
    super.reset()
    (first, last) = (nil, nil)
    setScale(1)
    rate.reset()
  }

  /// Sets the scale without affecting the velocity.
  private final func setScale(_ value: CGFloat) {
    let known = rate
    scale = value
    rate = known
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeFirstTwo(of: touches, with: event)
    (first, last) = (FingerPair(self.touches), FingerPair(self.touches))
    rate.reset()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), let first, let last else { return }
    latest = event.timestamp
    switch state {
    case .possible:
      guard awaited == nil, (pair.distance - first.distance).magnitude >= CGFloat(SheetTuning.standardSlop) else {
        return
      }
      self.last = pair
      setScale(1)
      rate.reset()
      rate.add(time: latest, position: 1)
      state = .began
    case .began, .changed:
      // The scale is undefined if both fingers are at one point.
      guard pair.distance > 0, last.distance > 0 else { return }
      setScale(scale * pair.distance / last.distance)
      self.last = pair
      rate.add(time: latest, position: Double(scale))
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    latest = event.timestamp
    endPair(touches)
    (first, last) = (nil, nil)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}

extension UIGestureRecognizer {
  /// Tracks the first two fingers and ignores the others. If the gesture is active, a joining finger is taken from
  /// scrollers and sheets.
  final func takeFirstTwo(of added: Set<UITouch>, with event: UIEvent) {
    for touch in touches.dropFirst(2) where added.contains(touch) { ignore(touch, for: event) }
    guard state == .began || state == .changed, let arena else { return }
    for contact in arena.contacts(of: self) where touches.contains(where: { $0 === contact.touch }) {
      arena.hold(contact)
    }
  }

  /// Ends a two-finger gesture when the last finger has lifted. A gesture that has not begun fails.
  final func endPair(_ lifted: Set<UITouch>) {
    guard touches.allSatisfy({ lifted.contains($0) }) else { return }
    state = state == .possible ? .failed : .ended
  }
}
