// SPDX-License-Identifier: Apache-2.0

/// The metrics that controls share.
enum ControlMetrics {
  /// The minimum width and height of a touch target, in points. [HIG-TAP]
  static let reach: CGFloat = 44
  /// The opacity of a disabled control's drawing. [CTRL]
  static let disabledAlpha: CGFloat = 0.5
  /// The shown fraction of the alpha of a pressed title or image. [A63]
  static let pressedPaleness: CGFloat = 0.2
  /// The shown fraction of the alpha of a pressed control with a background. [A60]
  static let pressedFillPaleness: CGFloat = 0.75
  /// The duration of a control's own animation, in seconds. [CTRL]
  static let motion = 0.25
}
