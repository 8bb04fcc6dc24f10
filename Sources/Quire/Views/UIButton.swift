// SPDX-License-Identifier: Apache-2.0

/// A control with a title, a picture, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// Whether title and picture follow the tint.
  public enum ButtonType: Int, Sendable {
    /// Title and picture keep their own colours.
    case custom = 0
    /// Title and picture take the tint.
    case system = 1
  }

  /// The type given to the initialiser; `custom` for `init(frame:)`, `system` with a configuration.
  public final private(set) var buttonType = ButtonType.custom
  /// Shows the title; its text follows the button's state, its font is the app's to set. Never `nil` here.
  public final let titleLabel: UILabel? = UILabel()
  /// Shows the picture; its image follows the button's state. Never `nil` here.
  public final let imageView: UIImageView? = UIImageView()

  private final var titles: [UInt: String] = [:]
  private final var titleColors: [UInt: UIColor] = [:]
  private final var images: [UInt: UIImage] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A button without title and picture, of size zero.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    refresh()
  }

  /// A button with the title and picture of an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button with a configuration; without a title or picture there, the action's are used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  private final func prepare() {
    titleLabel?.isAccessibilityElement = false
    titleLabel?.font = .systemFont(ofSize: UIFont.buttonFontSize)
    if let imageView { addSubview(imageView) }
    if let titleLabel { addSubview(titleLabel) }
    refresh()
  }

  private final func adoptPrimaryAction(_ action: UIAction) {
    if configuration?.title == nil, !action.title.utf8.isEmpty { configuration?.title = action.title }
    if configuration?.image == nil { configuration?.image = action.image }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Opens at a press if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu?

  /// The look of the button; with `nil` the titles and pictures set for each state are used.
  public final var configuration: Configuration? { didSet { refresh() } }

  /// A state without a title of its own shows that of `.normal`.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    refresh()
  }

  /// A state without a colour of its own shows that of `.normal`.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    refresh()
  }

  /// A state without a picture of its own shows that of `.normal`.
  public final func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    refresh()
  }

  /// The value set for exactly this state; `nil` if there is none, although that of `.normal` is shown.
  public final func title(for state: State) -> String? { titles[state.rawValue] }
  /// As it was set for exactly this state; `nil` where none was, although that of `.normal` shows.
  public final func image(for state: State) -> UIImage? { images[state.rawValue] }

  /// The value shown in the present state.
  public final var currentTitle: String? {
    configuration?.title ?? titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// What shows in the present state.
  public final var currentImage: UIImage? {
    configuration?.image ?? images[state.rawValue] ?? images[State.normal.rawValue]
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override func sendActions(for controlEvents: Event) {
    guard showsMenuAsPrimaryAction, let menu, controlEvents.contains(.primaryActionTriggered) else {
      return super.sendActions(for: controlEvents)
    }
    menu.open(menu, self)
  }

  open override func tintColorDidChange() {
    refresh()
  }

  private final var isSettingUp: Bool { titleLabel?.superview == nil }

  /// Updates title, picture and colours for the state.
  private final func refresh() {
    guard !isSettingUp else { return }
    titleLabel?.text = currentTitle
    imageView?.image = currentImage
    let foreground: UIColor
    if let configuration {
      backgroundColor = configuration.background(isEnabled: isEnabled)
      layer.cornerRadius = configuration.cornerRadius
      foreground = configuration.foreground(isEnabled: isEnabled)
    } else {
      let own = titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
      foreground = !isEnabled ? .tertiaryLabel : own ?? (buttonType == .system ? .tintColor : .white)
    }
    titleLabel?.textColor = foreground
    imageView?.tintColor = configuration == nil && buttonType == .system && isEnabled ? nil : foreground
    setNeedsShow()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Layout

  private final var insets: NSDirectionalEdgeInsets { configuration?.contentInsets ?? .zero }
  private final var gap: CGFloat { configuration?.imagePadding ?? 0 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (image, title) = contentSizes
    let space = image.width > 0 && title.width > 0 ? gap : 0
    return CGSize(
      width: image.width + space + title.width + insets.leading + insets.trailing,
      height: max(image.height, title.height) + insets.top + insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  private final var contentSizes: (image: CGSize, title: CGSize) {
    (currentImage?.size ?? .zero, titleLabel?.sizeThatFits(.zero) ?? .zero)
  }

  /// Places picture and title in the middle. The picture has precedence over the title, and is never larger than the
  /// button: a larger one is scaled by `imageView`'s content mode. [BUTTON]
  open override func layoutSubviews() {
    refreshForState()
    var (image, title) = contentSizes
    image = CGSize(width: min(image.width, bounds.width), height: min(image.height, bounds.height))
    let space = image.width > 0 && title.width > 0 ? gap : 0
    title.width = max(0, min(title.width, bounds.width - image.width - space - insets.leading - insets.trailing))
    title.height = min(title.height, bounds.height)
    let middle = (bounds.width - image.width - space - title.width + insets.leading - insets.trailing) / 2
    let left = max(0, min(middle, bounds.width - image.width))
    imageView?.frame = CGRect(
      x: left, y: (bounds.height - image.height) / 2, width: image.width, height: image.height)
    titleLabel?.frame = CGRect(
      x: left + image.width + space, y: (bounds.height - title.height) / 2, width: title.width, height: title.height)
    imageView?.mirror(in: bounds.width)
    titleLabel?.mirror(in: bounds.width)
  }

  private final func refreshForState() {
    guard state != shownState else { return }
    shownState = state
    refresh()
  }
  private final var shownState: State = .normal
}
