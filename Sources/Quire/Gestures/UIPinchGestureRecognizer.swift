// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// Recognizes two fingers that move apart or together.
///
/// The gesture begins when the distance between the fingers has changed by 10 points. It ends when both fingers have
/// left; while one of them is away, the scale stays as it is. Further fingers are not watched.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public override init() {
    super.init()
    takesTwoFingers = true
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    takesTwoFingers = true
  }

  /// The distance between the fingers as a multiple of that at the beginning. Setting it, for example to 1 in each
  /// action, changes the value that later moves multiply.
  open var scale: CGFloat = 1 {
    didSet { rate.reset() }
  }
  /// The change of the scale per second.
  open var velocity: CGFloat { CGFloat(rate.velocity(at: latest)) }

  private final var rate = VelocityTracker()
  private final var latest: Seconds = 0
  /// The fingers when the second came down, and at the latest move.
  private final var first: FingerPair?
  private final var last: FingerPair?

  open override func reset() {
    super.reset()
    (first, last) = (nil, nil)
    setScale(1)
    rate.reset()
  }

  /// Sets the scale without an effect on the velocity.
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
      // Fingers at the same place have no scale.
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
  /// Ignores each finger beyond two, and takes a finger that joins a gesture under way from scrollers and sheets.
  final func takeFirstTwo(of added: Set<UITouch>, with event: UIEvent) {
    for touch in touches.dropFirst(2) where added.contains(touch) { ignore(touch, for: event) }
    guard state == .began || state == .changed, let arena else { return }
    for contact in arena.contacts(of: self) where touches.contains(where: { $0 === contact.touch }) {
      arena.hold(contact)
    }
  }

  /// Ends a gesture of two fingers when the last finger has left. A gesture that has not begun fails.
  final func endPair(_ lifted: Set<UITouch>) {
    guard touches.allSatisfy({ lifted.contains($0) }) else { return }
    state = state == .possible ? .failed : .ended
  }
}
