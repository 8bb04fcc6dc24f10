// SPDX-License-Identifier: Apache-2.0

/// The vertical offsets at which a scroll view comes to rest: 0, the interval, twice the interval and so on.
@_spi(Hosts) public struct ScrollSnaps: Hashable, Sendable {
  /// The distance between two offsets, in points. 0 allows any offset.
  public var interval: Double
  /// The number of offsets.
  public var count: Int

  /// Creates the offsets. By default, the scroll view may rest anywhere.
  public init(interval: Double = 0, count: Int = 0) {
    self.interval = interval
    self.count = count
  }
}
