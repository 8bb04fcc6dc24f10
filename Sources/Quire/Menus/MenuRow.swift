// SPDX-License-Identifier: Apache-2.0

/// One line of an open menu: a mark, a title, a picture.
final class MenuRow: UIControl {
  static let height: CGFloat = 44
  private static let margin: CGFloat = 16
  private static let markWidth: CGFloat = 22

  private let mark = UIImageView()
  private let label = UILabel()
  private let picture = UIImageView()
  private let hasMarks: Bool

  /// In a menu with marks, all rows leave room for one.
  init(
    title: String, image: UIImage?, mark state: UIMenuElement.State, hasMarks: Bool, isDestructive: Bool,
    isEnabled: Bool, choose: @escaping @MainActor () -> Void
  ) {
    self.hasMarks = hasMarks
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    label.text = title
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
    accessibilityLabel = title
    isSelected = state == .on
    addAction(UIAction { _ in choose() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  /// The width that the row needs.
  var wantedWidth: CGFloat {
    let own = label.sizeThatFits(.zero).width + 2 * MenuRow.margin
    return own + (hasMarks ? MenuRow.markWidth : 0) + (picture.image.map { $0.size.width + MenuRow.margin } ?? 0)
  }

  override func layoutSubviews() {
    let left = MenuRow.margin + (hasMarks ? MenuRow.markWidth : 0)
    let size = picture.image?.size ?? .zero
    mark.frame = CGRect(x: MenuRow.margin - 4, y: 0, width: MenuRow.markWidth, height: bounds.height)
    picture.frame = CGRect(
      x: bounds.width - MenuRow.margin - size.width, y: 0, width: size.width, height: bounds.height)
    let right = size.width > 0 ? picture.frame.minX - 8 : bounds.width - MenuRow.margin
    let height = label.sizeThatFits(.zero).height
    label.frame = CGRect(x: left, y: (bounds.height - height) / 2, width: max(0, right - left), height: height)
  }
}
