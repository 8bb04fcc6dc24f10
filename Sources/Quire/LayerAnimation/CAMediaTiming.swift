// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let isBefore: Bool
  let isAfter: Bool

  /// The layer's own values; the default.
  public static let removed = CAMediaTimingFillMode(isBefore: false, isAfter: false)
  /// The animation's last values afterward, as long as it is not removed.
  public static let forwards = CAMediaTimingFillMode(isBefore: false, isAfter: true)
  /// The animation's first values before.
  public static let backwards = CAMediaTimingFillMode(isBefore: true, isAfter: false)
  /// Both.
  public static let both = CAMediaTimingFillMode(isBefore: true, isAfter: true)
}

/// The times of an animation.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The time of the start in the parent's time, in seconds; 0, the default, for when the animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. 0, the default, means that of the transaction.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time; 1 by default.
  var speed: Float { get set }
  /// The time in the run at which it starts, in seconds; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may have a fraction or be infinite. 0, the default, is one run.
  var repeatCount: Float { get set }
  /// The time for which runs are repeated, in seconds, instead of `repeatCount`; 0 by default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one in reverse; `false` by default.
  var autoreverses: Bool { get set }
  /// What is shown before and after; `removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// Returns the current time of animations, in seconds since some start.
@MainActor public func CACurrentMediaTime() -> CFTimeInterval { Session.current?.clock ?? 0 }

/// The names of the usual timing functions.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let curve: CubicCurve

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(curve: .linear)
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(curve: .easeIn)
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(curve: .easeOut)
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(curve: .easeInOut)
  /// Slow at both ends, more so at the end.
  public static let `default` = CAMediaTimingFunctionName(curve: CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
}

/// The course of an animation's speed: a Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// Creates a usual function.
  public init(name: CAMediaTimingFunctionName) {
    curve = name.curve
    super.init()
  }

  /// Creates a function from the control points of its curve. Their x are limited to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(
      x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y))
    super.init()
  }

  /// Writes x and y of a control point: 0 and 3 are the ends. Traps for another index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "The index of a control point is 0...3.")
    // The caller's array has two numbers, as in Core Animation.
    unsafe ptr[0] = Float(points[idx].0)
    unsafe ptr[1] = Float(points[idx].1)
  }
}
