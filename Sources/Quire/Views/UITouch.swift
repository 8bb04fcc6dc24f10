// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A finger, or the pointer, from touch-down until it is lifted or canceled. One object represents it throughout.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The phase of a touch in its latest event.
  public enum Phase: Int, Sendable {
    /// The touch began in this event. Each touch has this phase once.
    case began = 0
    /// The touch moved since the previous event, in which it was at `previousLocation(in:)`.
    case moved = 1
    /// Does not occur here: touches that did not move keep the phase `moved` or `began`.
    case stationary = 2
    /// The touch was lifted at `location(in:)`. This is its last event.
    case ended = 3
    /// A sheet, a scroll view, a gesture recognizer or the system took over the touch.
    case cancelled = 4
  }

  let id: TouchID
  /// The phase in the latest event; never `stationary`.
  public internal(set) var phase = Phase.began
  /// The time of the latest event, in seconds on the clock of the host's events.
  public internal(set) var timestamp: TimeInterval
  /// The number of successive taps, with this one: 1, or more if the touch began shortly after another one in the same
  /// view had ended near it.
  public internal(set) var tapCount = 1
  /// The view in which the touch began.
  @Weak public private(set) var view: UIView?
  /// The window in which the touch began; it does not change while the touch moves.
  @Weak public private(set) var window: UIWindow?

  /// The location in the window.
  private(set) var point: CGPoint
  private(set) var previous: CGPoint
  let start: CGPoint
  /// The time at which the touch began, on the clock of `timestamp`.
  let began: TimeInterval

  init(id: TouchID, at point: CGPoint, time: TimeInterval, view: UIView?, window: UIWindow?) {
    self.id = id
    self.point = point
    previous = point
    start = point
    began = time
    timestamp = time
    super.init()
    self.view = view
    self.window = window
  }

  func move(to point: CGPoint, time: TimeInterval) {
    previous = self.point
    self.point = point
    timestamp = time
  }

  /// Counts the touch as a further tap if it began at most 0.35 s after another one, and at most 45 points from it.
  func follows(_ earlier: LatestTap?) {
    guard let earlier, earlier.view === view, began - earlier.time <= 0.35,
      max((earlier.point.x - point.x).magnitude, (earlier.point.y - point.y).magnitude) <= 45
    else { return }
    tapCount = earlier.count + 1
  }

  /// The distance from the start, in points, along the axis of the larger distance.
  var travel: CGFloat { max((point.x - start.x).magnitude, (point.y - start.y).magnitude) }

  /// Returns the location in a view's coordinates; `nil` means the window.
  public func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Returns the location before the latest move, in a view's coordinates; `nil` means the window.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  /// The gesture recognizers that receive the touch, determined when it began; `nil` before that.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}

/// A tap that has ended, which the next touch may follow.
@MainActor final class LatestTap {
  @Weak private(set) var view: UIView?
  let point: CGPoint
  let time: TimeInterval
  let count: Int

  /// Returns `nil` for a touch that has moved too far to be a tap.
  init?(_ touch: UITouch) {
    guard touch.travel <= CGFloat(SheetTuning.standardSlop) else { return nil }
    point = touch.point
    time = touch.timestamp
    count = touch.tapCount
    view = touch.view
  }
}

/// An event with the touches that are down.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// The type of an event. Presses and motion are not events here.
  public enum EventType: Int, Sendable {
    /// Fingers and the pointer; the only type here.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A key of a remote control.
    case remoteControl = 2
    /// A press of a button or a key.
    case presses = 3
    /// Scrolling by a wheel or a trackpad.
    case scroll = 10
    /// A pointer over a view.
    case hover = 11
    /// Zooming or rotating by a trackpad.
    case transform = 14
  }

  /// Always `touches`: the page's keys are not events here.
  public final let type = EventType.touches
  /// The time in seconds on the clock of the host's events, as for the touches.
  public final let timestamp: TimeInterval
  /// All touches, including those that were lifted in this event; never `nil` here.
  public final let allTouches: Set<UITouch>?

  // `package`, because an internal initializer would also be compiled into an app's module, and the linker would find
  // it twice.
  package init(touches: [UITouch], timestamp: TimeInterval) {
    allTouches = Set(touches)
    self.timestamp = timestamp
    super.init()
  }

  /// Returns the touches that began in exactly this view, wherever they are now.
  public final func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.view === view }) }
  }

  /// Returns the touches that began in this window; never `nil` here.
  public final func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.window === window }) }
  }
}
