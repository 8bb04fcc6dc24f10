// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// A recognizer of rotations: two fingers that rotate around each other.
///
/// The gesture begins when a finger has moved 10 points around the midpoint of the fingers. It ends when both fingers
/// have lifted. While only one finger is down, the rotation does not change. More than two fingers are ignored.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  public override init() {
    super.init()
    takesTwoFingers = true
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    takesTwoFingers = true
  }

  /// The rotation since the beginning of the gesture, in radians; positive is clockwise. It can exceed a full turn.
  /// Setting it, for example to 0 in each action, changes the value to which later moves add.
  open var rotation: CGFloat = 0 {
    didSet { rate.reset() }
  }
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { CGFloat(rate.velocity(at: latest)) }

  private final var rate = VelocityTracker()
  private final var latest: Seconds = 0
  /// The fingers when the second one came down, and at the latest move.
  private final var first: FingerPair?
  private final var last: FingerPair?

  open override func reset() {
    super.reset()
    (first, last) = (nil, nil)
    setRotation(0)
    rate.reset()
  }

  /// Sets the rotation without affecting the velocity.
  private final func setRotation(_ value: CGFloat) {
    let known = rate
    rotation = value
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
      let arc = pair.turn(from: first).magnitude * pair.distance / 2
      guard awaited == nil, arc >= CGFloat(SheetTuning.standardSlop) else { return }
      self.last = pair
      setRotation(0)
      rate.reset()
      rate.add(time: latest, position: 0)
      state = .began
    case .began, .changed:
      setRotation(rotation + pair.turn(from: last))
      self.last = pair
      rate.add(time: latest, position: Double(rotation))
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
