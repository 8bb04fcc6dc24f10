// SPDX-License-Identifier: Apache-2.0

/// The drawing of a control. It fills the control, takes no touches, and is pale while the control is disabled.
@MainActor final class ControlDrawing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Fills a control, or another view that contains it.
  func fill(_ view: UIView, isEnabled: Bool = true) {
    frame = CGRect(origin: .zero, size: view.bounds.size)
    let alpha: CGFloat = isEnabled ? 1 : ControlMetrics.disabledAlpha
    if self.alpha != alpha { self.alpha = alpha }
  }
}

/// The metrics that controls share.
enum ControlMetrics {
  /// The smallest side of a touch area, in points. [HIG-TAP]
  static let reach: CGFloat = 44
  /// The alpha of a disabled control's drawing. [CTRL]
  static let disabledAlpha: CGFloat = 0.5
  /// The duration of a control's own motion, in seconds. [CTRL]
  static let motion = 0.25
}

extension UIControl {
  /// Gives the control a touch area of at least 44 points, with a clear view in it that is larger than a small control.
  final func layOutReach(_ reach: UIView) {
    reach.frame = CGRect(origin: .zero, size: bounds.size).insetBy(
      dx: min(0, (bounds.width - ControlMetrics.reach) / 2), dy: min(0, (bounds.height - ControlMetrics.reach) / 2))
  }

  /// Sends the events of a value that the user has changed.
  final func sendValueChanged() {
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIView {
  /// Animates a change of the view's drawing. Without a window, and with reduced motion, the change is made at once.
  final func changeLook(
    animated: Bool = true, options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void
  ) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.animate(withDuration: ControlMetrics.motion, options: options, animations: changes)
  }

  /// Gives white knobs and pills a shadow, so that they are visible on white. [CTRL]
  final func castKnobShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}
