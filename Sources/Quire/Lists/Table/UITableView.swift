// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UITableViewCell {
  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line; the default.
    case singleLine = 1
  }
}

/// Rows of cells in sections, of which only those near the screen exist.
///
/// A row's height is asked for, or its cell measured, when it comes near the screen; until then it is estimated.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    /// From edge to edge; the header of the topmost section stays at the top.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups with round corners.
    case insetGrouped = 2
  }

  /// How rows appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They fade here too.
    case right = 1
    /// They fade here too.
    case left = 2
    /// They fade here too.
    case top = 3
    /// They fade here too.
    case bottom = 4
    /// At once.
    case none = 5
    /// They fade here too.
    case middle = 6
    /// They fade.
    case automatic = 100
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    /// Visible, with the least scrolling.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// Stands for a height that is measured.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// As given.
  public final let style: Style

  /// A table without rows; set `dataSource`.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    isAccessibilityElement = true
    semantics = ControlSemantics(.table)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    installSwipes()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: Source

  /// Has the rows; held weakly.
  public final var dataSource: (any UITableViewDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      movesNothing = false
      setNeedsReload()
    }
  }
  @Weak private final var storedSource: (any UITableViewDataSource)?

  /// Is told of selections and scrolling; held weakly.
  public final var delegate: (any UITableViewDelegate)? {
    get { storedDelegate }
    set {
      storedDelegate = newValue
      heldDelegate = newValue
      setNeedsReload()
    }
  }
  @Weak private final var storedDelegate: (any UITableViewDelegate)?

  final var needsReload = true
  final var sections: [TableSection] = []
  /// What is before each section; `nil` if it must be computed.
  final var starts: (places: [Double], rows: [Int])?
  /// Live rows, in order.
  final var live: [LiveRow] = []
  final var liveViews: [LiveSectionView] = []
  final var pool = ReusePool<UITableViewCell>()
  final var viewPool = ReusePool<UITableViewHeaderFooterView>()
  private final var cellClasses: [(identifier: String, type: UITableViewCell.Type)] = []
  private final var viewClasses: [(identifier: String, type: UITableViewHeaderFooterView.Type)] = []
  /// How far rows stand from their places, until the scroll rests: the corrections of heights above what is visible.
  final var shift = 0.0
  final var lookAhead = LookAhead()
  final var restTime = 0.0
  final var awaitsRest = false
  final var isTiling = false
  /// The width for which heights were measured.
  final var measuredWidth: CGFloat = 0
  /// Whether the mean of the first measured rows has become the estimate.
  final var hasEstimated = false
  final var selected: Set<IndexPath> = []
  /// The row that keys have gone to.
  final var cursor: IndexPath?
  final var batch: TableBatch?
  final var swipe: RowSwipe?
  final var reordering: Reordering?
  /// Whether the data source has left it to the default whether a row may be edited.
  final var editingIsAssumed = false
  /// Whether the data source has shown that it does not implement moves.
  final var movesNothing = false
  final var pinned = PinnedHeaders()

  // MARK: Heights

  /// In points; `automaticDimension`, the default, measures cells.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// A guess for rows that were not measured; `automaticDimension`, the default, takes the mean of those that were.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// In points; `automaticDimension`, the default, measures headers.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// In points; `automaticDimension`, the default, measures footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// A guess for headers that were not measured.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// A guess for footers that were not measured.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The room over each section's header in a plain table; 0 by default.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { heightsChanged() } }

  private final func heightsChanged() {
    guard !needsReload else { return }
    forgetHeights()
    setNeedsLayout()
  }

  // MARK: Looks

  /// The lines below cells; `singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsChanged() } }
  /// The color of these lines; `nil` is `separator`.
  open var separatorColor: UIColor? = .separator { didSet { cellsChanged() } }
  /// The insets of these lines; by default they begin with the text.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      cellsChanged()
    }
  }
  final var ownSeparatorInset: UIEdgeInsets?

  private final func cellsChanged() {
    for row in live { row.cell.setNeedsLayout() }
  }

  /// The background of cells that set none.
  final var cellColor: UIColor? {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Over the first section; its height is kept, its width is the table's.
  open var tableHeaderView: UIView? { didSet { headerViewChanged(from: oldValue, to: tableHeaderView) } }
  /// Under the last section; its height is kept, its width is the table's.
  open var tableFooterView: UIView? { didSet { headerViewChanged(from: oldValue, to: tableFooterView) } }
  /// Behind the rows; it fills the table and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private final func headerViewChanged(from old: UIView?, to new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    starts = nil
    setNeedsLayout()
  }

  // MARK: Selection

  /// Whether rows can be selected; `true` by default.
  open var allowsSelection = true { didSet { selectionRulesChanged() } }
  /// Whether several rows can be selected; `false` by default.
  open var allowsMultipleSelection = false { didSet { selectionRulesChanged() } }
  /// Whether rows can be selected while the table is edited; `false` by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while the table is edited; `false` by default.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Whether rows show controls to delete, insert and move them.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  final var storedIsEditing = false

  /// Shows or hides the controls that delete, insert and move rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingChanged(animated: animated)
  }

  // MARK: Cells

  /// Registers a class; its cells are made by `init(style:reuseIdentifier:)`; `nil` removes the registration.
  public final func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellClasses.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { cellClasses.append((identifier, cellClass)) }
  }

  /// Registers a class of headers and footers, made by `init(reuseIdentifier:)`; `nil` removes the registration.
  public final func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    viewClasses.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let aClass { viewClasses.append((identifier, aClass)) }
  }

  /// A cell that left the screen, or a new one of the class that is registered. Traps if none is.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No class is registered for cells with the identifier \"\(identifier)\": call register(_:forCellReuseIdentifier:) first."
      )
    }
    return cell
  }

  /// A cell that left the screen, or a new one of the class that is registered; `nil` without either.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.remove(identifier) {
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.prepareForReuse()
      return cell
    }
    guard let entry = cellClasses.first(where: { $0.identifier.hasSameBytes(as: identifier) }) else { return nil }
    return entry.type.makeRegistered(.default, identifier)
  }

  /// A header or footer that left the screen, or a new one of the class that is registered; `nil` without either.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = viewPool.remove(identifier) {
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    guard let entry = viewClasses.first(where: { $0.identifier.hasSameBytes(as: identifier) }) else { return nil }
    return entry.type.makeRegistered(identifier)
  }

  // MARK: Layout

  open override var contentOffset: CGPoint {
    get { super.contentOffset }
    set {
      let old = super.contentOffset
      super.contentOffset = newValue
      if super.contentOffset != old { scrolled() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.listMargin = style == .insetGrouped ? sideMargin : UITableViewCell.margin
    tile()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}

/// A row with its cell.
struct LiveRow {
  var path: IndexPath
  let cell: UITableViewCell
}

/// A header or a footer with its view.
struct LiveSectionView {
  var section: Int
  let isHeader: Bool
  let view: UIView
}
