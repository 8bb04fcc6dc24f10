// SPDX-License-Identifier: Apache-2.0

/// A header or a footer of a table section. It can be reused for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier with which the view is reused; `nil` for a view that is not reused.
  public final internal(set) var reuseIdentifier: String?
  private final let content = CellContentView()
  private final var configuration = CellConfiguration()
  private final var label: UILabel?
  private final var detail: UILabel?
  final var isHeader = true
  final var isGrouped = false

  /// Creates a view without a text. Subclasses override it; the table calls it for registered classes.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(content)
  }

  /// Creates a view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_table_header")
  convenience init(registered reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Creates a view of the class that this method is called on, with the class's own initializer.
  @_silgen_name("quire_table_header")
  final class func makeRegistered(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

  /// Called when the view is about to be reused for another section. An override calls super.
  open func prepareForReuse() {
    needsConfiguration = true
  }

  /// The view that contains the header's or footer's content. Add your own views to it.
  public final var contentView: UIView { content }

  /// The label that shows the section's title. It is created when first accessed.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.numberOfLines = 0
    made.accessibilityTraits = .header
    made.adjustsFontForContentSizeCategory = true
    made.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    label = made
    content.addSubview(made)
    return made
  }

  /// A second label. It is created when first accessed.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let made = UILabel()
    made.adjustsFontForContentSizeCategory = true
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    detail = made
    content.addSubview(made)
    return made
  }

  /// The configuration of the content, which replaces the view's standard labels; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      setNeedsLayout()
    }
  }

  /// Returns a configuration for a header or a footer in the table's style, without a text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isHeader, isGrouped) {
    case (true, true): .groupedHeader()
    case (true, false): .plainHeader()
    case (false, true): .groupedFooter()
    case (false, false): .plainFooter()
    }
  }

  /// The configuration of the background. With `nil`, the default, the view has the background of the table's style.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.resolvedColor() }
  }

  /// A closure that updates a view's appearance for a state.
  public typealias ConfigurationUpdateHandler =
    @MainActor (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// A closure that is called before the view is shown, and when its traits have changed; `nil` by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesContentConfiguration = true
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state of the view.
  public final var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  private final var needsConfiguration = true

  /// Schedules a call of `updateConfiguration(using:)` before the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called when the configuration must be updated for a state. Override it in a view whose content depends on its
  /// state, and call super.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  /// The view behind the content. It fills the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shows a title in the standard appearance of a header or a footer in the table's style.
  final func showTitle(_ title: String?) {
    guard let label = textLabel else { return }
    if isGrouped || !isHeader {
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
    }
    if !isHeader { label.accessibilityTraits = .staticText }
    label.text = title
  }

  // MARK: Layout

  private final var insets: UIEdgeInsets {
    let (top, bottom): (CGFloat, CGFloat) = !isHeader ? (7, 10) : isGrouped ? (17, 7) : (5, 5)
    return UIEdgeInsets(top: top, left: UITableViewCell.margin, bottom: bottom, right: UITableViewCell.margin)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    if let height = configuration.height(width: size.width) { return CGSize(width: size.width, height: height) }
    if content.isConstrained {
      return CGSize(width: size.width, height: content.constrainedHeight(width: size.width))
    }
    let insets = insets
    let text = label?.wantedSize(width: size.width - insets.left - insets.right).height ?? 0
    let other = detail?.wantedSize(width: size.width - insets.left - insets.right).height ?? 0
    return CGSize(width: size.width, height: max(text + other + insets.top + insets.bottom, 28))
  }

  /// Returns the size of a header or a footer with the target width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    content.frame = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = content.frame
    configuration.view?.frame = content.frame
    guard let label else { return }
    let insets = insets
    let room = bounds.width - insets.left - insets.right
    let height = label.wantedSize(width: room).height
    let other = detail?.wantedSize(width: room).height ?? 0
    let y = isHeader ? bounds.height - insets.bottom - height - other : insets.top
    label.frame = CGRect(x: insets.left, y: y, width: room, height: height)
    detail?.frame = CGRect(x: insets.left, y: y + height, width: room, height: other)
  }
}
