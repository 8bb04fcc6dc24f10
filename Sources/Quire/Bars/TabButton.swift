// SPDX-License-Identifier: Apache-2.0

/// The view of a tab.
@MainActor final class TabButton: UIControl {
  let item: UITabBarItem
  @Weak private var owner: UITabBar?
  private let picture = UIImageView()
  private let label = UILabel()
  private let badge = UIView()
  private let badgeLabel = UILabel()
  /// The changes of the usual look by an appearance or the item.
  var adjustments = Adjustments()

  /// The changes of a tab's look by an appearance or an item.
  struct Adjustments {
    var font: UIFont?
    var letters: UIColor?
    var icon: UIColor?
    var titleOffset = UIOffset()
    var imageInsets = UIEdgeInsets()
    var badge: UIColor?
    var badgeFont: UIFont?
    var badgeLetters: UIColor?
    var badgeOffset = UIOffset()
  }

  /// Whether the title is beside the image.
  var isWide: Bool {
    traitCollection.horizontalSizeClass == .regular || traitCollection.verticalSizeClass == .compact
  }

  init(_ item: UITabBarItem, in owner: UITabBar) {
    self.item = item
    super.init(frame: .zero)
    self.owner = owner
    semantics = ControlSemantics(
      .tab,
      keys: { tab, key in (tab as? TabButton)?.owner?.respond(to: key) },
      press: { tab in
        guard let tab = tab as? TabButton else { return }
        tab.owner?.choose(tab.item)
      })
    picture.contentMode = .scaleAspectFit
    picture.isAccessibilityElement = false
    label.isAccessibilityElement = false
    badge.isUserInteractionEnabled = false
    badge.layer.cornerRadius = 9
    badgeLabel.textAlignment = .center
    badgeLabel.isAccessibilityElement = false
    badge.addSubview(badgeLabel)
    for view in [picture, label, badge] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(isSelected: Bool, isTabStop: Bool, look: TabLook?, unselectedTint: UIColor?) {
    self.isSelected = isSelected
    isEnabled = item.isEnabled
    semantics?.isTabStop = isTabStop
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    if let hint = item.accessibilityHint { accessibilityHint = hint }
    if let identifier = item.accessibilityIdentifier { accessibilityIdentifier = identifier }
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    label.text = item.title
    let color: UIColor =
      !item.isEnabled ? .tertiaryLabel : isSelected ? .tintColor : unselectedTint ?? .secondaryLabel
    adjustments = Adjustments()
    look?.adjust(self)
    item.parts?.showTab?(item, self)
    // A view whose own tint is `tintColor` has the default tint; without one, it has that of the bar.
    picture.tintColor = adjustments.icon ?? (item.isEnabled && isSelected ? nil : color)
    label.textColor = adjustments.letters ?? color
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? adjustments.badge ?? .systemRed
    badgeLabel.textColor = adjustments.badgeLetters ?? .white
    badgeLabel.font = adjustments.badgeFont ?? .systemFont(ofSize: 13)
    badgeLabel.text = item.badgeValue
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = isWide
    label.font = adjustments.font ?? .systemFont(ofSize: isWide ? 13 : 10, weight: .medium)
    let side: CGFloat = picture.image == nil ? 0 : isWide ? 20 : 26
    let text = label.sizeThatFits(.zero)
    let width = min(text.width, max(0, bounds.width - 4))
    if isWide {
      let gap: CGFloat = side > 0 ? 6 : 0
      let left = (bounds.width - side - gap - width) / 2
      picture.frame = CGRect(x: left, y: (bounds.height - side) / 2, width: side, height: side)
      label.frame = CGRect(
        x: left + side + gap, y: (bounds.height - text.height) / 2, width: width, height: text.height)
      picture.mirror(in: bounds.width)
      label.mirror(in: bounds.width)
    } else {
      picture.frame = CGRect(x: (bounds.width - side) / 2, y: 5, width: side, height: side)
      let y = side > 0 ? 33 : (bounds.height - text.height) / 2
      label.frame = CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: text.height)
    }
    let (insets, offset) = (adjustments.imageInsets, adjustments.titleOffset)
    label.frame = label.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    if insets != .zero { picture.frame = picture.frame.inset(by: insets) }
    let need = max(18, badgeLabel.sizeThatFits(.zero).width + 10)
    badge.frame = CGRect(x: picture.frame.maxX - 8, y: max(1, picture.frame.minY - 4), width: need, height: 18)
    if isMirrored { badge.frame.origin.x = picture.frame.minX + 8 - need }
    let shift = adjustments.badgeOffset
    badge.frame = badge.frame.offsetBy(dx: shift.horizontal, dy: shift.vertical)
    badgeLabel.frame = CGRect(origin: .zero, size: badge.bounds.size)
  }
}
