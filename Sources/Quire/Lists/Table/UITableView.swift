// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UITableViewCell {
  /// The style of the line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// A thin line; the default.
    case singleLine = 1
  }
}

/// A view that shows rows of cells in sections. Only the cells of rows near the screen exist.
///
/// When a row comes near the screen, the table asks the delegate for the row's height or measures its cell. Until then
/// the height is an estimate.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// From edge to edge. The header of the topmost section stays at the top.
    case plain = 0
    /// In groups, from edge to edge.
    case grouped = 1
    /// In groups with rounded corners.
    case insetGrouped = 2
  }

  /// The animation of rows that appear and disappear.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade.
    case fade = 0
    /// Rows slide from the right. Here they fade.
    case right = 1
    /// Rows slide from the left. Here they fade.
    case left = 2
    /// Rows slide from the top. Here they fade.
    case top = 3
    /// Rows slide from the bottom. Here they fade.
    case bottom = 4
    /// No animation.
    case none = 5
    /// Rows stay centered in the space they take. Here they fade.
    case middle = 6
    /// An appropriate animation. Here rows fade.
    case automatic = 100
  }

  /// The position of a row after scrolling to it.
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

  /// A value that requests measured heights.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// The style, as passed to the initializer.
  public final let style: Style

  /// Creates a table without rows. Set `dataSource` to provide them.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    isAccessibilityElement = true
    semantics = ControlSemantics(.table)
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    swipes = TableSwipes(in: self)
  }

  /// Creates a table in the plain style.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Source

  /// The data source, which provides the rows. Held weakly.
  public final var dataSource: (any UITableViewDataSource)? {
    get { storedSource }
    set {
      storedSource = newValue
      movesNothing = false
      setNeedsReload()
    }
  }
  @Weak private final var storedSource: (any UITableViewDataSource)?

  /// The delegate, which is notified of selection and scrolling. Held weakly.
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
  /// The positions of the sections; `nil` if they must be computed.
  final var starts: SectionSums?
  /// The rows that have cells, in order.
  final var live: [LiveRow] = []
  final var liveViews: [LiveSectionView] = []
  final var pool = ReusePool<UITableViewCell>()
  final var viewPool = ReusePool<UITableViewHeaderFooterView>()
  private final var cellClasses: [(identifier: String, type: UITableViewCell.Type)] = []
  private final var viewClasses: [(identifier: String, type: UITableViewHeaderFooterView.Type)] = []
  /// A closure that creates the cells, headers and footers that no class is registered for; `nil` for none.
  final var makePrototype: ((_ identifier: String, _ isCell: Bool) -> UIView?)?
  /// The distance between the displayed rows and their computed positions, until the scroll comes to rest. It is the
  /// sum of the height corrections above the visible part.
  final var shift = 0.0
  final var lookAhead = LookAhead()
  final var restTime = 0.0
  final var awaitsRest = false
  final var isTiling = false
  /// The width for which heights were measured.
  final var measuredWidth: CGFloat = 0
  /// Whether the mean height of the first measured rows has become the estimate.
  final var hasEstimated = false
  final var selected: Set<IndexPath> = []
  /// The row that the user moved to with keys.
  final var cursor: IndexPath?
  final var batch: TableBatch?
  final var swipes: TableSwipes?
  final var reordering: Reordering?
  /// Whether the latest answer to `tableView(_:canEditRowAt:)` came from the default implementation.
  final var editingIsAssumed = false
  /// Whether a move has shown that the data source does not implement moves.
  final var movesNothing = false
  final var pinned = PinnedHeaders()
  /// The strip of section titles; `nil` if none is shown.
  final var sectionIndex: SectionIndex?
  /// The settings that few apps use; `nil` until one of them is set.
  final var tableExtras: TableExtras?

  // MARK: Heights

  /// The height of rows, in points. With `automaticDimension`, the default, cells are measured.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The estimated height of rows that have not been measured, in points. With `automaticDimension`, the default, it is
  /// the mean height of the measured rows.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of headers, in points. With `automaticDimension`, the default, headers are measured.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The height of footers, in points. With `automaticDimension`, the default, footers are measured.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }
  /// The estimated height of headers that have not been measured, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The estimated height of footers that have not been measured, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The padding above each section header in a plain table, in points. The default, `automaticDimension`, means 22.
  /// [OPENUIKIT]
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { heightsChanged() } }

  private final func heightsChanged() {
    guard !needsReload else { return }
    forgetHeights()
    setNeedsLayout()
  }

  // MARK: Looks

  /// The style of the lines below cells; `singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { cellsChanged() } }
  /// The color of the lines below cells; `nil` means `separator`.
  open var separatorColor: UIColor? = .separator { didSet { cellsChanged() } }
  /// The insets of the lines below cells. By default the lines begin where the text begins.
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

  /// The background color of cells without their own color.
  final var cellColor: UIColor? {
    style == .plain ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// The view above the first section. It keeps its height and gets the width of the table.
  open var tableHeaderView: UIView? { didSet { headerViewChanged(from: oldValue, to: tableHeaderView) } }
  /// The view below the last section. It keeps its height and gets the width of the table.
  open var tableFooterView: UIView? { didSet { headerViewChanged(from: oldValue, to: tableFooterView) } }
  /// The view behind the rows. It fills the table and does not scroll.
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
  /// Whether rows can be selected in editing mode; `false` by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected in editing mode; `false` by default.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  /// Whether the table is in editing mode, in which rows show controls to delete, insert and move them.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  final var storedIsEditing = false

  /// Enters or leaves editing mode, in which rows show controls to delete, insert and move them.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    editingChanged(animated: animated)
  }

  // MARK: Cells

  /// Registers a cell class, whose cells are created by `init(style:reuseIdentifier:)`. `nil` removes the registration.
  public final func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellClasses.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let cellClass { cellClasses.append((identifier, cellClass)) }
  }

  /// Registers a class of headers and footers, which are created by `init(reuseIdentifier:)`. `nil` removes the
  /// registration.
  public final func register(
    _ aClass: UITableViewHeaderFooterView.Type?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    viewClasses.removeAll { $0.identifier.hasSameBytes(as: identifier) }
    if let aClass { viewClasses.append((identifier, aClass)) }
  }

  /// Returns a recycled cell, or a new cell of the registered class, in the width of the table's rows. Traps if no class
  /// is registered.
  public final func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "No class is registered for cells with the identifier \"\(identifier)\": call register(_:forCellReuseIdentifier:) first."
      )
    }
    let width = contentWidth - 2 * sideMargin
    if cell.frame.width != width, width > 0 {
      cell.frame.size.width = width
      cell.content.frame.size.width = width
    }
    return cell
  }

  /// Returns a recycled cell, or a new cell of the registered class, or `nil` if there is neither.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pool.remove(identifier) {
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
      cell.prepareForReuse()
      return cell
    }
    guard let entry = cellClasses.first(where: { $0.identifier.hasSameBytes(as: identifier) }) else {
      return makePrototype?(identifier, true) as? UITableViewCell
    }
    return entry.type.makeRegistered(.default, identifier)
  }

  /// Returns a recycled header or footer, or a new one of the registered class, or `nil` if there is neither.
  public final func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = viewPool.remove(identifier) {
      view.isHidden = false
      view.prepareForReuse()
      return view
    }
    guard let entry = viewClasses.first(where: { $0.identifier.hasSameBytes(as: identifier) }) else {
      return makePrototype?(identifier, false) as? UITableViewHeaderFooterView
    }
    return entry.type.makeRegistered(identifier)
  }

  @Weak final var storedPrefetchSource: (any UITableViewDataSourcePrefetching)?
  final var prefetching: Prefetching?
  /// Whether the table requests data from `prefetchDataSource`; `true` by default.
  public final var isPrefetchingEnabled = true

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
    placeIndex()
    if prefetching != nil { prefetchRows() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      heightsChanged()
    }
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
