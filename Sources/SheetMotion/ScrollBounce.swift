// SPDX-License-Identifier: Apache-2.0

/// The motion of content after a finger has let it go, with edges beyond which it may not stay.
///
/// Between the edges its velocity decays. At an edge it continues with its velocity there, on a spring that returns it
/// to the edge. If it is released beyond an edge, it is on that spring from the start; if it returns so fast that it
/// passes the edge, it decays from there. So there are at most three parts: spring, decay, spring. Position and
/// velocity are continuous where they meet.
public struct ScrollBounce: Hashable, Sendable {
  /// The lower edge, in points. `upper` is at least `lower`.
  public let lower: Double
  /// The largest position of rest, in points. Equal to `lower` if the content does not scroll.
  public let upper: Double

  private let arrival: SpringMotion
  /// The time when the first spring passes the edge inward. 0 if the motion began between the edges, infinite if it
  /// ends at the edge.
  private let arrivalEnd: Double
  private let decay: ScrollDecay
  /// The time when the decay meets an edge. Infinite if it comes to rest before.
  private let decayEnd: Double
  private let departure: SpringMotion

  /// Creates a bounce.
  ///
  /// - Parameters:
  ///   - position: The position at time 0, in points. NaN counts as `lower`.
  ///   - velocity: The velocity at time 0, per second. NaN counts as 0.
  ///   - lower: The smallest position of rest. NaN counts as 0.
  ///   - upper: The largest position of rest. Less than `lower` or NaN counts as `lower`.
  ///   - decelerationRate: The deceleration rate, as in `ScrollDecay`.
  ///   - spring: The spring at the edges. A damping ratio below 1 counts as 1, so that content does not oscillate.
  public init(
    position: Double, velocity: Double, lower: Double, upper: Double,
    decelerationRate: Double = ScrollDecay.normalRate, spring: Spring
  ) {
    let spring = Spring(response: spring.response, dampingRatio: max(spring.dampingRatio, 1))
    let lower = SpringMotion.bounded(lower, else: 0)
    let upper = max(SpringMotion.bounded(upper, else: lower), lower)
    let position = SpringMotion.bounded(position, else: lower)
    self.lower = lower
    self.upper = upper

    let nearest = min(max(position, lower), upper)
    arrival = SpringMotion(from: position, to: nearest, velocity: velocity, spring: spring)
    if nearest == position {
      arrivalEnd = 0
      decay = ScrollDecay(from: position, velocity: velocity, decelerationRate: decelerationRate)
    } else if let crossing = arrival.firstCrossing {
      arrivalEnd = crossing
      decay = ScrollDecay(
        from: nearest, velocity: arrival.velocity(at: crossing), decelerationRate: decelerationRate)
    } else {
      arrivalEnd = .infinity
      decay = ScrollDecay(from: nearest, velocity: 0)
    }

    let edge = decay.initialVelocity < 0 ? lower : upper
    if decay.initialVelocity != 0, let end = decay.time(reaching: edge) {
      decayEnd = arrivalEnd + end
      departure = SpringMotion(from: edge, to: edge, velocity: decay.velocity(at: end), spring: spring)
    } else {
      decayEnd = .infinity
      departure = SpringMotion(from: edge, to: edge, velocity: 0, spring: spring)
    }
  }

  /// The position at which the content comes to rest.
  public var restPosition: Double {
    if arrivalEnd == .infinity { return arrival.target }
    return decayEnd < .infinity ? departure.target : inside(decay.restPosition)
  }

  /// Returns the position at a time in seconds since the start.
  public func value(at time: Double) -> Double {
    if !(time > 0) || time < arrivalEnd { return arrival.value(at: time) }
    if time < decayEnd { return inside(decay.value(at: time - arrivalEnd)) }
    return departure.value(at: time - decayEnd)
  }

  /// Returns the velocity, per second, at a time in seconds since the start.
  public func velocity(at time: Double) -> Double {
    if !(time > 0) || time < arrivalEnd { return arrival.velocity(at: time) }
    if time < decayEnd { return decay.velocity(at: time - arrivalEnd) }
    return departure.velocity(at: time - decayEnd)
  }

  /// Returns the time after which the position stays within `tolerance` of its rest position, in seconds.
  ///
  /// It is as exact as the durations of the parts. If the motion begins beyond an edge and passes it, the time is never
  /// earlier than the time of passing.
  public func settlingDuration(within tolerance: Double) -> Double {
    if arrivalEnd == .infinity { return arrival.settlingDuration(within: tolerance) }
    if decayEnd < .infinity {
      let bounce = departure.settlingDuration(within: tolerance)
      if bounce > 0 { return decayEnd + bounce }
      // The bounce is too small to count: the content is within the tolerance before it reaches the edge.
      let near = departure.target - (decay.initialVelocity < 0 ? -tolerance : tolerance)
      return arrivalEnd + (decay.time(reaching: near) ?? 0)
    }
    return arrivalEnd + decay.settlingDuration(within: tolerance)
  }

  /// Returns the time when the motion ends: between the edges when its speed falls to a threshold, per second, and at
  /// an edge when it stays within `tolerance` of it. [OPENUIKIT]
  public func duration(untilSpeed threshold: Double, within tolerance: Double) -> Double {
    endsAtEdge ? settlingDuration(within: tolerance) : arrivalEnd + decay.duration(untilSpeed: threshold)
  }

  /// Whether the content comes to rest on the spring of an edge.
  public var endsAtEdge: Bool { arrivalEnd == .infinity || decayEnd < .infinity }

  /// The times at which one part ends and the next begins, which must be key times. Infinite for a part that has no
  /// end.
  public var joints: (Double, Double) {
    (arrivalEnd, decayEnd)
  }

  private func inside(_ position: Double) -> Double {
    min(max(position, lower), upper)
  }
}

extension SpringMotion {
  /// The first time above 0 at which the value is the target: S/C = −A/B.
  fileprivate var firstCrossing: Double? {
    firstTime(ofRatio: -offset, to: sway)
  }
}
