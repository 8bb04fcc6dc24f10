// SPDX-License-Identifier: Apache-2.0

import Foundation
import QuireSimulator
import Testing

@testable import Quire

@MainActor @Suite struct DatePickerTests {
  private let root = UIViewController()
  private let picker = UIDatePicker()
  private let simulator: Simulator
  private let log = CallLog()
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "GMT")!
    calendar.firstWeekday = 2
    return calendar
  }()

  init() {
    let root = root
    simulator = Simulator { root }
    let (picker, log) = (picker, log)
    simulator.perform {
      picker.calendar = calendar
      picker.locale = Locale(identifier: "en_US")
      picker.addAction(UIAction { _ in log.add("changed") }, for: .valueChanged)
      picker.frame = CGRect(x: 36, y: 100, width: 320, height: 400)
      root.view.addSubview(picker)
    }
  }

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour, minute: minute))!
  }

  private var wheels: UIPickerView? {
    picker.subviews.flatMap { $0.subviews }.compactMap { $0 as? UIPickerView }.first
  }

  /// Turns a wheel as a user does.
  private func turn(_ component: Int, to row: Int) {
    simulator.perform {
      wheels?.selectRow(row, inComponent: component, animated: false)
      wheels?.userSelected(row, in: component)
    }
    simulator.settle()
  }

  private var rows: [Int] {
    (0..<(wheels?.numberOfComponents ?? 0)).map { wheels!.selectedRow(inComponent: $0) }
  }

  @Test func wheelsOfADate() {
    simulator.perform {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.date = date(2026, 5, 31, 9, 30)
    }
    // The wheels for month, day and year.
    #expect(rows == [4, 30, 126] && log.lines == [])
    turn(0, to: 5)
    // June has 30 days, and the time does not change.
    #expect(picker.date == date(2026, 6, 30, 9, 30) && rows == [5, 29, 126] && log.drain() == ["changed"])
    turn(2, to: 128)
    #expect(picker.date == date(2028, 6, 30, 9, 30))
    simulator.perform { picker.locale = Locale(identifier: "de_DE") }
    #expect(rows == [29, 5, 128])
  }

  @Test func limits() {
    simulator.perform {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .wheels
      picker.minimumDate = date(2026, 3, 10)
      picker.maximumDate = date(2027, 2, 5)
      picker.date = date(2030, 1, 1)
    }
    #expect(picker.date == date(2027, 2, 5) && wheels?.numberOfRows(inComponent: 2) == 2)
    _ = log.drain()
    turn(2, to: 0)
    // The date in February 2026 is before the minimum date.
    #expect(picker.date == date(2026, 3, 10) && rows == [2, 9, 0] && log.drain() == ["changed"])
    // If the limits are in the wrong order, both are ignored.
    simulator.perform {
      picker.minimumDate = date(2028, 1, 1)
      picker.date = date(1999, 1, 1)
    }
    #expect(picker.date == date(1999, 1, 1))
    simulator.perform { picker.date = Date(timeIntervalSince1970: .nan) }
    #expect(picker.date == date(1999, 1, 1))
  }

  @Test func wheelsOfATime() {
    simulator.perform {
      picker.datePickerMode = .time
      picker.preferredDatePickerStyle = .wheels
      picker.date = date(2026, 5, 1, 13, 50)
      // The date is rounded down.
      picker.minuteInterval = 15
    }
    // The rows for 1, 45 and PM.
    #expect(rows == [1, 3, 1] && picker.date == date(2026, 5, 1, 13, 45))
    turn(2, to: 0)
    #expect(picker.date == date(2026, 5, 1, 1, 45))
    turn(0, to: 0)
    #expect(picker.date == date(2026, 5, 1, 0, 45))
    simulator.perform {
      picker.locale = Locale(identifier: "de_DE")
      picker.minuteInterval = 7
    }
    #expect(picker.minuteInterval == 1 && rows == [0, 45])
  }

  @Test func wheelsOfADayAndATime() {
    simulator.perform {
      picker.preferredDatePickerStyle = .wheels
      picker.date = date(2026, 5, 1, 12, 0)
    }
    let row = rows[0]
    turn(0, to: row + 3)
    #expect(picker.date == date(2026, 5, 4, 12, 0) && log.drain() == ["changed"])
  }

  @Test func countdown() {
    simulator.perform {
      picker.datePickerMode = .countDownTimer
      picker.countDownDuration = 3 * 3600 + 90
    }
    #expect(picker.datePickerStyle == .wheels && rows == [3, 1] && picker.countDownDuration == 3 * 3600 + 60)
    turn(0, to: 1)
    #expect(picker.countDownDuration == 3660 && log.drain() == ["changed"])
    turn(0, to: 0)
    turn(1, to: 0)
    // The duration is at least one minute.
    #expect(picker.countDownDuration == 60 && rows == [0, 1])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86340)
  }

  // MARK: A calendar

  @Test func inlineCalendar() throws {
    simulator.perform {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.minimumDate = date(2026, 5, 4)
      picker.date = date(2026, 5, 15, 8, 0)
    }
    #expect(simulator.element("May 2026", role: .header) != nil)
    // May 1, 2026 is a Friday, the fifth day of a week that begins on Monday.
    let first = try #require(simulator.element("Friday, May 1"))
    let monday = try #require(simulator.element("Monday, May 4"))
    #expect(first.frame.minY < monday.frame.minY && monday.frame.minX < first.frame.minX)
    #expect(first.isEnabled == false && monday.isEnabled)
    #expect(try #require(simulator.element("Friday, May 15")).isSelected)
    try simulator.tap("Monday, May 4")
    #expect(picker.date == date(2026, 5, 4, 8, 0) && log.drain() == ["changed"])
    try simulator.tap("Next Month")
    #expect(simulator.element("June 2026") != nil && log.lines == [])
    try simulator.tap("Tuesday, June 30")
    #expect(picker.date == date(2026, 6, 30, 8, 0))
  }

  @Test func todayIsTheDayOfTheSimulator() {
    simulator.date = date(2026, 5, 7, 23, 59)
    simulator.perform {
      picker.datePickerMode = .date
      picker.preferredDatePickerStyle = .inline
      picker.date = date(2026, 5, 15)
    }
    #expect(daysInTint == ["7"])
    simulator.date = date(2026, 5, 8, 0, 1)
    simulator.perform { picker.date = date(2026, 5, 16) }
    #expect(daysInTint == ["8"])
    simulator.perform {
      picker.datePickerMode = .dateAndTime
      picker.preferredDatePickerStyle = .wheels
      picker.date = date(2026, 5, 8)
    }
    #expect(views(in: picker).contains { ($0 as? UILabel)?.text == "Today" })
  }

  /// The titles of the days that are not chosen and have the color of today.
  private var daysInTint: [String] {
    views(in: picker).compactMap { $0 as? UIButton }
      .filter { !$0.isSelected && $0.titleColor(for: .normal) == .tintColor && Int($0.currentTitle ?? "") != nil }
      .map { $0.currentTitle! }
  }

  private func views(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(in: $0) }
  }

  // MARK: Compact

  @Test func compact() throws {
    simulator.perform { picker.date = date(2026, 5, 15, 8, 5) }
    #expect(picker.datePickerStyle == .compact)
    #expect(simulator.element("May 15, 2026", role: .button) != nil)
    try simulator.tap("May 15, 2026")
    simulator.settle()
    #expect(simulator.sheet?.form == .popover)
    try simulator.tap("Wednesday, May 20")
    #expect(picker.date == date(2026, 5, 20, 8, 5) && log.drain() == ["changed"])
    #expect(simulator.element("May 20, 2026") != nil)
  }

  @Test func itsSize() {
    simulator.perform { picker.preferredDatePickerStyle = .wheels }
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    simulator.perform { picker.datePickerMode = .date }
    let wheels = picker.intrinsicContentSize
    simulator.perform { picker.preferredDatePickerStyle = .compact }
    #expect(picker.intrinsicContentSize.height == 34 && picker.intrinsicContentSize.width < wheels.width)
  }
}
