// SPDX-License-Identifier: Apache-2.0

import SheetEngine

#if hasFeature(Embedded)

  /// Calls a block after a time, once or again and again, for builds without Foundation.
  @preconcurrency @MainActor public final class Timer: NSObject {
    /// In seconds; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    /// Kept, and not used: a timer fires as soon as it is due.
    public var tolerance: TimeInterval = 0
    /// Whether it may still fire: `false` after `invalidate`, and after the one time if it does not repeat.
    public private(set) var isValid = true
    /// What the app has given to a timer with a target; `nil` for others.
    public internal(set) var userInfo: AnyObject?
    private let first: Seconds
    /// `nil` once the timer has ended, so that it keeps nothing alive.
    private var block: (@MainActor (Timer) -> Void)?
    private var pending: UInt32?

    /// A timer that starts when it is added to a run loop. `interval` is in seconds; one that is not positive counts as
    /// 0.1 ms.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
      first = Waiting.interval(interval)
      timeInterval = repeats ? first : 0
      self.block = block
      super.init()
    }

    /// Starts a timer that calls a block with itself. `interval` is in seconds; one that is not positive counts as
    /// 0.1 ms. It lives until it is invalidated, or has fired if it does not repeat.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      timer.start()
      return timer
    }

    /// Calls the block at once, if the timer is valid; one that does not repeat ends with it.
    public func fire() {
      guard isValid else { return }
      block?(self)
      if timeInterval == 0 { invalidate() }
    }

    /// Ends the timer for good.
    public func invalidate() {
      isValid = false
      block = nil
      if let pending { Waiting.remove(pending) }
      pending = nil
    }

    func start() {
      guard isValid, pending == nil, let session = Session.current else { return }
      wait(first, until: session.clock + first)
    }

    private func wait(_ delay: Seconds, until due: Seconds) {
      pending = Waiting.add(after: delay) { [self] in
        pending = nil
        fire()
        guard isValid, pending == nil, let now = Session.current?.clock else { return }
        let delay = Waiting.delay(interval: timeInterval, late: now - due)
        wait(delay, until: now + delay)
      }
    }
  }

  /// Takes timers, for builds without Foundation.
  @preconcurrency @MainActor public final class RunLoop: NSObject {
    /// When a timer fires; here they fire in each mode.
    public enum Mode: Hashable, Sendable {
      /// The usual one.
      case `default`
      /// Also while something is scrolled.
      case common
    }

    /// The loop of the app's thread.
    public static let main = RunLoop()
    /// The same: there is one thread.
    public static var current: RunLoop { main }

    private override init() {
      super.init()
    }

    /// Starts a timer.
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      timer.start()
    }
  }

#else

  /// While an app runs, timers fire in turns of the app, in its time.
  extension Timer {
    /// Starts a timer that calls a block with itself. `interval` is in seconds; one that is not positive counts as
    /// 0.1 ms. It lives until it is invalidated, or has fired if it does not repeat.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @discardableResult @_disfavoredOverload
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      started(Timer(of: interval, repeats, block))
    }

    /// The same with a block on the main actor, as it is in the browser. Its result is not used.
    @discardableResult
    public static func scheduledTimer<Unused>(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Unused
    ) -> Timer {
      started(Timer(of: interval, repeats, onMain(block)))
    }

    /// A timer that starts when it is added to a run loop. `interval` is in seconds; one that is not positive counts as
    /// 0.1 ms.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @_disfavoredOverload
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(of: interval, repeats, block)
    }

    /// The same with a block on the main actor, as it is in the browser. Its result is not used.
    public convenience init<Unused>(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Unused
    ) {
      self.init(of: interval, repeats, Self.onMain(block))
    }

    private convenience init(of interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) {
      let interval = Waiting.interval(interval)
      self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }

    private static func started(_ timer: Timer) -> Timer {
      RunLoop.main.add(timer, forMode: .common)
      return timer
    }

    private static func onMain<Unused>(
      _ block: @escaping @MainActor @Sendable (Timer) -> Unused
    ) -> @Sendable (Timer) -> Void {
      { timer in
        let timer = MainThread.Object(timer)
        MainActor.assumeIsolated { _ = block(timer.value) }
      }
    }
  }

  extension RunLoop {
    /// Starts a timer: while an app runs, and on the main loop, in the app's time.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard self === RunLoop.main, Waiting.isPossible else { return waitWithoutApp(for: timer, mode) }
      let timer = MainThread.Object(timer)
      MainActor.assumeIsolated {
        // A date has tenths of microseconds.
        let delay = (timer.value.fireDate.timeIntervalSinceNow * 1e6).rounded() / 1e6
        Self.wait(for: timer.value, delay, until: (Session.current?.clock ?? 0) + delay)
      }
    }

    @MainActor private static func wait(for timer: Timer, _ delay: Seconds, until due: Seconds) {
      Waiting.add(after: delay) {
        timer.fire()
        guard timer.isValid, let now = Session.current?.clock else { return }
        let delay = Waiting.delay(interval: timer.timeInterval, late: now - due)
        timer.fireDate = Date(timeIntervalSinceNow: delay)
        wait(for: timer, delay, until: now + delay)
      }
    }

    /// The declaration that `add` hides can't be called from here; a queue and the loop together do the same.
    private func waitWithoutApp(for timer: Timer, _ mode: RunLoop.Mode) {
      let deadline = DispatchTime.now() + max(timer.fireDate.timeIntervalSinceNow, 0)
      let (loop, timer) = (MainThread.Object(self), MainThread.Object(timer))
      DispatchQueue.global().asyncAfter(deadline: deadline, qos: .userInitiated) {
        loop.value.perform(inModes: [mode]) {
          timer.value.fire()
          guard timer.value.isValid else { return }
          timer.value.fireDate = Date(timeIntervalSinceNow: timer.value.timeInterval)
          loop.value.waitWithoutApp(for: timer.value, mode)
        }
      }
    }
  }

#endif
