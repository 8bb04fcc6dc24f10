// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The views of a cell other than its content view. They are made when they are needed.
@MainActor struct CellParts {
  /// The distance that a finger may move before it no longer counts as a press, in points.
  static let slop = SheetTuning.standardSlop

  var label: UILabel?
  var detail: UILabel?
  var picture: UIImageView?
  var mark: UIImageView?
  var detailButton: UIButton?
  var editButton: UIButton?
  var choice: UIImageView?
  var grip: ReorderGrip?
  var line: UIView?
  var selection: UIView?
  /// The settings that few apps use; `nil` until one of them is set.
  var extras: CellExtras?
  /// Whether accessories and editing controls must be made or removed.
  var isStale = false
}

/// The position of a cell in its section.
struct CellEdges: Equatable {
  var isFirst = false
  var isLast = false
  /// The radius of the section's corners, in points; 0 for none.
  var radius: CGFloat = 0
  /// Whether a line is shown below the cell.
  var hasLine = true
}

extension UITableViewCell {
  /// The margin beside texts, between an image and the text, and around editing controls, in points. [LIST]
  static var margin: CGFloat { 16 }
  static var gap: CGFloat { 16 }
  static var control: CGFloat { 44 }

  final func madeLabel() -> UILabel {
    if let label = parts.label { return label }
    let made = UILabel()
    made.adjustsFontForContentSizeCategory = true
    made.font = .preferredFont(forTextStyle: style == .value2 ? .caption1 : .body)
    if style == .value2 { made.textColor = .tintColor }
    parts.label = made
    content.addSubview(made)
    return made
  }

  final func madeDetailLabel() -> UILabel {
    if let label = parts.detail { return label }
    let made = UILabel()
    made.adjustsFontForContentSizeCategory = true
    made.font = .preferredFont(forTextStyle: style == .value1 ? .body : .caption1)
    if style == .value1 { made.textColor = .secondaryLabel }
    parts.detail = made
    content.addSubview(made)
    return made
  }

  final func madeImageView() -> UIImageView {
    if let picture = parts.picture { return picture }
    let made = UIImageView()
    made.contentMode = .scaleAspectFit
    parts.picture = made
    content.addSubview(made)
    return made
  }

  // MARK: Looks

