// SPDX-License-Identifier: Apache-2.0

extension SpringMotion {
  /// Returns the time after which the value always stays within `tolerance` of the target, in seconds.
  ///
  /// It is the last time at which |y| equals the tolerance, rounded up by at most 10⁻⁹ / ω. 0 if |y| never exceeds the
  /// tolerance. A tolerance that is not positive gives `restTime`. Infinite for a spring without damping if its
  /// amplitude exceeds the tolerance.
  public func settlingDuration(within tolerance: Double) -> Double {
    guard restTime > 0 else { return 0 }
    guard tolerance > 0 else { return restTime }
    // Between two neighboring extrema y is monotonic, so the last crossing is right after the last extremum (or the
    // start) beyond the tolerance.
    var start = 0.0
    var distance = offset
    var end = Double.infinity
    if let extremum = firstExtremum {
      let peak = displacement(at: extremum).y
      if peak.magnitude > tolerance {
        start = extremum
        distance = peak
        if spring.dampingRatio < 1 {
          // Each extremum is half a period after the previous one, and smaller by the factor e⁻ᵃ·ʰᵃˡᶠ.
          let half = Double.pi / frequency
          guard decay > 0 else { return .infinity }
          let swings = Transcendental.log(peak.magnitude / tolerance) / (decay * half)
          guard swings < 1e15 else { return restTime }
          var whole = swings.nearestInteger
          if whole > swings { whole -= 1 }
          start += whole * half
          end = start + half
          distance = displacement(at: start).y
        }
      } else {
        end = extremum
      }
    }
    guard distance.magnitude > tolerance else { return start }
    return min(lastCrossing(of: distance < 0 ? -tolerance : tolerance, after: start, before: end), restTime)
  }

  /// The first time above 0 at which the velocity is 0: S/C = V / (aV + ω²A).
  var firstExtremum: Double? {
    firstTime(ofRatio: initialVelocity, to: pull)
  }

  /// Returns the first time above 0 at which S/C is a ratio: tan √q·t / √q or tanh √−q·t / √−q.
  ///
  /// Below damping ratio 1 there is always one, and another after each half period, unless both parts are 0; from 1 on
  /// there is at most one.
  func firstTime(ofRatio numerator: Double, to denominator: Double) -> Double? {
    let ratio = numerator / denominator
    guard !ratio.isNaN else { return nil }
    let tangent = ratio * frequency
    if spring.dampingRatio < 1 {
      return (Transcendental.atan(tangent) + (tangent > 0 ? 0 : Double.pi)) / frequency
    }
    guard ratio > 0, ratio < .infinity, tangent < 1 else { return nil }
    // artanh(u) / u is 1 + u²/3 for a small u, where the logarithm cancels.
    if tangent < 1e-4 { return ratio * (1 + tangent * tangent / 3) }
    return Transcendental.log((1 + tangent) / (1 - tangent)) / (2 * frequency)
  }

  /// Returns the time in start...end at which y, monotonic there, passes `level` on its way to 0 or beyond.
  private func lastCrossing(of level: Double, after start: Double, before end: Double) -> Double {
    var low = start
    var high = start
    var step = 1 / (decay + frequency)
    repeat {
      high = min(low + step, end)
      step *= 2
    } while high < min(end, restTime) && isBeyond(level, at: high)
    // Newton's steps on ln(y / level), which is nearly straight where y decays. A step that leaves the bracket is
    // replaced by bisection.
    let width = max(1e-9 / spring.angularFrequency, high * 1e-15)
    var time = (low + high) / 2
    for _ in 0..<200 where high - low > width {
      let (y, velocity) = displacement(at: time)
      let isBeyond = level > 0 ? y > level : y < level
      if isBeyond { low = time } else { high = time }
      let ratio = y / level
      var next = ratio > 0 ? time - Transcendental.log(ratio) * y / velocity : .nan
      // A little past the root, so that the next step closes the bracket from the other side.
      next += isBeyond ? width / 4 : -width / 4
      time = next > low && next < high ? next : (low + high) / 2
    }
    return high
  }

  private func isBeyond(_ level: Double, at time: Double) -> Bool {
    let y = displacement(at: time).y
    return level > 0 ? y > level : y < level
  }
}
