// SPDX-License-Identifier: Apache-2.0

/// A bar that fills with the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The thickness of the bar and the shape of its ends.
  public enum Style: Int, Sendable {
    /// 4 points with round ends. [CTRL]
    case `default` = 0
    /// 2.5 points with square ends, for example under a bar of buttons. [CTRL]
    case bar = 1

    fileprivate var height: CGFloat { self == .bar ? 2.5 : 4 }
  }

  private final let track = ControlDrawing()
  private final let done = UIView()
  private final var stored: Float = 0
  /// The images that replace the bar; `nil` until the app sets one.
  final var looks: ProgressLooks? { didSet { place() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .updatesFrequently
    semantics = ControlSemantics(.progress)
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(done)
    reportAmount()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  /// Creates a bar with the height of the style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: style.height))
    progressViewStyle = style
  }

  /// The style of the bar; `.default` initially.
  open var progressViewStyle = Style.default { didSet { setNeedsLayout() } }

  /// The progress, 0...1; 0 by default. A value out of range is clamped, and NaN becomes 0. A change is shown
  /// immediately.
  open var progress: Float {
    get { stored }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets `progress`. With reduced motion, the change is not animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    stored = progress > 0 ? min(progress, 1) : 0
    reportAmount()
    changeLook(animated: animated, options: .curveLinear) { self.place() }
  }

  /// The color of the filled part; `nil`, the default, means the tint color.
  open var progressTintColor: UIColor? { didSet { place() } }
  /// The color of the unfilled part; `nil`, the default, means `systemFill`.
  open var trackTintColor: UIColor? { didSet { place() } }

  /// The progress in percent, unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(stored * 100 + 0.5))%" }
    set { super.accessibilityValue = newValue }
  }

  private final func reportAmount() {
    semantics?.amount = Accessibility.Amount(Double(stored), from: 0, to: 1)
    setNeedsShow()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  /// Lays out the bar, which fills from the leading edge.
  private final func place() {
    track.fill(self)
    track.backgroundColor = trackTintColor ?? .systemFill
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    if track.layer.cornerRadius != radius {
      track.layer.cornerRadius = radius
      done.layer.cornerRadius = radius
    }
    let width = bounds.width * CGFloat(stored)
    done.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    done.mirror(in: bounds.width)
    done.backgroundColor = progressTintColor ?? .tintColor
    looks?.show(track: track, done: done)
  }
}
