// SPDX-License-Identifier: Apache-2.0

import Quire

/// A cell that scrolls in one direction and shows numbers.
final class ScrollingCell: UIScrollView {
  private let isVertical: Bool
  private var labels: [UILabel] = []

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    for number in 1...10 {
      let label = UILabel()
      label.text = "\(isVertical ? "down" : "across") \(number)"
      addSubview(label)
      labels.append(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: isVertical ? bounds.width : 120, height: 44)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: isVertical ? 0 : size.width * CGFloat(index), y: isVertical ? size.height * CGFloat(index) : 0,
        width: size.width, height: size.height)
    }
    let count = CGFloat(labels.count)
    contentSize =
      isVertical
      ? CGSize(width: size.width, height: size.height * count) : CGSize(width: size.width * count, height: size.height)
  }
}
