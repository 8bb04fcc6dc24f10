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
  open var scale: CGFloat {
    get { value }
    set {
      value = newValue
      motion.resetVelocity()
    }
  }
  /// The velocity of the scale, per second.
  open var velocity: CGFloat { motion.velocity }

  private final var value: CGFloat = 1
  private final var motion = FingerPairMotion()

  open override func reset() {
    super.reset()
    value = 1
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
      guard awaited == nil, (pair.distance - first.distance).magnitude >= CGFloat(SheetTuning.standardSlop) else {
        return
      }
      value = 1
      motion.resetVelocity()
      motion.move(to: pair, value: value, at: event.timestamp)
      state = .began
    case .began, .changed:
      // The scale is undefined if both fingers are at one point.
      guard pair.distance > 0, last.distance > 0 else { return }
      value = value * pair.distance / last.distance
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
