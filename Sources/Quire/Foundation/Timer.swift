// SPDX-License-Identifier: Apache-2.0

import SheetEngine

#if hasFeature(Embedded)

  /// A timer that calls a block after an interval, once or repeatedly, for builds without Foundation.
  @preconcurrency @MainActor public final class Timer: NSObject {
    /// The interval in seconds; 0 for a timer that does not repeat.
    public let timeInterval: TimeInterval
    /// Stored but ignored: a timer fires as soon as it is due.
    public var tolerance: TimeInterval = 0
    /// Whether the timer may still fire: `false` after `invalidate`, and after a timer that does not repeat has fired.
    public private(set) var isValid = true
    /// The object that the app passed to a timer with a target; `nil` for other timers.
    public internal(set) var userInfo: AnyObject?
    private let first: Seconds
    /// The block; `nil` after the timer has ended, so that it keeps nothing alive.
    private var block: (@MainActor (Timer) -> Void)?
    private var pending: UInt32?

    /// Creates a timer, which starts when it is added to a run loop. `interval` is in seconds; a value that is not
    /// positive counts as 0.1 ms.
    public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void) {
      first = ScheduledWork.interval(interval)
      timeInterval = repeats ? first : 0
      self.block = block
      super.init()
    }

    /// Creates a timer that never fires, as the first value of a variable.
    public override convenience init() {
      self.init(timeInterval: 0, repeats: false) { _ in }
      invalidate()
    }

    /// Starts a timer that calls a block with itself. `interval` is in seconds; a value that is not positive counts as
    /// 0.1 ms. The timer is kept alive until it is invalidated or, if it does not repeat, until it has fired.
    @discardableResult
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor (Timer) -> Void
    ) -> Timer {
      let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
      timer.start()
      return timer
    }

    /// Calls the block immediately if the timer is valid. A timer that does not repeat then ends.
    public func fire() {
      guard isValid else { return }
      block?(self)
      if timeInterval == 0 { invalidate() }
    }

    /// Ends the timer permanently.
    public func invalidate() {
      isValid = false
      block = nil
      if let pending { ScheduledWork.remove(pending) }
      pending = nil
    }

    func start() {
      guard isValid, pending == nil, let session = Session.current else { return }
      wait(first, until: session.clock + first)
    }

    private func wait(_ delay: Seconds, until due: Seconds) {
      pending = ScheduledWork.add(after: delay) { [self] in
        pending = nil
        fire()
        guard isValid, pending == nil, let now = Session.current?.clock else { return }
        let delay = ScheduledWork.delay(interval: timeInterval, late: now - due)
        wait(delay, until: now + delay)
      }
    }
  }

  /// A loop to which timers are added, for builds without Foundation.
  @preconcurrency @MainActor public final class RunLoop: NSObject {
    /// The mode in which a timer fires. Here timers fire in all modes.
    public enum Mode: Hashable, Sendable {
      /// The default mode.
      case `default`
      /// A mode that also covers scrolling.
      case common
    }

    /// The loop of the app's thread.
    public static let main = RunLoop()
    /// The main loop, because there is only one thread.
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

  /// While an app runs, timers fire in turns of the app, on its clock.
  extension Timer {
    /// Starts a timer that calls a block with itself. `interval` is in seconds; a value that is not positive counts as
    /// 0.1 ms. The timer is kept alive until it is invalidated or, if it does not repeat, until it has fired.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @discardableResult @_disfavoredOverload
    public static func scheduledTimer(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
      started(Timer(of: interval, repeats, block))
    }

    /// Starts a timer whose block is on the main actor, as in the browser. The block's result is ignored.
    @discardableResult
    public static func scheduledTimer<Unused>(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Unused
    ) -> Timer {
      started(Timer(of: interval, repeats, onMain(block)))
    }

    /// Creates a timer, which starts when it is added to a run loop. `interval` is in seconds; a value that is not
    /// positive counts as 0.1 ms.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @_disfavoredOverload
    public convenience init(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
      self.init(of: interval, repeats, block)
    }

    /// Creates a timer whose block is on the main actor, as in the browser. The block's result is ignored.
    public convenience init<Unused>(
      timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @MainActor @Sendable (Timer) -> Unused
    ) {
      self.init(of: interval, repeats, Self.onMain(block))
    }

    /// Creates a timer that never fires, as the first value of a variable: `Timer()`.
    public convenience init(never: Void = ()) {
      self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      invalidate()
    }

    private convenience init(of interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) {
      let interval = ScheduledWork.interval(interval)
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
    /// Starts a timer, on the app's clock if an app runs and this is the main loop.
    ///
    /// It hides the declaration of Foundation that has the same types.
    @_disfavoredOverload
    public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
      guard self === RunLoop.main, ScheduledWork.isPossible else { return waitWithoutApp(for: timer, mode) }
      let timer = MainThread.Object(timer)
      MainActor.assumeIsolated {
        // A date is precise to about a tenth of a microsecond.
        let delay = (timer.value.fireDate.timeIntervalSinceNow * 1e6).rounded() / 1e6
        Self.wait(for: timer.value, delay, until: (Session.current?.clock ?? 0) + delay)
      }
    }

    @MainActor private static func wait(for timer: Timer, _ delay: Seconds, until due: Seconds) {
      ScheduledWork.add(after: delay) {
        timer.fire()
        guard timer.isValid, let now = Session.current?.clock else { return }
        let delay = ScheduledWork.delay(interval: timer.timeInterval, late: now - due)
        timer.fireDate = Date(timeIntervalSinceNow: delay)
        wait(for: timer, delay, until: now + delay)
      }
    }

    /// Waits without an app. The declaration that `add` hides can't be called from here, so a queue and the loop
    /// together replace it.
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
