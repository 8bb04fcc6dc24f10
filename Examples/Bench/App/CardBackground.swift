// SPDX-License-Identifier: Apache-2.0

import Quire

/// A popover's border and arrow, drawn by the app: a card with a band for a title.
final class CardBackground: UIPopoverBackgroundView {
  private static let band: CGFloat = 36
  private static let edge: CGFloat = 6
  private static let arrow: CGFloat = 14

  private let plate = UIView()
  private let tip = UIView()
  private let title = UILabel()
  private let button = UIButton(type: .system)
  private var direction = UIPopoverArrowDirection.unknown
  private var offset: CGFloat = 0
  private var presses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    // A square rotated by 45 degrees. The plate hides one half of it.
    tip.transform = CGAffineTransform(rotationAngle: .pi / 4)
    tip.layer.cornerRadius = 2
    plate.layer.cornerRadius = 19
    for view in [tip, plate] {
      view.backgroundColor = .systemIndigo
      addSubview(view)
    }
    title.text = "A card"
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = .white
    plate.addSubview(title)
    button.setTitle("Turn", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.countPress() }, for: .primaryActionTriggered)
    plate.addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set {
      direction = newValue
      setNeedsLayout()
    }
  }

  override var arrowOffset: CGFloat {
    get { offset }
    set {
      offset = newValue
      setNeedsLayout()
    }
  }

  override class func arrowBase() -> CGFloat { 2 * arrow }
  override class func arrowHeight() -> CGFloat { arrow }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: band, left: edge, bottom: edge, right: edge)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (middle, height) = (CGPoint(x: bounds.midX + offset, y: bounds.midY + offset), CardBackground.arrow)
    var insets = UIEdgeInsets.zero
    switch direction {
    case .up:
      insets.top = height
      tip.center = CGPoint(x: middle.x, y: height)
    case .down:
      insets.bottom = height
      tip.center = CGPoint(x: middle.x, y: bounds.height - height)
    case .left:
      insets.left = height
      tip.center = CGPoint(x: height, y: middle.y)
    default:
      insets.right = height
      tip.center = CGPoint(x: bounds.width - height, y: middle.y)
    }
    let side = height * CGFloat(2).squareRoot()
    tip.bounds.size = CGSize(width: side, height: side)
    plate.frame = bounds.inset(by: insets)
    title.frame = CGRect(x: 16, y: 0, width: 120, height: CardBackground.band)
    button.frame = CGRect(x: plate.bounds.width - 96, y: 0, width: 80, height: CardBackground.band)
  }

  /// Shows the number of presses.
  private func countPress() {
    presses += 1
    title.text = "Turned \(presses) times"
  }
}
