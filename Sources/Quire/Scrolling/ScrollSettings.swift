// SPDX-License-Identifier: Apache-2.0

/// What a host must know of a scroll view beyond its content and its offset.
@_spi(Hosts) public struct ScrollSettings: OptionSet, Hashable, Sendable {
  /// The bits, as the buffer between Swift and the page has them.
  public var rawValue: UInt32

  /// Settings from bits; those without a name are ignored.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The user can't scroll it.
  public static let isStill = ScrollSettings(rawValue: 1)
  /// The session moves the content, also beyond the ends of its range; the host's own scrolling stops.
  public static let isHeld = ScrollSettings(rawValue: 2)
  /// It comes to rest at multiples of its own size.
  public static let pages = ScrollSettings(rawValue: 4)
  /// It does not go beyond the ends of its range.
  public static let neverBounces = ScrollSettings(rawValue: 8)
  /// There is no vertical indicator.
  public static let hidesVerticalIndicator = ScrollSettings(rawValue: 16)
  /// There is no horizontal indicator.
  public static let hidesHorizontalIndicator = ScrollSettings(rawValue: 32)
  /// A pull at its top is a refresh control's, and not a sheet's.
  public static let hasRefreshControl = ScrollSettings(rawValue: 64)
  /// A drag downwards in it pushes the keyboard away, and does not move a sheet.
  public static let dismissesKeyboard = ScrollSettings(rawValue: 128)
  /// Two fingers on it are the session's, and so is a pinch on a trackpad.
  public static let zooms = ScrollSettings(rawValue: 256)
  /// The indicators are dark, whatever the content.
  public static let hasBlackIndicators = ScrollSettings(rawValue: 512)
  /// The indicators are light, whatever the content.
  public static let hasWhiteIndicators = ScrollSettings(rawValue: 1024)
}
