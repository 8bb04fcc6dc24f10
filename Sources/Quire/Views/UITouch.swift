import SheetEngine

/// One finger, or the pointer, from when it comes down until it is gone; one object all the time.
@preconcurrency @MainActor public final class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  let id: TouchID
  public internal(set) var phase = Phase.began
  /// Of the event, in seconds on the host's clock of events.
  public internal(set) var timestamp: TimeInterval
  /// How many times in a row this place was tapped.
  public internal(set) var tapCount = 1
  /// Where it came down.
  @Weak public private(set) var view: UIView?
  @Weak public private(set) var window: UIWindow?

  /// In the window.
  private(set) var point: CGPoint
  private(set) var previous: CGPoint
  let start: CGPoint

  init(id: TouchID, at point: CGPoint, time: TimeInterval, view: UIView?, window: UIWindow?) {
    self.id = id
    self.point = point
    previous = point
    start = point
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

  /// How far it is from where it came down, along the axis where that is more.
  var travel: CGFloat { max((point.x - start.x).magnitude, (point.y - start.y).magnitude) }

  /// In a view's coordinates; `nil` stands for the window.
  public func location(in view: UIView?) -> CGPoint { convert(point, to: view) }
  /// Before the latest move.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previous, to: view) }

  /// Those that watch it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return window.convert(point, to: view)
  }
}

/// The fingers that are down.
@preconcurrency @MainActor public final class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
  }

  public let type = EventType.touches
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(touches: [UITouch], timestamp: TimeInterval) {
    allTouches = Set(touches)
    self.timestamp = timestamp
    super.init()
  }

  public func touches(for view: UIView) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.view === view }) }
  }

  public func touches(for window: UIWindow) -> Set<UITouch>? {
    allTouches.map { all in Set(all.filter { $0.window === window }) }
  }
}
