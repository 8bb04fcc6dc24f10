// SPDX-License-Identifier: Apache-2.0

/// A header or a footer of a table's section, which is used again for other sections.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The identifier under which the view is used again; `nil` for a view that never is.
  public final let reuseIdentifier: String?
  private final let content = CellContentView()
  private final var configuration = CellConfiguration()
  private final var label: UILabel?
  private final var detail: UILabel?
  final var isHeader = true
  final var isGrouped = false

  /// A view without a text. Subclasses override it, and registered classes are made by it.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(content)
  }

  /// A view that is not used again.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_table_header")
  convenience init(registered reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A view of the class that this is called on, by its own initialiser.
  @_silgen_name("quire_table_header")
  final class func makeRegistered(_ reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView

  /// The view is about to be shown for another section. An override calls super.
  open func prepareForReuse() {}

  /// Holds all that the view shows; an app's own views go there.
  public final var contentView: UIView { content }

  /// Shows the section's title; made when it is read.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    made.numberOfLines = 0
    made.accessibilityTraits = .header
    made.font = .systemFont(ofSize: 15, weight: .semibold)
    label = made
    content.addSubview(made)
    return made
  }

  /// A second label; made when it is read.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let made = UILabel()
    made.font = .preferredFont(forTextStyle: .footnote)
    made.textColor = .secondaryLabel
    detail = made
    content.addSubview(made)
    return made
  }

  /// What the view shows instead of its own labels; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      setNeedsLayout()
    }
  }

  /// A configuration for this place, without a text.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (isHeader, isGrouped) {
    case (true, true): .groupedHeader()
    case (true, false): .plainHeader()
    case (false, true): .groupedFooter()
    case (false, false): .plainFooter()
    }
  }

  /// The background; `nil`, the default, is that of the table's style.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundColor = backgroundConfiguration?.resolvedColor() }
  }

  /// Behind the content; it fills the view.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Shows a title in the system's look for this place.
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
    if let height = configuration.height(width: size.width) { return CGSize(width: size.width, height: height) }
    if content.isConstrained {
      return CGSize(width: size.width, height: content.constrainedHeight(width: size.width))
    }
    let insets = insets
    let text = label?.wantedSize(width: size.width - insets.left - insets.right).height ?? 0
    let other = detail?.wantedSize(width: size.width - insets.left - insets.right).height ?? 0
    return CGSize(width: size.width, height: max(text + other + insets.top + insets.bottom, 28))
  }

  /// The size for a section as wide as wanted.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(CGSize(width: targetSize.width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
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
