// SPDX-License-Identifier: Apache-2.0

/// A row of an open menu, with a mark, a title and an image.
final class MenuRow: UIControl {
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 22

  private let mark = UIImageView()
  private let label = UILabel()
  private let second: UILabel?
  private let picture = UIImageView()
  private let hasMarks: Bool

  /// Creates a row. If the menu has any marks, all rows reserve space for one.
  init(
    title: String, subtitle: String? = nil, name: String? = nil, image: UIImage?, mark state: UIMenuElement.State,
    hasMarks: Bool, isDestructive: Bool, isEnabled: Bool, choose: @escaping @MainActor () -> Void
  ) {
    self.hasMarks = hasMarks
    second = subtitle.map { _ in UILabel() }
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    label.text = title
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.isAccessibilityElement = false
    label.textColor = isEnabled ? (isDestructive ? .systemRed : .label) : .tertiaryLabel
    switch state {
    case .off: break
    case .on: mark.image = UIImage(system: "checkmark")
    case .mixed: mark.image = UIImage(system: "minus")
    }
    picture.image = image
    for view in [mark, picture] {
      view.contentMode = .center
      view.tintColor = label.textColor
      addSubview(view)
    }
    addSubview(label)
    if let second {
      second.text = subtitle
      second.font = .preferredFont(forTextStyle: .footnote)
      second.adjustsFontForContentSizeCategory = true
      second.numberOfLines = 0
      second.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
      second.isAccessibilityElement = false
      addSubview(second)
    }
    accessibilityLabel = [name ?? title, subtitle].compactMap { $0 }.joined(separator: ", ")
    isSelected = state == .on
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { backgroundColor = isHighlighted ? .tertiarySystemFill : nil } }
  }

  /// The width that the row needs, in points.
  var wantedWidth: CGFloat {
    let text = max(label.sizeThatFits(.zero).width, second?.sizeThatFits(.zero).width ?? 0)
    let own = text + 2 * MenuRow.margin
    return own + (hasMarks ? MenuRow.markWidth : 0) + (picture.image.map { $0.size.width + MenuRow.margin } ?? 0)
  }

  /// Returns the height of the row: at least 44 points, and more for larger or longer text.
  func height(width: CGFloat) -> CGFloat {
    let (first, second) = textHeights(width: textBox(width: width).width)
    return max(ControlMetrics.reach, first + second + 22)
  }

  private func textHeights(width: CGFloat) -> (CGFloat, CGFloat) {
    let size = CGSize(width: width, height: 0)
    return (label.sizeThatFits(size).height, second?.sizeThatFits(size).height ?? 0)
  }

  private func textBox(width: CGFloat) -> (left: CGFloat, width: CGFloat) {
    let left = MenuRow.margin + (hasMarks ? MenuRow.markWidth : 0)
    let taken = picture.image.map { $0.size.width + MenuRow.margin + 8 } ?? MenuRow.margin
    return (left, max(1, width - left - taken))
  }

  override func layoutSubviews() {
    let size = picture.image?.size ?? .zero
    mark.frame = CGRect(x: MenuRow.margin - 4, y: 0, width: MenuRow.markWidth, height: bounds.height)
    picture.frame = CGRect(
      x: bounds.width - MenuRow.margin - size.width, y: 0, width: size.width, height: bounds.height)
    let text = textBox(width: bounds.width)
    let (first, lower) = textHeights(width: text.width)
    let top = (bounds.height - first - lower) / 2
    label.frame = CGRect(x: text.left, y: top, width: text.width, height: first)
    second?.frame = CGRect(x: text.left, y: top + first, width: text.width, height: lower)
  }
}
