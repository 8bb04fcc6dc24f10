// SPDX-License-Identifier: Apache-2.0

/// What a control shows of itself: it fills the control, takes no touches, and is pale while the control is off.
@MainActor final class ControlDrawing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Fills a control, or whatever else it is in.
  func fill(_ view: UIView, isEnabled: Bool = true) {
    frame = CGRect(origin: .zero, size: view.bounds.size)
    let alpha: CGFloat = isEnabled ? 1 : ControlMetrics.disabledAlpha
    if self.alpha != alpha { self.alpha = alpha }
  }
}

/// Numbers that controls share.
enum ControlMetrics {
  /// The least that a finger can be asked to hit, in points. [HIG-TAP]
  static let reach: CGFloat = 44
  /// Of what a control shows while it is not enabled. [CTRL]
  static let disabledAlpha: CGFloat = 0.5
  /// How long a control's own motion takes, in seconds. [CTRL]
  static let motion = 0.25
}

extension UIControl {
  /// Gives a finger 44 points to hit, by a clear view in the control that is larger than the control where that is small.
  final func layOutReach(_ reach: UIView) {
    reach.frame = CGRect(origin: .zero, size: bounds.size).insetBy(
      dx: min(0, (bounds.width - ControlMetrics.reach) / 2), dy: min(0, (bounds.height - ControlMetrics.reach) / 2))
  }

  /// Makes changes of what the control shows as a motion; at once where nobody sees it or wants less of that.
  final func changeLook(animated: Bool = true, _ changes: @escaping () -> Void) {
    guard animated, window != nil, !UIAccessibility.isReduceMotionEnabled else { return changes() }
    UIView.animate(withDuration: ControlMetrics.motion, animations: changes)
  }

  /// Whether what leads onward stands at the left.
  final var isMirrored: Bool { traitCollection.layoutDirection == .rightToLeft }
}

extension UIView {
  /// Gives the white knobs and pills of controls the shadow that makes them stand out on white. [CTRL]
  final func castKnobShadow() {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }
}
