// SPDX-License-Identifier: Apache-2.0

/// A wheel that spins while a task is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the wheel.
  public enum Style: Int, Sendable {
    /// 20 by 20 points. [CTRL]
    case medium = 100
    /// 37 by 37 points. [CTRL]
    case large = 101

    /// 37 by 37 points, in white. Use `large` and `color` instead.
    case whiteLarge = 0
    /// 20 by 20 points, in white. Use `medium` and `color` instead.
    case white = 1
    /// 20 by 20 points, in gray. Use `medium` instead.
    case gray = 2

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
    fileprivate var side: CGFloat { isLarge ? 37 : 20 }
  }

  /// The number of spokes, which is also the number of steps in a rotation. [CTRL]
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
      // The spoke at the top is the brightest. The following ones fade.
      bar.alpha =
        1 - 0.8 * CGFloat((UIActivityIndicatorView.spokes - index) % UIActivityIndicatorView.spokes)
        / CGFloat(UIActivityIndicatorView.spokes - 1)
      bars.append(bar)
      wheel.addSubview(bar)
    }
    isHidden = true
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a wheel with the size of the style. It is not spinning initially.
  public convenience init(style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
    self.style = style
    takeColorOfStyle()
  }

  /// The style of the wheel; `medium` by default. A change does not affect the view's frame. The styles that name a
  /// color set `color`.
  open var style = Style.medium {
    didSet {
      takeColorOfStyle()
      setNeedsLayout()
    }
  }

  private final func takeColorOfStyle() {
    if style == .white || style == .whiteLarge { color = .white } else if style == .gray { color = .systemGray }
  }

  /// The color of the spokes; `nil` means `systemGray`, the default.
  open var color: UIColor! = .systemGray { didSet { setNeedsLayout() } }
  /// Whether the view is hidden while it is not spinning; `true` by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the wheel is spinning; `false` by default.
  open private(set) var isAnimating = false

  /// Shows the wheel and spins it until `stopAnimating()` is called. The host performs the animation without waking the
  /// app.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    wheel.spins = true
  }

  /// Stops the wheel, and hides it if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    isAnimating = false
    isHidden = hidesWhenStopped
    wheel.spins = false
  }

  /// The label "In progress", unless the app sets another label.
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
    let size = style.isLarge ? CGSize(width: 4, height: 10) : CGSize(width: 2.5, height: 5.5)
    for bar in bars {
      // The rotated bar extends from the center along the rotated vertical axis.
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
