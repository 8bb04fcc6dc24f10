// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A timer that calls a method of a target in each frame of the display.
///
/// The frames are those of the host: a browser's animation frames, and in the simulator 60 per second of its clock.
/// While the link is paused, or belongs to no run loop, it requests no frames. Links pause while the app is in the
/// background. The target is kept alive until the link is invalidated.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
  /// The target and the method; `nil` after the link was invalidated.
  private var call: (() -> Void)?
  private var modes: [RunLoop.Mode] = []
  /// The links of the session in which this one runs.
  @Weak private var links: DisplayLinks?
  /// The time at which the next call is due.
  private var due: Seconds = 0

  /// Creates a link that calls a method of a target, which may have a parameter for the link. It starts when it is
  /// added to a run loop.
  public init(target: AnyTarget, selector sel: Selector) {
    super.init()
    let target = target as AnyObject
    call = { [me = Unowned(self)] in sel.perform(on: target, me.wrappedValue) }
  }

  /// Starts the link. All modes have the same effect, and the same mode counts once.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call != nil, let session = Session.current else { return }
    if !modes.contains(mode) { modes.append(mode) }
    guard links == nil else { return }
    let links = DisplayLinks.of(session)
    links.add(self)
    self.links = links
    if !isPaused { start() }
  }

  /// Removes a mode. After its last mode the link stops.
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { stop() }
  }

  /// Stops the link permanently, and releases its target.
  nonisolated public func invalidate() {
    MainActor.assumeIsolated {
      modes = []
      stop()
      call = nil
    }
  }

  /// Whether the link is paused; `false` by default.
  public var isPaused = false {
    didSet {
      if oldValue, !isPaused, links != nil { start() }
    }
  }

  /// The time of the frame of the latest call, on the clock of `CACurrentMediaTime`; 0 before the first call.
  public private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next call; 0 before the first call.
  public private(set) var targetTimestamp: CFTimeInterval = 0
  /// The time between two frames of the display, in seconds: 1/60. It is 0 before the first call.
  public private(set) var duration: CFTimeInterval = 0

  /// The preferred number of calls in a second. 0, the default, means 60. A display with fewer frames limits the rate.
  public var preferredFramesPerSecond = 0

  /// The preferred rates. The preferred rate of the range applies, or else its maximum.
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// Calls the target in every frame in which `frameInterval` frames of the display have passed; 1 by default.
  @available(*, deprecated, message: "use preferredFramesPerSecond")
  public var frameInterval: Int {
    get { max(Int((interval * 60).rounded()), 1) }
    set { preferredFramesPerSecond = 60 / max(newValue, 1) }
  }

  /// The time between two calls, in seconds.
  private var interval: Seconds {
    let range = preferredFrameRateRange
    let rate =
      preferredFramesPerSecond > 0
      ? Double(preferredFramesPerSecond) : Double(range.preferred.map { $0 > 0 ? $0 : range.maximum } ?? range.maximum)
    return rate > 0 && rate.isFinite ? 1 / rate : 1 / 60
  }

  private func start() {
    guard let session = Session.current else { return }
    due = session.clock + min(interval, 1 / 60)
    session.wantsFrame = true
  }

  private func stop() {
    links?.remove(self)
    links = nil
  }

  /// Calls the target if a call is due in a frame at this time.
  func frame(at now: Seconds) {
    guard !isPaused, links != nil, let call else { return }
    let interval = interval
    // Frames of a display do not come at exact times. If a frame comes early, the next one is due an interval later. If
    // it comes late, for example because the display has 90 frames per second, the time of the next one stays, so that
    // the average rate is right.
    guard now >= due - interval / 8 else { return }
    due = now < due || now - due >= interval ? now + interval : due + interval
    timestamp = now
    targetTimestamp = due
    duration = 1 / 60
    call()
  }
}

extension UIScreen {
  /// Creates a display link for the frames of the screen.
  public final func displayLink(withTarget target: AnyTarget, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
