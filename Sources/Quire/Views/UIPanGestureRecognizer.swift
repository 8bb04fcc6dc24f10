import SheetEngine

/// Watches a drag.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private final var start = CGPoint.zero
  private final var speed = CGPoint.zero
  private final var sampleTime: Seconds?

  package override init() {
    super.init()
  }

  /// How far the finger has come since the drag began, in points. Views don't turn here, so one answer holds for all.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: point.x - start.x, y: point.y - start.y)
  }

  /// In points per second.
  open func velocity(in view: UIView?) -> CGPoint { speed }

  final func land(_ point: CGPoint) {
    guard state == .possible else { return }
    self.point = point
    sampleTime = nil
    speed = .zero
  }

  final func follow(to point: CGPoint, at time: Seconds) {
    if let sampleTime, time > sampleTime { speed.x = (point.x - self.point.x) / CGFloat(time - sampleTime) }
    sampleTime = time
    self.point = point
  }

  final func begin() {
    state = .began
    start = point
  }

  /// The sheet moved under the finger, with the engine's own measure of its speed.
  final func change(velocity: CGFloat) {
    guard state == .began || state == .changed else { return }
    speed.y = velocity
    state = .changed
  }

  final func end(wasCancelled: Bool) {
    state = wasCancelled ? .cancelled : .ended
  }

  final func reset() {
    guard state == .ended || state == .cancelled else { return }
    state = .possible
    speed = .zero
  }
}
