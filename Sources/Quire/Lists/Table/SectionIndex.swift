// SPDX-License-Identifier: Apache-2.0

/// The strip of section titles at the trailing edge of a table. A finger on a title scrolls to its section.
///
/// The host keeps the strip in place, like a pinned header, while the table scrolls.
@MainActor final class SectionIndex: UIControl {
  /// The width of the strip and the greatest and smallest height of a title, in points. A decision.
  static let width: CGFloat = 20
  private static let (pitch, leastPitch): (CGFloat, CGFloat) = (15, 11)

  /// A container as high as the content, and the view that stays at the top edge within it.
  let box = UIView()
  private let pin = UIView()
  @Weak private var table: UITableView?
  private let pan = UIPanGestureRecognizer()
  private(set) var titles: [String] = []
  private var signs: [UIView] = []
  /// The title that was touched last.
  private var current: Int?

  init(_ table: UITableView) {
    super.init(frame: .zero)
    self.table = table
    hostBehavior = ControlBehavior.touched
    box.hostBehavior = .section
    pin.hostBehavior = .pin
    box.passesTouches = true
    pin.passesTouches = true
    box.addSubview(pin)
    pin.addSubview(self)
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
    semantics = ControlSemantics(.stepper, keys: { ($0 as? SectionIndex)?.respond(to: $1) })
    pan.addAction { [me = Weak(self)] _ in me.wrappedValue?.panned() }
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    self.titles = titles
    current = nil
    for sign in signs { sign.removeFromSuperview() }
    signs = titles.map { title in
      if title.hasSameBytes(as: UITableView.indexSearch) {
        let picture = UIImageView(image: UIImage(system: "magnifyingglass"))
        picture.contentMode = .scaleAspectFit
        return picture
      }
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      return label
    }
    for sign in signs {
      sign.isAccessibilityElement = false
      addSubview(sign)
    }
    refresh()
  }

  /// Updates the colors and the accessibility value.
  func refresh() {
    let looks = table?.tableExtras
    let color = looks?.indexColor
    for sign in signs {
      (sign as? UILabel)?.textColor = color ?? .tintColor
      sign.tintColor = color
    }
    let background = looks?.indexBackground
    backgroundColor = isTracking ? looks?.indexTrackingBackground ?? background : background
    let place = current ?? 0
    semantics?.amount = Accessibility.Amount(Double(place + 1), from: 1, to: Double(max(titles.count, 1)))
    if titles.indices.contains(place) { accessibilityValue = titles[place] }
    setNeedsLayout()
  }

  /// Places the strip at the trailing edge of a table's visible part.
  func place(in width: CGFloat, visible: CGFloat, content: CGFloat, isMirrored: Bool) {
    let side = SectionIndex.width
    let frame = CGRect(x: isMirrored ? 0 : width - side, y: 0, width: side, height: max(visible, content))
    if box.frame != frame { box.frame = frame }
    let inner = CGRect(x: 0, y: 0, width: side, height: visible)
    if pin.frame != inner { pin.frame = inner }
    if self.frame != inner { self.frame = inner }
  }

  /// The height of a title and the top of the first one, in points.
  private var rows: (pitch: CGFloat, top: CGFloat) {
    let count = CGFloat(max(titles.count, 1))
    let pitch = max(min(SectionIndex.pitch, bounds.height / count), 0.1)
    return (pitch, max(0, (bounds.height - pitch * count) / 2))
  }

  /// Lays out the titles around the middle. If there is not enough room for all, some are omitted.
  override func layoutSubviews() {
    super.layoutSubviews()
    let rows = rows
    let step = max(1, Int((SectionIndex.leastPitch / rows.pitch).rounded(.up)))
    for (index, sign) in signs.enumerated() {
      sign.isHidden = index % step != 0
      let height = rows.pitch * CGFloat(step)
      sign.frame = CGRect(
        x: 0, y: rows.top + CGFloat(index) * rows.pitch, width: bounds.width, height: min(height, SectionIndex.pitch))
    }
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { follow(to: touch.location(in: table)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { rest() }

  private func panned() {
    switch pan.state {
    case .began, .changed: follow(to: pan.location(in: table))
    case .possible: break
    case .ended, .cancelled, .failed: rest()
    }
  }

  /// Goes to the title at a point of the table's content. The host shows the strip at the top edge of the visible part,
  /// wherever its frame is.
  private func follow(to point: CGPoint) {
    guard let table else { return }
    isTracking = true
    let rows = rows
    let place = (point.y - table.contentOffset.y - table.adjustedContentInset.top - rows.top) / rows.pitch
    go(to: Int(min(max(place, 0), CGFloat(max(titles.count - 1, 0)))))
  }

  private func rest() {
    isTracking = false
    current = nil
    refresh()
  }

  private func respond(to key: ControlKey) {
    let place = current ?? 0
    switch key {
    case .up, .left, .pageUp: go(to: max(place - 1, 0))
    case .down, .right, .pageDown: go(to: min(place + 1, titles.count - 1))
    case .home: go(to: 0)
    case .end: go(to: titles.count - 1)
    }
  }

  private func go(to index: Int) {
    guard index != current, titles.indices.contains(index) else { return }
    current = index
    refresh()
    table?.showSection(of: titles[index], at: index)
  }
}

extension UITableView {
  /// The room for the section index at the trailing end of each row, in points.
  final var indexRoom: CGFloat { sectionIndex == nil ? 0 : SectionIndex.width }

  /// Asks the data source for the titles, and shows or removes the section index.
  final func loadIndex() {
    let titles = style == .plain ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    let isShown = !titles.isEmpty && rowCount >= tableExtras?.indexRowCount ?? 0
    guard isShown || sectionIndex != nil else { return }
    if isShown != (sectionIndex != nil) {
      for row in live { row.cell.setNeedsLayout() }
      for cell in pool.cells { cell.setNeedsLayout() }
      forgetHeights()
      setNeedsLayout()
    }
    guard isShown else {
      sectionIndex?.box.removeFromSuperview()
      return sectionIndex = nil
    }
    let index = sectionIndex ?? SectionIndex(self)
    sectionIndex = index
    index.show(titles)
    if index.box.superview !== self { addSubview(index.box) }
  }

  final func placeIndex() {
    guard let sectionIndex else { return }
    let insets = adjustedContentInset
    sectionIndex.place(
      in: contentWidth, visible: max(0, bounds.height - insets.top - insets.bottom), content: contentSize.height,
      isMirrored: isMirrored)
    if subviews.last !== sectionIndex.box { bringSubviewToFront(sectionIndex.box) }
  }

  /// Scrolls to the section that the data source has for a title of the index.
  final func showSection(of title: String, at index: Int) {
    let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: index) ?? index
    guard sections.indices.contains(section) else { return }
    if sections[section].rows.count > 0 {
      return scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    let insets = adjustedContentInset
    let end = CGFloat(contentHeight + shift) - bounds.height + insets.bottom
    show(max(min(CGFloat(start(of: section) + shift) - insets.top, end), -insets.top), animated: false)
  }
}
