// SPDX-License-Identifier: Apache-2.0

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// `wheels` in the modes `countDownTimer` and `yearAndMonth`, otherwise `compact`.
  case automatic = 0
  /// Wheels, side by side.
  case wheels = 1
  /// Buttons that show the date and the time, and open a calendar or wheels.
  case compact = 2
  /// A calendar that shows one month, with a button for the time in the mode `dateAndTime`. In modes without a day,
  /// wheels.
  case inline = 3
}

/// A control for choosing a date, a time or a duration.
///
/// Each change by the user sends `.valueChanged`. The date stays within `minimumDate` and `maximumDate`.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// The components that a date picker offers.
  public enum Mode: Int, Sendable {
    /// The hour and the minute.
    case time = 0
    /// The day, the month and the year.
    case date = 1
    /// The day, the hour and the minute. The default.
    case dateAndTime = 2
    /// A duration in hours and minutes, less than a day.
    case countDownTimer = 3
    /// The month and the year.
    case yearAndMonth = 4
  }

  private final var stored: Date
  private final var content: DatePickerContent?

  public override init(frame: CGRect) {
    // The picker does not show seconds.
    let now = Date().timeIntervalSince1970
    stored = Date(timeIntervalSince1970: (now / 60).rounded(.down) * 60)
    super.init(frame: frame)
    // Its wheels and buttons are the elements.
    hostBehavior = ControlBehavior.group
    isAccessibilityElement = false
    accessibilityTraits = .none
    if frame.size == .zero { bounds.size = intrinsicContentSize }
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// The components that the picker offers; `dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { contentChanged() } }
  /// The preferred style; `automatic` by default.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { contentChanged() } }
  /// The effective style, never `automatic`. The modes `countDownTimer` and `yearAndMonth` always use wheels.
  public final var datePickerStyle: UIDatePickerStyle {
    if datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth { return .wheels }
    switch preferredDatePickerStyle {
    case .automatic, .compact: return .compact
    case .inline: return datePickerMode == .time ? .wheels : .inline
    case .wheels: return .wheels
    }
  }

  /// The locale of the texts, or `nil` for the user's locale.
  open var locale: Locale? { didSet { contentChanged() } }
  /// The calendar in which dates are shown; the user's by default.
  open var calendar: Calendar! = .current { didSet { contentChanged() } }
  /// The time zone in which dates are shown, or `nil` for the calendar's.
  open var timeZone: TimeZone? { didSet { contentChanged() } }

  /// The selected date. Setting it sends no event and clamps the date to the limits.
  open var date: Date {
    get { stored }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the selected date, and optionally animates the wheels. Sends no event.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSince1970.isFinite else { return }
    stored = within(date)
    content?.show(stored, animated: animated)
  }

  /// The earliest date that can be selected. `nil`, the default, means no limit. Both limits are ignored if
  /// `minimumDate` is after `maximumDate`.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  /// The latest date that can be selected. `nil`, the default, means no limit.
  open var maximumDate: Date? { didSet { limitsChanged() } }

  /// The interval between selectable minutes, 1...30; 1 by default. Values that do not divide 60 count as 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      limitsChanged()
    }
  }
  /// Whether `date` is rounded down to `minuteInterval`; `true` by default.
  open var roundsToMinuteInterval = true { didSet { setDate(stored, animated: false) } }

  /// The selected duration of a countdown, in seconds. It is clamped to 60...86340.
  open var countDownDuration: TimeInterval {
    get { TimeInterval(seconds) }
    set {
      let duration = newValue.isFinite ? min(max(newValue, 60), 86340) : 60
      seconds = Int(duration / 60) * 60
      content?.show(stored, animated: false)
    }
  }
  final var seconds = 60

  // MARK: Dates

  /// The effective limits. Both are `nil` if they are in the wrong order or not finite.
  final var limits: (low: Date?, high: Date?) {
    let low = minimumDate.flatMap { $0.timeIntervalSince1970.isFinite ? $0 : nil }
    let high = maximumDate.flatMap { $0.timeIntervalSince1970.isFinite ? $0 : nil }
    if let low, let high, low > high { return (nil, nil) }
    return (low, high)
  }

  final func within(_ date: Date) -> Date {
    var date = date
    if roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date {
      let minute = shownCalendar.component(.minute, from: date)
      date = Date(timeIntervalSince1970: date.timeIntervalSince1970 - Double(minute % minuteInterval) * 60)
    }
    let (low, high) = limits
    if let low, date < low { return low }
    if let high, date > high { return high }
    return date
  }

  /// The calendar with the picker's time zone and locale.
  final var shownCalendar: Calendar {
    var shown: Calendar = calendar ?? .current
    if let timeZone { shown.timeZone = timeZone }
    if let locale { shown.locale = locale }
    return shown
  }

  /// Returns a date as text, with a template of its components, for example `yMMMd`.
  final func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale ?? .current
    formatter.calendar = shownCalendar
    formatter.timeZone = shownCalendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }

  /// Returns the localized date format for a template.
  final func format(_ template: String) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale ?? .current) ?? template
  }

  private final func limitsChanged() {
    stored = within(stored)
    contentChanged()
  }

  /// Called when the user has selected a date.
  final func userChose(_ date: Date) {
    let chosen = within(date)
    let isChanged = chosen != stored
    stored = chosen
    content?.show(chosen, animated: chosen != date)
    if isChanged { sendActions(for: .valueChanged) }
  }

  /// Called when the user has selected a duration, in seconds.
  final func userChose(seconds: Int) {
    let old = self.seconds
    self.seconds = max(60, seconds)
    if self.seconds != seconds { content?.show(stored, animated: true) }
    if self.seconds != old { sendActions(for: .valueChanged) }
  }

  // MARK: Content

  private final func contentChanged() {
    content?.removeFromSuperview()
    content = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private final var madeContent: DatePickerContent {
    if let content { return content }
    let made: DatePickerContent =
      switch datePickerStyle {
      case .wheels: DateWheels(self)
      case .inline: DateGrid(self)
      case .compact, .automatic: DateButtons(self)
      }
    content = made
    addSubview(made)
    made.show(stored, animated: false)
    return made
  }

  open override var intrinsicContentSize: CGSize { madeContent.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    madeContent.frame = CGRect(origin: .zero, size: bounds.size)
  }

  open override var isEnabled: Bool {
    didSet {
      alpha = isEnabled ? 1 : 0.5
      isUserInteractionEnabled = isEnabled
    }
  }
}

/// The base class of the views that implement the picker's styles.
class DatePickerContent: UIView {
  @Weak private(set) var picker: UIDatePicker?

  init(_ picker: UIDatePicker) {
    super.init(frame: .zero)
    self.picker = picker
  }

  required init?(coder: NSCoder) { nil }

  func show(_ date: Date, animated: Bool) {}
}
