// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The object that learns when an animation starts and ends.
@preconcurrency @MainActor public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts. The default does nothing.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation ends; `flag` is `false` if it was removed before. The default does nothing.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of animations of layers.
@preconcurrency @MainActor open class CAAnimation: NSObject, CAMediaTiming {
  /// The time of the start in the parent's time, in seconds; 0, the default, for when the animation is added.
  public final var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds. 0, the default, means that of the transaction.
  public final var duration: CFTimeInterval = 0
  /// The speed relative to the parent's time; 1 by default.
  public final var speed: Float = 1
  /// The time in the run at which it starts, in seconds; 0 by default.
  public final var timeOffset: CFTimeInterval = 0
  /// The number of runs, which may have a fraction or be infinite. 0, the default, is one run.
  public final var repeatCount: Float = 0
  /// The time for which runs are repeated, in seconds, instead of `repeatCount`; 0 by default.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one in reverse; `false` by default.
  public final var autoreverses = false
  /// What is shown before and after; `removed` by default.
  public final var fillMode = CAMediaTimingFillMode.removed
  /// The course of the speed in each run; `nil`, the default, for constant speed.
  public final var timingFunction: CAMediaTimingFunction?
  /// The object that learns of the start and the end. The animation keeps it alive.
  public final var delegate: (any CAAnimationDelegate)?
  /// Whether the layer removes the animation at its end; `true` by default.
  public final var isRemovedOnCompletion = true

  /// Creates an animation.
  public override init() {
    super.init()
  }

  /// The duration of a run if `duration` is 0.
  @_spi(Hosts) open var standardDuration: Double { LayerActions.current.duration }

  /// Changes what is shown at a progress of a run.
  @_spi(Hosts) open func apply(_ progress: Double, run: Double, to shown: LayerShown) {}

  private final var runDuration: Double { duration > 0 && duration.isFinite ? duration : max(standardDuration, 1e-6) }

  /// The time from the start to the end, in the animation's own time.
  private final var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return runDuration * (repeatCount > 0 ? Double(repeatCount) : 1) * (autoreverses ? 2 : 1)
  }

  /// Returns the time after the start at which the animation ends; infinite for one that repeats without end.
  final var endTime: Double { speed > 0 ? (activeDuration - timeOffset) / Double(speed) : .infinity }

  /// Applies the animation at a time after its start.
  final func apply(at time: Double, to shown: LayerShown) {
    let local = time * Double(speed) + timeOffset
    let end = activeDuration
    guard time >= 0 || fillMode.isBefore, local < end || fillMode.isAfter else { return }
    let whole = runDuration * (autoreverses ? 2 : 1)
    let passed = min(max(local, 0), end)
    var run = (passed / whole).rounded(.down)
    // The end of the last run is not the start of another.
    if passed >= end, run > 0, run * whole >= passed { run -= 1 }
    var rest = passed - run * whole
    if rest > runDuration { rest = max(0, 2 * runDuration - rest) }
    let part = rest / runDuration
    apply(timingFunction.map { $0.curve.value(at: part) } ?? part, run: run, to: shown)
  }

  /// Returns the time of a run at a progress.
  final func time(at progress: Double) -> Double { progress * runDuration }
}

/// An animation of one property of a layer.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  /// The property: a name such as `opacity`, `position.x` or `transform.rotation.z`.
  ///
  /// A name without an effect is logged when the animation is added.
  public final var keyPath: String?
  /// Whether the values are added to the layer's own; `false` by default.
  public final var isAdditive = false
  /// Whether each run starts from the end of the last one; `false` by default.
  public final var isCumulative = false

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Returns the value at a progress; `current` is the layer's own.
  @_spi(Hosts) open func value(at progress: Double, _ current: LayerState) -> LayerState? { nil }

  /// Sets the property to the value of a progress.
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

/// A value that an animation changes.
@_spi(Hosts) public struct LayerState {
  let value: LayerValue

  init(_ value: LayerValue) {
    self.value = value
  }
}

/// An animation from one value to another.
///
/// Of `fromValue`, `toValue` and `byValue`, those that are `nil` follow from the layer's own value and the others.
@preconcurrency @MainActor open class CABasicAnimation: CAPropertyAnimation {
  final var from: LayerValue?
  final var to: LayerValue?
  final var by: LayerValue?

  /// The first and the last value of a run.
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

  /// Returns the value between the first and the last one.
  @_spi(Hosts) open override func value(at progress: Double, _ current: LayerState) -> LayerState? {
    let (from, to) = ends(current.value)
    return LayerState(from.mixed(with: to, CGFloat(progress)))
  }
}

/// An animation that moves like a weight on a spring.
@preconcurrency @MainActor open class CASpringAnimation: CABasicAnimation {
  /// The mass; 1 by default. Values of 0 and less count as a small one.
  public final var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  public final var stiffness: CGFloat = 100
  /// The damping; 10 by default.
  public final var damping: CGFloat = 10
  /// The speed at the start, in whole distances per second; 0 by default.
  public final var initialVelocity: CGFloat = 0

  /// Creates a spring by the time of its swing and its bounce: 0 for none, 1 for endless swings.
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

  /// The time after which the spring is at rest, to a thousandth of the distance, in seconds.
  public final var settlingDuration: CFTimeInterval { motion.settlingDuration(within: 0.001) }

  /// Returns the value on the spring's way. The timing function has no effect on it.
  @_spi(Hosts) open override func value(at progress: Double, _ current: LayerState) -> LayerState? {
    super.value(at: motion.value(at: time(at: progress)), current)
  }
}

/// Animations of one layer that share a time.
@preconcurrency @MainActor open class CAAnimationGroup: CAAnimation {
  /// The animations, whose `beginTime` counts from the start of the group. They end with the group, and their delegates
  /// are not called. `nil` by default.
  public final var animations: [CAAnimation]?

  /// Applies the animations, each at its own time.
  @_spi(Hosts) open override func apply(_ progress: Double, run: Double, to shown: LayerShown) {
    let time = time(at: progress)
    for animation in animations ?? [] { animation.apply(at: time - animation.beginTime, to: shown) }
  }
}
