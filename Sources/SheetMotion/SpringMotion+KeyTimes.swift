// SPDX-License-Identifier: Apache-2.0

extension SpringMotion {
  /// Appends key times for this motion on 0...duration: the first is 0, the last is `duration`.
  ///
  /// Each key is as far from the previous one as the error permits, to 2 %. Between two inflections y′ is monotonic, so
  /// the line from key to key is farthest from the curve where y′ equals its slope m, and only there. That point is
  /// found by Newton's steps t − (y′(t) − m) / y″(t), with y″ = −2a·y′ − ω²·y. So the error is known, not sampled, for
  /// every spring. For a short step h it is h²·|y″| / 8, which gives the first guess.
  ///
  /// If the duration is not finite and positive, the only key is 0. A spring that is at its target at once gets a key
  /// right after 0. If the last key is shown at `target` instead of the value at that time, the last line's error grows
  /// by at most the distance between the two.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. `settlingDuration(within:)` covers the whole visible motion.
  ///   - tolerance: The largest distance between curve and line, in device pixels. If it is not positive, it counts as
  ///     10⁻³.
  ///   - scale: The number of device pixels in a point. If it is not positive, it counts as 1.
  ///   - times: The array that the key times are appended to.
  public func keyTimes(duration: Double, tolerance: Double, scale: Double = 1, into times: inout [Double]) {
    times.append(0)
    guard duration > 0, duration.isFinite else { return }
    guard restTime > 0 else {
      if duration > Spring.minimumResponse, from != target { times.append(Spring.minimumResponse) }
      times.append(duration)
      return
    }
    let bound = Baking.bound(tolerance, scale)
    // After this time, the curve and the line are both within half the bound of the target.
    let calm = settlingDuration(within: bound / 2)
    var inflections = Inflections(of: self)
    var key = point(at: 0)
    var step = min(duration, (8 * bound / key.acceleration.magnitude).squareRoot())
    var growth = 1.0
    while key.time < calm {
      inflections.skip(to: key.time)
      let longest = min(duration - key.time, inflections.spacing)
      let next = farthest(from: key, step: min(step * growth, longest), longest: longest, bound, inflections.next)
      guard next.time < duration - duration * 1e-12 else { break }
      let length = next.time - key.time
      growth = min(max(length / step, 0.5), 2)
      step = length
      times.append(next.time)
      key = next
    }
    times.append(duration)
  }

  /// A time, with the position and the velocity of the motion at that time.
  struct Point {
    var time: Double
    var y: Double
    var velocity: Double
    var acceleration: Double
  }

  func point(at time: Double) -> Point {
    let (y, velocity) = displacement(at: time)
    let omega = spring.angularFrequency
    return Point(time: time, y: y, velocity: velocity, acceleration: -2 * decay * velocity - omega * omega * y)
  }

  /// The times at which y″ is 0: S/C = (aV + W) / (aW − qV) with W = aV + ω²A, and each half period after it.
  private struct Inflections {
    /// The next inflection. Infinite if there is none.
    var next: Double
    /// The distance from one inflection to the next. A line of at most that length crosses at most one.
    let spacing: Double

    init(of motion: SpringMotion) {
      let isSwinging = motion.spring.dampingRatio < 1
      spacing = isSwinging ? Double.pi / motion.frequency : .infinity
      let square = motion.frequency * motion.frequency * (isSwinging ? 1 : -1)
      let velocity = motion.initialVelocity
      next =
        motion.firstTime(
          ofRatio: motion.decay * velocity + motion.pull, to: motion.decay * motion.pull - square * velocity)
        ?? .infinity
    }

    mutating func skip(to time: Double) {
      guard next <= time else { return }
      if spacing == .infinity { next = .infinity }
      while next <= time { next += spacing }
    }
  }

  /// Returns the farthest end, at most `longest` away, of a line from `key` with an error within the bound.
  private func farthest(
    from key: Point, step: Double, longest: Double, _ bound: Double, _ inflection: Double
  ) -> Point {
    var step = step
    var good: Point?
    var bad = Double.infinity
    for _ in 0..<60 {
      let end = point(at: key.time + step)
      let error = lineError(from: key, to: end, inflection)
      if error <= bound {
        good = end
        if step == longest || error >= bound * 0.96 { break }
      } else {
        bad = step
      }
      let least = good.map { $0.time - key.time } ?? 0
      // A very small step counts as none, because only the curve's own rounding error is left.
      guard bad - least > bad * 0.001 || bad == .infinity else { break }
      // The error grows with the square of the step, and more slowly where the curve settles.
      var next = step * (bound * 0.985 / error).squareRoot()
      next = min(next, step * 8)
      if !(next > least && next < bad) { next = bad == .infinity ? step * 2 : (least + bad) / 2 }
      step = min(next, longest)
    }
    return good ?? point(at: key.time + step)
  }

  /// Returns the largest distance of the curve from a straight line between two of its points.
  private func lineError(from start: Point, to end: Point, _ inflection: Double) -> Double {
    let slope = (end.y - start.y) / (end.time - start.time)
    guard inflection > start.time, inflection < end.time else {
      return bulge(of: start, slope, between: start, end)
    }
    let middle = point(at: inflection)
    return max(bulge(of: start, slope, between: start, middle), bulge(of: start, slope, between: middle, end))
  }

  /// Returns the largest distance from the line through `origin`, if y′ is monotonic between two points.
  private func bulge(of origin: Point, _ slope: Double, between first: Point, _ last: Point) -> Double {
    var low = first.time
    var high = last.time
    let rises = last.velocity > first.velocity
    // If y′ does not pass the slope, the distance is largest at an end. The ends of the line are on the curve.
    guard (first.velocity < slope) != (last.velocity < slope) else {
      let (one, other) = (distance(first, origin, slope), distance(last, origin, slope))
      return max(one, other)
    }
    var time = (low + high) / 2
    var greatest = 0.0
    for _ in 0..<40 {
      let here = point(at: time)
      let excess = here.velocity - slope
      // The difference between here and the vertex, if the curve were a parabola.
      let missing = (excess * excess / (2 * here.acceleration)).magnitude
      let found = distance(here, origin, slope)
      greatest = max(greatest, found)
      if missing <= found * 0.01 { return greatest + missing }
      if (excess < 0) == rises { low = time } else { high = time }
      guard high - low > high * 1e-14 else { break }
      let next = time - excess / here.acceleration
      time = next > low && next < high ? next : (low + high) / 2
    }
    return greatest
  }

  private func distance(_ point: Point, _ origin: Point, _ slope: Double) -> Double {
    (point.y - origin.y - slope * (point.time - origin.time)).magnitude
  }
}
