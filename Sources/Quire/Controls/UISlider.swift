// SPDX-License-Identifier: Apache-2.0

/// A control with a thumb that slides along a range of numbers.
///
/// A finger must touch down on the thumb or close to it. Each change by the user sends `.valueChanged` once. The arrow
/// keys move the thumb by a twentieth of the range, the page keys by a fifth, and Home and End to the ends.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The diameter of the thumb, in points. [CTRL]
  private static let thumb: CGFloat = 28
  /// The height of the track, in points. [CTRL]
  private static let track: CGFloat = 4
  /// The height of the control, in points. [CTRL]
  private static let height: CGFloat = 34
  /// The gap between the track and the images beside it, in points. [CTRL]
  private static let gap: CGFloat = 11

  private final let reach = UIView()
  private final let drawing = ControlDrawing()
  private final let rest = UIView()
  private final let done = UIView()
  private final let knob = UIView()
  private final let leading = UIImageView()
  private final let trailing = UIImageView()
  private final var stored: Float = 0
  /// The distance of the finger from the center of the thumb, in points.
  private final var grip: CGFloat = 0
  private final var valueAtStart: Float = 0
  /// The images that replace thumb and tracks; `nil` until the app sets one.
  final var looks: SliderLooks? { didSet { place() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    hostBehavior = ControlBehavior.touched
    accessibilityTraits = .adjustable
    semantics = ControlSemantics(.slider, keys: { ($0 as? UISlider)?.respond(to: $1) })
    holdDistance = 0
    for view in [rest, done] { view.layer.cornerRadius = UISlider.track / 2 }
    knob.layer.cornerRadius = UISlider.thumb / 2
    knob.castKnobShadow()
    layer.cornerRadius = 8
    addSubview(reach)
    addSubview(drawing)
    for view in [rest, done, leading, trailing, knob] { drawing.addSubview(view) }
    reportAmount()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, between `minimumValue` and `maximumValue`; 0 by default. A value out of range is clamped, and NaN
  /// becomes the minimum. Changes in code are shown immediately and send no event.
  open var value: Float {
    get { stored }
    set { setValue(newValue, animated: false) }
  }

  /// Sets `value` and sends no event. With reduced motion, the change is not animated.
  open func setValue(_ value: Float, animated: Bool) {
    stored = value > minimumValue ? min(value, maximumValue) : minimumValue
    reportAmount()
    changeLook(animated: animated) { self.place() }
  }

  /// The minimum value; 0 by default. If it is greater than `maximumValue`, that is raised, too. `value` is limited to
  /// the range.
  open var minimumValue: Float = 0 {
    didSet {
      if !(minimumValue <= maximumValue) { maximumValue = minimumValue }
      value = stored
    }
  }

  /// The maximum value; 1 by default. If it is less than `minimumValue`, that is lowered, too. `value` is limited to
  /// the range.
  open var maximumValue: Float = 1 {
    didSet {
      if !(minimumValue <= maximumValue) { minimumValue = maximumValue }
      value = stored
    }
  }

  /// Whether changes are sent continuously while a finger moves the thumb; `true` by default. Otherwise only the final
  /// value is sent, when the finger lifts.
  open var isContinuous = true

  /// The value in percent of the range, unless the app sets another value.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int(part * 100 + 0.5))%" }
    set { super.accessibilityValue = newValue }
  }

  private final func reportAmount() {
    semantics?.amount = Accessibility.Amount(Double(stored), from: Double(minimumValue), to: Double(maximumValue))
    setNeedsShow()
  }

  /// The position of the value in the range, 0...1.
  private final var part: CGFloat { part(of: stored) }

  private final func part(of value: Float) -> CGFloat {
    let range = Double(maximumValue) - Double(minimumValue)
    guard range > 0, range.isFinite else { return 0 }
    return CGFloat(min(max((Double(value) - Double(minimumValue)) / range, 0), 1))
  }

  // MARK: Look

  /// The color of the track before the thumb; `nil`, the default, means the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { place() } }
  /// The color of the track after the thumb; `nil`, the default, means `systemFill`.
  open var maximumTrackTintColor: UIColor? { didSet { place() } }
  /// The color of the thumb; `nil`, the default, means white.
  open var thumbTintColor: UIColor? { didSet { place() } }
  /// The image at the leading end of the track; `nil` by default.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the trailing end of the track; `nil` by default.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UISlider.height) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UISlider.height)
  }

  /// Returns the frame of the track: vertically centered, between the images, 2 points from the sides. Its height is 4
  /// points, or that of the images of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    func room(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + UISlider.gap } ?? 2 }
    let (before, behind) = (room(minimumValueImage), room(maximumValueImage))
    let height = looks?.trackHeight(of: self) ?? UISlider.track
    return CGRect(
      x: bounds.minX + (isMirrored ? behind : before), y: bounds.minY + (bounds.height - height) / 2,
      width: max(0, bounds.width - before - behind), height: height)
  }

  /// Returns the frame of the thumb for a value. The thumb extends 2 points beyond the ends of the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = looks?.thumbSize(of: self) ?? CGSize(width: UISlider.thumb, height: UISlider.thumb)
    let way = max(0, rect.width + 4 - size.width)
    let part = isMirrored ? 1 - part(of: value) : part(of: value)
    return CGRect(
      x: rect.minX - 2 + way * part, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutReach(reach)
    place()
  }

  private final func place() {
    drawing.fill(self, isEnabled: isEnabled)
    let track = trackRect(forBounds: drawing.bounds)
    let thumb = thumbRect(forBounds: drawing.bounds, trackRect: track, value: stored)
    rest.frame = track
    rest.backgroundColor = maximumTrackTintColor ?? .systemFill
    let middle = (thumb.minX + thumb.maxX) / 2
    done.frame = CGRect(
      x: isMirrored ? middle : track.minX, y: track.minY,
      width: max(0, isMirrored ? track.maxX - middle : middle - track.minX), height: track.height)
    done.backgroundColor = minimumTrackTintColor ?? .tintColor
    knob.frame = thumb
    knob.backgroundColor = thumbTintColor ?? .white
    if rest.layer.cornerRadius != track.height / 2 {
      for view in [rest, done] { view.layer.cornerRadius = track.height / 2 }
    }
    looks?.show(self, knob: knob, done: done, rest: rest)
    leading.image = minimumValueImage
    leading.frame = minimumValueImageRect(forBounds: drawing.bounds)
    trailing.image = maximumValueImage
    trailing.frame = maximumValueImageRect(forBounds: drawing.bounds)
  }

  /// Returns the frame of the image before the track: at the leading end, in the image's size.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    box(of: minimumValueImage, in: bounds, atLeft: !isMirrored)
  }

  /// Returns the frame of the image after the track: at the trailing end, in the image's size.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    box(of: maximumValueImage, in: bounds, atLeft: isMirrored)
  }

  private final func box(of image: UIImage?, in bounds: CGRect, atLeft isAtLeft: Bool) -> CGRect {
    let size = image?.size ?? .zero
    return CGRect(
      x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    let point = touch.location(in: self)
    let room = (x: max(0, ControlMetrics.reach - knob.frame.width), y: max(0, ControlMetrics.reach - knob.frame.height))
    guard knob.frame.insetBy(dx: -room.x / 2, dy: -room.y / 2).contains(point) else { return }
    isTracking = true
    isHighlighted = true
    grip = point.x - (knob.frame.minX + knob.frame.maxX) / 2
    valueAtStart = stored
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let bounds = drawing.bounds
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue)
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue)
    guard last.minX != first.minX else { return }
    let left = touch.location(in: self).x - grip - first.width / 2
    let part = min(max((left - first.minX) / (last.minX - first.minX), 0), 1)
    change(toPart: part, sends: isContinuous)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    let isInside = touches.first.map { reach.frame.contains($0.location(in: self)) } ?? false
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    finishTracking()
    sendActions(for: .touchCancel)
  }

  private final func finishTracking() {
    isTracking = false
    isHighlighted = false
    if !isContinuous, stored != valueAtStart { sendValueChanged() }
  }

  private final func respond(to key: ControlKey) {
    let step: CGFloat = key == .pageUp || key == .pageDown ? 0.2 : 0.05
    guard let isMore = key.isMore(in: self) else { return change(toPart: key == .end ? 1 : 0, sends: true) }
    change(toPart: min(max(part + (isMore ? step : -step), 0), 1), sends: true)
  }

  /// Sets the value to a fraction of the range. The ends are reached exactly.
  private final func change(toPart part: CGFloat, sends: Bool) {
    let range = Double(maximumValue) - Double(minimumValue)
    let wanted = part >= 1 ? maximumValue : Float(Double(minimumValue) + range * Double(part))
    guard wanted != stored else { return }
    value = wanted
    if sends { sendValueChanged() }
  }
}
