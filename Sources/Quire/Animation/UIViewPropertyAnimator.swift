// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// Animates changes of views, and can pause, scrub, reverse and resume them.
///
/// While the animator is active, the properties of the views have their final values, which may differ from the visible
/// ones. A running animator is kept alive until it is over.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The duration from one end to the other, in seconds.
  public final let duration: TimeInterval
  /// The timing with which the animator was created. Never `nil`.
  public final let timingParameters: (any UITimingCurveProvider)?
  /// The delay that `startAnimation(afterDelay:)` has set, in seconds.
  public final private(set) var delay: TimeInterval = 0
  /// Whether views take touches while they move. `true` by default. The value has no effect: views always do.
  public final var isUserInteractionEnabled = true
  /// Whether the animator may be paused, stopped and reversed.
  public final var isInterruptible = true
  /// Whether `fractionComplete` is the fraction of the distance instead of the time. `true` by default.
  public final var scrubsLinearly = true
  /// Whether the animator stays active at its end, so that it can be reversed there. `false` by default.
  public final var pausesOnCompletion = false

  /// The state of the animator. A stopped animator accepts no changes until it is finished.
  public final private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is moving or waiting for its delay. `false` while it is paused or stands at its end.
  public final private(set) var isRunning = false

  private final let timing: Timing?
  private final var playhead = AnimationPosition(at: 0)
  private final var transactions: [ViewTransaction] = []
  private final var animations: [(run: () -> Void, delayFactor: Double)] = []
  private final var completions: [(UIViewAnimatingPosition) -> Void] = []
  private final var timer: UInt32?
  private final var reversed = false

  /// Creates an animator that waits to be started. A physical spring has its own duration, which `duration` then
  /// returns. With a duration of 0 or less, changes are visible immediately.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    timing = duration > 0 ? Timing(parameters, duration: duration) : nil
    self.duration = timing?.duration ?? 0
    super.init()
  }

  /// Creates an animator with a duration of 0, as a placeholder: its changes are visible immediately.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a named curve. `duration` is in seconds.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve from (0, 0) to (1, 1). The x values of the points are clamped to 0...1;
  /// `duration` is in seconds.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest after `duration` seconds. A ratio of 1 doesn't oscillate; a
  /// ratio nearer 0 oscillates more.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, curve: options.curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Adding changes

  /// Adds changes. If the animator is active, they are made now and animated in its remaining time. Traps if it is
  /// stopped.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin after a fraction of the remaining time, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = min(max(Double(delayFactor), 0), 1)
    switch state {
    case .inactive: animations.append((animation, factor))
    case .active: perform(animation, delayFactor: factor)
    case .stopped: preconditionFailure("An animator that was stopped takes no animations; finish it first.")
    }
  }

  /// Adds a block that runs when the animator is over, with the position of the views.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  private final func perform(_ animation: () -> Void, delayFactor: Double) {
    let done = state == .active && !reversed ? min(max(playhead.value(at: clock), 0), 1) : 0
    let transaction = ViewTransaction(
      playhead, in: (done + (1 - done) * delayFactor)...1, timing: scrubsLinearly ? .even : timing ?? .even)
    let begin = done + (1 - done) * delayFactor
    transaction.divide = { [me = Weak(self)] part in
      let way = 1 - begin
      let made = ViewTransaction(
        transaction.playhead ?? AnimationPosition(at: 0),
        in: (begin + way * part.lowerBound)...(begin + way * part.upperBound))
      me.wrappedValue?.transactions.append(made)
      return made
    }
    ViewTransaction.run(UIView.areAnimationsEnabled ? transaction : nil, animation)
    transaction.divide = nil
    setUndone(reversed)
    guard transaction.hasChanges else { return }
    transactions.append(transaction)
    transaction.setUndone(reversed)
  }

  /// Restores the old or new values of all changes. Later changes of a property are undone before earlier ones.
  private final func setUndone(_ isUndone: Bool) {
    for transaction in isUndone ? transactions.reversed() : transactions { transaction.setUndone(isUndone) }
  }

  private final func activate() {
    guard state == .inactive else { return }
    state = .active
    playhead = AnimationPosition(at: reversed ? 1 : 0)
    let animations = self.animations
    self.animations.removeAll()
    for animation in animations { perform(animation.run, delayFactor: animation.delayFactor) }
  }

  // MARK: Running

  /// Starts the animator, or resumes it if it is paused. After `stopAnimation(false)`, traps until the animator is
  /// finished.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animator after a delay in seconds, or resumes it if it is paused.
  open func startAnimation(afterDelay delay: TimeInterval) {
    precondition(state != .stopped, "An animator that was stopped can't be started; finish it first.")
    guard !isRunning else { return }
    self.delay = max(0, delay)
    activate()
    go(on: timing, for: nil)
  }

  /// Resumes a paused animator, with another timing if one is given. `durationFactor` is relative to the animator's
  /// duration; 0 means the remaining time.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    precondition(state == .active, "Only an animator that is active can be continued; start it first.")
    guard !isRunning else { return }
    delay = 0
    let time = durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil
    go(on: parameters.map { Timing($0, duration: max(time ?? duration, 0.001)) } ?? timing, for: time)
  }

  /// Pauses the animator where it is.
  open func pauseAnimation() {
    precondition(isInterruptible, "An animator that is not interruptible can't be paused.")
    activate()
    guard state == .active else { return }
    halt()
  }

  private final func halt() {
    let value = playhead.value(at: clock)
    stopTimer()
    guard isRunning else { return }
    isRunning = false
    playhead.hold(at: value)
    for transaction in transactions { transaction.playheadMoved(isAnew: true) }
  }

  private final func go(on timing: Timing?, for time: TimeInterval?) {
    let (start, end) = (playhead.value(at: clock), reversed ? 0.0 : 1)
    let left = timing == nil ? 0 : time ?? duration * min(abs(end - start), 1)
    let countsTime = !scrubsLinearly
    isRunning = true
    setUndone(reversed)
    playhead.run(from: clock + delay, duration: left) { passed in
      guard passed < left, let timing else { return end }
      return start + (end - start) * (countsTime ? passed / left : timing.progress(ofWay: passed / left))
    }
    for transaction in transactions { transaction.playheadMoved(isAnew: true) }
    guard let session = Session.current, left + delay > 0 else { return arrive() }
    timer = session.schedule(at: clock + delay + left) { self.arrive() }
  }

  private final func arrive() {
    timer = nil
    isRunning = false
    guard !pausesOnCompletion else { return playhead.hold(at: reversed ? 0 : 1) }
    end(at: reversed ? .start : .end)
  }

  private final func stopTimer() {
    if let timer { Session.current?.unschedule(timer) }
    timer = nil
  }

  // MARK: Position and direction

  /// Whether the animator runs back to its start. `false` by default. If it is set while the animator runs, the views
  /// turn around at their current positions.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed else { return }
      let wasRunning = isRunning
      if wasRunning { halt() }
      reversed = newValue
      setUndone(newValue)
      if wasRunning {
        delay = 0
        go(on: timing, for: nil)
      }
    }
  }

  /// The fraction of the animation that is complete, 0...1, in the current direction. Set it while the animator is
  /// paused, or before it has begun, which makes it active and paused.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let value = min(max(playhead.value(at: clock), 0), 1)
      return CGFloat(reversed ? 1 - value : value)
    }
    set {
      guard state != .stopped, !isRunning else {
        return Log.once("fractionComplete is ignored: the animator must be paused first.")
      }
      activate()
      let value = min(max(Double(newValue), 0), 1)
      playhead.hold(at: reversed ? 1 - value : value)
      for transaction in transactions { transaction.playheadMoved(isAnew: false) }
    }
  }

  // MARK: Stopping and finishing

  /// Stops the animator in its visible state. With `true` it is over, and no completion runs. With `false`,
  /// `finishAnimation(at:)` must follow.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    stopTimer()
    let time = clock
    isRunning = false
    for transaction in transactions { transaction.freeze(at: time) }
    state = .stopped
    if withoutFinishing {
      completions.removeAll()
      end(at: .current)
    }
  }

  /// Moves the views of a stopped animator to a position, and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped, "Only an animator that was stopped can be finished: call stopAnimation(false) first.")
    for transaction in transactions where finalPosition != .current {
      transaction.put(isUndone: finalPosition == .start)
    }
    end(at: finalPosition)
  }

  private final func end(at position: UIViewAnimatingPosition) {
    let time = clock
    for transaction in transactions { transaction.cut(at: time) }
    transactions.removeAll()
    state = .inactive
    reversed = false
    delay = 0
    let completions = self.completions
    self.completions.removeAll()
    for completion in completions { completion(position) }
  }

  private final var clock: Seconds { Session.current?.clock ?? 0 }
}
