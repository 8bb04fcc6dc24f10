// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The user's accessibility settings of the system.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user prefers reduced motion.
  public static var isReduceMotionEnabled: Bool { Session.current?.environment.prefersReducedMotion ?? false }

  /// Whether views should fade instead of slide. Browsers have one setting for both.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
}
