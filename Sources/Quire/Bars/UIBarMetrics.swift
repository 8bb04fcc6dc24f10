// SPDX-License-Identifier: Apache-2.0

/// The size of a bar for which an image or a position is meant.
public enum UIBarMetrics: Int, Sendable {
  /// A bar of the standard height.
  case `default` = 0
  /// A lower bar, as on an iPhone in landscape.
  case compact = 1
  /// A bar of the standard height with a prompt.
  case defaultPrompt = 101
  /// A lower bar with a prompt.
  case compactPrompt = 102
}
