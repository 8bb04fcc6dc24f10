// SPDX-License-Identifier: Apache-2.0

import UIKit

/// One picture of the grid, with a checkmark if it is chosen.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let badge = UIView()
  private let tick = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    // White is visible through the checkmark and around it.
    badge.backgroundColor = .white
    badge.layer.cornerRadius = 12
    badge.isHidden = true
    tick.tintColor = Palette.tick
    for view in [imageView, badge, tick] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(imageView)
    contentView.addSubview(badge)
    badge.addSubview(tick)
    NSLayoutConstraint.activate([
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),

      badge.widthAnchor.constraint(equalToConstant: 24), badge.heightAnchor.constraint(equalToConstant: 24),
      badge.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -Palette.unit),
      badge.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Palette.unit),

      tick.widthAnchor.constraint(equalToConstant: 26), tick.heightAnchor.constraint(equalToConstant: 26),
      tick.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
      tick.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    imageView.image = photo.image
    accessibilityLabel = photo.title
  }

  override var isSelected: Bool {
    didSet { badge.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { imageView.alpha = isHighlighted ? 0.7 : 1 }
  }
}
