// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Recognizes taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The maximum duration of a tap, in seconds. UIKit's value is not public; a decision.
  private final let longest: Seconds = 0.75
  /// The maximum time between two taps, in seconds. UIKit's value is not public; a decision.
  private final let interval: Seconds = 0.35
  /// The maximum distance between two taps on each axis, in points. UIKit's value is not public; a decision.
  private final let distance: CGFloat = 45

  public override init() {
    super.init()
    family = .tap
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
    family = .tap
  }

  /// The number of taps in the gesture, each at most 0.35 s after the previous one. 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers in each tap. 1 by default. A tap with more fingers makes the gesture fail.
  open var numberOfTouchesRequired = 1

  private final var taps = 0
  /// Whether the recognizer has counted a tap and waits for the next one.
  final var isCounting: Bool { taps > 0 && storedState == .possible }
  /// The number of fingers that the current tap has lifted.
  private final var lifted = 0
  private final var timer: UInt32?
  private final var firstPlace = CGPoint.zero

  open override func reset() {
    super.reset()
    taps = 0
    lifted = 0
    stopTimer()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    if taps == 0, numberOfTouches == touches.count {
      firstPlace = point
    } else if taps > 0, max((point.x - firstPlace.x).magnitude, (point.y - firstPlace.y).magnitude) > distance {
      state = .failed
      return
    }
    startTimer(longest)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.travel > CGFloat(SheetTuning.standardSlop) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lifted += touches.count
    guard numberOfTouches == touches.count else { return }
    guard lifted >= numberOfTouchesRequired else {
      state = .failed
      return
    }
    lifted = 0
    taps += 1
    if taps >= numberOfTapsRequired {
      stopTimer()
      state = .ended
    } else {
      startTimer(interval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private final func startTimer(_ time: Seconds) {
    stopTimer()
    timer = arena?.schedule(after: time) { [me = Weak(self)] in
      guard let recognizer = me.wrappedValue else { return }
      recognizer.timer = nil
      if recognizer.state == .possible { recognizer.state = .failed }
    }
  }

  private final func stopTimer() {
    if let timer { arena?.unschedule(timer) }
    timer = nil
  }
}
