// SPDX-License-Identifier: Apache-2.0

/// The buttons behind a swiped row.
@MainActor final class SwipeActionsView: UIView {
  private let configuration: UISwipeActionsConfiguration
  private let isLeading: Bool
  private var buttons: [UIButton] = []
  private let run: (UIContextualAction, UIView) -> Void
  /// Whether the buttons are at the right side of their row.
  var isAtRight = true

  init(
    _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
    _ run: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.configuration = configuration
    self.isLeading = isLeading
    self.run = run
    super.init(frame: .zero)
    clipsToBounds = true
    for action in configuration.actions { add(action) }
  }

  required init?(coder: NSCoder) { nil }

  private func add(_ action: UIContextualAction) {
    let button = SwipeButton(frame: .zero)
    button.setTitle(action.title, for: .normal)
    button.setImage(action.image, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: action.image == nil ? 17 : 13)
    button.tintColor = .white
    button.imageView?.tintColor = .white
    button.backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    button.addAction(
      UIAction { [me = Weak(self), button = Weak(button)] _ in
        guard let button = button.wrappedValue else { return }
        me.wrappedValue?.run(action, button)
      }, for: .touchUpInside)
    buttons.append(button)
    insertSubview(button, at: 0)
  }

  /// Returns the width that a button needs, at least 74 points. [LIST]
  private func width(of button: UIButton) -> CGFloat { max(74, button.sizeThatFits(.zero).width + 32) }
  var restWidth: CGFloat {
    var sum: CGFloat = 0
    for button in buttons { sum += width(of: button) }
    return sum
  }
  var mayBeFull: Bool { configuration.performsFirstActionWithFullSwipe && !configuration.actions.isEmpty }
  func isFull(_ distance: CGFloat, of width: CGFloat) -> Bool {
    mayBeFull && distance > max(width * 0.6, restWidth + 40)
  }
  func owns(_ cell: UIView) -> Bool { !cell.subviews.contains { $0 is SwipeActionsView } }

  func runFirst() {
    guard let action = configuration.actions.first, let button = buttons.first else { return }
    run(action, button)
  }

  /// Lays out the buttons, with the first action at the row's end. If there is more space than they need, all buttons
  /// grow. After a full swipe, only the first action remains visible.
  func layOut(full: Bool) {
    let rest = restWidth
    let factor = rest > 0 ? bounds.width / rest : 1
    var end: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let natural = width(of: button) * factor
      let width = full ? (index == 0 ? bounds.width : 0) : natural
      let x = isAtRight ? bounds.width - end - width : end
      button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      end += width
    }
  }
}

/// The button of a row action, with an image above a title. In a low row, only the image is shown.
private final class SwipeButton: UIButton {
  /// The distance between the image and the title, in points. UIKit's value is not public; a decision.
  private static let spacing: CGFloat = 4
  /// The height of the lowest row that shows both image and title, in points. UIKit's value is not public; a decision.
  private static let roomForBoth: CGFloat = 50

  private var imageSize: CGSize { imageView?.image?.size ?? .zero }
  private var hasImage: Bool { imageSize.height > 0 }

  /// Returns the size that fits the image above the title, because the height of the row is not yet known.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasImage, let titleLabel else { return super.sizeThatFits(size) }
    let title = titleLabel.sizeThatFits(.zero)
    return CGSize(
      width: max(title.width, imageSize.width), height: imageSize.height + SwipeButton.spacing + title.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard hasImage, let imageView, let titleLabel else { return }
    let image = imageSize
    let title = titleLabel.sizeThatFits(.zero)
    titleLabel.isHidden = title.height == 0 || bounds.height < SwipeButton.roomForBoth
    let whole = image.height + (titleLabel.isHidden ? 0 : SwipeButton.spacing + title.height)
    let top = ((bounds.height - whole) / 2).rounded()
    imageView.frame = CGRect(
      x: ((bounds.width - image.width) / 2).rounded(), y: top, width: image.width, height: image.height)
    let width = min(title.width, bounds.width)
    titleLabel.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: top + image.height + SwipeButton.spacing, width: width,
      height: title.height)
  }
}
