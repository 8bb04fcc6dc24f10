// SPDX-License-Identifier: Apache-2.0

/// A row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of a cell's own labels.
  public enum CellStyle: Int, Sendable {
    /// A text, and a picture before it.
    case `default` = 0
    /// A text, and a gray one at the other side.
    case value1 = 1
    /// A text in the tint, and another one beside it.
    case value2 = 2
    /// A text, and a smaller one below it.
    case subtitle = 3
  }

  /// The look of a cell that is selected or pressed.
  public enum SelectionStyle: Int, Sendable {
    /// As any other cell.
    case none = 0
    /// The same as `gray`.
    case blue = 1
    /// On gray.
    case gray = 2
    /// On gray.
    case `default` = 3
  }

  /// The mark at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron: the row leads to more.
    case disclosureIndicator = 1
    /// A button with details, and a chevron.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button with details.
    case detailButton = 4
  }

  /// The control before a row while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A minus that deletes the row.
    case delete = 1
    /// A plus that inserts a row.
    case insert = 2
  }

  /// Changes a cell's look for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  final let style: CellStyle
  /// The identifier under which the cell is used again; `nil` for a cell that never is.
  public final let reuseIdentifier: String?
  final let content = CellContentView()
  final var parts = CellParts()
  final var configuration = CellConfiguration()
  final var pressing = CellPressing()
  /// The table that shows it.
  @Weak final var table: UITableView?
  /// How far a swipe has moved the content to the right, in points.
  final var swipeOffset: CGFloat = 0
  /// Whether it has been given the place of its row.
  final var isPlaced = false
  /// The place in its section, for separators and round corners.
  final var edges = CellEdges()
  private final var needsConfiguration = true

  /// A cell with labels of a style. Subclasses override it, and registered classes are made by it.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    kind = .control
    isAccessibilityElement = true
    semantics = ControlSemantics(.row)
    semantics?.pressView = { ($0 as? UITableViewCell)?.pressed() }
    semantics?.keyView = { cell, key in
      guard let cell = cell as? UITableViewCell else { return }
      cell.table?.keyPressed(key, on: cell)
    }
    addSubview(content)
    content.frame = bounds
  }

  /// A cell in the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_table_cell")
  convenience init(registered style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// A cell of the class that this is called on, by its own initialiser.
  @_silgen_name("quire_table_cell")
  final class func makeRegistered(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell

  /// The cell is about to show another row. An override calls super.
  open func prepareForReuse() {
    needsConfiguration = true
  }

  // MARK: Content

  /// Holds all that the cell shows besides its accessories; an app's own views go there.
  public final var contentView: UIView { content }
  /// The main label, which is made when it is read.
  open var textLabel: UILabel? { madeLabel() }
  /// The second label; `nil` in the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : madeDetailLabel() }
  /// The picture before the texts; `nil` in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : madeImageView() }

  /// What the cell shows instead of its own labels; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      contentChanged()
    }
  }

  /// A configuration for a row of this style, without texts.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The background; `nil`, the default, is that of the table's style.
  public final var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// Called when the state has changed, before the cell is shown.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Stored: configurations are updated by the handler here.
  public final var automaticallyUpdatesContentConfiguration = true
  /// Stored: configurations are updated by the handler here.
  public final var automaticallyUpdatesBackgroundConfiguration = true

  /// The present state.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isSwiped = swipeOffset != 0
    return state
  }

  /// Has `updateConfiguration(using:)` called before the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// To be overridden by a cell with content that depends on its state; an override calls super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Background

  /// Behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Behind the content of a selected or pressed cell; it fills the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// Behind the content of a selected cell while several may be selected.
  open var multipleSelectionBackgroundView: UIView?

  /// The color behind the cell; without one, that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      hasOwnBackground = !isSettingBackground
      super.backgroundColor = newValue
    }
  }
  private final var hasOwnBackground = false
  private final var isSettingBackground = false

  final func showBackground() {
    if let backgroundConfiguration {
      setBackground(backgroundConfiguration.resolvedColor() ?? table?.cellColor)
      layer.borderWidth = backgroundConfiguration.strokeWidth
      layer.borderColor = backgroundConfiguration.strokeColor?.cgColor
      if backgroundConfiguration.cornerRadius > 0 { layer.cornerRadius = backgroundConfiguration.cornerRadius }
    } else if !hasOwnBackground {
      setBackground(table?.cellColor)
    }
  }

  private final func setBackground(_ color: UIColor?) {
    guard color !== super.backgroundColor else { return }
    isSettingBackground = true
    backgroundColor = color
    isSettingBackground = false
    hasOwnBackground = false
  }

  // MARK: Accessories

  /// The mark at the end of the row; `none` by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
  /// A view at the end of the row instead of the mark.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  /// The mark at the end of the row while the table is edited; `none` by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// A view at the end of the row while the table is edited.
  open var editingAccessoryView: UIView? {
    didSet {
      if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  /// The insets of the line below the cell; by default the table's, which begin with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// How many steps the content is moved inwards; 0 by default.
  open var indentationLevel = 0 { didSet { contentChanged() } }
  /// The length of a step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { contentChanged() } }

  private final func accessoriesChanged() {
    parts.isStale = true
    setNeedsLayout()
  }

  /// The row is measured again, as after another content configuration.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentChanged(of: self)
  }

  final func contentChanged() {
    setNeedsLayout()
    table?.contentChanged(of: self)
  }

  // MARK: State

  /// The look of the selected or pressed cell; gray by default.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row looks pressed.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// The row is selected or no longer selected. An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    showChoice()
    semantics?.isOn = selected
    setNeedsShow()
    setNeedsUpdateConfiguration()
    changeLook(animated: animated) { self.showSelection() }
  }

  /// The row looks pressed, or no longer does. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsUpdateConfiguration()
    changeLook(animated: animated) { self.showSelection() }
  }

  // MARK: Editing

  /// Whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var storedIsEditing = false

  /// Shows or hides the controls for editing. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    parts.isStale = true
    setNeedsUpdateConfiguration()
    guard animated else { return }
    changeLook { self.layoutIfNeeded() }
  }

  /// The control before the row while it is edited, as the delegate chose it.
  public final internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { parts.isStale = true } }
  }
  /// Whether a circle before the row shows whether it is selected.
  final var showsChoice = false { didSet { if showsChoice != oldValue { accessoriesChanged() } } }
  /// Whether the row has a grip to move it; the data source decides.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { accessoriesChanged() } } }
  /// Whether the content moves inwards while it is edited; `true` by default.
  open var shouldIndentWhileEditing = true

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// The height of the cell's own labels, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelHeight(width: size.width))
  }

  /// The size for a row as wide as wanted: by the content's configuration, the constraints in `contentView`, or
  /// `sizeThatFits`.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let width = contentWidth(in: targetSize.width)
    if let height = configuration.height(width: width) { return CGSize(width: targetSize.width, height: height) }
    if content.isConstrained {
      return CGSize(width: targetSize.width, height: content.constrainedHeight(width: width))
    }
    return CGSize(
      width: targetSize.width, height: sizeThatFits(CGSize(width: targetSize.width, height: 0)).height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let table, table.mayHighlight(self) else { return }
    pressing.began { [me = Weak(self)] in
      guard let me = me.wrappedValue else { return }
      me.pressing.cancel()
      me.table?.highlight(me)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first.map({ $0.travel > CGFloat(CellParts.slop) }) == true else { return }
    pressing.cancel()
    table?.unhighlight(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A quick tap flashes; the press itself comes from the host.
    if pressing.cancel() { table?.highlight(self) }
    table?.unhighlight(self)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressing.cancel()
    table?.unhighlight(self)
  }

  private final func pressed() {
    table?.pressed(self)
  }
}
