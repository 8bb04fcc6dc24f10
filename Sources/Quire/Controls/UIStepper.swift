// SPDX-License-Identifier: Apache-2.0

/// Two buttons that decrease and increase a number by a step.
///
/// Each change by the user sends `.valueChanged` once. While a finger or a mouse button is held down, the steps repeat.
/// The arrow keys change the value by one step, the page keys by ten, and Home and End set it to the minimum and the
/// maximum.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The size of a stepper, in points. [CTRL]
  private static let size = CGSize(width: 94, height: 32)
  /// The delay before steps repeat under a resting finger, and the interval between repeated steps, in seconds. [CTRL]
  private static let (delay, pace) = (0.5, 0.1)

  private final let drawing = ControlDrawing()
  private final let line = UIView()
  private final let less = StepButton("minus", label: "Decrement", step: -1)
  private final let more = StepButton("plus", label: "Increment", step: 1)
  private final var stored = 0.0
  private final var timer: UInt32?
  private final var valueAtStart = 0.0
  /// Whether the current touch has already caused repeated steps.
  private final var hasRepeated = false
  /// The images of the app; `nil` until it sets some.
  final var looks: StepperLooks? { didSet { setNeedsLayout() } }

  /// Creates a stepper. The size of the frame is ignored, because a stepper has a fixed size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
    hostBehavior = ControlBehavior.touched
    accessibilityTraits = .adjustable
    semantics = ControlSemantics(.stepper, keys: { ($0 as? UIStepper)?.respond(to: $1) })
    layer.cornerRadius = 8
    drawing.layer.cornerRadius = 8
    drawing.backgroundColor = .tertiarySystemFill
    line.backgroundColor = .separator
    addSubview(drawing)
    drawing.addSubview(line)
    for half in [less, more] {
      half.stepper = self
      addSubview(half)
    }
    changed()
  }

  /// Always returns `nil`, because archives are not supported.
  public required init?(coder: NSCoder) { nil }

  // MARK: Value

  /// The value, between `minimumValue` and `maximumValue`; 0 by default. A value out of range is clamped, and NaN
  /// becomes the minimum. Changes in code send no event.
  open var value: Double {
    get { stored }
    set {
      stored = newValue > minimumValue ? min(newValue, maximumValue) : minimumValue
      changed()
    }
  }

  /// The minimum value; 0 by default. Traps if it is not less than `maximumValue`.
  open var minimumValue = 0.0 {
    didSet {
      precondition(minimumValue < maximumValue, "UIStepper.minimumValue must be below maximumValue.")
      value = stored
    }
  }

  /// The maximum value; 100 by default. Traps if it is not greater than `minimumValue`.
  open var maximumValue = 100.0 {
    didSet {
      precondition(minimumValue < maximumValue, "UIStepper.maximumValue must be above minimumValue.")
      value = stored
    }
  }

  /// The step of a press; 1 by default. Traps if it is not greater than 0.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0 && stepValue.isFinite, "UIStepper.stepValue must be a number above 0.") }
  }

  /// Whether each step is sent; `true` by default. Otherwise only the last step is sent, when the finger lifts.
  open var isContinuous = true
  /// Whether steps repeat under a resting finger; `true` by default.
  open var autorepeat = true
  /// Whether the value wraps around between the maximum and the minimum; `false` by default.
  open var wraps = false { didSet { changed() } }

  private final func changed() {
    semantics?.amount = Accessibility.Amount(stored, from: minimumValue, to: maximumValue)
    setNeedsShow()
    setNeedsLayout()
  }

  // MARK: Layout

  /// The frame of the stepper. Only its origin can be set.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  /// The bounds of the stepper. Only their origin can be set.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: UIStepper.size) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

  open override var intrinsicContentSize: CGSize { UIStepper.size }

  /// Lays out the two halves, with "Decrement" at the leading edge.
  open override func layoutSubviews() {
    super.layoutSubviews()
    drawing.fill(self, isEnabled: isEnabled)
    line.frame = CGRect(x: bounds.width / 2 - 0.5, y: 7, width: 1, height: bounds.height - 14)
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    less.frame = CGRect(origin: .zero, size: half)
    more.frame = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    less.mirror(in: bounds.width)
    more.mirror(in: bounds.width)
    less.isEnabled = isEnabled && (wraps || stored > minimumValue)
    more.isEnabled = isEnabled && (wraps || stored < maximumValue)
    looks?.show(self, drawing: drawing, line: line, signs: (less.sign, more.sign), states: (less.state, more.state))
  }

  // MARK: Steps

  /// Changes the value by a number of steps. Returns whether the value has changed.
  @discardableResult private final func step(by count: Double, sends: Bool = true) -> Bool {
    let old = stored
    var wanted = stored + stepValue * count
    if wraps, wanted > maximumValue, old == maximumValue {
      wanted = minimumValue
    } else if wraps, wanted < minimumValue, old == minimumValue {
      wanted = maximumValue
    }
    value = wanted
    if stored != old, sends { sendValueChanged() }
    return stored != old
  }

  private final func respond(to key: ControlKey) {
    guard let isMore = key.isMore(in: self) else {
      let old = stored
      value = key == .end ? maximumValue : minimumValue
      if stored != old { sendValueChanged() }
      return
    }
    let count: Double = key == .pageUp || key == .pageDown ? 10 : 1
    step(by: isMore ? count : -count)
  }

  /// Handles a press on a half. The press that ends repeated steps causes no further step.
  fileprivate final func press(_ half: StepButton) {
    guard !hasRepeated else {
      hasRepeated = false
      return
    }
    step(by: half.step)
  }

  fileprivate final func fingerBegan(_ half: StepButton) {
    fingerLeft()
    isTracking = true
    hasRepeated = false
    valueAtStart = stored
    guard autorepeat else { return }
    goOn(half, after: UIStepper.delay)
  }

  private final func goOn(_ half: StepButton, after time: Double) {
    guard let session = window?.session else { return }
    timer = session.schedule(at: session.clock + time) { [me = Weak(self), half = Weak(half)] in
      guard let me = me.wrappedValue, let half = half.wrappedValue else { return }
      me.timer = nil
      me.hasRepeated = true
      guard me.step(by: half.step, sends: me.isContinuous) else { return }
      me.goOn(half, after: UIStepper.pace)
    }
  }

  /// Called when the finger has left its half or lifted, or when the touch was canceled.
  fileprivate final func fingerLeft() {
    if let timer { window?.session?.unschedule(timer) }
    timer = nil
    guard isTracking else { return }
    isTracking = false
    if !isContinuous, hasRepeated, stored != valueAtStart { sendValueChanged() }
  }
}

