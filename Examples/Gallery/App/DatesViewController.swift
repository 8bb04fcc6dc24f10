// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet that shows date pickers of each style.
final class DatesViewController: UIViewController {
  private let scroller = UIScrollView()
  private let stack = UIStackView()
  private let answer = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 12
    let heading = UILabel()
    heading.text = "Dates"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    answer.font = .systemFont(ofSize: 15)
    answer.textColor = .secondaryLabel
    answer.text = "No date yet"
    stack.addArrangedSubview(heading)
    stack.addArrangedSubview(answer)
    add("Departure", .dateAndTime, .compact)
    add("Watch", .countDownTimer, .wheels)
    add("Arrival", .dateAndTime, .wheels)
    add("Haven", .date, .inline)
    scroller.addSubview(stack)
    view.addSubview(scroller)
  }

  private func add(_ name: String, _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.accessibilityLabel = name
    picker.minuteInterval = 5
    picker.addAction(
      UIAction { [me = Weak(self), picker = Weak(picker)] _ in
        guard let me = me.wrappedValue, let picker = picker.wrappedValue else { return }
        me.answer.text =
          mode == .countDownTimer
          ? "\(name): \(Int(picker.countDownDuration / 60)) min"
          : "\(name): \(picker.date.formatted(date: .abbreviated, time: mode == .date ? .omitted : .shortened))"
      }, for: .valueChanged)
    let title = UILabel()
    title.text = name
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    guard style == .compact else {
      stack.addArrangedSubview(title)
      stack.addArrangedSubview(picker)
      return
    }
    let row = UIStackView(arrangedSubviews: [title, UIView(), picker])
    row.alignment = .center
    stack.addArrangedSubview(row)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 400)
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(x: (view.bounds.width - width) / 2, y: 28, width: width, height: height)
    scroller.contentSize = CGSize(width: view.bounds.width, height: height + 56 + safe.bottom)
  }
}
