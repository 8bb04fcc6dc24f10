// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A bar with a title between buttons. In a sheet a drag of it moves the sheet.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  private final let background = UIView()
  private final let hairline = UIView()
  private final let titleLabel = UILabel()
  private final var buttons: [UIButton] = []
  private final let backButton = UIButton(type: .system)
  private final var titleView: UIView?
  /// Whether the back button's arrow points right, as in right-to-left layouts.
  private final var pointsRight = false

  /// The item that the bar shows.
  public final var topItem: UINavigationItem? {
    didSet {
      oldValue?.bar = nil
      topItem?.bar = self
      itemChanged()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isTopBar = true
    background.isUserInteractionEnabled = false
    hairline.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    background.backgroundColor = .systemBackground
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
    addSubview(background)
    addSubview(hairline)
    addSubview(titleLabel)
    backButton.setImage(UIImage(system: "chevron.left"), for: .normal)
    backButton.titleLabel?.font = .systemFont(ofSize: 17)
    backButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.goBack() }, for: .primaryActionTriggered)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  private final func goBack() {
    (superview?.controller as? UINavigationController)?.popViewController(animated: true)
  }

  /// Whether the bar's content is invisible, to fade in later.
  final var fadesIn = false {
    didSet {
      (titleView ?? titleLabel).alpha = fadesIn ? 0 : 1
      for button in [backButton] + buttons { button.alpha = fadesIn ? 0 : 1 }
    }
  }

  /// The height without the addition for a status bar: 56 at the top of a sheet, else 44, and 32 in compact height.
  static func height(in traits: UITraitCollection, isInSheet: Bool) -> CGFloat {
    if isInSheet { return 56 }
    return traits.verticalSizeClass == .compact ? 32 : 44
  }

  final func itemChanged() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (left + right).map { $0.button }
    for button in buttons {
      button.alpha = 1
      addSubview(button)
    }
    titleView?.removeFromSuperview()
    titleView = topItem?.titleView
    titleLabel.text = titleView == nil ? topItem?.title : nil
    if let titleView { addSubview(titleView) }
    if let backItem, showsBackButton {
      backItem.bar = self
      backButton.setTitle(backItem.backTitle, for: .normal)
      addSubview(backButton)
    } else {
      backButton.removeFromSuperview()
    }
    setNeedsLayout()
  }

  /// The one that the back button goes to.
  public final var backItem: UINavigationItem? { topItem?.backItem }
  private final var showsBackButton: Bool { topItem?.showsBackButton ?? false }

  private final var left: [UIBarButtonItem] { topItem?.leftBarButtonItems ?? [] }
  private final var right: [UIBarButtonItem] { topItem?.rightBarButtonItems ?? [] }

  open override func layoutSubviews() {
    let safe = safeAreaInsets
    let height = bounds.height
    let pixel = 1 / max(1, traitCollection.displayScale)
    background.frame = CGRect(x: 0, y: -frame.minY, width: bounds.width, height: height + frame.minY)
    hairline.frame = CGRect(x: 0, y: height - pixel, width: bounds.width, height: pixel)

    let isMirrored = self.isMirrored
    if isMirrored != pointsRight {
      pointsRight = isMirrored
      backButton.setImage(UIImage(system: isMirrored ? "chevron.right" : "chevron.left"), for: .normal)
    }
    let margin: CGFloat = 4
    // Laid out from left to right; mirrored at the end if needed.
    var leading = (isMirrored ? safe.right : safe.left) + margin
    if showsBackButton {
      let size = backButton.sizeThatFits(.zero)
      let width = max(44, min(size.width + 8, bounds.width / 3))
      backButton.frame = CGRect(x: leading, y: 0, width: width, height: height)
      leading += width
    }
    for item in left { leading = place(item, from: leading, towards: 1) }
    var trailing = bounds.width - (isMirrored ? safe.left : safe.right) - margin
    for item in right { trailing = place(item, from: trailing, towards: -1) }

    // In the middle of the bar if there is room, else as near to it as the buttons allow.
    let wanted = titleView.map { $0.sizeThatFits($0.bounds.size) } ?? titleLabel.sizeThatFits(.zero)
    let room = max(0, trailing - leading)
    let width = min(wanted.width, room)
    let x = min(max((bounds.width - width) / 2, leading), trailing - width)
    (titleView ?? titleLabel).frame = CGRect(x: x, y: (height - wanted.height) / 2, width: width, height: wanted.height)
    if showsBackButton { backButton.mirror(in: bounds.width) }
    (titleView ?? titleLabel).mirror(in: bounds.width)
    for button in buttons { button.mirror(in: bounds.width) }
  }

  /// Places a button at an edge and returns where the next begins.
  private final func place(_ item: UIBarButtonItem, from edge: CGFloat, towards direction: CGFloat) -> CGFloat {
    let size = item.button.sizeThatFits(.zero)
    let width = max(44, size.width + 24)
    let x = direction > 0 ? edge : edge - width
    item.button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
    return edge + direction * width
  }
}
