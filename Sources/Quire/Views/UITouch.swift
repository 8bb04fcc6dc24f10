// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One finger, or the pointer, from touch-down until it is lifted or cancelled; always the same object.
@preconcurrency @MainActor public final class UITouch: NSObject {
  /// The phase of a touch in its latest event.
  public enum Phase: Int, Sendable {
    /// It came down in this event; each touch has this phase once.
    case began = 0
    /// It moved since the event before; `previousLocation(in:)` is where it was.
    case moved = 1
    /// Does not occur here: touches that did not move stay `moved` or `began`.
    case stationary = 2
    /// It was lifted, at `location(in:)`; its last event.
    case ended = 3
    /// A sheet, a scroller, a recogniser or the system took it away.
    case cancelled = 4
  }

  let id: TouchID
  /// Its phase in the latest event; never `stationary`.
  public internal(set) var phase = Phase.began
  /// The time of the latest event, in seconds on the host's clock of events.
  public internal(set) var timestamp: TimeInterval
  /// Always 1: taps in a row are counted by `UITapGestureRecognizer` alone.
  public internal(set) var tapCount = 1
  /// The view in which it came down.
  @Weak public private(set) var view: UIView?
  /// The window that it came down in; it does not change while it moves.
  @Weak public private(set) var window: UIWindow?

  /// In the window.
  private(set) var point: CGPoint
  private(set) var previous: CGPoint
  let start: CGPoint
  /// When it came down, as `timestamp`.
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

  /// How far it is from where it came down, along the axis of the larger distance.
  var travel: CGFloat { max((point.x - start.x).magnitude, (point.y - start.y).magnitude) }

  /// In a view's coordinates; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// The location before the latest move, in a view's coordinates.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  /// The recognisers that were found for it when it came down; `nil` before.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}

/// The fingers that are down.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  /// The type of an event; there are none for presses and motion here.
  public enum EventType: Int, Sendable {
    /// Fingers and the pointer; the only kind here.
    case touches = 0
  }

  /// Always `touches`: keys of the page are not events here.
  public let type = EventType.touches
  /// In seconds on the host's clock of events, as for its touches.
  public let timestamp: TimeInterval
  /// All touches, including those that were lifted in this event; never `nil` here.
  public let allTouches: Set<UITouch>?

  init(touches: [UITouch], timestamp: TimeInterval) {
    allTouches = Set(touches)
    self.timestamp = timestamp
    super.init()
  }

  /// The touches that came down on exactly this view, wherever they are now.
  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.view === view }) }
  }

  /// The touches that came down in this window; never `nil` here.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.window === window }) }
  }
}
