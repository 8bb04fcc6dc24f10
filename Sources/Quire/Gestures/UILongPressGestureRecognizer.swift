// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Recognizes fingers that stay where they are. Once the gesture has begun, the fingers may move; it continues until
/// they leave.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public override init() {
    super.init()
  }

  public override init(target: AnyTarget?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The time that the fingers must be down, in seconds. 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that fingers may move before the gesture begins, in points. 10 by default. A longer move makes the
  /// gesture fail.
  open var allowableMovement: CGFloat = 10
  /// The number of fingers that must be down. 1 by default.
  open var numberOfTouchesRequired = 1

  private final var timer: UInt32?

  open override func reset() {
    super.reset()
    stopTimer()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    stopTimer()
    timer = arena?.schedule(after: minimumPressDuration) { [me = Weak(self)] in
      guard let recognizer = me.wrappedValue else { return }
      recognizer.timer = nil
      if recognizer.state == .possible { recognizer.state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if touches.contains(where: { $0.travel > allowableMovement }) { state = .failed }
    case .began, .changed:
      state = .changed
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      state = .failed
    case .began, .changed:
      state = .ended
    case .ended, .cancelled, .failed: break
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  private final func stopTimer() {
    if let timer { arena?.unschedule(timer) }
    timer = nil
  }
}
