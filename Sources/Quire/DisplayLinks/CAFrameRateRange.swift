// SPDX-License-Identifier: Apache-2.0

/// The frame rates that an animation or a display link accepts, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The smallest acceptable rate.
  public var minimum: Float
  /// The largest acceptable rate.
  public var maximum: Float
  /// The preferred rate; `nil` for the largest one.
  public var preferred: Float?

  /// Creates a range. The preferred rate is within the two others.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Creates a range in which all rates are 0, which stands for the default rate.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The default rate of the system, 60 frames per second.
  public static let `default` = CAFrameRateRange()
}
