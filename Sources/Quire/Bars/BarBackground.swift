// SPDX-License-Identifier: Apache-2.0

/// The background of a bar: a blur, a color and a line. It fades out when no content is behind the bar.
@MainActor final class BarBackground: UIView {
  private let effect = UIVisualEffectView(effect: nil)
  private let color = UIView()
  private let line = UIView()
  private let isAtTop: Bool
  private(set) var isClear = false
  private var images: BarImages?
  /// The view of the images that the appearance has.
  private var picture: UIView?

  /// Creates a background. The line is at the bottom edge of a bar at the top, and at the top edge of a bar at the
  /// bottom.
  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effect, color, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the appearance over content. If no content is behind the bar, shows the appearance for the edge instead, or
  /// nothing if there is none.
  func show(_ look: UIBarAppearance?, edge: UIBarAppearance?, isAtEdge: Bool, animated: Bool) {
    let own = isAtEdge ? edge : nil
    show(own ?? look)
    setClear(isAtEdge && own == nil, animated: animated)
  }

  /// Shows an appearance, or the default appearance if it is `nil`.
  private func show(_ appearance: UIBarAppearance?) {
    if let appearance {
      effect.effect = appearance.backgroundEffect
      color.backgroundColor = appearance.backgroundColor
      line.backgroundColor = appearance.shadowColor
    } else {
      if effect.blur == nil { effect.effect = UIBlurEffect(style: .systemChromeMaterial) }
      color.backgroundColor = nil
      line.backgroundColor = .separator
    }
    showImages(of: appearance)
  }

  private func showImages(of appearance: UIBarAppearance?) {
    guard appearance?.images !== images else { return }
    images = appearance?.images
    picture?.removeFromSuperview()
    picture = images?.makeView(isAtTop: isAtTop)
    if let picture { insertSubview(picture, aboveSubview: color) }
    line.isHidden = images?.hidesLine ?? false
    setNeedsLayout()
  }

  /// Fades the background out or in.
  private func setClear(_ clear: Bool, animated: Bool) {
    guard clear != isClear else { return }
    isClear = clear
    changeLook(animated: animated) { self.alpha = clear ? 0 : 1 }
  }

  override func layoutSubviews() {
    let pixel = 1 / max(1, traitCollection.displayScale)
    effect.frame = CGRect(origin: .zero, size: bounds.size)
    color.frame = effect.frame
    picture?.frame = effect.frame
    line.frame = CGRect(x: 0, y: isAtTop ? bounds.height - pixel : 0, width: bounds.width, height: pixel)
  }
}
