// SPDX-License-Identifier: Apache-2.0

/// The plate behind a menu. It has no arrow, and stands out from a page in the dark.
final class MenuBackground: UIPopoverBackgroundView {
  /// White, or in the dark a gray that is lighter than a sheet's.
  static let color = UIColor.secondarySystemGroupedBackground
  /// Between the menu and its control, in points. Not public; a decision.
  private static let gap: CGFloat = 8
  /// As a popover's.
  private static let cornerRadius: CGFloat = 13

  private let plate = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    plate.backgroundColor = MenuBackground.color
    plate.layer.cornerRadius = MenuBackground.cornerRadius
    addSubview(plate)
  }

  required init?(coder: NSCoder) { nil }

  override var arrowOffset: CGFloat {
    get { 0 }
    set {}
  }

  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set { direction = newValue }
  }
  private var direction = UIPopoverArrowDirection.up

  override class func arrowBase() -> CGFloat { 0 }
  override class func arrowHeight() -> CGFloat { gap }
  override class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// The whole box without the gap, which is on the control's side.
  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = MenuBackground.gap
    plate.frame = bounds.inset(
      by: UIEdgeInsets(
        top: direction == .up ? gap : 0, left: direction == .left ? gap : 0, bottom: direction == .down ? gap : 0,
        right: direction == .right ? gap : 0))
  }
}
