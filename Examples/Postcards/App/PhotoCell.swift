// SPDX-License-Identifier: Apache-2.0

import Quire

/// One picture of the grid; a press chooses it.
final class PhotoCell: UIControl {
  let photo: Photo
  private let imageView = UIImageView()
  private let badge = UIView()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  init(photo: Photo) {
    self.photo = photo
    super.init(frame: .zero)
    accessibilityLabel = photo.title
    clipsToBounds = true

    imageView.image = photo.image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    addSubview(imageView)

    // White shows through the checkmark and around it.
    badge.backgroundColor = .white
    badge.layer.cornerRadius = 11
    badge.isUserInteractionEnabled = false
    badge.addSubview(checkmark)
    badge.isHidden = true
    addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { badge.isHidden = !isSelected }
  }

  override func layoutSubviews() {
    imageView.frame = bounds
    badge.frame = CGRect(x: bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
    checkmark.frame = CGRect(x: -1, y: -1, width: 24, height: 24)
  }
}
