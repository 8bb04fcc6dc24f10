// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The kind of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of the four named curves, which `cubicTimingParameters` contains.
  case builtin = 0
  /// A Bézier curve with two control points, which `cubicTimingParameters` contains.
  case cubic = 1
  /// A spring, which `springTimingParameters` contains.
  case spring = 2
  /// A combination of several kinds. No provider in Quire returns it.
  case composed = 3
}

/// Provides the timing of an animator's changes.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The kind of timing, which determines the parameters below that apply.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a curve, or `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring, or `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve. `easeInOut` if the object was created from control points, which then determine the timing.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point: x is a time in 0...1, y the fraction of the distance at that time. For a named curve, it
  /// is that curve's point.
  public let controlPoint1: CGPoint
  /// The second control point: x is a time in 0...1, y the fraction of the distance at that time. For a named curve, it
  /// is that curve's point.
  public let controlPoint2: CGPoint
  /// The kind of timing: `builtin` for a named curve, otherwise `cubic`.
  public let timingCurveType: UITimingCurveType

  /// Creates one of the four named curves.
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

  /// Creates a curve from two control points. Their x values are times, clamped to 0...1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    controlPoint1 = CGPoint(x: min(max(point1.finite.x, 0), 1), y: point1.finite.y)
    controlPoint2 = CGPoint(x: min(max(point2.finite.x, 0), 1), y: point2.finite.y)
    timingCurveType = .cubic
    super.init()
  }

  /// The object itself, whose control points describe the curve.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// `nil`, because a curve is not a spring.
  public var springTimingParameters: UISpringTimingParameters? { nil }

  var cubic: CubicCurve {
    CubicCurve(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
  }
}

/// The timing of a spring.
@preconcurrency @MainActor public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Kind {
    /// A spring that comes to rest within the animator's duration.
    case settling(dampingRatio: Double)
    /// A spring whose duration follows from its parameters.
    case physical(Spring)
  }

  let kind: Kind
  /// The velocity in whole distances per second.
  public let initialVelocity: CGVector

  private init(_ kind: Kind, _ velocity: CGVector) {
    self.kind = kind
    initialVelocity = velocity
    super.init()
  }

  /// Creates the spring of sheets.
  public override convenience init() {
    self.init(.physical(SheetTuning().spring), .zero)
  }

  /// Creates a spring that comes to rest within the animator's duration. A ratio of 1 doesn't oscillate; a smaller one
  /// overshoots. Ratios outside 0.05...1 count as the nearer end.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    self.init(.settling(dampingRatio: Double(ratio)), velocity)
  }

  /// Creates the spring of m·y″ = −k·y − c·y′. The animator's duration has no effect. If the mass or the stiffness is
  /// not finite and positive, the change is visible immediately.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      .physical(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))), velocity)
  }

  /// Creates a spring from its period without damping, `duration`, in seconds. `bounce` goes from 0 for none to 1 for
  /// endless oscillation; a negative one slows the spring down. The animator's duration has no effect.
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero)
  {
    self.init(.physical(Spring(response: duration, dampingRatio: max(0, 1 - Double(bounce)))), velocity)
  }

  /// The kind of timing. Always `spring`, regardless of the initializer.
  public var timingCurveType: UITimingCurveType { .spring }
  /// `nil`, because a spring is not a curve.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The object itself, whose spring describes the timing.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The velocity of a change in one dimension.
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
  /// Creates the timing of a provider. `duration` is above 0.
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
