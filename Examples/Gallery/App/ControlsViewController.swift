// SPDX-License-Identifier: Apache-2.0

import Quire

/// All controls, in a sheet: each in its own row, between its name and its value.
final class ControlsViewController: UIViewController {
  private let scroller = UIScrollView()
  private let heading = UILabel()
  private let card = UIView()
  private var rows: [ControlRow] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = Palette.accent
    heading.text = "Controls"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    view.addSubview(scroller)
    scroller.addSubview(heading)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    scroller.addSubview(card)
    addSwitches()
    addSliders()
    addSegments()
    addSteppers()
    addProgress()
    for row in rows { scroller.addSubview(row) }
    rows.last?.line.isHidden = true
  }

  private func addSwitches() {
    let fog = UISwitch()
    fog.isOn = true
    add("Fog horn", fog, says: { $0.isOn ? "On" : "Off" })
    let lamp = UISwitch()
    lamp.onTintColor = .systemOrange
    add("Lamp", lamp, says: { $0.isOn ? "On" : "Off" })
    let locked = UISwitch()
    locked.isOn = true
    locked.isEnabled = false
    add("Locked", locked)
  }

  private func addSliders() {
    let depth = UISlider()
    depth.maximumValue = 40
    depth.value = 10
    add("Depth", depth, says: { "\(Int($0.value + 0.5)) m" })
    let wind = UISlider()
    wind.minimumTrackTintColor = .systemTeal
    wind.minimumValueImage = UIImage(systemName: "minus")
    wind.maximumValueImage = UIImage(systemName: "plus")
    wind.value = 0.6
    wind.isContinuous = false
    add("Wind", wind, says: { "\(Int($0.value * 100 + 0.5)) %" })
    let still = UISlider()
    still.value = 0.5
    still.isEnabled = false
    add("Still", still)
  }

  private func addSegments() {
    let spans = UISegmentedControl(items: ["Day", "Week", "Month"])
    spans.selectedSegmentIndex = 0
    add("Span", spans, says: { $0.titleForSegment(at: $0.selectedSegmentIndex) ?? "" })
    let some = UISegmentedControl(items: ["Low", "High tide"])
    some.apportionsSegmentWidthsByContent = true
    some.selectedSegmentIndex = 1
    some.setEnabled(false, forSegmentAt: 0)
    add("Tide", some)
  }

  private func addSteppers() {
    add("Boats", UIStepper(), says: { "\(Int($0.value))" })
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    add("Pages", pages, says: { "\($0.currentPage + 1) of \($0.numberOfPages)" })
  }

  private func addProgress() {
    let loaded = UIProgressView(progressViewStyle: .default)
    loaded.progress = 0.4
    rows.append(ControlRow("Loaded", loaded))
    let more = UIButton(
      configuration: .tinted(),
      primaryAction: UIAction(title: "Load more") { [loaded = Weak(loaded)] _ in
        guard let loaded = loaded.wrappedValue else { return }
        loaded.setProgress(loaded.progress < 1 ? loaded.progress + 0.2 : 0, animated: true)
      })
    rows.append(ControlRow("", more))
    let small = UIActivityIndicatorView(style: .medium)
    small.startAnimating()
    rows.append(ControlRow("Sounding", small))
    let large = UIActivityIndicatorView(style: .large)
    large.startAnimating()
    rows.append(ControlRow("Tuning", large))
  }

  /// A row with a note that follows the control.
  private func add<Control: UIControl>(_ name: String, _ control: Control, says: ((Control) -> String)? = nil) {
    let row = ControlRow(name, control)
    rows.append(row)
    guard let says else { return }
    row.note.text = says(control)
    control.addAction(
      UIAction { [row = Weak(row), control = Weak(control)] _ in
        guard let control = control.wrappedValue else { return }
        row.wrappedValue?.note.text = says(control)
      }, for: .valueChanged)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right, 560)
    let left = (view.bounds.width - width) / 2
    heading.frame = CGRect(x: left + 20, y: 28, width: width - 40, height: 36)
    var y: CGFloat = 76
    for row in rows {
      let height = row.height(width: width - 32)
      row.frame = CGRect(x: left + 16, y: y, width: width - 32, height: height)
      y += height
    }
    card.frame = CGRect(x: left + 16, y: 76, width: width - 32, height: y - 76)
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 16)
  }
}

/// A name, a control and a note.
private final class ControlRow: UIView {
  let note = UILabel()
  /// The distance to the next row.
  let line = UIView()
  private let name = UILabel()
  private let control: UIView

  init(_ name: String, _ control: UIView) {
    self.control = control
    super.init(frame: .zero)
    line.backgroundColor = .separator
    self.name.text = name
    self.name.isAccessibilityElement = false
    if !name.isEmpty { control.accessibilityLabel = name }
    note.font = .systemFont(ofSize: 15)
    note.textColor = Palette.note
    note.textAlignment = .center
    for view in [line, self.name, note, control] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// 48 points, or more for a button with larger text.
  func height(width: CGFloat) -> CGFloat { max(48, controlSize(width: width).height + 10) }

  private func controlSize(width: CGFloat) -> CGSize {
    let room = width - 112 - 78
    var wanted = control.intrinsicContentSize
    if control is UIButton, wanted.width > room { wanted = control.sizeThatFits(CGSize(width: room, height: 0)) }
    return CGSize(
      width: wanted.width < 0 ? room : min(wanted.width, room), height: wanted.height < 0 ? 48 : wanted.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.height / 2
    // One pixel of the device. Less would be invisible in some browsers.
    let thin = 1 / max(1, traitCollection.displayScale)
    line.frame = CGRect(x: 16, y: bounds.height - thin, width: bounds.width - 16, height: thin)
    name.frame = CGRect(x: 16, y: 0, width: 88, height: bounds.height)
    note.frame = CGRect(x: bounds.width - 70, y: 0, width: 62, height: bounds.height)
    let size = controlSize(width: bounds.width)
    control.frame = CGRect(x: 112, y: middle - size.height / 2, width: size.width, height: size.height)
    guard traitCollection.layoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
