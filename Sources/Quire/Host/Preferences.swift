// SPDX-License-Identifier: Apache-2.0

import SheetEngine

@_spi(Hosts) extension Session {
  /// What the user asked for in the system's settings, beyond light or dark.
  public struct Preferences: Hashable, Sendable {
    /// The size of text.
    public var contentSize: UIContentSizeCategory
    /// Whether colours shall differ more from each other.
    public var increasesContrast: Bool
    /// Whether nothing shall be seen through something else.
    public var reducesTransparency: Bool

    /// The settings of a new device by default.
    public init(
      contentSize: UIContentSizeCategory = .large, increasesContrast: Bool = false, reducesTransparency: Bool = false
    ) {
      self.contentSize = contentSize
      self.increasesContrast = increasesContrast
      self.reducesTransparency = reducesTransparency
    }

    /// The size by its number, from 1 for the smallest to 12; every other number counts as the default.
    public init(textSize: UInt32, increasesContrast: Bool, reducesTransparency: Bool) {
      let category = UIContentSizeCategory(step: UInt8(truncatingIfNeeded: min(textSize, 255)))
      self.init(
        contentSize: category == .unspecified ? .large : category, increasesContrast: increasesContrast,
        reducesTransparency: reducesTransparency)
    }
  }
}

/// Posts notifications of changed preferences; there is none until an app asks for the name of one.
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
  /// Posted after the user has chosen another size; `UITraitCollection` has the new one.
  @MainActor public static var didChangeNotification: Notification.Name {
    PreferenceNotices.name(PreferenceNotices.contentSize)
  }
}
