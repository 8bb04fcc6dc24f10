// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  /// The user's preferences in the system's settings, except for the light or dark style.
  public struct Preferences: Hashable, Sendable {
    /// The preferred size of text.
    public var contentSize: UIContentSizeCategory
    /// Whether the user prefers colors with more contrast.
    public var increasesContrast: Bool
    /// Whether the user prefers opaque surfaces to translucent ones.
    public var reducesTransparency: Bool

    /// Creates preferences. The defaults are the settings of a new device.
    public init(
      contentSize: UIContentSizeCategory = .large, increasesContrast: Bool = false, reducesTransparency: Bool = false
    ) {
      self.contentSize = contentSize
      self.increasesContrast = increasesContrast
      self.reducesTransparency = reducesTransparency
    }

    /// Creates preferences with a text size given by its number, from 1 for the smallest to 12. Any other number counts
    /// as the default size.
    public init(textSize: UInt32, increasesContrast: Bool, reducesTransparency: Bool) {
      let category = UIContentSizeCategory(step: UInt8(truncatingIfNeeded: min(textSize, 255)))
      self.init(
        contentSize: category == .unspecified ? .large : category, increasesContrast: increasesContrast,
        reducesTransparency: reducesTransparency)
    }
  }
}

/// Posts notifications of changed preferences. Posts nothing until an app reads the name of one.
@MainActor enum PreferenceNotices {
  static var post: ((_ name: Notification.Name) -> Void)?

  static func name(_ name: Notification.Name) -> Notification.Name {
    post = { NotificationCenter.default.post(name: $0, object: nil) }
    return name
  }

  static let contentSize = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  static let contrast = Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  static let transparency = Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  static let motion = Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
}

extension Session {
  func notifyPreferences(from old: Preferences, reducedMotion: Bool) {
    guard let post = PreferenceNotices.post else { return }
    if old.contentSize != preferences.contentSize { post(PreferenceNotices.contentSize) }
    if old.increasesContrast != preferences.increasesContrast { post(PreferenceNotices.contrast) }
    if old.reducesTransparency != preferences.reducesTransparency { post(PreferenceNotices.transparency) }
    if reducedMotion != environment.prefersReducedMotion { post(PreferenceNotices.motion) }
  }
}

extension UIContentSizeCategory {
  /// Posted after the user has chosen another text size. `UITraitCollection` already has the new size.
  @MainActor public static var didChangeNotification: Notification.Name {
    PreferenceNotices.name(PreferenceNotices.contentSize)
  }
}
