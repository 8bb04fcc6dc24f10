// SPDX-License-Identifier: Apache-2.0

/// Wheels of rows, side by side; the row in the middle of each is the chosen one.
///
/// A wheel is turned by a finger, a mouse wheel or a press on a row, and comes to rest at a row. With the focus, arrows
/// up and down go to the row above or below, page keys by five, Home and End to the first and the last.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// [ALERT]
  private static let (height, rowHeight, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (216, 32, 5, 9)

  private final var columns: [PickerColumn] = []
  private final let band = UIView()
  private final var isLoaded = false
  /// What the delegate's default gives for a row without a view.
  final let noView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(band)
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// Says how many rows there are; held weakly. A change reloads everything.
  @Weak public final var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
  /// Says what rows show, and is told of choices; held weakly. A change reloads everything.
  @Weak public final var delegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }

  // MARK: Rows

  /// The number of columns; 0 without a data source.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// The number of rows of a column. The column must exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

  /// The size of a column's rows, in points. The column must exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    layoutIfNeeded()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// The view that the delegate gave for a row, while it is shown; otherwise `nil`.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component).ownView(for: row)
  }

  /// Asks for everything again. Each column keeps its chosen row, or goes to its last one.
  open func reloadAllComponents() {
    needsReload()
    load()
  }

  /// Asks for the rows of a column again.
  open func reloadComponent(_ component: Int) {
    reload(column(component))
    setNeedsLayout()
  }

  private final func needsReload() {
    isLoaded = false
    setNeedsLayout()
  }

  private final func load() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { reload(column) }
    setNeedsLayout()
  }

  private final func reload(_ column: PickerColumn) {
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: column.component) ?? 0
    let hasHeight = height > 0 && height.isFinite
    column.reload(count: max(0, count), rowHeight: hasHeight ? height : UIPickerView.rowHeight)
  }

  private final func column(_ component: Int) -> PickerColumn {
    load()
    precondition(
      columns.indices.contains(component),
      "The picker has no component with this index; its data source says how many there are.")
    return columns[component]
  }

  // MARK: Choice

  /// Turns a column to a row; a number outside goes to the nearest end. The delegate is not told. The column must exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated)
  }

  /// The chosen row of a column; -1 if it has no rows. The column must exist.
  open func selectedRow(inComponent component: Int) -> Int {
    let column = column(component)
    return column.count == 0 ? -1 : column.selected
  }

  final func userSelected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// What a column is called; assistive technologies read it before the chosen row.
  final func name(of component: Int) -> String {
    let own = accessibilityLabel ?? "Picker"
    return columns.count > 1 ? "\(own), \(component + 1) of \(columns.count)" : own
  }

  open override var accessibilityLabel: String? {
    didSet { for column in columns { column.report() } }
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    load()
    let room = max(0, bounds.width - 2 * UIPickerView.margin)
    let gaps = UIPickerView.gap * CGFloat(max(0, columns.count - 1))
    var widths = columns.map { delegate?.pickerView(self, widthForComponent: $0.component) ?? 0 }
    let free = widths.filter { !($0 > 0) }.count
    let taken = widths.reduce(0) { $0 + max(0, $1) }
    let share = free > 0 ? max(0, room - gaps - taken) / CGFloat(free) : 0
    for index in widths.indices where !(widths[index] > 0) { widths[index] = share }
    // Columns that are too wide together shrink; those that leave room stand in the middle.
    let whole = widths.reduce(0) { $0 + $1 }
    let factor = whole > room - gaps && whole > 0 ? max(0, room - gaps) / whole : 1
    var x = UIPickerView.margin + max(0, room - gaps - whole) / 2
    for (column, width) in zip(columns, widths) {
      let left = isMirrored ? bounds.width - x - width * factor : x
      column.frame = CGRect(x: left, y: 0, width: width * factor, height: bounds.height)
      column.layoutIfNeeded()
      x += width * factor + UIPickerView.gap
    }
    let height = columns.first?.rowHeight ?? UIPickerView.rowHeight
    band.frame = CGRect(x: UIPickerView.margin, y: (bounds.height - height) / 2, width: room, height: height)
    band.isHidden = columns.isEmpty
  }
}
