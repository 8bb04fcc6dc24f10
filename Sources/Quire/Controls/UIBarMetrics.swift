// SPDX-License-Identifier: Apache-2.0

/// The height of a bar for which a setting applies.
public enum UIBarMetrics: Int, Sendable {
  /// Bars of every height for which nothing else is set.
  case `default` = 0
  /// Bars in compact height, as on a phone in landscape.
  case compact = 1
  /// Bars with a prompt above the title.
  case defaultPrompt = 101
  /// Bars with a prompt in compact height.
  case compactPrompt = 102

  /// The older name of `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// The older name of `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}
