// SPDX-License-Identifier: Apache-2.0

/// The wheels of a date picker, in the order that the user's language requires.
final class DateWheels: DatePickerContent, UIPickerViewDataSource, UIPickerViewDelegate {
  private enum Wheel {
    case year, month, day, whole, hour, minute, half, hours, minutes
  }

  /// The years to choose from if the picker has no limits. A decision: each row is an element of the page.
  private static let years = 1900...2100
  /// The maximum number of years in a wheel, before and after the picker's date. A decision.
  private static let span = 200
  /// The number of days before and after the picker's date in a wheel of whole days, if the picker has no limits. With
  /// limits, the wheel spans at most ten years. A decision.
  private static let reach = 365

  private let wheels: [Wheel]
  private let view = UIPickerView()
  private let years: ClosedRange<Int>
  /// The first day in the wheel of whole days, and the number of days in the wheel.
  private let firstDay: Date
  private let dayCount: Int
  private let hasHalves: Bool
  private let interval: Int
  private let calendar: Calendar
  private var date = Date(timeIntervalSince1970: 0)

  override init(_ picker: UIDatePicker) {
    let calendar = picker.shownCalendar
    self.calendar = calendar
    interval = picker.minuteInterval
    let (low, high) = picker.limits
    let first = low.map { calendar.component(.year, from: $0) } ?? DateWheels.years.lowerBound
    let last = high.map { calendar.component(.year, from: $0) } ?? DateWheels.years.upperBound
    // Distant limits, for example `Date.distantFuture`, are reduced to a range around the date.
    let year = calendar.component(.year, from: picker.date)
    let (start, stop) = (max(min(first, last), year - DateWheels.span), min(max(first, last), year + DateWheels.span))
    years = start <= stop ? start...stop : year...year
    let today = calendar.startOfDay(for: picker.date)
    let days = 86400.0
    let earliest = today.addingTimeInterval(-5 * Double(DateWheels.reach) * days)
    let firstDay =
      low.map { calendar.startOfDay(for: max($0, earliest)) }
      ?? today.addingTimeInterval(-Double(DateWheels.reach) * days)
    self.firstDay = firstDay
    let end = high ?? today.addingTimeInterval(Double(DateWheels.reach) * days)
    dayCount = Int(max(1, min(3660, (end.timeIntervalSince(firstDay) / days).rounded(.down) + 1)))
    let hasHalves = picker.format("jm").utf8.contains(UInt8(ascii: "a"))
    self.hasHalves = hasHalves
    wheels = DateWheels.order(of: picker, hasHalves: hasHalves)
    super.init(picker)
    view.dataSource = self
    view.delegate = self
    view.accessibilityLabel = picker.accessibilityLabel
    addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  private static func order(of picker: UIDatePicker, hasHalves: Bool) -> [Wheel] {
    let time: [Wheel] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch picker.datePickerMode {
    case .time: return time
    case .dateAndTime: return [.whole] + time
    case .countDownTimer: return [.hours, .minutes]
    case .date, .yearAndMonth:
      var wheels: [Wheel] = []
      for letter in picker.format(picker.datePickerMode == .date ? "yMMMMd" : "yMMMM").utf8 {
        let wheel: Wheel? =
          switch letter {
          case UInt8(ascii: "y"): .year
          case UInt8(ascii: "M"), UInt8(ascii: "L"): .month
          case UInt8(ascii: "d"): picker.datePickerMode == .date ? .day : nil
          default: nil
          }
        if let wheel, !wheels.contains(wheel) { wheels.append(wheel) }
      }
      return wheels
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    switch wheels[component] {
    case .year: years.count
    case .month: 12
    case .day: 31
    case .whole: dayCount
    case .hour: hasHalves ? 12 : 24
    case .minute, .minutes: 60 / interval
    case .half: 2
    case .hours: 24
    }
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    guard let picker else { return nil }
    switch wheels[component] {
    case .year: return "\(years.lowerBound + row)"
    case .month: return picker.text(month(row), "LLLL")
    case .day: return "\(row + 1)"
    case .whole:
      let day = firstDay.addingTimeInterval(Double(row) * 86400 + 43200)
      return calendar.isDateInToday(day) ? "Today" : picker.text(day, "EEEMMMd")
    case .hour: return hasHalves ? "\(row == 0 ? 12 : row)" : twoDigits(row)
    case .minute: return twoDigits(row * interval)
    case .half: return row == 0 ? "AM" : "PM"
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * interval) min"
    }
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns a date in a month of the year 2000. `index` is 0 for January.
  private func month(_ index: Int) -> Date {
    calendar.date(from: DateComponents(year: 2000, month: index + 1, day: 1, hour: 12)) ?? date
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .whole: 150
    case .month: 140
    default: 0
    }
  }

  // MARK: The date

  override func show(_ date: Date, animated: Bool) {
    self.date = date
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let seconds = picker?.seconds ?? 60
    for (index, wheel) in wheels.enumerated() {
      let row: Int =
        switch wheel {
        case .year: (parts.year ?? years.lowerBound) - years.lowerBound
        case .month: (parts.month ?? 1) - 1
        case .day: (parts.day ?? 1) - 1
        case .whole: Int((calendar.startOfDay(for: date).timeIntervalSince(firstDay) / 86400).rounded())
        case .hour: hasHalves ? hour % 12 : hour
        case .minute: minute / interval
        case .half: hour / 12
        case .hours: seconds / 3600
        case .minutes: seconds / 60 % 60 / interval
        }
      view.selectRow(row, inComponent: index, animated: animated)
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    func row(_ wheel: Wheel) -> Int? { wheels.firstIndex(of: wheel).map { pickerView.selectedRow(inComponent: $0) } }
    if let hours = row(.hours), let minutes = row(.minutes) {
      return picker.userChose(seconds: hours * 3600 + minutes * interval * 60)
    }
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    if let index = row(.whole) {
      let day = calendar.dateComponents(
        [.year, .month, .day], from: firstDay.addingTimeInterval(Double(index) * 86400 + 43200))
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    }
    if let year = row(.year) { parts.year = years.lowerBound + year }
    if let month = row(.month) { parts.month = month + 1 }
    if let day = row(.day) { parts.day = day + 1 }
    if row(.month) != nil {
      // A day that does not exist in the month becomes the month's last day.
      let first = calendar.date(from: DateComponents(year: parts.year, month: parts.month, day: 1, hour: 12))
      let count = first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
      parts.day = min(parts.day ?? 1, count)
    }
    if let hour = row(.hour) { parts.hour = hasHalves ? hour + 12 * (row(.half) ?? 0) : hour }
    if let minute = row(.minute) { parts.minute = minute * interval }
    guard let chosen = calendar.date(from: parts) else { return }
    date = chosen
    picker.userChose(chosen)
    show(picker.date, animated: true)
  }

  // MARK: Layout

  override var intrinsicContentSize: CGSize { view.intrinsicContentSize }
  override func layoutSubviews() {
    super.layoutSubviews()
    view.frame = CGRect(
      x: 0, y: (bounds.height - view.intrinsicContentSize.height) / 2, width: bounds.width,
      height: view.intrinsicContentSize.height)
  }
}
