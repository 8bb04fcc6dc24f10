// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIView {
  /// The change of speed in the course of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends, cubic Bézier (0.42, 0), (0.58, 1). The default.
    case easeInOut = 0
    /// Slow at the beginning, cubic Bézier (0.42, 0), (1, 1).
    case easeIn = 1
    /// Slow at the end, cubic Bézier (0, 0), (0.58, 1).
    case easeOut = 2
    /// Constant speed: progress is the fraction of the time.
    case linear = 3

    /// Creates a curve from a number. Keyboard notifications contain 7, which has no case and reads as `easeInOut`.
    /// Animations with it as an option follow the keyboard's curve.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, AnimationCurve.keyboard: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    static let keyboard = 7

    var cubic: CubicCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// The options of an animation. Quire has only the options listed here.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, with the curve's raw value in bits 16 to 19. Bits without a name are ignored.
    public var rawValue: UInt

    /// Creates options from bits, such as `7 << 16` for the keyboard's curve.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Subviews are laid out within the animation, so that they move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views take touches while they move. They do so without this option too.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation starts from the visible state of the view. Animations do so without this option too.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Slow at both ends. The default, so no bit represents it.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning, as `AnimationCurve.easeIn`.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end, as `AnimationCurve.easeOut`.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed, as `AnimationCurve.linear`.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Makes `UIView.transition(from:to:)` hide the first view and show the second, instead of replacing it.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Flips the view to the right around its vertical axis.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view to the left around its vertical axis.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Fades from the old content to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view downward around its horizontal axis.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view upward around its horizontal axis.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    private var rawCurve: Int { Int(rawValue >> 16 & 15) }
    var curve: AnimationCurve { AnimationCurve(rawValue: rawCurve) ?? .easeInOut }
    var followsKeyboard: Bool { rawCurve == AnimationCurve.keyboard }
  }

  private static var isOff = false

  /// Whether animations run. Otherwise changes are visible immediately. `true` by default.
  public static var areAnimationsEnabled: Bool { !isOff }

  /// Switches all animations on or off, for every view, until the next call. They are on initially.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    isOff = !enabled
  }

  /// Makes changes that are visible immediately, even within an animation.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasOff = isOff
    isOff = true
    ViewTransaction.run(nil, actionsWithoutAnimation)
    isOff = wasOff
  }

  /// Animates changes of frames, transforms, alpha, backgrounds and corners. Durations are in seconds. On return, the
  /// properties have their new values. The views move there from their visible state, starting at their current
  /// velocity.
  ///
  /// `completion` runs when the time is over, with `false` if the views have left the window by then. If nothing was
  /// changed, it runs at the end of the turn.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing =
      options.followsKeyboard
      ? Session.current?.keyboardTiming(duration: duration) : Timing(options.curve.cubic, duration: duration)
    animate(
      with: duration > 0 ? timing : nil, delay: delay, options: options, animations, completion: completion)
  }

  /// Animates changes on a spring that has come to rest after `duration`. A damping ratio of 1 doesn't oscillate.
  /// `initialSpringVelocity` is in whole distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing =
      duration > 0
      ? Timing(settlingIn: duration, dampingRatio: Double(dampingRatio), velocity: Double(velocity)) : nil
    animate(with: timing, delay: delay, options: options, animations, completion: completion)
  }

  /// Animates changes. A `nil` timing means no animation.
  static func animate(
    with timing: Timing?, delay: TimeInterval = 0, options: AnimationOptions = [], _ animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let session = Session.current else {
      animations()
      completion?(true)
      return
    }
    guard let timing, areAnimationsEnabled else {
      ViewTransaction.run(nil, animations)
      if let completion { session.afterward { completion(true) } }
      return
    }
    if let track = Track.current {
      let transaction = track.makeTransaction(timing, delay: max(0, delay), completion: completion)
      return ViewTransaction.run(transaction) {
        animations()
        if options.contains(.layoutSubviews) { session.layout() }
      }
    }
    let transaction = ViewTransaction(timing, start: session.clock + max(0, delay))
    ViewTransaction.run(transaction) {
      animations()
      if options.contains(.layoutSubviews) { session.layout() }
    }
    guard let completion else { return }
    if transaction.hasChanges {
      session.schedule(at: transaction.end) { completion(transaction.isIntact) }
    } else {
      session.afterward { completion(true) }
    }
  }
}
