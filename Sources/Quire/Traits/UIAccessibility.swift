// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// What the user asked of the whole system, to see better and to be moved less.
@preconcurrency @MainActor public enum UIAccessibility {
  /// Whether the user wants less motion.
  public static var isReduceMotionEnabled: Bool { Session.current?.environment.prefersReducedMotion ?? false }

  /// Whether what would slide fades instead. Browsers have one setting for both.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
}
