// SPDX-License-Identifier: Apache-2.0

/// The background of a menu. It has no arrow, and is distinguishable from a dark page.
final class MenuBackground: UIPopoverBackgroundView {
  /// The background color: white in light mode, and in dark mode a gray that is lighter than a sheet's.
  static let color = UIColor.secondarySystemGroupedBackground
  /// The distance between the menu and its control, in points. UIKit's value is not public; a decision.
  private static let gap: CGFloat = 8
  /// The corner radius in points, which equals that of a popover.
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

  /// Lays out the background to fill the view except for the gap, which is on the side of the control.
  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = MenuBackground.gap
    plate.frame = bounds.inset(
      by: UIEdgeInsets(
        top: direction == .up ? gap : 0, left: direction == .left ? gap : 0, bottom: direction == .down ? gap : 0,
        right: direction == .right ? gap : 0))
  }
}
