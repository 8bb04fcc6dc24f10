// SPDX-License-Identifier: Apache-2.0

/// The card of an alert, or the cards of an action sheet. They contain texts, fields and buttons, which scroll if there
/// is too little space.
@MainActor final class AlertBox: UIControl {
  private let card = UIView()
  private let texts = UIScrollView()
  private let buttons = UIScrollView()
  private let cancelCard = UIView()
  private let heading = UILabel()
  private let note = UILabel()
  private var rows: [AlertRow] = []
  /// The cancel button of an action sheet, which has its own card.
  private var cancel: AlertRow?
  private var fields: [AlertField] = []
  private var content = AlertContent(title: nil, message: nil, fields: [])
  private var metrics = AlertMetrics.Metrics()

  /// Creates empty cards. `returned` is called when Return is pressed on the alert itself.
  init(returned: @escaping () -> Void) {
    super.init(frame: .zero)
    hostBehavior = ControlBehavior.group
    accessibilityTraits = .none
    semantics = ControlSemantics(.alert, press: { _ in returned() })
    heading.accessibilityTraits = .header
    for label in [heading, note] {
      label.numberOfLines = 0
      texts.addSubview(label)
    }
    card.clipsToBounds = true
    cancelCard.clipsToBounds = true
    for view in [texts, buttons] {
      view.contentInsetAdjustmentBehavior = .never
      card.addSubview(view)
    }
    addSubview(card)
    addSubview(cancelCard)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of an alert if there is enough space, in points.
  var alertWidth: CGFloat { metrics.width }

  /// The width of the content in a popover, in points.
  var popoverWidth: CGFloat { metrics.popoverWidth }
  /// Whether the content has the appearance of iOS 26.
  var isFloating: Bool { content.isFloating }

  /// Whether the content is shown in a popover.
  var isInPopover: Bool { content.isPopover }

  func fill(_ content: AlertContent) {
    self.content = content
    metrics = content.metrics(in: traitCollection)
    accessibilityLabel = content.title ?? content.message
    accessibilityValue = content.title == nil ? nil : content.message
    showTexts()
    for row in rows { row.removeFromSuperview() }
    cancel?.removeFromSuperview()
    cancel = nil
    rows = []
    for choice in content.ordered {
      let row = AlertRow(choice, metrics, isFilled: !content.isSheet)
      if content.isSheet, !content.isPopover, !metrics.isApart, choice.action.style == .cancel {
        cancel = row
        cancelCard.addSubview(row)
      } else {
        rows.append(row)
        buttons.addSubview(row)
      }
    }
    cancelCard.isHidden = cancel == nil
    for view in [card, cancelCard] {
      view.layer.cornerRadius = content.isPopover ? 0 : metrics.radius
      view.backgroundColor = content.isPopover ? .clear : AlertMetrics.background
    }
    castShadow(content.isFloating && !content.isPopover)
    for field in content.fields { field.capsuleHeight = content.isFloating ? metrics.fieldHeight : nil }
    if fields.count != content.fields.count {
      fields = content.fields
      for field in fields { texts.addSubview(field) }
    }
    setNeedsLayout()
  }

  /// Adds or removes the card's shadow. Its parameters are fitted to pixels. [OPENUIKIT]
  private func castShadow(_ casts: Bool) {
    layer.cornerRadius = casts ? metrics.radius : 0
    layer.shadowOpacity = casts ? 0.085 : 0
    layer.shadowRadius = 11
    layer.shadowOffset = CGSize(width: 0, height: 8)
  }

  private func showTexts() {
    let isQuiet = content.isSheet && !metrics.isApart
    heading.text = content.title
    note.text = content.message
    // In the appearance of iOS 26, a title without a message, or a message without a title, is plain and centered.
    let isLone = metrics.isApart && hasText(content.title) != hasText(content.message)
    heading.font = .systemFont(ofSize: metrics.titleSize, weight: isLone ? .regular : .semibold)
    note.font = .systemFont(ofSize: isLone ? metrics.titleSize : metrics.noteSize)
    heading.textColor = isQuiet ? .secondaryLabel : .label
    note.textColor = isQuiet || metrics.isApart && !isLone ? .secondaryLabel : .label
    for label in [heading, note] { label.textAlignment = metrics.isApart && !isLone ? .natural : .center }
  }

  // MARK: Layout

  /// The heights of the parts, fitted to a maximum total height, in points.
  private struct Heights {
    /// The full height of the texts and the fields. `shownTexts` is the visible part of it.
    var texts: CGFloat = 0
    var shownTexts: CGFloat = 0
    var buttons: CGFloat = 0
    var shownButtons: CGFloat = 0
    var cancel: CGFloat = 0
    var areSideBySide = false

    var total: CGFloat { shownTexts + shownButtons + cancel }
  }

  private var hasTexts: Bool { hasText(content.title) || hasText(content.message) || !fields.isEmpty }
  private func hasText(_ text: String?) -> Bool { !(text ?? "").utf8.isEmpty }
  /// The padding around the buttons, in points. `gap` is the distance between two buttons.
  private var edge: CGFloat { metrics.edge }
  private var gap: CGFloat { metrics.isApart ? AlertMetrics.gap : 0 }

  private func heights(width: CGFloat, room: CGFloat) -> Heights {
    var heights = Heights()
    heights.texts = placeTexts(width: width, isMeasuring: true)
    let inner = width - 2 * edge
    heights.areSideBySide =
      !content.isSheet && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= (inner - gap) / 2 }
    let each = rows.map { $0.height(width: heights.areSideBySide ? (inner - gap) / 2 : inner) }
    if heights.areSideBySide {
      heights.buttons = max(each[0], each[1])
    } else {
      heights.buttons = each.reduce(0) { $0 + $1 } + gap * CGFloat(max(0, rows.count - 1))
    }
    if !rows.isEmpty { heights.buttons += 2 * edge }
    if let cancel { heights.cancel = AlertMetrics.gap + cancel.height(width: width) }
    // If there is too little space, the texts keep part of it, and the buttons at least one and a half rows.
    let free = max(0, room - heights.cancel)
    let least = min(heights.buttons, metrics.rowHeight * 1.5)
    heights.shownTexts = min(heights.texts, max(free - heights.buttons, min(free - least, free / 2)))
    heights.shownButtons = min(heights.buttons, max(0, free - heights.shownTexts))
    return heights
  }

