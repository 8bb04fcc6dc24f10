// SPDX-License-Identifier: Apache-2.0

/// The settings of a scroll view that a host needs in addition to its content and its offset.
@_spi(Hosts) public struct ScrollSettings: OptionSet, Hashable, Sendable {
  /// The bits, as in the buffer between Swift and the page.
  public var rawValue: UInt32

  /// Creates settings from bits. Bits without a name are ignored.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The user can't scroll the view.
  public static let isStill = ScrollSettings(rawValue: 1)
  /// The session moves the content, also beyond the ends of its range. The host stops its own scrolling.
  public static let isHeld = ScrollSettings(rawValue: 2)
  /// The view comes to rest at multiples of its own size.
  public static let pages = ScrollSettings(rawValue: 4)
  /// The content does not go beyond the ends of its range.
  public static let neverBounces = ScrollSettings(rawValue: 8)
  /// The view shows no vertical indicator.
  public static let hidesVerticalIndicator = ScrollSettings(rawValue: 16)
  /// The view shows no horizontal indicator.
  public static let hidesHorizontalIndicator = ScrollSettings(rawValue: 32)
  /// A pull at the top belongs to a refresh control, and not to a sheet.
  public static let hasRefreshControl = ScrollSettings(rawValue: 64)
  /// Dragging down in the view pushes the keyboard away, and does not move a sheet.
  public static let dismissesKeyboard = ScrollSettings(rawValue: 128)
  /// Two fingers on the view belong to the session, and so does a pinch on a trackpad.
  public static let zooms = ScrollSettings(rawValue: 256)
  /// The indicators are dark, regardless of the content.
  public static let hasBlackIndicators = ScrollSettings(rawValue: 512)
  /// The indicators are light, regardless of the content.
  public static let hasWhiteIndicators = ScrollSettings(rawValue: 1024)
}
