// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The user's accessibility settings in the system.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { Session.current?.environment.prefersReducedMotion ?? false }

  /// Whether views should fade instead of slide. Browsers have one setting for both.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }

  /// Whether the user prefers more contrast. The system's colors adapt automatically: see
  /// `UITraitCollection.accessibilityContrast`.
  public static var isDarkerSystemColorsEnabled: Bool { Session.current?.preferences.increasesContrast ?? false }

  /// Whether the user prefers opaque surfaces to translucent ones. Visual effects adapt automatically.
  public static var isReduceTransparencyEnabled: Bool { Session.current?.preferences.reducesTransparency ?? false }

  /// Posted when `isReduceMotionEnabled` has changed.
  public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    PreferenceNotices.name(PreferenceNotices.motion)
  }
  /// Posted when `isDarkerSystemColorsEnabled` has changed.
  public static var darkerSystemColorsStatusDidChangeNotification: NSNotification.Name {
    PreferenceNotices.name(PreferenceNotices.contrast)
  }
  /// Posted when `isReduceTransparencyEnabled` has changed.
  public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    PreferenceNotices.name(PreferenceNotices.transparency)
  }
}
