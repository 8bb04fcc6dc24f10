// SPDX-License-Identifier: Apache-2.0

/// A wheel that turns while a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 by 20 points. [CTRL]
    case medium = 100
    /// 37 by 37 points. [CTRL]
    case large = 101

    fileprivate var side: CGFloat { self == .large ? 37 : 20 }
  }

  /// The number of spokes, and of steps in a turn. [CTRL]
  private static let spokes = 8

  private final let wheel = ControlDrawing()
  private final var bars: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    semantics = ControlSemantics(.progress)
    addSubview(wheel)
    for index in 0..<UIActivityIndicatorView.spokes {
      let bar = UIView()
      bar.transform = CGAffineTransform(
        rotationAngle: .pi * 2 * CGFloat(index) / CGFloat(UIActivityIndicatorView.spokes))
      // The spoke at the top is the brightest; those behind it fade.
      bar.alpha =
        1 - 0.8 * CGFloat((UIActivityIndicatorView.spokes - index) % UIActivityIndicatorView.spokes)
        / CGFloat(UIActivityIndicatorView.spokes - 1)
      bars.append(bar)
      wheel.addSubview(bar)
    }
    isHidden = true
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  /// A wheel with the size of the style, which does not turn yet.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
  }

  /// `medium` by default; a change does not change the view's frame.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// The color of the spokes; `nil` means `systemGray`, the default.
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }
  /// Whether it is hidden while it does not turn; `true` by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns; `false` by default.
  open private(set) var isAnimating = false

  /// Shows it and turns it until `stopAnimating()`. The host turns it without waking the app.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    wheel.spins = true
  }

  /// Stops it, and hides it if `hidesWhenStopped` is on.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    wheel.spins = false
  }

  /// "In progress", unless the app sets another label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "In progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: style.side, height: style.side) }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheel.fill(self)
    let radius = style.side / 2
    let size = style == .large ? CGSize(width: 4, height: 10) : CGSize(width: 2.5, height: 5.5)
    for bar in bars {
      // The turned bar points from the middle along the turned vertical axis.
      let center = CGPoint(
        x: bounds.width / 2 - bar.transform.c * (radius - size.height / 2),
        y: bounds.height / 2 - bar.transform.d * (radius - size.height / 2))
      bar.frame = CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
      bar.layer.cornerRadius = size.width / 2
      bar.backgroundColor = color ?? .systemGray
    }
  }
}
