// SPDX-License-Identifier: Apache-2.0

/// An item of a bar: a button, a space between buttons, or a custom view.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// The weight of a button's title.
  public enum Style: Int, Sendable {
    /// Regular; the default.
    case plain = 0
    /// Semibold, for the button that completes a task.
    case done = 2

    /// The newer name of `done`.
    public static var prominent: Style { .done }
  }

  /// The kind of space of an item that shows nothing.
  enum Space {
    case fixed, flexible
  }

  /// The button that bars show for an item without a custom view.
  final lazy var button = makeButton()
  final let space: Space?
  /// The target and the action of an item without a primary action; `nil` if neither was set.
  final var targeting: BarItemTarget? { didSet { holdsMenu() } }
  private final var hold: UIGestureRecognizer?
  private final var pill: UIView?
  private final var shownIsEnabled = true

  /// Creates a button without a title, image or action.
  public override init() {
    space = nil
    super.init()
    prepare()
  }

  /// Creates a button. Without a title or an image, it shows those of the action. If there is no action, a press opens
  /// the menu; otherwise the menu opens when a finger rests on the button.
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    space = nil
    super.init()
    self.title = title ?? (image == nil ? primaryAction?.title : nil)
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
    prepare()
  }

  /// Creates a button with a standard title or image, which replaces that of the action. If there is no action, a press
  /// opens the menu; otherwise the menu opens when a finger rests on the button.
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    switch systemItem {
    case .flexibleSpace: space = .flexible
    case .fixedSpace: space = .fixed
    default: space = nil
    }
    super.init()
    self.primaryAction = primaryAction
    self.menu = menu
    let parts = systemItem.parts
    image = parts.symbol.flatMap { UIImage(system: $0) }
    if image == nil { title = parts.title } else { accessibilityLabel = parts.title }
    if systemItem == .done || systemItem == .save { style = .done }
    if systemItem == .close { tintColor = .tertiaryLabel }
    prepare()
  }

  /// Creates an item that shows a view. The view keeps its size; a view without a size gets the size that fits.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space with a fixed width.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space that takes a share of the space that other items leave.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  // MARK: Content

  /// The action that a press performs.
  open var primaryAction: UIAction? {
    didSet {
      if let primaryAction, title == nil, image == nil {
        image = primaryAction.image
        if image == nil { title = primaryAction.title }
      }
      holdsMenu()
    }
  }
  /// The menu. If there is no action, a press opens it. Otherwise it opens when a finger rests on the button, or with
  /// the down arrow key.
  open var menu: UIMenu? { didSet { holdsMenu() } }
  /// A view that is shown in place of a button; `nil` by default.
  open var customView: UIView? { didSet { if customView !== oldValue { barChanged?() } } }
  /// The style of the button; `plain` by default.
  open var style = Style.plain { didSet { refresh?() } }
  /// The width, in points. With 0, the default, the width follows from the content.
  open var width: CGFloat = 0 { didSet { refresh?() } }
  /// Whether the button is marked with a background of its tint color; `false` by default.
  open var isSelected = false { didSet { refresh?() } }
  /// Whether the item is hidden and takes no space in its bar; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { barChanged?() } } }
  /// Whether a press toggles `isSelected` before the action runs; `false` by default.
  open var changesSelectionAsPrimaryAction = false
  /// The color of the title and the image; `nil` means the bar's tint color.
  public final var tintColor: UIColor? { didSet { refresh?() } }

  /// The color, the font and the rest that the bar's appearance sets.
  private final var barTint: UIColor?
  private final var barFont: UIFont?
  private final var barRest: BarButtonRest?

  /// Takes the bar's appearance of buttons. What that for the style `done` does not set is taken from the other.
  final func adopt(_ plain: UIBarButtonItemAppearance?, done: UIBarButtonItemAppearance?) {
    guard space == nil, customView == nil else { return }
    let own = style == .done ? done : nil
    let (first, second) = (own?.normal.titleTextAttributes, plain?.normal.titleTextAttributes)
    let tint = (first?[.foregroundColor] ?? second?[.foregroundColor]) as? UIColor
    let font = (first?[.font] ?? second?[.font]) as? UIFont
    let rest = own?.rest ?? plain?.rest
    guard tint !== barTint || font !== barFont || rest != nil || barRest != nil else { return }
    if barRest !== rest { barRest?.leave(button) }
    (barTint, barFont, barRest) = (tint, font, rest)
    refresh?()
  }

  /// A closure that is called when the bar must update its views. The bar that shows the item sets it.
  final var barChanged: (() -> Void)?

  /// The view that a bar shows; `nil` for a space.
  final var view: UIView? { space == nil ? customView ?? button : nil }

  // MARK: The button

  private final func prepare() {
    guard space == nil else { return }
    refresh = { [me = Weak(self)] in me.wrappedValue?.show() }
  }

  private final func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.pressed() }, for: .primaryActionTriggered)
    show(in: button)
    return button
  }

  private final func pressed() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let action = primaryAction ?? targeting?.action {
      action.perform(from: button)
    } else if let menu {
      menu.open(menu, button)
    }
  }

  private final func show() {
    guard let customView else { return show(in: button) }
    if isEnabled != shownIsEnabled { (customView as? UIControl)?.isEnabled = isEnabled }
    shownIsEnabled = isEnabled
    customView.superview?.setNeedsLayout()
  }

  private final func show(in button: UIButton) {
    button.titleLabel?.font = barFont ?? .systemFont(ofSize: 17, weight: style == .done ? .semibold : .regular)
    button.tintColor = isSelected ? .systemBackground : tintColor ?? barTint
    button.setTitle(image == nil ? title : nil, for: .normal)
    button.setImage(image, for: .normal)
    button.accessibilityLabel = accessibilityLabel ?? title
    if let accessibilityHint { button.accessibilityHint = accessibilityHint }
    if let accessibilityIdentifier { button.accessibilityIdentifier = accessibilityIdentifier }
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    barRest?.show(in: button)
    parts?.show?(self, button)
    holdsMenu(in: button)
    showPill(in: button)
    button.superview?.setNeedsLayout()
  }

  /// Whether a press performs an action instead of opening the menu.
  private final var hasAction: Bool { primaryAction != nil || targeting?.action != nil }

  private final func holdsMenu() {
    if let hold { hold.isEnabled = menu != nil && hasAction }
    if menu != nil, customView == nil, space == nil { holdsMenu(in: button) }
  }

  /// Adds the recognizer that opens the menu. The menu makes the recognizer, so that an app without menus does not load
  /// its code.
  private final func holdsMenu(in button: UIButton) {
    guard hold == nil, let menu, hasAction else { return }
    hold = menu.hold(button) { [me = Weak(self)] in me.wrappedValue?.menu }
  }

  // MARK: Layout

  /// Returns the width in a bar, including the padding around a title or an image.
  final func width(in height: CGFloat) -> CGFloat {
    if width > 0 || space != nil { return max(0, width) }
    guard let customView else {
      return max(44, button.sizeThatFits(.zero).width + 24, parts?.leastWidth?(button) ?? 0)
    }
    return customSize(customView, in: height).width
  }

  private final func customSize(_ view: UIView, in height: CGFloat) -> CGSize {
    var size = view.bounds.size
    let wanted = view.intrinsicContentSize
    if wanted.width > 0, size.width == 0 || !(view is UILabel) { size.width = wanted.width }
    if wanted.height > 0, size.height == 0 || !(view is UILabel) { size.height = wanted.height }
    if size.width == 0 || size.height == 0 { size = view.sizeThatFits(CGSize(width: 0, height: height)) }
    return CGSize(width: size.width, height: min(size.height, height))
  }

  /// Positions the view in a strip of a bar.
  final func place(in strip: CGRect) {
    guard let customView else {
      button.frame = strip
      pill?.frame = pillFrame(in: strip.size)
      return
    }
    let height = customSize(customView, in: strip.height).height
    customView.frame = CGRect(
      x: strip.minX, y: strip.minY + (strip.height - height) / 2, width: strip.width, height: height)
  }

  private final func showPill(in button: UIButton) {
    guard isSelected else {
      pill?.removeFromSuperview()
      pill = nil
      return
    }
    let pill = self.pill ?? UIView()
    self.pill = pill
    pill.isUserInteractionEnabled = false
    pill.backgroundColor = tintColor ?? button.superview?.tintColor ?? .systemBlue
    pill.layer.cornerRadius = 8
    pill.frame = pillFrame(in: button.bounds.size)
    if pill.superview == nil { button.insertSubview(pill, at: 0) }
  }

  private final func pillFrame(in size: CGSize) -> CGRect {
    let height = min(34, size.height)
    return CGRect(x: 4, y: (size.height - height) / 2, width: max(0, size.width - 8), height: height)
  }
}
