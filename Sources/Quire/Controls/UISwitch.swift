// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A control that is on or off.
///
/// A tap, Space or Enter toggles it, and so does a finger that drags the knob to the other side. Each change by the
/// user sends `.valueChanged` once, with `.primaryActionTriggered`. It has no label by itself: set
/// `accessibilityLabel`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The look of a switch.
  public enum Style: Int, Sendable {
    /// The platform's own style; here it is `sliding`.
    case automatic = 0
    /// A box with a tick; here it is `sliding` too.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }

  /// 51 by 31 points, whatever the frame. [CTRL]
  private static let size = CGSize(width: 51, height: 31)
  /// The margin around the knob. [CTRL]
  private static let inset: CGFloat = 2
  /// The additional width of the knob under a finger. [CTRL]
  private static let stretch: CGFloat = 6

  private final let reach = UIView()
  private final let drawing = ControlDrawing()
  private final let track = UIView()
  private final let knob = UIView()
  private final var storedIsOn = false
  /// The side of the knob; it may differ from `isOn` while a finger drags it.
  private final var shownIsOn = false
  private final var hasDragged = false

  /// The frame's size is ignored; a switch has one size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    semantics = ControlSemantics(.toggle, press: { ($0 as? UISwitch)?.turnOver(to: nil) })
    holdDistance = CGFloat(SheetTuning.standardSlop)
    layer.cornerRadius = UISwitch.size.height / 2
    track.layer.cornerRadius = UISwitch.size.height / 2
    knob.layer.cornerRadius = UISwitch.size.height / 2 - UISwitch.inset
    knob.castKnobShadow()
    addSubview(reach)
    addSubview(drawing)
    drawing.addSubview(track)
    drawing.addSubview(knob)
    place()
  }

  /// Always `nil`: there are no archives here.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// `false` by default. A change in code is shown at once and sends no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets `isOn` and sends no event. With reduced motion the change is not animated.
  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    shownIsOn = on
    semantics?.isOn = on
    setNeedsShow()
    changeLook(animated: animated) { self.place() }
  }

  /// The color of the track while the switch is on; `nil`, the default, means `systemGreen`.
  open var onTintColor: UIColor? { didSet { place() } }
  /// The color of the knob; `nil`, the default, means white.
  open var thumbTintColor: UIColor? { didSet { place() } }
  /// The title of a checkbox, which is not shown here; it is stored.
  open var title: String?
  /// The requested style; a switch is always `sliding` here.
  open var preferredStyle = Style.automatic
  /// Always `sliding`.
  public final var style: Style { .sliding }

  /// "1" while it is on and "0" while it is off, unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Layout

  /// Only the origin has an effect.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// Only the origin counts.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

  open override var intrinsicContentSize: CGSize { UISwitch.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutReach(reach)
    place()
  }

  /// The knob is at the trailing side while the switch is on, otherwise at the leading side.
  private final func place() {
    drawing.fill(self, isEnabled: isEnabled)
    track.frame = drawing.bounds
    track.backgroundColor = shownIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    knob.backgroundColor = thumbTintColor ?? .white
    let height = UISwitch.size.height - 2 * UISwitch.inset
    let width = height + (isHighlighted ? UISwitch.stretch : 0)
    let isAtRight = shownIsOn != isMirrored
    knob.frame = CGRect(
      x: isAtRight ? UISwitch.size.width - UISwitch.inset - width : UISwitch.inset, y: UISwitch.inset, width: width,
      height: height)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking else { return }
    isTracking = true
    hasDragged = false
    changeLook {
      self.isHighlighted = true
      self.place()
    }
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    if touch.travel > holdDistance ?? 0 { hasDragged = true }
    guard hasDragged else { return }
    let isRight = touch.location(in: self).x > bounds.width / 2
    guard shownIsOn != (isRight != isMirrored) else { return }
    changeLook {
      self.shownIsOn.toggle()
      self.place()
    }
  }

  /// A tap is no drag; its effect comes as a press, like that of a key.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking(at: shownIsOn)
    if shownIsOn != storedIsOn { turnOver(to: shownIsOn) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking(at: storedIsOn)
    sendActions(for: .touchCancel)
  }

  private final func finishTracking(at side: Bool) {
    isTracking = false
    changeLook {
      self.isHighlighted = false
      self.shownIsOn = side
      self.place()
    }
  }

  /// The user toggles it, or sets it to a value.
  private final func turnOver(to on: Bool?) {
    setOn(on ?? !storedIsOn, animated: true)
    sendValueChanged()
  }
}
