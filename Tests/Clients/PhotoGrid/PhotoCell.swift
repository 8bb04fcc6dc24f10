// SPDX-License-Identifier: Apache-2.0

import UIKit

final class PhotoCell: UICollectionViewCell {
  private let label = UILabel()
  private let checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    checkmark.frame = CGRect(x: contentView.bounds.width - 28, y: 4, width: 24, height: 24)
    checkmark.autoresizingMask = [.flexibleLeftMargin, .flexibleBottomMargin]
    checkmark.isHidden = true
    contentView.addSubview(label)
    contentView.addSubview(checkmark)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override var isSelected: Bool {
    didSet {
      checkmark.isHidden = !isSelected
      contentView.alpha = isSelected ? 0.7 : 1
    }
  }

  func show(title: String, hue: CGFloat) {
    label.text = title
    contentView.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.9, alpha: 1)
  }
}

final class AlbumHeader: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
