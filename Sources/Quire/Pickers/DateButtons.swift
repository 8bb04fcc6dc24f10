// SPDX-License-Identifier: Apache-2.0

/// The buttons of a compact date picker. The date button opens a popover with a calendar, the time button one with
/// wheels.
final class DateButtons: DatePickerContent {
  /// The height of a button, its horizontal padding and the spacing between both buttons, in points. Decisions, close
  /// to the values of iOS.
  private static let (height, padding, gap): (CGFloat, CGFloat, CGFloat) = (34, 12, 6)

  private let dateButton: UIButton?
  private let timeButton: UIButton?
  private var shownDate = Date(timeIntervalSince1970: 0)

  init(_ picker: UIDatePicker, showsDate: Bool) {
    dateButton = showsDate && picker.datePickerMode != .time ? UIButton(type: .custom) : nil
    timeButton = picker.datePickerMode != .date ? UIButton(type: .custom) : nil
    super.init(picker)
    for button in [dateButton, timeButton] {
      guard let button else { continue }
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = 8
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitleColor(.label, for: .normal)
      let isTime = button === timeButton
      button.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.open(isTime: isTime) }, for: .primaryActionTriggered)
      addSubview(button)
    }
  }

  override convenience init(_ picker: UIDatePicker) {
    self.init(picker, showsDate: true)
  }

  required init?(coder: NSCoder) { nil }

  override func show(_ date: Date, animated: Bool) {
    guard let picker else { return }
    shownDate = date
    dateButton?.setTitle(picker.text(date, "yMMMd"), for: .normal)
    timeButton?.setTitle(picker.text(date, "jm"), for: .normal)
    picker.invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: Popovers

  private func open(isTime: Bool) {
    guard let picker, let button = isTime ? timeButton : dateButton,
      var presenter = picker.window?.rootViewController
    else { return }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    presenter.present(DatePopover(picker, from: button, isTime: isTime), animated: true)
    picker.sendActions(for: .editingDidBegin)
  }

  // MARK: Layout

  private func width(_ button: UIButton?) -> CGFloat {
    guard let label = button?.titleLabel else { return 0 }
    return label.sizeThatFits(.zero).width + 2 * DateButtons.padding
  }

  override var intrinsicContentSize: CGSize {
    let gap = dateButton != nil && timeButton != nil ? DateButtons.gap : 0
    return CGSize(width: width(dateButton) + gap + width(timeButton), height: DateButtons.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x: CGFloat = 0
    for button in [dateButton, timeButton] {
      guard let button else { continue }
      button.frame = CGRect(
        x: x, y: (bounds.height - DateButtons.height) / 2, width: width(button), height: DateButtons.height)
      x = button.frame.maxX + DateButtons.gap
      button.mirror(in: bounds.width)
    }
  }
}

/// The popover of a compact date picker, which contains a second picker.
private final class DatePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  @Weak private var picker: UIDatePicker?
  private let inner = UIDatePicker()

  init(_ picker: UIDatePicker, from button: UIView, isTime: Bool) {
    super.init(nibName: nil, bundle: nil)
    self.picker = picker
    inner.datePickerMode = isTime ? .time : .date
    inner.preferredDatePickerStyle = isTime ? .wheels : .inline
    inner.calendar = picker.calendar
    inner.locale = picker.locale
    inner.timeZone = picker.timeZone
    inner.minuteInterval = picker.minuteInterval
    inner.roundsToMinuteInterval = picker.roundsToMinuteInterval
    (inner.minimumDate, inner.maximumDate) = picker.limits
    inner.date = picker.date
    inner.addAction(
      UIAction { [me = Weak(self)] _ in
        guard let popover = me.wrappedValue else { return }
        popover.picker?.userChose(popover.inner.date)
      },
      for: .valueChanged)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceItem = button
    popoverPresentationController?.delegate = self
    let size = inner.intrinsicContentSize
    preferredContentSize = CGSize(width: max(size.width, isTime ? 220 : 320), height: size.height + 16)
  }

  required init?(coder: NSCoder) { nil }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(inner)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    inner.frame = view.bounds.insetBy(dx: 8, dy: 8)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    picker?.sendActions(for: .editingDidEnd)
  }
}
