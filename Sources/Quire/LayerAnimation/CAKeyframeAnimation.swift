// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The interpolation between keyframe values.
public struct CAAnimationCalculationMode: Hashable, Sendable {
  fileprivate enum Kind { case linear, discrete, paced }
  fileprivate let kind: Kind

  /// Linear interpolation between values. The default.
  public static let linear = CAAnimationCalculationMode(kind: .linear)
  /// No interpolation: each value is shown until the next one.
  public static let discrete = CAAnimationCalculationMode(kind: .discrete)
  /// Linear interpolation at constant speed. Key times are ignored.
  public static let paced = CAAnimationCalculationMode(kind: .paced)
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: Hashable, Sendable {
  fileprivate let isReversed: Bool

  /// The layer's x-axis points in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(isReversed: false)
  /// The layer's x-axis points against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(isReversed: true)
}

/// An animation through a sequence of values or along a path.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  final var keys: [LayerValue] = []
  /// The path that a position follows, or `nil` to use the values.
  public final var path: CGPath?
  /// The times of the values, as fractions of the duration. With `nil`, the default, they are evenly spaced. With
  /// `discrete`, there is one more time than there are values.
  public final var keyTimes: [NSNumber]?
  /// The timing curves between consecutive values. `nil`, the default, means constant speed.
  public final var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values; `linear` by default.
  public final var calculationMode = CAAnimationCalculationMode.linear
  /// The rotation along the path. `nil`, the default, means none.
  public final var rotationMode: CAAnimationRotationMode?

  /// Returns the index of the keyframe before a progress, and the fraction of the way to the next keyframe.
  private final func place(_ progress: Double, count: Int) -> (index: Int, part: Double) {
    let isDiscrete = calculationMode == .discrete
    let spans = isDiscrete ? count : count - 1
    guard spans > 0 else { return (0, 0) }
    let times = calculationMode == .paced ? [] : (keyTimes ?? []).map { $0.doubleValue }
    var index = 0
    var part = 0.0
    if times.count == spans + 1 {
      while index < spans - 1, progress >= times[index + 1] { index += 1 }
      let width = times[index + 1] - times[index]
      part = width > 0 ? min(max((progress - times[index]) / width, 0), 1) : 1
    } else {
      let whole = min(max(progress, 0), 1) * Double(spans)
      index = min(Int(whole), spans - 1)
      part = whole - Double(index)
    }
    if isDiscrete { return (index, 0) }
    if let functions = timingFunctions, functions.indices.contains(index) {
      part = functions[index].curve.value(at: part)
    }
    return (index, part)
  }

  /// Returns the interpolated value at a progress.
  @_spi(Hosts) open override func value(at progress: Double, _ current: LayerState) -> LayerState? {
    if let path { return along(path.outline, progress).map { LayerState(.point($0.point)) } }
    guard let last = keys.last else { return nil }
    if calculationMode == .paced { return LayerState(paced(progress)) }
    let (index, part) = place(progress, count: keys.count)
    let next = keys.indices.contains(index + 1) ? keys[index + 1] : last
    return LayerState(keys[index].mixed(with: next, CGFloat(part)))
  }

  /// Moves the layer and, with a rotation mode, rotates it along the path.
  @_spi(Hosts) open override func apply(_ progress: Double, run: Double, to shown: LayerShown) {
    super.apply(progress, run: run, to: shown)
    guard let rotationMode, let path, let place = along(path.outline, progress) else { return }
    let turn = rotationMode.isReversed ? .pi : 0
    shown.set("transform.rotation.z", .number(CGFloat(place.angle + turn)))
  }

  private final func paced(_ progress: Double) -> LayerValue {
    func distance(_ a: LayerValue, _ b: LayerValue) -> Double {
      switch (a, b) {
      case (.number(let a), .number(let b)): return Double((b - a).magnitude)
      case (.point(let a), .point(let b)):
        let (x, y) = (Double(b.x - a.x), Double(b.y - a.y))
        return (x * x + y * y).squareRoot()
      default: return 1
      }
    }
    let lengths = zip(keys, keys.dropFirst()).map { distance($0, $1) }
    var rest = min(max(progress, 0), 1) * lengths.reduce(0, +)
    for (index, length) in lengths.enumerated() {
      if rest <= length, length > 0 { return keys[index].mixed(with: keys[index + 1], CGFloat(rest / length)) }
      rest -= length
    }
    return keys[keys.count - 1]
  }

  /// Returns the point and direction of a path at a progress. Each line and curve takes equal time; if paced, the time
  /// is proportional to the length.
  private final func along(_ outline: Outline, _ progress: Double) -> (point: CGPoint, angle: Double)? {
    let pieces = outline.pieces
    guard !pieces.isEmpty else { return nil }
    var (index, part) = (0, 0.0)
    if calculationMode == .paced {
      var rest = CGFloat(min(max(progress, 0), 1)) * pieces.reduce(0) { $0 + $1.length }
      while index < pieces.count - 1, rest > pieces[index].length {
        rest -= pieces[index].length
        index += 1
      }
      let length = pieces[index].length
      part = length > 0 ? Double(rest / length) : 0
    } else {
      (index, part) = place(progress, count: pieces.count + 1)
    }
    let piece = pieces[min(index, pieces.count - 1)]
    let point = piece.point(at: CGFloat(part))
    let (before, after) = (piece.point(at: max(0, CGFloat(part) - 0.01)), piece.point(at: min(1, CGFloat(part) + 0.01)))
    return (point, Markup.angle(after.x - before.x, after.y - before.y))
  }
}
