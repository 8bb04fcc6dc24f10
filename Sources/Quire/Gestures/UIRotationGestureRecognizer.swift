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
  open var rotation: CGFloat {
    get { value }
    set {
      value = newValue
      motion.resetVelocity()
    }
  }
  /// The velocity of the rotation, in radians per second.
  open var velocity: CGFloat { motion.velocity }

  private final var value: CGFloat = 0
  private final var motion = FingerPairMotion()

  open override func reset() {
    super.reset()
    value = 0
    motion.lift()
    motion.resetVelocity()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    takeFirstTwo(of: touches, with: event)
    motion.begin(self.touches)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(self.touches), let first = motion.first, let last = motion.last else { return }
    motion.note(event.timestamp)
    switch state {
    case .possible:
      let arc = pair.turn(from: first).magnitude * pair.distance / 2
      guard awaited == nil, arc >= CGFloat(SheetTuning.standardSlop) else { return }
      value = 0
      motion.resetVelocity()
      motion.move(to: pair, value: value, at: event.timestamp)
      state = .began
    case .began, .changed:
      value += pair.turn(from: last)
      motion.move(to: pair, value: value, at: event.timestamp)
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    motion.note(event.timestamp)
    endPair(touches)
    motion.lift()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }
}
