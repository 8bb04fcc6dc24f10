// SPDX-License-Identifier: Apache-2.0

/// What is behind a bar's content: a blur, a colour and a line. It fades away where no content is behind the bar.
@MainActor final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let line = UIView()
  private let isAtTop: Bool
  private(set) var isClear = false

  /// The line is at the lower edge of a bar at the top, and at the upper edge of one at the bottom.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effect, color, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows an appearance, or without one the system's.
  func show(_ appearance: UIBarAppearance?) {
    if let appearance {
      effect.effect = appearance.backgroundEffect
      color.backgroundColor = appearance.backgroundColor
      line.backgroundColor = appearance.shadowColor
    } else {
      if effect.blur == nil { effect.effect = UIBlurEffect(style: .systemChromeMaterial) }
      color.backgroundColor = nil
      line.backgroundColor = .separator
    }
  }

  /// Fades out, or in.
  func setClear(_ clear: Bool, animated: Bool) {
    guard clear != isClear else { return }
    isClear = clear
    changeLook(animated: animated) { self.alpha = clear ? 0 : 1 }
  }

  override func layoutSubviews() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    effect.frame = CGRect(origin: .zero, size: bounds.size)
    color.frame = effect.frame
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
  }
}
