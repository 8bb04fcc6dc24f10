// SPDX-License-Identifier: Apache-2.0

import UIKit

class FerryCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var pierLabel: UILabel!
  @IBOutlet private var badge: BadgeView!

  func show(_ ferry: Ferry) {
    nameLabel.text = ferry.name
    pierLabel.text = ferry.pier
    badge.text = "\(ferry.interval)"
  }
}

/// A number on a colored ground.
@IBDesignable class BadgeView: UIView {
  @IBInspectable var cornerRadius: CGFloat = 0 {
    didSet { layer.cornerRadius = cornerRadius }
  }
  private let label = UILabel()

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textColor = .white
    label.textAlignment = .center
    label.font = .boldSystemFont(ofSize: 15)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
