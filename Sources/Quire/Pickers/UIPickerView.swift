// SPDX-License-Identifier: Apache-2.0

/// A view with wheels of rows side by side. The row in the middle of each wheel is the chosen row.
///
/// A wheel is turned by a finger, by a mouse wheel or by a press on a row, and always stops at a row. When it has the
/// focus, the up and down arrow keys move by one row, the page keys by five, and Home and End to the first and the last
/// row.
@preconcurrency @MainActor open class UIPickerView: UIView {
  /// The height, the row height, the gap and the margin, in points. [ALERT]
  private static let (height, rowHeight, gap, margin): (CGFloat, CGFloat, CGFloat, CGFloat) = (216, 32, 5, 9)

  private final var columns: [PickerColumn] = []
  private final let band = UIView()
  private final var isLoaded = false
  /// Whether the chosen row is marked; `false` by default. It has no effect, as in UIKit since iOS 7: the row is always
  /// marked.
  public final var showsSelectionIndicator = false
  /// The view that the delegate's default implementation returns for a row without a view.
  final let noView = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(band)
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// The data source, which provides the numbers of rows. Held weakly. Setting it reloads everything.
  @Weak public final var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload() } }
  /// The delegate, which provides the content of rows and is notified of choices. Held weakly. Setting it reloads
  /// everything.
  @Weak public final var delegate: (any UIPickerViewDelegate)? { didSet { needsReload() } }

  // MARK: Rows

  /// The number of columns; 0 if there is no data source.
  open var numberOfComponents: Int {
    load()
    return columns.count
  }

  /// Returns the number of rows in a column. The column must exist.
  open func numberOfRows(inComponent component: Int) -> Int { column(component).count }

  /// Returns the size of a column's rows, in points. The column must exist.
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    layoutIfNeeded()
    return CGSize(width: column.bounds.width, height: column.rowHeight)
  }

  /// Returns the view that the delegate provided for a row while it is shown, otherwise `nil`.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return column(component).ownView(for: row)
  }

  /// Reloads all columns. Each column keeps its chosen row if it still exists, and otherwise chooses its last row.
  open func reloadAllComponents() {
    needsReload()
    load()
  }

  /// Reloads the rows of a column.
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

  /// Turns a column to a row. A number out of range selects the nearest row. The delegate is not notified. The column
  /// must exist.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component).select(row, animated: animated)
  }

  /// Returns the chosen row of a column, or -1 if the column has no rows. The column must exist.
  open func selectedRow(inComponent component: Int) -> Int {
    let column = column(component)
    return column.count == 0 ? -1 : column.selected
  }

  final func userSelected(_ row: Int, in component: Int) {
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// Returns the name of a column, which assistive technologies read before the chosen row.
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
    // If the columns are too wide together, they shrink. If they leave space, they are centered.
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
