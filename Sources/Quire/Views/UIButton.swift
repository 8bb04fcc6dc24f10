// SPDX-License-Identifier: Apache-2.0

/// A control with a title, an image, or both.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The type of a button: whether its title and image follow the tint, or one of the system's small buttons.
  public enum ButtonType: Int, Sendable {
    /// The title and image keep their own colors.
    case custom = 0
    /// The title and image use the tint color.
    case system = 1
    /// An "i" in a circle, in the tint; assistive technologies read "More Info".
    case detailDisclosure = 2
    /// Same as `detailDisclosure`.
    case infoLight = 3
    /// Same as `detailDisclosure`.
    case infoDark = 4
    /// A plus in a circle, in the tint; assistive technologies read "Add".
    case contactAdd = 5
    /// A cross in a gray circle of 30 points; assistive technologies read "Close".
    case close = 7
  }

  /// The purpose of a button.
  public enum Role: Int, Sendable {
    /// No special purpose; the default.
    case normal = 0
    /// The choice that most people make. In Quire, it does not change the appearance.
    case primary = 1
    /// An action that cancels without a change. In Quire, it does not change the appearance.
    case cancel = 2
    /// An action that deletes data. A configuration uses red instead of the tint.
    case destructive = 3
  }

  /// A closure that updates a button's `configuration` after its state changed.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The type passed to the initializer; `custom` for `init(frame:)`, `system` with a configuration.
  public final private(set) var buttonType = ButtonType.custom
  /// The label for the title. Its text follows the button's state; the app may set its font. Never `nil` here.
  public final let titleLabel: UILabel? = UILabel()
  /// The view for the image, which follows the button's state. Never `nil` here.
  public final let imageView: UIImageView? = UIImageView()
  /// The label for the configuration's subtitle; `nil` until there is one.
  public final private(set) var subtitleLabel: UILabel?

  private final var titles = StateValues<StateTitle>()
  private final var titleColors = StateValues<UIColor>()
  private final var images = StateValues<UIImage>()
  private final var backgrounds = StateValues<UIImage>()
  /// The view that shows the background image, created on first use.
  private final var backgroundView: UIImageView?
  private final var edges = ButtonEdges()
  private final var fill: UIView?
  private final var mark: UIImageView?
  private final var activity: UIView?
  private final var reach: UIView?
  /// The font that the configuration gave the title; the app may replace it.
  private final var givenFont: UIFont?
  /// The title of the chosen element of the menu.
  private final var chosenTitle: String?
  private final var needsUpdate = false
  private final var isUpdating = false
  /// The width at which the title was wrapped for constraints, in points; 0 if it was not wrapped.
  private final var wrappedWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIButton.isPlain
    prepare()
  }

  /// The one-time registration of the class as one that ignores moves of touches.
  private static let isPlain: Void = plain.append(ObjectIdentifier(UIButton.self))

  /// Always returns `nil`: Quire reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a button of size zero, without title or image. The system's small buttons have both.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    _setType(type)
  }

  /// Not Apple's API: for code that is generated from interface files. Sets the type of a button of the app's own
  /// class, which `init(frame:)` or `init(coder:)` created.
  public final func _setType(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .custom, .system: break
    case .detailDisclosure, .infoLight, .infoDark: show(UIImage(system: "info.circle"), named: "More Info")
    case .contactAdd: show(UIImage(system: "plus.circle"), named: "Add")
    case .close: show(UIImage(system: "xmark", .init(weight: .bold)), named: "Close")
    }
    refresh()
  }

  /// Creates a button with the title and image of an action.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if buttonType == .custom || buttonType == .system {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with a configuration. If that has no title or image, the action's are used.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(configuration)
    if let primaryAction { adoptPrimaryAction(primaryAction) }
  }

  private final func prepare() {
    titleLabel?.isAccessibilityElement = false
    // Smaller than `UIFont.buttonFontSize`. [A63]
    titleLabel?.font = .systemFont(ofSize: 15)
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    givenFont = titleLabel?.storedFont
    if let imageView { addSubview(imageView) }
    if let titleLabel { addSubview(titleLabel) }
    refresh()
  }

  /// Sets the configuration outside the initializer, in which property observers are not called.
  private final func adopt(_ configuration: Configuration) {
    self.configuration = configuration
  }

  private final func adoptPrimaryAction(_ action: UIAction) {
    if configuration?.title == nil, !action.title.utf8.isEmpty { configuration?.title = action.title }
    if configuration?.image == nil { configuration?.image = action.image }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Shows a small image with a touch area of 44 points.
  private final func show(_ symbol: UIImage, named name: String) {
    images[.normal] = symbol
    accessibilityLabel = name
    let reach = UIView()
    insertSubview(reach, at: 0)
    self.reach = reach
  }

  /// The button's menu. A press opens it if `showsMenuAsPrimaryAction` is `true`.
  open var menu: UIMenu? { didSet { showChosen() } }

  /// The purpose of the button; `normal` by default.
  public final var role = Role.normal { didSet { setNeedsUpdateConfiguration() } }

  // MARK: Configuration

  /// The appearance of the button. If it is `nil`, the titles and images set for each state are used.
  public final var configuration: Configuration? {
    didSet {
      if isUpdating { return }
      setNeedsUpdateConfiguration()
      refresh()
    }
  }

  /// A closure that is called before the button is shown and after each change of its state. It may change the
  /// configuration.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether the colors of the configuration follow the button's state; `true` by default.
  public final var automaticallyUpdatesConfiguration = true { didSet { setNeedsUpdateConfiguration() } }

  /// Requests a call of `updateConfiguration()` before the button's next layout.
  public final func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
    setNeedsShow()
    invalidateIntrinsicContentSize()
  }

  /// Calls `configurationUpdateHandler`. An override may instead change the configuration according to the button's
  /// state.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  private final func updateIfNeeded() {
    guard needsUpdate || state != shownState, !isUpdating else { return }
    needsUpdate = false
    shownState = state
    isUpdating = true
    updateConfiguration()
    isUpdating = false
    refresh()
  }
  private final var shownState: State = .normal

  // MARK: Titles and images by state

  /// Sets the title for a state. A state that has no title shows the title of `.normal`. The title of `.normal`
  /// replaces that of a configuration.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { StateTitle($0) }
    if state == .normal, configuration?.title != nil { configuration?.title = title }
    refresh()
  }

  /// Sets the title color for a state. A state that has no title color shows that of `.normal`.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    refresh()
  }

  /// Sets the image for a state. A state that has no image shows the image of `.normal`. The image of `.normal`
  /// replaces that of a configuration.
  public final func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal, configuration?.image != nil { configuration?.image = image }
    refresh()
  }

  /// Returns the title set for exactly this state, or `nil` if none was set. The button then shows the title of
  /// `.normal`, which is that of the configuration if it has one.
  public final func title(for state: State) -> String? {
    if state == .normal, let title = configuration?.title { return title }
    return titles[state]?.text
  }
  /// Returns the title color set for exactly this state, or `nil` if none was set. The button then shows that of
  /// `.normal`.
  public final func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// Returns the image set for exactly this state, or `nil` if none was set. The button then shows the image of
  /// `.normal`, which is that of the configuration if it has one.
  public final func image(for state: State) -> UIImage? {
    if state == .normal, let image = configuration?.image { return image }
    return images[state]
  }

  /// Sets the background image for a state. It is stretched to the button, behind the title and the image. States
  /// without a background image use that of `.normal`. A button with a configuration shows no background image.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    refresh()
  }
  /// Returns the background image that was set for exactly this state, or `nil`.
  public final func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  /// The background image that is shown in the current state, or `nil`.
  public final var currentBackgroundImage: UIImage? {
    backgrounds.shown(in: state)
  }

  // MARK: Insets of a button without a configuration

  /// The insets of the content, in points; zero by default. They enlarge the button's intrinsic size. Without content
  /// insets, the button has 6 points above and below its title. With a configuration, the configuration's
  /// `contentInsets` apply instead.
  public final var contentEdgeInsets: UIEdgeInsets {
    get { edges.content }
    set {
      edges.content = newValue
      refresh()
    }
  }
  /// The insets of the title, in points; zero by default. They move and shorten the title, but do not change the
  /// button's intrinsic size. They have no effect with a configuration.
  public final var titleEdgeInsets: UIEdgeInsets {
    get { edges.title }
    set {
      edges.title = newValue
      refresh()
    }
  }
  /// The insets of the image, in points; zero by default. They move the image, but do not change the button's intrinsic
  /// size. They have no effect with a configuration.
  public final var imageEdgeInsets: UIEdgeInsets {
    get { edges.image }
    set {
      edges.image = newValue
      refresh()
    }
  }
  /// Whether a button of the type `custom` darkens its image while it is highlighted; `true` by default. It has no
  /// effect with a configuration.
  public final var adjustsImageWhenHighlighted = true { didSet { refresh() } }
  /// Whether a button of the type `custom` dims its image while it is disabled; `true` by default. It has no effect
  /// with a configuration.
  public final var adjustsImageWhenDisabled = true { didSet { refresh() } }

  /// The title that is shown in the current state.
  public final var currentTitle: String? {
    chosenTitle ?? configuration?.title ?? titles.shown(in: state)?.text
  }

  /// The image that is shown in the current state.
  public final var currentImage: UIImage? {
    configuration?.image ?? images.shown(in: state)
  }

  /// The title color that is shown in the current state.
  public final var currentTitleColor: UIColor { titleLabel?.textColor ?? .label }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? (showAttributes == nil ? currentTitle : titleLabel?.text) }
    set { super.accessibilityLabel = newValue }
  }

  /// The configuration's subtitle, unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? configuration?.subtitle }
    set { super.accessibilityValue = newValue }
  }

  private final var attributedTitles = StateValues<NSAttributedString>()
  /// A closure that shows the attributed title of the current state; `nil` until the app has set one.
  private final var showAttributes: ((UIButton) -> Void)?

  /// Sets the attributed title for a state, which takes precedence over `setTitle(_:for:)`. A state that has no
  /// attributed title shows that of `.normal`.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    showAttributes = { button in
      guard let title = button.currentAttributedTitle else { return }
      button.titleLabel?.attributedText = title
    }
    refresh()
  }

  /// Returns the attributed title set for exactly this state, or `nil` if none was set. The button then shows that of
  /// `.normal`.
  public final func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }

  /// The attributed title that is shown in the current state; `nil` if there is none.
  public final var currentAttributedTitle: NSAttributedString? {
    attributedTitles.shown(in: state)
  }

  // MARK: Presses

  /// Whether a press selects the button, and the next press deselects it. With `showsMenuAsPrimaryAction`, the button
  /// instead shows the chosen element of its menu: initially the first element that is on, or else the first element.
  public final var changesSelectionAsPrimaryAction = false {
    didSet {
      chose = changesSelectionAsPrimaryAction ? { [me = Weak(self)] in me.wrappedValue?.choose($0) } : nil
      menuSettingChanged = { [me = Weak(self)] in me.wrappedValue?.showChosen() }
      showChosen()
    }
  }

  open override func sendActions(for controlEvents: Event) {
    guard controlEvents.contains(.primaryActionTriggered) else { return super.sendActions(for: controlEvents) }
    if showsMenuAsPrimaryAction, let menu { return menu.open(menu, self) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.sendActions(for: controlEvents)
  }

  /// Shows the chosen menu element if the button shows one.
  final func showChosen() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else {
      if chosenTitle != nil {
        chosenTitle = nil
        refresh()
      }
      return
    }
    let actions = menu.actions(menu)
    if let action = actions.first(where: { $0.state == .on }) ?? actions.first { choose(action) }
  }

  private final func choose(_ action: UIAction) {
    guard showsMenuAsPrimaryAction, let menu else { return }
    for other in menu.actions(menu) { other.state = other === action ? .on : .off }
    chosenTitle = action.title
    refresh()
  }

  // MARK: Look

  open override func tintColorDidChange() {
    refresh()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if configuration != nil { setNeedsUpdateConfiguration() }
  }

  private final var isSettingUp: Bool { titleLabel?.superview == nil }

  /// Updates the title, image and colors for the state.
  final func refresh() {
    guard !isSettingUp else { return }
    titleLabel?.text = currentTitle
    imageView?.image = shownImage
    if let configuration {
      let shown = automaticallyUpdatesConfiguration ? configuration.updated(for: self) : configuration
      show(shown)
      if let titleLabel, chosenTitle == nil { shown.titleFormat?.show(titleLabel) }
      showParts(isHighlighted && automaticallyUpdatesConfiguration ? ControlMetrics.pressedFillPaleness : 1)
    } else {
      showPlain()
    }
    showAttributes?(self)
    setNeedsShow()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final func showPlain() {
    let own = titleColors.shown(in: state)
    let isTinted = buttonType != .custom
    let foreground: UIColor =
      !isEnabled
      ? titleColors[state] ?? .tertiaryLabel
      : own ?? (buttonType == .close ? .secondaryLabel : isTinted ? .tintColor : .white)
    titleLabel?.textColor = foreground
    imageView?.tintColor = buttonType != .close && isEnabled ? nil : foreground
    if buttonType == .close {
      let fill = madeFill
      fill.backgroundColor = .secondarySystemFill
    }
    showParts(isTinted && isHighlighted ? ControlMetrics.pressedPaleness : 1)
    fill?.showPale(1)
    if !isTinted, images[state] == nil {
      imageView?.showPale(
        !isEnabled && adjustsImageWhenDisabled
          ? 0.5 : isHighlighted && adjustsImageWhenHighlighted ? ControlMetrics.pressedFillPaleness : 1)
    }
    showBackground()
  }

  private final func showParts(_ paleness: CGFloat) {
    for part in [fill, titleLabel, subtitleLabel, imageView, mark, activity] { part?.showPale(paleness) }
  }

  private final func showBackground() {
    guard let image = currentBackgroundImage else {
      backgroundView?.isHidden = true
      return
    }
    let view = backgroundView ?? UIImageView()
    if view.superview == nil {
      insertSubview(view, at: 0)
      backgroundView = view
    }
    view.isHidden = false
    view.image = image
  }

  private final func show(_ shown: Configuration) {
    let foreground = shown.baseForegroundColor ?? .tintColor
    let fill = madeFill
    fill.backgroundColor = shown.background.backgroundColor
    fill.layer.borderWidth = shown.background.strokeWidth
    fill.layer.borderColor =
      shown.background.strokeWidth > 0
      ? (shown.background.strokeColor ?? tintColor ?? .systemBlue).resolvedColor(with: traitCollection).cgColor : nil
    if let titleLabel {
      if titleLabel.storedFont === givenFont {
        titleLabel.font = .preferredFont(forTextStyle: shown.buttonSize.titleStyle, compatibleWith: traitCollection)
        givenFont = titleLabel.storedFont
      }
      titleLabel.adjustsFontForContentSizeCategory = true
      prepare(titleLabel, shown, foreground)
    }
    showSubtitle(shown, foreground)
    // The image view inherits the tint itself.
    let symbols: UIColor? = if case .tint = foreground.source { nil } else { foreground }
    imageView?.tintColor = symbols
    if shown.showsActivityIndicator, let make = ButtonActivity.make {
      let indicator = make(activity, symbols ?? tintColor)
      if indicator.superview !== self { addSubview(indicator) }
      activity = indicator
    } else if let indicator = activity {
      indicator.removeFromSuperview()
      activity = nil
    }
    imageView?.isHidden = activity != nil
    let isPopup =
      shown.indicator == .popup
      || shown.indicator == .automatic && changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction
    if isPopup {
      let mark = self.mark ?? UIImageView(image: UIImage(system: "chevron.up.chevron.down", .init(weight: .bold)))
      if mark.superview == nil { addSubview(mark) }
      mark.tintColor = symbols
      self.mark = mark
    } else {
      mark?.removeFromSuperview()
      mark = nil
    }
  }

  private final func showSubtitle(_ shown: Configuration, _ foreground: UIColor) {
    guard let text = shown.subtitle, !text.utf8.isEmpty else {
      subtitleLabel?.removeFromSuperview()
      subtitleLabel = nil
      return
    }
    let label = subtitleLabel ?? UILabel()
    if label.superview == nil {
      label.isAccessibilityElement = false
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
      subtitleLabel = label
    }
    label.text = text
    label.font = .preferredFont(forTextStyle: shown.buttonSize.subtitleStyle, compatibleWith: traitCollection)
    prepare(label, shown, foreground)
  }

  private final func prepare(_ label: UILabel, _ shown: Configuration, _ color: UIColor) {
    label.textColor = color
    let wraps = shown.titleLineBreakMode == .byWordWrapping || shown.titleLineBreakMode == .byCharWrapping
    label.numberOfLines = wraps ? 0 : 1
    label.lineBreakMode = shown.titleLineBreakMode == .byWordWrapping ? .byTruncatingTail : shown.titleLineBreakMode
    switch alignment(shown) {
    case .center, .automatic: label.textAlignment = .center
    case .leading: label.textAlignment = .natural
    case .trailing: label.textAlignment = isMirrored ? .left : .right
    }
  }

  private final func alignment(_ shown: Configuration) -> Configuration.TitleAlignment {
    guard shown.titleAlignment == .automatic else { return shown.titleAlignment }
    guard shown.image != nil || shown.showsActivityIndicator else {
      switch contentHorizontalAlignment {
      case .leading: return .leading
      case .trailing: return .trailing
      case .left: return isMirrored ? .trailing : .leading
      case .right: return isMirrored ? .leading : .trailing
      case .center, .fill: return .center
      }
    }
    if shown.imagePlacement.contains(.trailing) { return .trailing }
    return shown.imagePlacement.contains(.leading) ? .leading : .center
  }

  private final var madeFill: UIView {
    if let fill { return fill }
    let fill = UIView()
    fill.isUserInteractionEnabled = false
    insertSubview(fill, at: reach == nil ? 0 : 1)
    self.fill = fill
    return fill
  }

  // MARK: Layout

  private static let closeSide: CGFloat = 30

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateIfNeeded()
    if buttonType == .close, configuration == nil {
      return CGSize(width: UIButton.closeSide, height: UIButton.closeSide)
    }
    var fitting = arrangement(width: size.width > 0 ? size.width : .infinity).size
    if configuration == nil, let background = currentBackgroundImage?.size {
      fitting = CGSize(width: max(fitting.width, background.width), height: max(fitting.height, background.height))
    }
    return fitting
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: wrappedWidth, height: 0)) }

  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  /// Returns the sizes of the parts, with the title wrapped for a button of the given width.
  private final func arrangement(width: CGFloat) -> ButtonArrangement {
    var parts = ButtonArrangement()
    parts.image = activity?.intrinsicContentSize ?? imageSize
    if buttonType == .close, configuration == nil { parts.image = CGSize(width: 16, height: 16) }
    parts.position = contentHorizontalAlignment
    parts.verticalPosition = contentVerticalAlignment
    if let configuration {
      parts.placement = configuration.imagePlacement
      parts.imagePadding = configuration.imagePadding
      parts.titlePadding = configuration.titlePadding
      parts.alignment = alignment(configuration)
      parts.insets = configuration.contentInsets
      if mark != nil { parts.mark = CGSize(width: 12, height: 14) }
    }
    if configuration == nil { addEdges(to: &parts) }
    if isMirrored {
      if parts.position == .left { parts.position = .right } else if parts.position == .right { parts.position = .left }
    }
    let room = CGSize(width: width.isFinite ? max(1, width - parts.widthBesideText) : 0, height: 0)
    parts.title = titleLabel?.sizeThatFits(room) ?? .zero
    parts.subtitle = subtitleLabel?.sizeThatFits(room) ?? .zero
    return parts
  }

  private final func addEdges(to parts: inout ButtonArrangement) {
    let own = edges.content
    let (leading, trailing) = isMirrored ? (own.right, own.left) : (own.left, own.right)
    parts.insets = NSDirectionalEdgeInsets(top: own.top, leading: leading, bottom: own.bottom, trailing: trailing)
    if own == .zero, buttonType == .custom || buttonType == .system { parts.titleMargin = ButtonEdges.padding }
  }

  /// Moves the title and the image by their insets.
  private final func applyEdges(to boxes: inout ButtonArrangement.Boxes, _ parts: ButtonArrangement, width: CGFloat) {
    guard configuration == nil else { return }
    func shift(_ insets: UIEdgeInsets) -> CGPoint {
      ButtonEdges.shift(insets, parts.position, parts.verticalPosition, isMirrored: isMirrored)
    }
    let (title, image) = (shift(edges.title), shift(edges.image))
    boxes.image.origin.x += image.x
    boxes.image.origin.y += image.y
    boxes.title.origin.x += title.x
    boxes.title.origin.y += title.y
    // A title that does not fit between its insets is shortened.
    let room = max(0, width - parts.widthBesideText - edges.title.left - edges.title.right)
    if boxes.title.width > room {
      boxes.title.origin.x += (boxes.title.width - room) / 2
      boxes.title.size.width = room
    }
  }

  /// The image that is shown in the current state, with the symbol configuration that the app set for the state.
  private final var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    return extras?.configureImage?(self, image) ?? image
  }

  /// The size of the image. A symbol scales with the title of a configuration.
  private final var imageSize: CGSize {
    guard let image = shownImage else { return .zero }
    guard let configuration, case .system = image.source else { return image.size }
    let scaling = FontScaling(style: configuration.buttonSize.titleStyle, base: nil, maximum: .infinity)
    let traits = traitCollection
    return CGSize(
      width: scaling.scaled(image.size.width, in: traits), height: scaling.scaled(image.size.height, in: traits))
  }

  open override func layoutSubviews() {
    updateIfNeeded()
    let whole = CGRect(origin: .zero, size: bounds.size)
    var boxes = boxes(in: whole)
    backgroundView?.frame = backgroundRect(forBounds: whole)
    backgroundView?.isHidden = configuration != nil || currentBackgroundImage == nil
    if isOfAppsClass {
      let content = contentRect(forBounds: whole)
      boxes.image = imageRect(forContentRect: content)
      boxes.title = titleRect(forContentRect: content)
    }
    imageView?.frame = boxes.image
    activity?.frame = boxes.image
    titleLabel?.frame = boxes.title
    subtitleLabel?.frame = boxes.subtitle
    mark?.frame = boxes.mark
    if let reach { layOutReach(reach) }
    layOutFill()
    wrapForConstraints()
  }

  /// Returns the frames of the parts of a button with the given box.
  private final func boxes(in whole: CGRect) -> ButtonArrangement.Boxes {
    var parts = arrangement(width: whole.width)
    var boxes = parts.boxes(in: whole.size)
    if edges.title != .zero || edges.image != .zero { applyEdges(to: &boxes, parts, width: whole.width) }
    let place: (CGRect) -> CGRect = { [isMirrored] box in
      box.offsetBy(dx: isMirrored ? whole.maxX - box.maxX - box.minX : whole.minX, dy: whole.minY)
    }
    boxes.image = place(boxes.image)
    boxes.title = place(boxes.title)
    boxes.subtitle = place(boxes.subtitle)
    boxes.mark = place(boxes.mark)
    return boxes
  }

  /// The distances of the content from the edges, in points.
  private final var contentMargins: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return edges.content }
    return UIEdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
      right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Returns the frame of the background image in a button with the given bounds, by default the bounds themselves. An
  /// override is respected.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the box of title and image in a button with the given bounds: by default the bounds without the content
  /// insets. An override is respected.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentMargins) }

  /// Returns the frame of the title in a content box. An override is respected.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { boxes(in: outer(of: contentRect)).title }

  /// Returns the frame of the image in a content box. An override is respected.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { boxes(in: outer(of: contentRect)).image }

  /// Returns the box of a button whose content has the given box.
  private final func outer(of content: CGRect) -> CGRect {
    let margins = contentMargins
    return CGRect(
      x: content.minX - margins.left, y: content.minY - margins.top,
      width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
  }

  private final func layOutFill() {
    guard let fill else { return }
    fill.frame = CGRect(origin: .zero, size: bounds.size)
    if let configuration {
      fill.layer.cornerRadius = configuration.cornerRadius(of: bounds.size, in: traitCollection)
    } else if buttonType == .close {
      let side = min(UIButton.closeSide, bounds.width, bounds.height)
      fill.frame = CGRect(
        x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
      fill.layer.cornerRadius = side / 2
    } else {
      fill.isHidden = true
    }
  }

  /// Invalidates the intrinsic size if the title has more lines at the width that constraints found.
  private final func wrapForConstraints() {
    guard configuration != nil, layout != nil, wrappedWidth != bounds.width else { return }
    let old = intrinsicContentSize
    let before = wrappedWidth
    let natural = sizeThatFits(.zero)
    wrappedWidth = natural.width > bounds.width ? bounds.width : 0
    if wrappedWidth != before, intrinsicContentSize != old { invalidateIntrinsicContentSize() }
  }
}
