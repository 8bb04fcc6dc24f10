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
