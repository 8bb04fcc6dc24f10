// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A control that is either on or off.
///
/// A tap, the Space or Enter key, or a finger that drags the knob to the other side toggles it. Each change by the user
/// sends `.valueChanged` once, together with `.primaryActionTriggered`. A switch shows no label: set
/// `accessibilityLabel`.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// The style of a switch.
  public enum Style: Int, Sendable {
    /// The platform's own style, which in Quire is `sliding`.
    case automatic = 0
    /// A checkbox, which Quire displays as `sliding`.
    case checkbox = 1
    /// A knob on a track.
    case sliding = 2
  }

  /// The size of a switch: 51 by 31 points, regardless of the frame. [CTRL]
  private static let size = CGSize(width: 51, height: 31)
  /// The margin around the knob, in points. [CTRL]
  private static let inset: CGFloat = 2
  /// The additional width of the knob under a finger, in points. [CTRL]
  private static let stretch: CGFloat = 6

  private final let reach = UIView()
  private final let drawing = ControlDrawing()
  private final let track = UIView()
  private final let knob = UIView()
  private final var storedIsOn = false
  /// The side where the knob is shown. It may differ from `isOn` while a finger drags the knob.
  private final var shownIsOn = false
  private final var hasDragged = false

  /// Creates a switch. The size of the frame is ignored, because a switch has a fixed size.
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

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: State

  /// Whether the switch is on; `false` by default. Changes in code are shown immediately and send no event.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// Sets `isOn` and sends no event. With reduced motion, the change is not animated.
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
  /// The title of a checkbox. Stored, but not shown, because Quire has no checkboxes.
  open var title: String?
  /// The image of the track while the switch is on; `nil` by default. It has no effect, in UIKit as in Quire.
  public final var onImage: UIImage?
  /// The image of the track while the switch is off; `nil` by default. It has no effect, in UIKit as in Quire.
  public final var offImage: UIImage?
  /// The requested style; `automatic` by default. A switch always has the style `sliding`, whatever the value.
  open var preferredStyle = Style.automatic
  /// The current style, which is always `sliding`.
  public final var style: Style { .sliding }

  /// The accessibility value: "1" while the switch is on and "0" while it is off, unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (storedIsOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Layout

  /// The frame of the switch. Only its origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UISwitch.size) }
  }

  /// The bounds of the switch. Only their origin can be set.
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

  /// Positions the knob: at the trailing side while the switch is on, otherwise at the leading side.
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

  /// Ends a drag. A tap is not a drag; its effect arrives as a press, like that of a key.
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

  /// Toggles the switch, or sets it to a value, on behalf of the user.
  private final func turnOver(to on: Bool?) {
    setOn(on ?? !storedIsOn, animated: true)
    sendValueChanged()
  }
}
