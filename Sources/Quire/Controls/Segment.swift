// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// One of the options of a segmented control.
@MainActor final class Segment: UIControl {
  @Weak private var owner: UISegmentedControl?
  private let reach = UIView()
  private let label = UILabel()
  private let picture = UIImageView()
  private(set) var title: String?
  private(set) var image: UIImage?
  private(set) var action: UIAction?
  /// 0 if the control decides.
  var ownWidth: CGFloat = 0
  /// Whether the app lets the user select it.
  var isOn = true
  /// Whether a finger has taken the pill along.
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

  /// A picture takes precedence over a title.
  func adopt(_ action: UIAction) {
    self.action = action
    show(action.image == nil ? action.title : nil, action.image)
    if !action.title.utf8.isEmpty { accessibilityLabel = action.title }
  }

  /// Shows it as the selected one, or as one of the others.
  func refresh(isChosen: Bool) {
    label.font = .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
    let color: UIColor = isEnabled ? .label : .tertiaryLabel
    label.textColor = color
    picture.tintColor = color
  }

  /// As wide as the bold letters of a selected one, so that a selection moves nothing.
  var contentSize: CGSize {
    if let image { return CGSize(width: min(image.size.width, 20), height: min(image.size.height, 20)) }
    let font = label.font
    label.font = .systemFont(ofSize: 13, weight: .semibold)
    let size = label.sizeThatFits(.zero)
    label.font = font
    return size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Only the height is extended, since the other segments are at its sides.
    layOutReach(reach)
    reach.frame = CGRect(x: 0, y: reach.frame.minY, width: bounds.width, height: reach.frame.height)
    label.frame = CGRect(origin: .zero, size: bounds.size).insetBy(dx: min(4, bounds.width / 2), dy: 0)
    let size = image == nil ? .zero : contentSize
    picture.frame = CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard !isTracking, let owner, owner.takePill(at: self) else { return }
    isTracking = true
    hasDragged = false
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let owner, let touch = touches.first else { return }
    if touch.travel > holdDistance ?? 0 { hasDragged = true }
    if hasDragged { owner.movePill(to: touch.location(in: owner).x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(chooses: true) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { finishTracking(chooses: false) }

  private func finishTracking(chooses: Bool) {
    guard isTracking else { return }
    isTracking = false
    owner?.dropPill(chooses: chooses)
  }
}
