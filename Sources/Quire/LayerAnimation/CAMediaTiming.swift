// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The values that an animation shows before its start and after its end.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  let isBefore: Bool
  let isAfter: Bool

  /// The layer's own values, before and after. The default.
  public static let removed = CAMediaTimingFillMode(isBefore: false, isAfter: false)
  /// The animation's last values after its end, until it is removed.
  public static let forwards = CAMediaTimingFillMode(isBefore: false, isAfter: true)
  /// The animation's first values before its start.
  public static let backwards = CAMediaTimingFillMode(isBefore: true, isAfter: false)
  /// Both `forwards` and `backwards`.
  public static let both = CAMediaTimingFillMode(isBefore: true, isAfter: true)
}

/// The timing of an animation or a layer.
@preconcurrency @MainActor public protocol CAMediaTiming: AnyObject {
  /// The start time in the parent's time, in seconds. 0, the default, means the time at which the animation is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle, in seconds. 0, the default, means the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// The speed relative to the parent's time; 1 by default.
  var speed: Float { get set }
  /// The time within the cycle at which the animation starts, in seconds; 0 by default.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, which may be fractional or infinite. 0, the default, means one cycle.
  var repeatCount: Float { get set }
  /// The total duration of the repetitions, in seconds. Used instead of `repeatCount` unless it is 0, the default.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each cycle is followed by a reverse cycle; `false` by default.
  var autoreverses: Bool { get set }
  /// The values shown before the start and after the end; `removed` by default.
  var fillMode: CAMediaTimingFillMode { get set }
}

#if !canImport(Darwin)
  /// A time in seconds.
  public typealias CFTimeInterval = Double
#endif

/// Returns the current animation time, in seconds since an arbitrary start.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { Session.current?.clock ?? 0 }

/// The names of the standard timing functions.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  let curve: CubicCurve

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(curve: .linear)
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(curve: .easeIn)
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(curve: .easeOut)
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(curve: .easeInOut)
  /// Starts slowly and ends more slowly.
  public static let `default` = CAMediaTimingFunctionName(curve: CubicCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
}

/// A timing curve of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor public final class CAMediaTimingFunction: NSObject {
  let curve: CubicCurve

  /// Creates a standard timing function.
  public init(name: CAMediaTimingFunctionName) {
    curve = name.curve
    super.init()
  }

  /// Creates a timing function from two control points. Their x values are clamped to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(
      x1: Double(min(max(c1x, 0), 1)), y1: Double(c1y), x2: Double(min(max(c2x, 0), 1)), y2: Double(c2y))
    super.init()
  }

  /// Writes the x and y of a control point. Indexes 0 and 3 are the ends of the curve. Traps for any other index.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "The index of a control point is 0...3.")
    // By contract, the caller's array holds two numbers, as in Core Animation.
    unsafe ptr[0] = Float(points[idx].0)
    unsafe ptr[1] = Float(points[idx].1)
  }
}
