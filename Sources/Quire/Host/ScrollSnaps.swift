// SPDX-License-Identifier: Apache-2.0

/// The offsets down at which a scroll view comes to rest: 0, the interval, twice the interval and so on.
@_spi(Hosts) public struct ScrollSnaps: Hashable, Sendable {
  /// In points; 0 for any offset.
  public var interval: Double
  /// The number of places to rest at.
  public var count: Int

  /// By default it rests anywhere.
  public init(interval: Double = 0, count: Int = 0) {
    self.interval = interval
    self.count = count
  }
}
