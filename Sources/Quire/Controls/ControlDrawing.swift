// SPDX-License-Identifier: Apache-2.0

/// The view that draws a control. It fills the control, receives no touches, and is pale while the control is disabled.
@MainActor final class ControlDrawing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Resizes the drawing to fill a control, or another view that contains it.
  func fill(_ view: UIView, isEnabled: Bool = true) {
    frame = CGRect(origin: .zero, size: view.bounds.size)
    let alpha: CGFloat = isEnabled ? 1 : ControlMetrics.disabledAlpha
    if self.alpha != alpha { self.alpha = alpha }
  }
}

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

extension UIControl {
  /// Gives the control a touch target of at least 44 points, with a transparent view that extends beyond a small
  /// control.
  final func layOutReach(_ reach: UIView) {
    reach.frame = CGRect(origin: .zero, size: bounds.size).insetBy(
      dx: min(0, (bounds.width - ControlMetrics.reach) / 2), dy: min(0, (bounds.height - ControlMetrics.reach) / 2))
  }

  /// Sends the events for a value that the user has changed.
  final func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIView {
  /// Animates a change of the view's drawing. If there is no window, or with reduced motion, the change is immediate.
  final func changeLook(
    animated: Bool = true, options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void
  ) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.animate(withDuration: ControlMetrics.motion, options: options, animations: changes)
  }

  /// Gives white knobs and pills a shadow, so that they are visible on a white background. [CTRL]
  final func castKnobShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}
