// SPDX-License-Identifier: Apache-2.0

/// The position at which an object would come to rest if it were released and slowed down like a scroll view.
public struct Projection: Hashable, Sendable {
  /// The fraction of the velocity that is left after each millisecond, 0...0.9999. UIScrollView's normal rate is 0.998,
  /// its fast one 0.99 [WWDC18-803].
  public let decelerationRate: Double

  /// Creates a projection. A rate beyond the range counts as its nearest end, NaN as 0.
  public init(decelerationRate: Double) {
    self.decelerationRate = decelerationRate > 0 ? min(decelerationRate, 0.9999) : 0
  }

  /// Returns the distance until the object stops, for a velocity in points per second: (v / 1000)·d / (1 − d), the sum
  /// over whole milliseconds [WWDC18-803].
  ///
  /// NaN counts as 0.
  public func distance(velocity: Double) -> Double {
    guard !velocity.isNaN else { return 0 }
    return velocity / 1000 * (decelerationRate / (1 - decelerationRate))
  }
}
