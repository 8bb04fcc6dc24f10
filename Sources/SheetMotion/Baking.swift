// SPDX-License-Identifier: Apache-2.0

/// Chooses the key times of a curve, so that straight lines between the keys stay close to it.
public enum Baking {
  /// Appends key times for a curve on 0...duration: the first is 0, the last is `duration`.
  ///
  /// Each key is as far from the previous one as the error permits. The error of a line is measured at 7 points inside
  /// it, and estimated between them by a parabola through the largest one and its neighbors. So the bound applies to a
  /// curve that is smooth on the scale of `duration` / 64. A curve with corners is baked piece by piece, each with its
  /// `start`. No line is shorter than 1/65536 of the piece: a jump becomes a line of that length, whatever its error.
  ///
  /// - Parameters:
  ///   - start: The time when the piece begins, in seconds. Above 0 it counts as the last key of the previous piece,
  ///     and is not appended again.
  ///   - duration: The time when the piece ends, in seconds. If it is not finite or not after `start`, only `start` is
  ///     appended, if it is 0.
  ///   - tolerance: The largest distance between curve and line, in device pixels. If it is not positive, it counts as
  ///     10⁻³.
  ///   - scale: The number of device pixels in a unit of the curve. If it is not positive, it counts as 1.
  ///   - times: The array that the key times are appended to.
  ///   - value: The curve.
  public static func keyTimes(
    from start: Double = 0, duration: Double, tolerance: Double, scale: Double = 1, into times: inout [Double],
    value: (Double) -> Double
  ) {
    if !(start > 0) { times.append(0) }
    var key = max(start, 0)
    guard duration.isFinite, duration > key else { return }
    let bound = Baking.bound(tolerance, scale)
    let line = Line(key, value(key), duration, value(duration))
    if line.error(parts: 32, value) <= bound {
      times.append(duration)
      return
    }
    let longest = (duration - key) / 8
    let shortest = (duration - key) / 65536
    var step = longest / 8
    var usual = step
    var keyValue = line.startValue
    while true {
      let remaining = duration - key
      let longestHere = min(longest, step * 4, remaining)
      step = min(max(step, shortest), longestHere)
      // The largest step known to be within the bound, and the smallest one known to be beyond it.
      var good = 0.0
      var bad = Double.infinity
      var end = keyValue
      while true {
        let there = value(key + step)
        let error = Line(key, keyValue, key + step, there).error(parts: 8, value)
        if error <= bound || step <= shortest {
          (good, end) = (step, there)
          if step >= longestHere || error > bound * 0.96 { break }
        } else {
          bad = step
        }
        guard bad == .infinity || bad - good > max(bad * 0.01, shortest / 4) else { break }
        // The error grows with the square of the step.
        var next = step * (bound * 0.98 / error).squareRoot()
        if !(next > good && next < bad) { next = bad < .infinity ? (good + bad) / 2 : longestHere }
        step = min(max(next, shortest), longestHere)
      }
      guard remaining - good > shortest / 4 else { break }
      key += good
      keyValue = end
      times.append(key)
      // After a jump, the step from before it is used again.
      if good > shortest { step = good } else { step = usual }
      usual = step
    }
    times.append(duration)
  }

  static func bound(_ tolerance: Double, _ scale: Double) -> Double {
    (tolerance > 0 ? tolerance : 1e-3) / (scale > 0 && scale.isFinite ? scale : 1)
  }
}

/// A straight line between two points of a curve.
private struct Line {
  let start: Double
  let startValue: Double
  let length: Double
  let rise: Double

  init(_ start: Double, _ startValue: Double, _ end: Double, _ endValue: Double) {
    self.start = start
    self.startValue = startValue
    length = end - start
    rise = endValue - startValue
  }

  /// Returns the largest distance of the curve from the line, at points that divide the line into `parts`.
  func error(parts: Int, _ value: (Double) -> Double) -> Double {
    var greatest = 0.0
    var before = 0.0
    var middle = 0.0
    for index in 1...parts {
      let share = Double(index) / Double(parts)
      let after = index == parts ? 0 : value(start + length * share) - (startValue + rise * share)
      // The vertex of the parabola through the three points, if the middle one is the largest.
      var top = middle.magnitude
      let bend = 2 * middle - before - after
      let skew = (after - before) / 2
      if bend.magnitude > skew.magnitude {
        top = max(top, (middle + skew * skew / (2 * bend)).magnitude)
      }
      greatest = max(greatest, top)
      before = middle
      middle = after
    }
    return greatest
  }
}
