// SPDX-License-Identifier: Apache-2.0

#if hasFeature(Embedded)

  extension Timer {
    /// Creates a timer that calls a method of a target. It starts when it is added to a run loop. The method may have a
    /// parameter for the timer. `ti` is in seconds; a value that is not positive counts as 0.1 ms. The target is kept
    /// alive until the timer ends.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: AnyObject?,
      repeats yesOrNo: Bool
    ) {
      self.init(timeInterval: ti, repeats: yesOrNo) { aSelector.perform(on: aTarget, $0) }
      self.userInfo = userInfo
    }

    /// Starts a timer that calls a method of a target. The method may have a parameter for the timer. `ti` is in
    /// seconds; a value that is not positive counts as 0.1 ms. The timer and the target are kept alive until the timer
    /// ends.
    @discardableResult
    public static func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: AnyObject, selector aSelector: Selector, userInfo: AnyObject?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
      timer.start()
      return timer
    }
  }

#elseif !canImport(ObjectiveC)

  /// A protocol whose extension creates timers with a target. They are instances of a subclass of `Timer`.
  public protocol TargetTimerMaking {}

  extension Timer: TargetTimerMaking {}

  extension TargetTimerMaking where Self: Timer {
    /// Creates a timer that calls a method of a target. It starts when it is added to a run loop. The method may have a
    /// parameter for the timer. `ti` is in seconds; a value that is not positive counts as 0.1 ms. The target is kept
    /// alive until the timer ends.
    public init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) {
      let timer = TargetTimer(ScheduledWork.interval(ti), aTarget as AnyObject, aSelector, userInfo, repeats: yesOrNo)
      // The type is always `Timer`: its subclasses here are not public, and an app's subclasses do not have this
      // initializer.
      self = timer as! Self
    }
  }

  extension Timer {
    /// Starts a timer that calls a method of a target. The method may have a parameter for the timer. `ti` is in
    /// seconds; a value that is not positive counts as 0.1 ms. The timer and the target are kept alive until the timer
    /// ends.
    @discardableResult
    public static func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
      repeats yesOrNo: Bool
    ) -> Timer {
      let timer = Timer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
      RunLoop.main.add(timer, forMode: .common)
      return timer
    }
  }

  /// A timer that calls a method of a target.
  private final class TargetTimer: Timer {
    /// The target, which changes only in turns of the app; `nil` after the timer has ended.
    private var target: AnyObject?
    private var info: Any?

    convenience init(
      _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, repeats: Bool
    ) {
      self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
        guard let timer = timer as? TargetTimer, let target = timer.target else { return }
        selector.perform(on: target, timer)
        if !repeats { timer.target = nil }
      }
      self.target = target
      self.info = info
    }

    override var userInfo: Any? { info }

    override func invalidate() {
      super.invalidate()
      target = nil
    }
  }

#endif