  /// Shows the gray background, or the app's view, behind a selected or highlighted cell.
  final func showSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    if let view = selectedBackgroundView {
      parts.selection?.removeFromSuperview()
      parts.selection = nil
      if isShown, view.superview !== self {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        view.frame = CGRect(origin: .zero, size: bounds.size)
      } else if !isShown {
        view.removeFromSuperview()
      }
      return
    }
    if isShown, parts.selection == nil {
      let made = UIView()
      made.isUserInteractionEnabled = false
      made.backgroundColor = .systemGray4
      made.alpha = 0
      parts.selection = made
      insertSubview(made, at: backgroundView == nil ? 0 : 1)
      UIView.performWithoutAnimation { self.placeSelection() }
    }
    guard let view = parts.selection, view.alpha != (isShown ? 1 : 0) else { return }
    view.alpha = isShown ? 1 : 0
  }

  private final func placeSelection() {
    guard let view = parts.selection else { return }
    view.frame = CGRect(origin: .zero, size: bounds.size)
    round(view)
  }

  /// Gives a view the corner radii of the cell.
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

  // MARK: Layout

  private final var accessory: UIView? { isEditing ? editingAccessoryView : accessoryView }
  private final var shownType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private final var hasEditButton: Bool { isEditing && editingStyle != .none }
  private final var hasGrip: Bool { isEditing && showsReorderControl }

  private final var hasChoice: Bool { isEditing && showsChoice }

  private final var leadingRoom: CGFloat { hasEditButton || hasChoice ? UITableViewCell.control : 0 }

  private final var trailingRoom: CGFloat {
    var room = (hasGrip ? UITableViewCell.control : 0) + (table?.indexRoom ?? 0)
    if let accessory { return room + accessory.wantedWidth + UITableViewCell.margin + 8 }
    switch shownType {
    case .none: break
    case .disclosureIndicator: room += 32
    case .checkmark: room += 40
    case .detailButton: room += UITableViewCell.control
    case .detailDisclosureButton: room += UITableViewCell.control + 24
    }
    return room
  }

  final func contentWidth(in width: CGFloat) -> CGFloat { max(0, width - leadingRoom - trailingRoom) }

  /// The horizontal position in the content where the text begins.
  private final var textStart: CGFloat {
    if let view = configuration.view as? UIListContentView { return view.textStart }
    return indent + pictureRoom + UITableViewCell.margin
  }
  private final var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }
  private final var pictureSize: CGSize { parts.picture?.image?.size ?? .zero }
  private final var pictureRoom: CGFloat {
    let width = pictureSize.width
    return width > 0 ? width + UITableViewCell.gap : 0
  }

  final func labelHeight(width: CGFloat) -> CGFloat {
    let room = contentWidth(in: width) - indent - pictureRoom - 2 * UITableViewCell.margin
    let text = parts.label?.wantedSize(width: room).height ?? 0
    var inner = text
    if let detail = parts.detail {
      let other = detail.wantedSize(width: room).height
      inner = style == .subtitle ? text + (other > 0 ? other + 3 : 0) : max(text, other)
    }
    return max(44, inner + 22, pictureSize.height + 12)
  }

  final func layOutParts() {
    updateParts()
    let size = bounds.size
    let shift = isMirrored ? -swipeOffset : swipeOffset
    let (leading, trailing) = (leadingRoom, trailingRoom)
    let inner = CGRect(x: leading, y: 0, width: max(0, size.width - leading - trailing), height: size.height)
    put(content, inner, shift)
    backgroundView?.frame = CGRect(origin: .zero, size: size)
    selectedBackgroundView?.frame = CGRect(origin: .zero, size: size)
    if edges.radius > 0 || storedLayer != nil { if backgroundConfiguration?.cornerRadius ?? 0 == 0 { round(self) } }
    placeSelection()
    var end = size.width - (table?.indexRoom ?? 0)
    if let grip = parts.grip {
      put(
        grip, CGRect(x: end - UITableViewCell.control, y: 0, width: UITableViewCell.control, height: size.height), shift
      )
      end -= UITableViewCell.control
    }
    if let accessory {
      let wanted = accessory.wantedSize
      put(
        accessory,
        CGRect(
          x: end - UITableViewCell.margin - wanted.width, y: (size.height - wanted.height) / 2, width: wanted.width,
          height: wanted.height), shift)
    }
    if let mark = parts.mark {
      let side: CGFloat = shownType == .checkmark ? 22 : 16
      put(mark, CGRect(x: end - 12 - side, y: (size.height - side) / 2, width: side, height: side), shift)
      end -= side + 8
    }
    if let button = parts.detailButton {
      put(
        button,
        CGRect(x: end - UITableViewCell.control, y: (size.height - 44) / 2, width: UITableViewCell.control, height: 44),
        shift)
    }
    if let button = parts.editButton {
      put(button, CGRect(x: 0, y: (size.height - 44) / 2, width: UITableViewCell.control, height: 44), shift)
    }
    if let choice = parts.choice {
      put(choice, CGRect(x: 16, y: (size.height - 22) / 2, width: 22, height: 22), shift)
    }
    layOutLine(shift, leading)
    if configuration.view != nil {
      configuration.view?.frame = CGRect(origin: .zero, size: content.bounds.size)
    } else {
      layOutLabels()
    }
  }

  private final func put(_ view: UIView, _ frame: CGRect, _ shift: CGFloat) {
    var frame = frame
    if isMirrored { frame.origin.x = bounds.width - frame.maxX }
    frame.origin.x += shift
    if view.frame != frame { view.frame = frame }
  }

  private final func layOutLine(_ shift: CGFloat, _ leading: CGFloat) {
    guard edges.hasLine, table?.separatorStyle != UITableViewCell.SeparatorStyle.none else {
      parts.line?.isHidden = true
      return
    }
    let line = parts.line ?? UIView()
    if parts.line == nil {
      parts.line = line
      line.isUserInteractionEnabled = false
      addSubview(line)
    }
    line.isHidden = false
    line.backgroundColor = table?.separatorColor ?? .separator
    let scale = max(1, traitCollection.displayScale)
    let inset = ownSeparatorInset ?? table?.ownSeparatorInset
    let start = leading + (inset?.left ?? textStart)
    put(
      line,
      CGRect(
        x: start, y: bounds.height - 1 / scale, width: max(0, bounds.width - start - (inset?.right ?? 0)),
        height: 1 / scale), shift)
  }

  private final func layOutLabels() {
    guard parts.label != nil || parts.detail != nil || parts.picture != nil else { return }
    let (width, height) = (content.bounds.width, content.bounds.height)
    var x = UITableViewCell.margin + indent
    if let picture = parts.picture {
      let size = pictureSize
      put(picture, in: CGRect(x: x, y: (height - size.height) / 2, width: size.width, height: size.height))
      x += pictureRoom
    }
    let room = max(0, width - x - (trailingRoom > 0 ? 8 : UITableViewCell.margin))
    let text = parts.label?.wantedSize(width: room) ?? .zero
    let detail = parts.detail?.wantedSize(width: room) ?? .zero
    switch style {
    case .default:
      put(parts.label, in: CGRect(x: x, y: (height - text.height) / 2, width: room, height: text.height))
    case .subtitle:
      let gap: CGFloat = text.height > 0 && detail.height > 0 ? 3 : 0
      let top = (height - text.height - gap - detail.height) / 2
      put(parts.label, in: CGRect(x: x, y: top, width: room, height: text.height))
      put(parts.detail, in: CGRect(x: x, y: top + text.height + gap, width: room, height: detail.height))
    case .value1:
      let wanted = min(detail.width, room)
      put(
        parts.label,
        in: CGRect(x: x, y: (height - text.height) / 2, width: max(0, room - wanted - 8), height: text.height))
      put(
        parts.detail,
        in: CGRect(x: x + room - wanted, y: (height - detail.height) / 2, width: wanted, height: detail.height))
    case .value2:
      let first: CGFloat = min(90, room / 2)
      put(parts.label, in: CGRect(x: x, y: (height - text.height) / 2, width: first, height: text.height))
      put(
        parts.detail,
        in: CGRect(x: x + first + 8, y: (height - detail.height) / 2, width: room - first - 8, height: detail.height))
    }
  }

  private final func put(_ view: UIView?, in frame: CGRect) {
    guard let view else { return }
    var frame = frame
    if isMirrored { frame.origin.x = content.bounds.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }

  // MARK: Accessories

  private final func updateParts() {
    guard parts.isStale else { return }
    parts.isStale = false
    for view in [accessoryView, editingAccessoryView] where view !== accessory && view?.superview === self {
      view?.removeFromSuperview()
    }
    if let accessory, accessory.superview !== self { addSubview(accessory) }
    let type = accessory == nil ? shownType : .none
    showMark(type)
    showDetailButton(type == .detailButton || type == .detailDisclosureButton)
    showEditButton()
    if hasChoice {
      showChoice()
    } else {
      parts.choice?.removeFromSuperview()
      parts.choice = nil
    }
    if hasGrip, parts.grip == nil {
      let grip = ReorderGrip(self)
      parts.grip = grip
      addSubview(grip)
    } else if !hasGrip {
      parts.grip?.removeFromSuperview()
      parts.grip = nil
    }
  }

  private final func showMark(_ type: AccessoryType) {
    let name: String? =
      switch type {
      case .none, .detailButton: nil
      case .disclosureIndicator, .detailDisclosureButton: isMirrored ? "chevron.left" : "chevron.right"
      case .checkmark: "checkmark"
      }
    guard let name else {
      parts.mark?.removeFromSuperview()
      return parts.mark = nil
    }
    let mark = parts.mark ?? UIImageView()
    if parts.mark == nil {
      parts.mark = mark
      mark.contentMode = .scaleAspectFit
      addSubview(mark)
    }
    mark.image = UIImage(system: name)
    mark.tintColor = type == .checkmark ? nil : .tertiaryLabel
  }

  private final func showDetailButton(_ isShown: Bool) {
    guard isShown else {
      parts.detailButton?.removeFromSuperview()
      return parts.detailButton = nil
    }
    guard parts.detailButton == nil else { return }
    let button = UIButton(type: .system)
    button.setImage(UIImage(system: "info.circle"), for: .normal)
    button.accessibilityLabel = "More info"
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        me.table?.accessoryPressed(me)
      }, for: .touchUpInside)
    parts.detailButton = button
    addSubview(button)
  }

  /// Shows a circle, with a checkmark if the row is selected.
  final func showChoice() {
    guard hasChoice else { return }
    let choice = parts.choice ?? UIImageView()
    choice.image = UIImage(system: isSelected ? "checkmark.circle.fill" : "circle")
    choice.tintColor = isSelected ? nil : .tertiaryLabel
    guard parts.choice == nil else { return }
    choice.isAccessibilityElement = false
    parts.choice = choice
    addSubview(choice)
  }

  private final func showEditButton() {
    guard hasEditButton else {
      parts.editButton?.removeFromSuperview()
      return parts.editButton = nil
    }
    let button = parts.editButton ?? UIButton(type: .system)
    let isDelete = editingStyle == .delete
    button.setImage(UIImage(system: isDelete ? "minus.circle.fill" : "plus.circle.fill"), for: .normal)
    button.tintColor = isDelete ? .systemRed : .systemGreen
    button.accessibilityLabel = isDelete ? "Delete" : "Insert"
    guard parts.editButton == nil else { return }
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.wrappedValue else { return }
        me.table?.editButtonPressed(me)
      }, for: .touchUpInside)
    parts.editButton = button
    addSubview(button)
  }
}

extension UIView {
  /// The size of a view at the trailing end of a row: its current size, or else the size that fits its content.
  fileprivate final var wantedSize: CGSize {
    if bounds.width > 0, bounds.height > 0 { return bounds.size }
    let content = intrinsicContentSize
    if content.width > 0, content.height > 0 { return content }
    return sizeThatFits(.zero)
  }
  fileprivate final var wantedWidth: CGFloat { wantedSize.width }
}
