// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The methods that are called when an animation starts and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts. The default implementation does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends. `flag` is `false` if the animation was removed early. The default implementation
  /// does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing. The default implementation.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing. The default implementation.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of layer animations.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// The start time in the parent's time, in seconds. 0, the default, means the time at which the animation is added.
  public final var beginTime: CFTimeInterval = 0
  /// The duration of one cycle, in seconds. 0, the default, means the transaction's duration.
  public final var duration: CFTimeInterval = 0
  /// The speed relative to the parent's time; 1 by default.
  public final var speed: Float = 1
  /// The time within the cycle at which the animation starts, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval = 0
  /// The number of cycles, which may be fractional or infinite. 0, the default, means one cycle.
  public final var repeatCount: Float = 0
  /// The total duration of the repetitions, in seconds. Used instead of `repeatCount` unless it is 0, the default.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each cycle is followed by a reverse cycle; `false` by default.
  public final var autoreverses = false
  /// The values shown before the start and after the end; `removed` by default.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// The timing curve of each cycle. `nil`, the default, means constant speed.
  public final var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start and the end. Held strongly.
  public final var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; `true` by default.
  public final var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// The duration of a cycle if `duration` is 0.
  @_spi(Hosts) open var standardDuration: Double { LayerActions.current.duration }

  /// Changes the displayed values for the progress of a cycle.
  @_spi(Hosts) open func apply(_ progress: Double, run: Double, to shown: LayerShown) {}

  private final var runDuration: Double { duration > 0 && duration.isFinite ? duration : max(standardDuration, 1e-6) }

  /// The time from start to end, in the animation's own time.
  private final var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return runDuration * (repeatCount > 0 ? Double(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }

  /// Returns the end time, in seconds after the start. Infinite for an animation that repeats forever.
  final var endTime: Double { speed > 0 ? (activeDuration - timeOffset) / Double(speed) : .infinity }

  /// Applies the animation at a time after its start, in seconds.
  final func apply(at time: Double, to shown: LayerShown) {
    let local = time * Double(speed) + timeOffset
    let end = activeDuration
    guard time >= 0 || fillMode.isBefore, local < end || fillMode.isAfter else { return }
    let whole = runDuration * (autoreverses ? 2 : 1)
    let passed = min(max(local, 0), end)
    var run = (passed / whole).rounded(.down)
    // The end of the last cycle does not begin another cycle.
    if passed >= end, run > 0, run * whole >= passed { run -= 1 }
    var rest = passed - run * whole
    if rest > runDuration { rest = max(0, 2 * runDuration - rest) }
    let part = rest / runDuration
    apply(timingFunction.map { $0.curve.value(at: part) } ?? part, run: run, to: shown)
  }

  /// Returns the time within a cycle for a progress.
  final func time(at progress: Double) -> Double { progress * runDuration }
}

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The animated property, for example `opacity`, `position.x` or `transform.rotation.z`.
  ///
  /// Adding an animation of an unsupported property logs a message.
  public final var keyPath: String?
  /// Whether the animated value is added to the layer's own value; `false` by default.
  public final var isAdditive = false
  /// Whether each cycle starts from the end value of the previous one; `false` by default.
  public final var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Returns the value at a progress. `current` is the layer's own value.
  @_spi(Hosts) open func value(at progress: Double, _ current: LayerState) -> LayerState? { nil }

  /// Sets the property to its value at a progress.
  @_spi(Hosts) open override func apply(_ progress: Double, run: Double, to shown: LayerShown) {
    guard let name = keyPath, let current = shown.value(of: name),
      var value = value(at: progress, LayerState(current))?.value
    else { return }
    if isCumulative, run > 0, let last = self.value(at: 1, LayerState(current))?.value {
      value = value.adding(last, times: CGFloat(run))
    }
    shown.set(name, isAdditive ? current.adding(value) : value)
  }
}

/// A value of an animatable property, as hosts see it.
@_spi(Hosts) public struct LayerState {
  let value: LayerValue

  init(_ value: LayerValue) {
    self.value = value
  }
}

/// An animation from one value to another.
///
/// Any of `fromValue`, `toValue` and `byValue` may be `nil`. Missing values are derived from the others and from the
/// layer's own value.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  final var from: LayerValue?
  final var to: LayerValue?
  final var by: LayerValue?

  /// Returns the start and end values of a cycle.
  private final func ends(_ current: LayerValue) -> (LayerValue, LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, from.adding(by))
    case (nil, let to?, let by?): (to.adding(by, times: -1), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, current.adding(by))
    case (nil, nil, nil): (current, current)
    }
  }

  /// Returns the interpolated value at a progress.
  @_spi(Hosts) open override func value(at progress: Double, _ current: LayerState) -> LayerState? {
    let (from, to) = ends(current.value)
    return LayerState(from.mixed(with: to, CGFloat(progress)))
  }
}

/// An animation that follows the motion of a mass on a damped spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass; 1 by default. Values of 0 or less count as a small positive mass.
  public final var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  public final var stiffness: CGFloat = 100
  /// The damping; 10 by default.
  public final var damping: CGFloat = 10
  /// The initial velocity, as a multiple of the total distance per second; 0 by default.
  public final var initialVelocity: CGFloat = 0

  /// Creates a spring from its perceived duration, in seconds, and its bounce. A bounce of 0 does not overshoot; 1
  /// oscillates forever.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-3)
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.99))
    mass = 1
    stiffness = CGFloat(frequency * frequency)
    damping = CGFloat(2 * frequency) * ratio
  }

  private final var motion: SpringMotion {
    SpringMotion(
      from: 0, to: 1, velocity: Double(initialVelocity),
      spring: Spring(
        mass: Double(max(mass, 1e-3)), stiffness: Double(max(stiffness, 1e-3)), damping: Double(max(damping, 0))))
  }

  /// The time until the spring stays within a thousandth of the distance from its target, in seconds.
  public final var settlingDuration: CFTimeInterval { motion.settlingDuration(within: 0.001) }

  /// Returns the value on the spring. The timing function has no effect.
  @_spi(Hosts) open override func value(at progress: Double, _ current: LayerState) -> LayerState? {
    super.value(at: motion.value(at: time(at: progress)), current)
  }
}

/// A group of animations of one layer that run in a common time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations. Their `beginTime` is relative to the start of the group. They end no later than the group, and
  /// their delegates are not called. `nil` by default.
  public final var animations: [CAAnimation]?

  /// Applies each animation at its own time.
  @_spi(Hosts) open override func apply(_ progress: Double, run: Double, to shown: LayerShown) {
    let time = time(at: progress)
    for animation in animations ?? [] { animation.apply(at: time - animation.beginTime, to: shown) }
  }
}
