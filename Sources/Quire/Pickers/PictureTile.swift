// SPDX-License-Identifier: Apache-2.0

/// A square that shows an image to choose, with its number among the chosen images.
final class PictureTile: UIControl {
  let picture: UIImagePickerController.Picture
  private let shown: UIImageView
  private let badge = UILabel()

  init(_ picture: UIImagePickerController.Picture) {
    self.picture = picture
    shown = UIImageView(image: picture.image)
    super.init(frame: .zero)
    accessibilityLabel = picture.name
    clipsToBounds = true
    backgroundColor = .secondarySystemBackground
    shown.contentMode = .scaleAspectFill
    shown.clipsToBounds = true
    shown.isAccessibilityElement = false
    badge.font = .systemFont(ofSize: 13, weight: .semibold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 12
    badge.layer.borderWidth = 1.5
    badge.layer.borderColor = UIColor.white.cgColor
    badge.clipsToBounds = true
    badge.isHidden = true
    badge.isAccessibilityElement = false
    for view in [shown, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { shown.showPale(isHighlighted ? ControlMetrics.pressedFillPaleness : 1) }
  }

  /// The number of the image among the chosen images, starting at 1; `nil` if it is not chosen.
  var number: Int? {
    didSet {
      guard number != oldValue else { return }
      badge.text = number.map { "\($0)" }
      badge.isHidden = number == nil
      shown.alpha = number == nil ? 1 : 0.7
      accessibilityTraits = number == nil ? .button : [.button, .selected]
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown.frame = bounds
    badge.frame = CGRect(x: bounds.width - 30, y: bounds.height - 30, width: 24, height: 24)
    badge.mirror(in: bounds.width)
  }
}
