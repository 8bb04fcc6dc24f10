// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// An option of a segmented control.
@MainActor final class Segment: UIControl {
  @Weak private var owner: UISegmentedControl?
  private let reach = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  /// The width that the app has set, in points; 0 if the control determines it.
  var ownWidth: CGFloat = 0
  /// Whether the app allows the user to select the segment.
  var isOn = true
  /// Whether a finger has dragged the pill.
  private var hasDragged = false

  init(_ owner: UISegmentedControl, title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    super.init(frame: .zero)
    self.owner = owner
    semantics = ControlSemantics(
      .option,
      keys: { option, key in (option as? Segment)?.owner?.respond(to: key) },
      press: { option in
        guard let option = option as? Segment else { return }
        option.owner?.choose(option)
      })
    holdDistance = CGFloat(SheetTuning.standardSlop)
    label.isAccessibilityElement = false
    label.textAlignment = .center
    picture.isAccessibilityElement = false
    picture.contentMode = .scaleAspectFit
    addSubview(reach)
    addSubview(label)
    addSubview(picture)
    if let action { adopt(action) } else { show(title, image) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ title: String?, _ image: UIImage?) {
    self.title = title
    self.image = image
    label.text = title
    picture.image = image
    accessibilityLabel = title
  }

  /// Shows the action's image or title. An image takes precedence over a title.
  func adopt(_ action: UIAction) {
    self.action = action
    show(action.image == nil ? action.title : nil, action.image)
    if !action.title.utf8.isEmpty { accessibilityLabel = action.title }
  }

  /// Updates the appearance for a selected or an unselected segment.
  func refresh(isChosen: Bool) {
    label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
    owner?.looks?.style(self, label, picture, isChosen: isChosen)
  }

  /// The size of the content. The width is that of the semibold title of a selected segment, so that a selection does
  /// not change the layout.
  var contentSize: CGSize {
    if let image { return CGSize(width: min(image.size.width, 20), height: min(image.size.height, 20)) }
    let font = label.font
    if let size = owner?.looks?.size(of: self, label) { return size }
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    let size = label.sizeThatFits(.zero)
    label.font = font
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Only the height is extended, because other segments are at the sides.
    layOutReach(reach)
    reach.frame = CGRect(x: 0, y: reach.frame.minY, width: bounds.width, height: reach.frame.height)
    label.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: min(4, bounds.width / 2), dy: 0)
    let size = image == nil ? .zero : contentSize
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    owner?.looks?.move(self, label, picture)
  }

  // MARK: Touches

  override var isHighlighted: Bool {
    didSet {
      for view in [label, picture] { view.showPale(isHighlighted ? ControlMetrics.pressedPaleness : 1) }
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let owner else { return }
    guard owner.takePill(at: self) else {
      isHighlighted = isEnabled
      return
    }
    isTracking = true
    hasDragged = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !reach.frame.contains(touch.location(in: self)) { isHighlighted = false }
    guard isTracking, let owner, let touch = touches.first else { return }
    if touch.travel > holdDistance ?? 0 { hasDragged = true }
    if hasDragged { owner.movePill(to: touch.location(in: owner).x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(chooses: true) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(chooses: false) }

  private func finishTracking(chooses: Bool) {
    isHighlighted = false
    guard isTracking else { return }
    isTracking = false
    owner?.dropPill(chooses: chooses)
  }
}