/// A half of a stepper.
@MainActor private final class StepButton: UIControl {
  @Weak var stepper: UIStepper?
  let step: Double
  private let reach = UIView()
  let sign = UIImageView()

  init(_ symbol: String, label: String, step: Double) {
    self.step = step
    super.init(frame: .zero)
    semantics = ControlSemantics(
      .button,
      press: { button in
        guard let button = button as? StepButton else { return }
        button.stepper?.press(button)
      })
    // Keys are sent to the stepper, not to its halves.
    semantics?.isTabStop = false
    accessibilityLabel = label
    sign.image = UIImage(system: symbol)
    sign.contentMode = .scaleAspectFit
    sign.isAccessibilityElement = false
    addSubview(reach)
    addSubview(sign)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutReach(reach)
    sign.frame = CGRect(x: (bounds.width - 20) / 2, y: (bounds.height - 20) / 2, width: 20, height: 20)
    sign.tintColor = isEnabled ? .label : .tertiaryLabel
  }

  override var isHighlighted: Bool {
    didSet { sign.showPale(isHighlighted ? ControlMetrics.pressedPaleness : 1) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    stepper?.fingerBegan(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !reach.frame.contains(touch.location(in: self)) { fingerLeft() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { fingerLeft() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { fingerLeft() }

  private func fingerLeft() {
    isHighlighted = false
    stepper?.fingerLeft()
  }
}
