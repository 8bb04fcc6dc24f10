// SPDX-License-Identifier: Apache-2.0

extension UIWindow {
  /// The level of a window in front of or behind other windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level. Higher levels are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number, without an argument label.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of an app's windows, 0.
    public static let normal = Level(0)
    /// The level of the status bar, 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts, 2000.
    public static let alert = Level(2000)

    /// Adds a number to a level.
    public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
    /// Subtracts a number from a level.
    public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    /// Returns whether a level is behind another one.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// The screen that shows the window. Setting it has no effect, because there is only one.
  public final var screen: UIScreen {
    get { .main }
    set {}
  }

  /// Makes the window the key window. The key window is the one that is shown, so this shows a window that is not
  /// hidden, and does nothing for others.
  public final func makeKey() {
    if !isHidden { makeKeyAndVisible() }
  }

  /// Posted after a window has become the key window. The object is the window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted after a window has stopped being the key window, because another one was shown. The object is the window.
  nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
  /// Posted after a window was shown. The object is the window.
  nonisolated public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted after another window was shown in a window's place. The object is the window.
  nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
}
