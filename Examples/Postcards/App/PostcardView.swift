// SPDX-License-Identifier: Apache-2.0

import Quire

/// A picture on paper, with a line of text below it.
final class PostcardView: UIView {
  private let imageView = UIImageView()
  private let greetingLabel = UILabel()

  /// Around the picture, in points.
  private let margin: CGFloat = 10
  /// Below the picture, for the text.
  private let textHeight: CGFloat = 46

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.16, alpha: 1) : .white
    }
    layer.cornerRadius = 6
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 9
    layer.shadowOffset = CGSize(width: 0, height: 5)

    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 2
    imageView.isAccessibilityElement = true
    addSubview(imageView)

    greetingLabel.textAlignment = .center
    let body = UIFont.systemFont(ofSize: 20).fontDescriptor
    if let serif = body.withDesign(.serif)?.withSymbolicTraits(.traitItalic) {
      greetingLabel.font = UIFont(descriptor: serif, size: 20)
    }
    addSubview(greetingLabel)
  }

  required init?(coder: NSCoder) { nil }

  var photo: Photo? {
    didSet {
      imageView.image = photo?.image
      imageView.accessibilityLabel = photo?.title
      greetingLabel.text = photo?.greeting
    }
  }

  /// The largest size that fits with a picture of three to two.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = max(0, min(size.width, (size.height - margin - textHeight) * 1.5 + 2 * margin))
    return CGSize(width: width, height: margin + pictureHeight(in: width) + textHeight)
  }

  override func layoutSubviews() {
    let height = pictureHeight(in: bounds.width)
    imageView.frame = CGRect(x: margin, y: margin, width: bounds.width - 2 * margin, height: height)
    greetingLabel.frame = CGRect(
      x: margin, y: margin + height, width: bounds.width - 2 * margin, height: textHeight)
  }

  private func pictureHeight(in width: CGFloat) -> CGFloat {
    max(0, (width - 2 * margin) / 1.5)
  }
}
