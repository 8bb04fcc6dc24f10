// SPDX-License-Identifier: Apache-2.0

/// A view that draws the rows of a column on a rotating cylinder. It receives no touches.
@MainActor final class PickerWheel: UIView {
  @Weak private var picker: UIPickerView?
  private let component: Int
  private var rows: [Int: PickerRow] = [:]
  /// Views from the delegate that are no longer shown.
  private var spare: [UIView] = []
  var rowHeight: CGFloat = 32
  var count = 0
  /// The rotation of the wheel, in points. At rest, it is an integer multiple of the row height.
  var offset: CGFloat = 0 { didSet { if offset != oldValue { drawRows() } } }

  init(_ picker: UIPickerView, component: Int) {
    self.component = component
    super.init(frame: .zero)
    self.picker = picker
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func forgetRows() {
    for row in rows.values { recycle(row) }
    rows = [:]
  }

  func ownView(for row: Int) -> UIView? { rows[row]?.own }

  /// Returns the text of a row.
  func text(of row: Int, count: Int) -> String? {
    guard let picker, row >= 0, row < count else { return nil }
    if let own = rows[row]?.own { return own.accessibilityLabel ?? (own as? UILabel)?.text }
    return picker.delegate?.pickerView(picker, titleForRow: row, forComponent: component)
  }

  /// Returns the number of rows from the middle to a position with a given distance from the middle, as seen on the
  /// cylinder.
  func rows(at distance: CGFloat, rowHeight: CGFloat) -> Int {
    guard rowHeight > 0, radius > 0 else { return 0 }
    var best = 0
    var error = distance.magnitude
    for row in -6...6 {
      let other = (place(CGFloat(row) * rowHeight).y - distance).magnitude
      if other < error { (best, error) = (row, other) }
    }
    return best
  }

  private var radius: CGFloat { bounds.height / 2 }

  /// Returns the position where a row at a distance from the middle of the cylinder is seen, and its foreshortening.
  private func place(_ distance: CGFloat) -> (y: CGFloat, part: CGFloat) {
    let angle = min(max(distance / max(1, radius), -1.5), 1.5)
    let square = angle * angle
    // The sine, accurate to 0.001.
    let sine = angle * (1 - square / 6 + square * square / 120)
    return (radius * sine, max(0, 1 - sine * sine).squareRoot())
  }

  func drawRows() {
    guard count > 0, rowHeight > 0, bounds.height > 0 else { return forgetRows() }
    let reach = radius * 1.45
    let first = offset > reach ? Int((offset - reach) / rowHeight) + 1 : 0
    let last = min(count - 1, Int(max(-1, (offset + reach) / rowHeight)))
    for (index, row) in rows where index < first || index > last {
      recycle(row)
      rows[index] = nil
    }
    guard first <= last else { return }
    for index in first...last {
      let row = rows[index] ?? makeRow(index)
      let place = place(CGFloat(index) * rowHeight - offset)
      let distance = (CGFloat(index) * rowHeight - offset).magnitude
      let isChosen = distance < rowHeight / 2
      row.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight)
      row.center = CGPoint(x: bounds.width / 2, y: bounds.height / 2 + place.y)
      row.transform = place.part > 0.999 ? .identity : CGAffineTransform(scaleX: 1, y: max(0.02, place.part))
      row.alpha = isChosen ? 1 : place.part * 0.6
    }
  }

  private func makeRow(_ index: Int) -> PickerRow {
    let row = PickerRow()
    rows[index] = row
    addSubview(row)
    guard let picker, let delegate = picker.delegate else { return row }
    let used = spare.popLast()
    let own = delegate.pickerView(picker, viewForRow: index, forComponent: component, reusing: used)
    if own !== picker.noView {
      row.show(own)
    } else {
      if let used { spare.append(used) }
      row.show(delegate.pickerView(picker, titleForRow: index, forComponent: component))
    }
    return row
  }

  private func recycle(_ row: PickerRow) {
    if let own = row.own {
      own.removeFromSuperview()
      if spare.count < 8 { spare.append(own) }
    }
    row.removeFromSuperview()
  }
}

/// A row of a wheel.
@MainActor final class PickerRow: UIView {
  /// The view from the delegate.
  private(set) var own: UIView?
  private var label: UILabel?

  func show(_ text: String?) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 21)
    label.textAlignment = .center
    label.isAccessibilityElement = false
    addSubview(label)
    self.label = label
  }

  func show(_ view: UIView) {
    view.isAccessibilityElement = false
    addSubview(view)
    own = view
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = CGRect(origin: .zero, size: bounds.size)
    guard let own else { return }
    // A view without a size fills the row. Any other view is centered.
    let size = own.bounds.width > 0 && own.bounds.height > 0 && !(own is UILabel) ? own.bounds.size : bounds.size
    own.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
