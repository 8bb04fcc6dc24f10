// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A picture with words over its center.
final class CardView: UIView {
  /// The words. The view is as high as they need, without scrolling.
  let textView = UITextView()
  /// The background of the words. It can be higher than the picture.
  let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialDark))

  private let imageView = UIImageView()
  private var ratio: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addImageView()
    addPlate()
    addTextView()
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a picture in its own proportions. `layoutIfNeeded()` of a view around the card makes room for it.
  func show(_ image: UIImage?, title: String) {
    imageView.image = image
    imageView.accessibilityLabel = title
    let size = image?.size ?? .zero
    ratio?.isActive = false
    ratio = widthAnchor.constraint(
      equalTo: heightAnchor, multiplier: size.width > 0 && size.height > 0 ? size.width / size.height : 1.5)
    ratio?.isActive = true
  }

  private func addImageView() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    imageView.layer.cornerCurve = .continuous
    imageView.isAccessibilityElement = true
    // The picture clips everything outside its corners, so the shadow is around it.
    layer.cornerRadius = 8
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    add(imageView)
    // The card determines the size of the picture and the width of the words.
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      imageView.setContentHuggingPriority(.fittingSizeLevel, for: axis)
      imageView.setContentCompressionResistancePriority(.fittingSizeLevel, for: axis)
    }
    textView.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      imageView.topAnchor.constraint(equalTo: topAnchor), imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  private func addPlate() {
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 8
    plate.layer.cornerCurve = .continuous
    add(plate)
    NSLayoutConstraint.activate([
      plate.centerXAnchor.constraint(equalTo: centerXAnchor), plate.centerYAnchor.constraint(equalTo: centerYAnchor),
      plate.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, constant: -4 * Palette.unit),
    ])
  }

  private func addTextView() {
    textView.isScrollEnabled = false
    textView.textAlignment = .center
    textView.backgroundColor = .clear
    textView.textColor = .white
    textView.tintColor = .white
    textView.font = Palette.greetingFont
    textView.textContainerInset = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    textView.accessibilityLabel = "Words"
    textView.translatesAutoresizingMaskIntoConstraints = false
    let content = plate.contentView
    content.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.leadingAnchor.constraint(equalTo: plate.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: plate.trailingAnchor),
      textView.topAnchor.constraint(equalTo: plate.topAnchor),
      textView.bottomAnchor.constraint(equalTo: plate.bottomAnchor),
      textView.widthAnchor.constraint(greaterThanOrEqualToConstant: 2 * Palette.touchSize),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: Palette.touchSize),
    ])
  }

  private func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }
}
