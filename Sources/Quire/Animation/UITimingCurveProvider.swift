// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four named curves, of `cubicTimingParameters`.
  case builtin = 0
  /// A Bézier curve by two control points, of `cubicTimingParameters`.
  case cubic = 1
  /// A spring, of `springTimingParameters`.
  case spring = 2
  /// Several at once; no provider in Quire returns it.
  case composed = 3
}

/// Provides the timing of an animator's changes.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the parameters below count.
  var timingCurveType: UITimingCurveType { get }
  /// `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` if it was made from control points, which count then.
  public let animationCurve: UIView.AnimationCurve
  /// x is a time in 0...1, y the fraction of the way at that time; the named curve's if it was made from one.
  public let controlPoint1: CGPoint
  /// x is a time in 0...1, y how much of the way is done then; those of the named curve where it was made of one.
  public let controlPoint2: CGPoint
  /// `builtin` if it was made from a named curve, else `cubic`.
  public let timingCurveType: UITimingCurveType

  /// One of the four named curves; the default is ease in, ease out.
  public init(animationCurve curve: UIView.AnimationCurve) {
    let cubic = curve.cubic
    animationCurve = curve
    controlPoint1 = CGPoint(x: CGFloat(cubic.x1), y: CGFloat(cubic.y1))
    controlPoint2 = CGPoint(x: CGFloat(cubic.x2), y: CGFloat(cubic.y2))
    timingCurveType = .builtin
    super.init()
  }

  public override convenience init() {
    self.init(animationCurve: .easeInOut)
  }

  /// The points' x are times, clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: min(max(point1.finite.x, 0), 1), y: point1.finite.y)
    controlPoint2 = CGPoint(x: min(max(point2.finite.x, 0), 1), y: point2.finite.y)
    timingCurveType = .cubic
    super.init()
  }

  /// This object: its control points describe the curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`: a curve is no spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var cubic: CubicCurve {
    CubicCurve(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
  }
}

/// A spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// Comes to rest in the animator's time.
    case settling(dampingRatio: Double)
    /// Has a duration of its own.
    case physical(Spring)
  }

  let kind: Kind
  /// In whole ways per second.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// The spring of sheets.
  public override convenience init() {
    self.init(.physical(SheetTuning().spring), .zero)
  }

  /// Comes to rest in the animator's duration. A ratio of 1 doesn't oscillate; a smaller one overshoots. Ratios outside
  /// of 0.05...1 count as the nearer end.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.settling(dampingRatio: Double(ratio)), velocity)
  }

  /// The spring of m·y″ = −k·y − c·y′. The animator's duration doesn't count. With a mass or a stiffness that is not
  /// finite and positive, the change is made at once.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      .physical(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))), velocity)
  }

  /// `duration` is the period without damping, in seconds. `bounce` is 0 for none, up to 1 for endless swinging; a
  /// negative one slows the spring down. The animator's duration doesn't count.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
  {
    self.init(.physical(Spring(response: duration, dampingRatio: max(0, 1 - Double(bounce)))), velocity)
  }

  /// Always `spring`, whichever initialiser made it.
  public var timingCurveType: UITimingCurveType { .spring }
  /// `nil`: a spring is no curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// This object: its spring describes the timing.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The velocity for a change in one dimension.
  var speed: Double {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    let speed = x.magnitude > y.magnitude ? x : y
    return speed.isFinite ? speed : 0
  }
}

extension CGPoint {
  fileprivate var finite: CGPoint { CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}

extension Timing {
  /// The timing of a provider; `duration` is above 0.
  @MainActor init(_ provider: any UITimingCurveProvider, duration: Seconds) {
    if let spring = provider.springTimingParameters {
      switch spring.kind {
      case .settling(let ratio):
        self.init(settlingIn: duration, dampingRatio: ratio, velocity: spring.speed)
      case .physical(let physical):
        self.init(physical, velocity: spring.speed)
      }
    } else {
      self.init(provider.cubicTimingParameters?.cubic ?? .easeInOut, duration: duration)
    }
  }
}
