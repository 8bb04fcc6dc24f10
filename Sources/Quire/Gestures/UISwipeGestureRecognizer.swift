// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A recognizer of swipes: quick movements of fingers in one direction. The gesture is discrete, so its actions are
/// called once.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// A set of swipe directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits, with Apple's values. Unknown bits are ignored.
    public var rawValue: UInt

    /// Creates a set from raw bits. A literal such as `[.left, .right]` creates an equal value.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right: bit 0.
    public static let right = Direction(rawValue: 1)
    /// To the left: bit 1.
    public static let left = Direction(rawValue: 2)
    /// Upward: bit 2.
    public static let up = Direction(rawValue: 4)
    /// Downward: bit 3.
    public static let down = Direction(rawValue: 8)
  }

  /// The distance that the fingers must move, in points. UIKit's value is not public; a decision.
  private final let distance: CGFloat = 50
  /// The maximum duration of a swipe, in seconds. UIKit's value is not public; a decision.
  private final let longest: Seconds = 0.5

  public override init() {
    super.init()
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The directions that the recognizer accepts; `right` by default. With several directions, actions can't tell which
  /// one was recognized.
  open var direction = Direction.right
  /// The required number of fingers; 1 by default. The gesture fails with more fingers.
  open var numberOfTouchesRequired = 1

  private final var start = CGPoint.zero
  private final var timer: UInt32?

  /// Returns the location at which the swipe began, in the coordinates of a view, or of the window if `view` is `nil`.
  open override func location(in view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return start }
    return window.convert(start, to: view)
  }

  open override func reset() {
    super.reset()
    stopTimer()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    start = point
    stopTimer()
    timer = arena?.schedule(after: longest) { [me = Weak(self)] in
      guard let recognizer = me.wrappedValue else { return }
      recognizer.timer = nil
      if recognizer.state == .possible, recognizer.awaited == nil { recognizer.state = .failed }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, awaited == nil, numberOfTouches == numberOfTouchesRequired else { return }
    let way = CGPoint(x: point.x - start.x, y: point.y - start.y)
    let isHorizontal = way.x.magnitude > way.y.magnitude
    let (along, across) =
      isHorizontal ? (way.x.magnitude, way.y.magnitude) : (way.y.magnitude, way.x.magnitude)
    guard along > CGFloat(SheetTuning.standardSlop) else { return }
    let moved: Direction = isHorizontal ? way.x > 0 ? .right : .left : way.y > 0 ? .down : .up
    guard direction.contains(moved), across <= along / 2 else {
      state = .failed
      return
    }
    guard along >= distance else { return }
    stopTimer()
    state = .ended
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, awaited == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private final func stopTimer() {
    if let timer { arena?.unschedule(timer) }
    timer = nil
  }
}
