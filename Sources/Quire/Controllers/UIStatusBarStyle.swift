// SPDX-License-Identifier: Apache-2.0

/// The color style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light content, depending on the user interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation of a status bar that appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// The status bar fades.
  case fade = 1
  /// The status bar slides.
  case slide = 2
}
