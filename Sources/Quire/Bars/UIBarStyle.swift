// SPDX-License-Identifier: Apache-2.0

/// The colors of a bar that the app does not color itself.
public enum UIBarStyle: Int, Sendable {
  /// The colors of the light or the dark mode.
  case `default` = 0
  /// Dark, with white titles, in every mode.
  case black = 1
  /// Like `black`.
  case blackTranslucent = 2

  /// The older name of `black`.
  public static var blackOpaque: UIBarStyle { .black }

  var isDark: Bool { self != .default }
}

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
