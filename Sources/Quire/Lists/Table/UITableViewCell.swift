// SPDX-License-Identifier: Apache-2.0

/// A row of a table view.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of a cell's standard labels.
  public enum CellStyle: Int, Sendable {
    /// A text with an image before it.
    case `default` = 0
    /// A text, and a gray text at the trailing side.
    case value1 = 1
    /// A text in the tint color, and another text beside it.
    case value2 = 2
    /// A text, and a smaller text below it.
    case subtitle = 3
  }

  /// The appearance of a selected or highlighted cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change of the cell's appearance.
    case none = 0
    /// A gray background, treated like `gray`.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// The default appearance, which is a gray background.
    case `default` = 3
  }

  /// The accessory at the trailing end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// A chevron, which indicates that the row leads to more content.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The control before a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A minus, which deletes the row.
    case delete = 1
    /// A plus, which inserts a row.
    case insert = 2
  }

  /// A closure that updates a cell's appearance for a state.
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void

  final let style: CellStyle
  /// The identifier with which the cell is reused; `nil` for a cell that is not reused.
  public final internal(set) var reuseIdentifier: String?
  final let content = CellContentView()
  final var parts = CellParts()
  final var configuration = CellConfiguration()
  final var pressing = CellPressing()
  /// The table that shows the cell.
  @Weak final var table: UITableView?
  /// The distance by which a swipe has moved the content to the right, in points.
  final var swipeOffset: CGFloat = 0
  /// Whether the cell has been placed at the position of its row.
  final var isPlaced = false
  /// The cell's position in its section, for separators and rounded corners.
  final var edges = CellEdges()
  private final var needsConfiguration = true
  /// Whether the cell belongs to one row, and is never reused for another.
  final var isStatic = false
  /// A closure that performs segues: when the row was selected, or when its detail button was pressed.
  final var trigger: ((_ isAccessory: Bool) -> Void)?

  /// Creates a cell with the labels of a style. Subclasses override it; the table calls it for registered classes.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    hostBehavior = .control
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

  /// Creates a cell in the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  @_silgen_name("quire_table_cell")
  convenience init(registered style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the class that this method is called on, with the class's own initializer.
  @_silgen_name("quire_table_cell")
  final class func makeRegistered(_ style: CellStyle, _ reuseIdentifier: __owned String?) -> UITableViewCell

  /// Called when the cell is about to be reused for another row. An override calls super.
  open func prepareForReuse() {
    needsConfiguration = true
  }

  // MARK: Content

  /// The view that contains the cell's content, but not its accessories. Add your own views to it.
  public final var contentView: UIView { content }
  /// The main label. It is created when first accessed.
  open var textLabel: UILabel? { madeLabel() }
  /// The secondary label; `nil` in the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : madeDetailLabel() }
  /// The image view before the texts; `nil` in the style `value2`.
  open var imageView: UIImageView? { style == .value2 ? nil : madeImageView() }

  /// The configuration of the content, which replaces the cell's standard labels; `nil` by default.
  public final var contentConfiguration: AnyContentConfiguration? {
    get { configuration.content }
    set {
      configuration.show(newValue, in: content)
      contentChanged()
    }
  }

  /// Returns a configuration for a row of the cell's style, without texts.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The configuration of the background. With `nil`, the default, the cell has the background of the table's style.
  public final var backgroundConfiguration: UIBackgroundConfiguration? { didSet { showBackground() } }
  /// A closure that is called when the state has changed, before the cell is shown; `nil` by default.
  public final var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesContentConfiguration = true
  /// Stored, but has no effect: configurations are updated by the handler.
  public final var automaticallyUpdatesBackgroundConfiguration = true

  /// The current state of the cell.
  public final var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isEditing) = (isSelected, isHighlighted, isEditing)
    state.isSwiped = swipeOffset != 0
    return state
  }

  /// Schedules a call of `updateConfiguration(using:)` before the next layout.
  public final func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }

  /// Called when the configuration must be updated for a state. Override it in a cell whose content depends on its
  /// state, and call super.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  final func updateConfigurationIfNeeded() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Background

  /// The view behind the content. It fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// The view behind the content of a selected or highlighted cell. It fills the cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }
  /// The view behind the content of a selected cell while multiple selection is allowed.
  open var multipleSelectionBackgroundView: UIView?

  /// The color behind the cell. If none is set, it is the color of the table's style.
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

  /// The accessory at the trailing end of the row; `none` by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoriesChanged() } } }
  /// A view that replaces the accessory at the trailing end of the row.
  open var accessoryView: UIView? {
    didSet {
      if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  /// The accessory at the trailing end of the row in editing mode; `none` by default.
  open var editingAccessoryType = AccessoryType.none { didSet { accessoriesChanged() } }
  /// A view at the trailing end of the row in editing mode.
  open var editingAccessoryView: UIView? {
    didSet {
      if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
      accessoriesChanged()
    }
  }
  /// The insets of the line below the cell. By default they are the table's, and the line begins where the text begins.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?
  /// The number of steps by which the content is indented; 0 by default.
  open var indentationLevel = 0 { didSet { contentChanged() } }
  /// The width of an indentation step, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { contentChanged() } }

  private final func accessoriesChanged() {
    parts.isStale = true
    setNeedsLayout()
  }

  /// Causes the row to be measured again, as does a new content configuration.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.contentChanged(of: self)
  }

  final func contentChanged() {
    setNeedsLayout()
    table?.contentChanged(of: self)
  }

  // MARK: State

  /// The appearance of the selected or highlighted cell; gray by default.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection() } }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether the row is highlighted.
  open var isHighlighted: Bool {
    get { storedIsHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private final var storedIsSelected = false
  private final var storedIsHighlighted = false

  /// Called when the row is selected or deselected. An override calls super.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedIsSelected else { return }
    storedIsSelected = selected
    showChoice()
    semantics?.isOn = selected
    setNeedsShow()
    setNeedsUpdateConfiguration()
    changeLook(animated: animated) { self.showSelection() }
  }

  /// Called when the row is highlighted or no longer highlighted. An override calls super.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedIsHighlighted else { return }
    storedIsHighlighted = highlighted
    setNeedsUpdateConfiguration()
    changeLook(animated: animated) { self.showSelection() }
  }

  // MARK: Editing

  /// Whether the cell shows its editing controls.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  private final var storedIsEditing = false

  /// Shows or hides the editing controls. An override calls super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    let mask: StateMask = editing ? .showingEditControl : []
    willTransition(to: mask)
    storedIsEditing = editing
    parts.isStale = true
    setNeedsUpdateConfiguration()
    if animated { changeLook { self.layoutIfNeeded() } }
    didTransition(to: mask)
  }

  /// Called when the cell is about to show or hide its editing controls. An override calls super.
  open func willTransition(to state: StateMask) {}

  /// Called when the cell has begun to show or hide its editing controls, which may be animated. An override calls
  /// super.
  open func didTransition(to state: StateMask) {}

  /// Called when the row is dragged to another view. Quire does not call it, because nothing is dragged between views.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// The control before the row in editing mode, as chosen by the delegate.
  public final internal(set) var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { parts.isStale = true } }
  }
  /// Whether a circle before the row indicates its selection.
  final var showsChoice = false { didSet { if showsChoice != oldValue { accessoriesChanged() } } }
  /// Whether the row has a grip with which the user moves it. The table sets this property to the answer of the data
  /// source.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { accessoriesChanged() } } }
  /// Whether the content is indented in editing mode; `true` by default.
  open var shouldIndentWhileEditing = true

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layOutParts()
  }

  /// Returns the size of the cell's standard labels, at least 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelHeight(width: size.width))
  }

  /// Returns the size of a row with the target width. The height is that of the content configuration, follows from the
  /// constraints in `contentView`, or is the result of `sizeThatFits`.
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
    guard let table else { return }
    let highlights = table.mayHighlight(self)
    pressing.began { [me = Weak(self)] in
      guard let cell = me.wrappedValue else { return }
      cell.pressing.cancel()
      if highlights { cell.table?.highlight(cell) }
      cell.pressing.rests {
        guard let cell = me.wrappedValue else { return }
        cell.pressing.cancel()
        cell.table?.openMenu(of: cell)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard touches.first.map({ $0.travel > CGFloat(CellParts.slop) }) == true else { return }
    pressing.cancel()
    table?.unhighlight(self)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    // A quick tap highlights the row briefly. The press itself is reported by the host.
    if pressing.cancel(), table?.mayHighlight(self) == true { table?.highlight(self) }
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