  /// Returns the size for a width and a maximum height, which may be infinite.
  func fittingSize(width: CGFloat, height: CGFloat) -> CGSize {
    CGSize(width: width, height: heights(width: width, room: height.isFinite ? height : 100_000).total)
  }

  /// Positions the texts and the fields. Returns their height.
  @discardableResult private func placeTexts(width: CGFloat, isMeasuring: Bool) -> CGFloat {
    guard hasTexts else { return 0 }
    let inner = max(0, width - 2 * metrics.side)
    var y = metrics.top
    for label in [heading, note] where hasText(label.text) {
      if label === note, hasText(heading.text) { y += metrics.titleGap }
      let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height
      if !isMeasuring { label.frame = CGRect(x: metrics.side, y: y, width: inner, height: height) }
      y += height
    }
    if !fields.isEmpty, y > metrics.top { y += metrics.fieldGap }
    for field in fields {
      if !isMeasuring { field.frame = CGRect(x: metrics.side, y: y, width: inner, height: metrics.fieldHeight) }
      y += metrics.fieldHeight + (field === fields.last ? 0 : 8)
    }
    return y + metrics.bottom
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let heights = heights(width: width, room: bounds.height)
    card.frame = CGRect(x: 0, y: 0, width: width, height: heights.shownTexts + heights.shownButtons)
    texts.frame = CGRect(x: 0, y: 0, width: width, height: heights.shownTexts)
    texts.contentSize = CGSize(width: width, height: heights.texts)
    placeTexts(width: width, isMeasuring: false)
    buttons.frame = CGRect(x: 0, y: heights.shownTexts, width: width, height: heights.shownButtons)
    buttons.contentSize = CGSize(width: width, height: heights.buttons)
    placeRows(width: width, heights)
    guard let cancel else { return }
    let height = heights.cancel - AlertMetrics.gap
    cancelCard.frame = CGRect(x: 0, y: card.frame.maxY + AlertMetrics.gap, width: width, height: height)
    cancel.frame = CGRect(x: 0, y: 0, width: width, height: height)
    cancel.line.isHidden = true
  }

  private func placeRows(width: CGFloat, _ heights: Heights) {
    let pixel = 1 / max(1, traitCollection.displayScale)
    let inner = width - 2 * edge
    var y = edge
    if heights.areSideBySide {
      let each = (inner - gap) / 2
      let height = rows.map { $0.height(width: each) }.reduce(0) { max($0, $1) }
      for (index, row) in rows.enumerated() {
        let isRight = (index == 1) != isMirrored
        row.frame = CGRect(x: edge + (isRight ? each + gap : 0), y: y, width: each, height: height)
        // The line above the first button extends across both buttons.
        row.line.frame =
          index == 0
          ? CGRect(x: isMirrored ? -each : 0, y: 0, width: width, height: hasTexts ? pixel : 0)
          : CGRect(x: isMirrored ? each - pixel : 0, y: 0, width: pixel, height: height)
      }
      return
    }
    for (index, row) in rows.enumerated() {
      let height = row.height(width: inner)
      row.frame = CGRect(x: edge, y: y, width: inner, height: height)
      row.line.frame = CGRect(x: 0, y: 0, width: inner, height: index > 0 || hasTexts ? pixel : 0)
      y += height + gap
    }
  }
}
