// SPDX-License-Identifier: Apache-2.0

/// A calendar that shows one month, with a button for the time if the picker's mode includes it.
final class DateGrid: DatePickerContent {
  /// The heights of the title, of the row of weekday names and of a week, in points. Decisions, close to the values of
  /// iOS.
  private static let (title, names, week): (CGFloat, CGFloat, CGFloat) = (44, 24, 44)

  private let heading = UILabel()
  private let earlier = UIButton(type: .system)
  private let later = UIButton(type: .system)
  private var dayNames: [UILabel] = []
  private var days: [UIButton] = []
  private let calendar: Calendar
  private var time: DateButtons?
  /// A time within the displayed month.
  private var month = Date(timeIntervalSince1970: 0)
  private var date = Date(timeIntervalSince1970: 0)

  override init(_ picker: UIDatePicker) {
    calendar = picker.shownCalendar
    super.init(picker)
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.accessibilityTraits = .header
    earlier.setImage(UIImage(system: "chevron.left"), for: .normal)
    earlier.accessibilityLabel = "Previous Month"
    later.setImage(UIImage(system: "chevron.right"), for: .normal)
    later.accessibilityLabel = "Next Month"
    let me = Weak(self)
    earlier.addAction(UIAction { _ in me.wrappedValue?.go(by: -1) }, for: .primaryActionTriggered)
    later.addAction(UIAction { _ in me.wrappedValue?.go(by: 1) }, for: .primaryActionTriggered)
    for view in [heading, earlier, later] as [UIView] { addSubview(view) }
    // January 1, 2023 was a Sunday.
    for index in 0..<7 {
      let day = (calendar.firstWeekday - 1 + index) % 7
      let label = UILabel()
      let shown = calendar.date(from: DateComponents(year: 2023, month: 1, day: 1 + day, hour: 12))
      label.text = shown.map { picker.text($0, "EEE") }
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
      dayNames.append(label)
    }
    if picker.datePickerMode == .dateAndTime {
      let time = DateButtons(picker, showsDate: false)
      addSubview(time)
      self.time = time
    }
  }

  required init?(coder: NSCoder) { nil }

  private func go(by count: Int) {
    month = calendar.date(byAdding: .month, value: count, to: month) ?? month
    fill()
  }

  override func show(_ date: Date, animated: Bool) {
    self.date = date
    month = date
    time?.show(date, animated: animated)
    fill()
  }

  // MARK: Days

  private func first() -> Date {
    var parts = calendar.dateComponents([.year, .month], from: month)
    (parts.day, parts.hour) = (1, 12)
    return calendar.date(from: parts) ?? month
  }

  private func fill() {
    guard let picker else { return }
    heading.text = picker.text(first(), "LLLLy")
    let count = calendar.range(of: .day, in: .month, for: first())?.count ?? 30
    while days.count > count { days.removeLast().removeFromSuperview() }
    while days.count < count {
      let button = UIButton(type: .custom)
      let day = days.count + 1
      button.addAction(
        UIAction { [me = Weak(self)] _ in me.wrappedValue?.choose(day) }, for: .primaryActionTriggered)
      button.titleLabel?.font = .systemFont(ofSize: 20)
      button.setTitle("\(day)", for: .normal)
      addSubview(button)
      days.append(button)
    }
    let (low, high) = picker.limits
    for (index, button) in days.enumerated() {
      let noon = noon(of: index + 1)
      let isChosen = calendar.isDate(noon, inSameDayAs: date)
      let isToday = calendar.isDateInToday(noon)
      button.accessibilityLabel = picker.text(noon, "EEEEMMMMd")
      button.isSelected = isChosen
      button.isEnabled =
        (low.map { calendar.startOfDay(for: $0) <= noon } ?? true)
        && (high.map { calendar.startOfDay(for: noon) <= $0 } ?? true)
      button.setTitleColor(isChosen ? .white : isToday ? .tintColor : .label, for: .normal)
      button.backgroundColor = isChosen ? .tintColor : nil
    }
    setNeedsLayout()
  }

  private func noon(of day: Int) -> Date {
    calendar.date(byAdding: .day, value: day - 1, to: first()) ?? month
  }

  private func choose(_ day: Int) {
    var parts = calendar.dateComponents([.hour, .minute], from: date)
    let chosen = calendar.dateComponents([.year, .month, .day], from: noon(of: day))
    (parts.year, parts.month, parts.day) = (chosen.year, chosen.month, chosen.day)
    guard let picker, let date = calendar.date(from: parts) else { return }
    picker.userChose(date)
    show(picker.date, animated: false)
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: 320,
      height: DateGrid.title + DateGrid.names + 6 * DateGrid.week + (time == nil ? 0 : DateGrid.week))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = bounds.width / 7
    heading.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 120), height: DateGrid.title)
    earlier.frame = CGRect(x: bounds.width - 88, y: 0, width: 44, height: DateGrid.title)
    later.frame = CGRect(x: bounds.width - 44, y: 0, width: 44, height: DateGrid.title)
    for (index, label) in dayNames.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * column, y: DateGrid.title, width: column, height: DateGrid.names)
    }
    let weekday = calendar.component(.weekday, from: first())
    let offset = (weekday - calendar.firstWeekday + 7) % 7
    let side = min(column, DateGrid.week) - 2
    for (index, button) in days.enumerated() {
      let (row, place) = ((index + offset) / 7, (index + offset) % 7)
      button.frame = CGRect(
        x: (CGFloat(place) + 0.5) * column - side / 2,
        y: DateGrid.title + DateGrid.names + (CGFloat(row) + 0.5) * DateGrid.week - side / 2, width: side, height: side)
      button.layer.cornerRadius = side / 2
    }
    for view in [heading, earlier, later] as [UIView] { view.mirror(in: bounds.width) }
    for label in dayNames { label.mirror(in: bounds.width) }
    for button in days { button.mirror(in: bounds.width) }
    if let time {
      let size = time.intrinsicContentSize
      time.frame = CGRect(
        x: bounds.width - size.width - 12, y: bounds.height - DateGrid.week + (DateGrid.week - size.height) / 2,
        width: size.width, height: size.height)
      time.mirror(in: bounds.width)
    }
  }
}
