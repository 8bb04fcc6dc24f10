// SPDX-License-Identifier: Apache-2.0

/// A collection view cell that looks like a table row.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  private final let line = UIView()
  private final let selection = UIView()
  private final var marks: [CellMark] = []
  /// The space before the content, without that for accessories, in points.
  private final var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }
  /// Whether the items below the cell's item are shown, in an outline.
  final var isOpen = false { didSet { if isOpen != oldValue { showAccessories() } } }
  /// The distance by which a swipe moves the content to the right, in points. To the left, it is negative.
  final var swipeOffset: CGFloat = 0
  final var edges = CellEdges()
  /// The part that the cell plays in its list.
  final var part = ListPart.row { didSet { setNeedsLayout() } }
  final var showsLine = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    selection.backgroundColor = .systemGray4
    selection.isUserInteractionEnabled = false
    selection.alpha = 0
    insertSubview(selection, at: 0)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The accessories, at each side in order from the leading end of the cell to the trailing one.
  public final var accessories: [UICellAccessory] = [] {
    didSet { showAccessories() }
  }

  /// The level of the item in an outline; 0 by default. A data source sets it for items of section snapshots.
  public final var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of one level, in points; 10 by default.
  public final var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether leading accessories are indented together with the content; `true` by default.
  public final var indentsAccessories = true { didSet { setNeedsLayout() } }

  /// The layout guide of the line below the content. Constrain its leading edge to move the start of the line, which
  /// is otherwise that of the text.
  public final var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let made = UILayoutGuide()
    addLayoutGuide(made)
    separatorGuide = made
    let start = made.leadingAnchor.constraint(equalTo: leadingAnchor, constant: lineStart)
    // Constraints of the app take precedence.
    start.priority = .defaultLow
    NSLayoutConstraint.activate([
      start, made.trailingAnchor.constraint(equalTo: trailingAnchor),
      made.bottomAnchor.constraint(equalTo: bottomAnchor), made.heightAnchor.constraint(equalToConstant: 1),
    ])
    return made
  }

  private final var separatorGuide: UILayoutGuide?

  /// The distance of the line from the cell's leading edge if no constraint determines it, in points.
  private final var lineStart: CGFloat {
    ((configuration.view as? UIListContentView)?.textStart ?? 16) + leadingRoom + indent
  }

  /// Creates the views of the accessories again, for a state in which others may be shown.
  final func showAccessories() {
    for mark in marks { mark.view.removeFromSuperview() }
    pressInstead = nil
    let isEditing = collection?.collectionExtras?.isEditing ?? false
    let shown = accessories.filter { $0.isShown(whileEditing: isEditing) }
    marks = UICollectionViewListCell.placed(shown.filter { $0.isLeading }).map { CellMark($0, in: self) }
    marks += UICollectionViewListCell.placed(shown.filter { !$0.isLeading }).map { CellMark($0, in: self) }
    for mark in marks { addSubview(mark.view) }
    trailingRoom = room(isLeading: false)
    leadingRoom = room(isLeading: true)
    setNeedsLayout()
  }

  private final func room(isLeading: Bool) -> CGFloat {
    var room: CGFloat = 0
    for mark in marks where mark.isLeading == isLeading { room += mark.width + 8 }
    return room > 0 ? room + 4 : 0
  }

  /// Returns the accessories of one side in the order in which they are shown.
  private static func placed(_ accessories: [UICellAccessory]) -> [UICellAccessory] {
    var list: [UICellAccessory] = []
    for accessory in accessories {
      let index = accessory.position.map { $0(list) } ?? list.count
      list.insert(accessory, at: min(max(0, index), list.count))
    }
    return list
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    // Another state can show other accessories.
    if accessories.contains(where: { $0.displayed != .always }) { showAccessories() }
    super.updateConfiguration(using: state)
  }

  /// Returns the configuration for the cell's place in its list: a row, a header or a footer.
  public final func defaultContentConfiguration() -> UIListContentConfiguration {
    switch part {
    case .row: .cell()
    case .header(let isGrouped): isGrouped ? .groupedHeader() : .plainHeader()
    case .footer(let isGrouped): isGrouped ? .groupedFooter() : .plainFooter()
    }
  }

  open override var isSelected: Bool { didSet { showSelection() } }
  open override var isHighlighted: Bool { didSet { showSelection() } }

  private final func showSelection() {
    guard selectedBackgroundView == nil else { return }
    let alpha: CGFloat = isSelected || isHighlighted ? 1 : 0
    if selection.alpha != alpha { selection.alpha = alpha }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    selection.frame = CGRect(origin: .zero, size: size)
    var end = size.width - 12
    for mark in marks.reversed() where !mark.isLeading {
      end -= mark.width
      mark.place(at: end, in: size)
      end -= 8
    }
    var begin: CGFloat = 12 + (indentsAccessories ? indent : 0)
    for mark in marks where mark.isLeading {
      mark.place(at: begin, in: size)
      begin += mark.width + 8
    }
    if indent > 0 {
      let shift = isMirrored ? 0 : indent
      contentView.frame = contentView.frame.offsetBy(dx: shift, dy: 0)
      contentView.frame.size.width = max(0, contentView.frame.width - indent)
      layOutContent()
    }
    if swipeOffset != 0 {
      contentView.frame.origin.x += swipeOffset
      for mark in marks { mark.view.frame.origin.x += swipeOffset }
    }
    var start = lineStart
    if let guide = separatorGuide?.layoutFrame, guide.width > 0 {
      start = isMirrored ? size.width - guide.maxX : guide.minX
    }
    let scale = max(1, traitCollection.displayScale)
    line.isHidden = !showsLine || !edges.hasLine || !part.isRow
    line.frame = CGRect(x: start, y: size.height - 1 / scale, width: max(0, size.width - start), height: 1 / scale)
    line.mirror(in: size.width)
    round(self)
    round(selection)
  }

  private final func round(_ view: UIView) {
    guard edges.radius > 0 || view.storedLayer != nil else { return }
    let isRound = edges.radius > 0 && (edges.isFirst || edges.isLast)
    view.layer.cornerRadius = isRound ? edges.radius : 0
    guard isRound else { return }
    var corners: CACornerMask = []
    if edges.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if edges.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    view.layer.maskedCorners = corners
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let inner = super.systemLayoutSizeFitting(
      CGSize(width: max(0, targetSize.width - trailingRoom - leadingRoom - indent), height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: targetSize.width, height: part.isRow ? max(44, inner.height) : inner.height)
  }
}

/// The places of cells in a list.
enum ListPart {
  case row
  case header(isGrouped: Bool)
  case footer(isGrouped: Bool)

  var isRow: Bool { if case .row = self { true } else { false } }
}

/// The view of an accessory in a cell.
@MainActor private struct CellMark {
  let view: UIView
  let isLeading: Bool
  /// The width that is reserved for the view, in points.
  let width: CGFloat

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    view = accessory.make(cell)
    isLeading = accessory.isLeading
    switch accessory.width {
    case .actual: width = view.bounds.width
    case .standard: width = max(22, view.bounds.width)
    case .custom(let value): width = value
    }
  }

  /// Centers the view in its room, which begins at a distance from the leading side.
  func place(at x: CGFloat, in size: CGSize) {
    let wanted = view.bounds.size
    view.frame = CGRect(
      x: x + (width - wanted.width) / 2, y: (size.height - wanted.height) / 2, width: wanted.width,
      height: wanted.height)
    view.mirror(in: size.width)
  }
}
