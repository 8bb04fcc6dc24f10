// SPDX-License-Identifier: Apache-2.0

/// The color of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, according to the appearance.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation with which the status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fades in and out.
  case fade = 1
  /// Slides in and out.
  case slide = 2
}
