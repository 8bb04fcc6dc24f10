// SPDX-License-Identifier: Apache-2.0

import Quire

/// The services that an app uses besides its views: a row for each, with its last result.
final class ServicesViewController: UIViewController {
  private let scroller = UIScrollView()
  private let heading = UILabel()
  private let card = UIView()
  private var rows: [ServiceRow] = []

  private let search = DelayedSearch()
  private let debounce = Debounce()
  private let clock = WallClock()
  private let harbors = HarborList()
  private let picture = RemotePicture()
  private let patient = PatientLoad()
  private let stoppable = StoppableLoad()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Services"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    view.addSubview(scroller)
    scroller.addSubview(heading)
    scroller.addSubview(card)
    addTime()
    addNetwork()
    addValues()
    for row in rows { scroller.addSubview(row) }
    rows.last?.line.isHidden = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let note = Weak(rows[2].note)
    clock.start { note.wrappedValue?.text = $0 }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    clock.stop()
  }

  private func addTime() {
    let field = UITextField()
    field.placeholder = "Harbor"
    field.borderStyle = .roundedRect
    let found = row("Search", field)
    field.addAction(
      UIAction { [search, row = Weak(found), field = Weak(field)] _ in
        search.typed(field.wrappedValue?.text ?? "") { row.wrappedValue?.say($0) }
      }, for: .editingChanged)

    let stepper = UIStepper()
    stepper.accessibilityLabel = "Boats"
    let settled = row("Settled", stepper)
    stepper.addAction(
      UIAction { [debounce, row = Weak(settled), stepper = Weak(stepper)] _ in
        debounce.changed { row.wrappedValue?.say("\(Int(stepper.wrappedValue?.value ?? 0)) boats") }
      }, for: .valueChanged)

    row("Clock", nil).say(WallClock.text)
    row("Day", nil).say(Day.text(Date(timeIntervalSince1970: 1_777_636_800)))
  }

  private func addNetwork() {
    button("Harbors", "Load") { [harbors] row in harbors.load { row.wrappedValue?.say($0) } }
    button("Picture", "Show") { [picture] row in
      picture.load {
        row.wrappedValue?.picture.image = $0
        row.wrappedValue?.say($0 == nil ? "No picture" : "Here it is")
      }
    }
    button("Patience", "Try") { [patient] row in
      patient.load("resources/nowhere.json") { row.wrappedValue?.say($0) }
    }
    button("Changed mind", "Start and stop") { [stoppable] row in
      stoppable.start("resources/harbors.json") { row.wrappedValue?.say($0) }
      stoppable.stop()
    }
  }

  private func addValues() {
    button("Favorite", "Cork") { row in
      Favorite.name = "Cork"
      row.wrappedValue?.say("Cork")
    }.say(Favorite.name ?? "None yet")
    let field = UITextField()
    field.placeholder = "Draft"
    field.borderStyle = .roundedRect
    field.text = Draft.text
    let draft = row("Letter", field)
    draft.say(Draft.text.isEmpty ? "Nothing kept" : "Restored")
    field.addAction(
      UIAction { [row = Weak(draft), field = Weak(field)] _ in
        Draft.keep(field.wrappedValue?.text ?? "") { row.wrappedValue?.say($0) }
      }, for: .editingChanged)
    button("Script", "Greet") { row in Greeting.ask("Ada") { row.wrappedValue?.say($0) } }
    PageScript.register("harbor") { arguments in
      .text("Harbor \(Int(arguments.first?.number ?? 0))")
    }
  }

  @discardableResult
  private func row(_ title: String, _ control: UIView?) -> ServiceRow {
    let row = ServiceRow(title, control)
    rows.append(row)
    return row
  }

  @discardableResult
  private func button(_ title: String, _ label: String, _ action: @escaping @MainActor (Weak<ServiceRow>) -> Void)
    -> ServiceRow
  {
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = label
    button.configuration?.buttonSize = .small
    let row = row(title, button)
    button.addAction(UIAction { [row = Weak(row)] _ in action(row) }, for: .primaryActionTriggered)
    return row
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 32, 620)
    let left = (view.bounds.width - width) / 2
    heading.frame = CGRect(x: left + 4, y: 24, width: width - 8, height: 36)
    var y: CGFloat = 72
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: width, height: row.height(width: width))
      y = row.frame.maxY
    }
    card.frame = CGRect(x: left, y: 72, width: width, height: y - 72)
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 24)
  }
}

/// The name of a service and its last result, preceded by a control.
final class ServiceRow: UIView {
  let line = UIView()
  let note = UILabel()
  let picture = UIImageView()
  private let title = UILabel()
  private let control: UIView?

  init(_ title: String, _ control: UIView?) {
    self.control = control
    super.init(frame: .zero)
    line.backgroundColor = .separator
    self.title.text = title
    self.title.font = .systemFont(ofSize: 17)
    note.font = .systemFont(ofSize: 15)
    note.textColor = .secondaryLabel
    note.numberOfLines = 0
    picture.contentMode = .scaleAspectFit
    for view in [line, self.title, note, picture] { addSubview(view) }
    if let control { addSubview(control) }
  }

  required init?(coder: NSCoder) { nil }

  func say(_ text: String) {
    note.text = text
    superview?.setNeedsLayout()
  }

  private static let side: CGFloat = 132

  func height(width: CGFloat) -> CGFloat {
    let lines = note.sizeThatFits(CGSize(width: width - 32, height: .infinity)).height
    return max(52 + (note.text?.isEmpty == false ? lines + 10 : 0), 52)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5)
    title.frame = CGRect(x: 16, y: 0, width: bounds.width - Self.side - 32, height: 52)
    if let control {
      let fitting = control.sizeThatFits(CGSize(width: Self.side, height: 44))
      let size = CGSize(
        width: control is UITextField ? Self.side : min(fitting.width, Self.side), height: max(fitting.height, 36))
      control.frame = CGRect(
        x: bounds.width - 16 - size.width, y: 26 - size.height / 2, width: size.width, height: size.height)
    }
    note.frame = CGRect(x: 16, y: 46, width: bounds.width - 32, height: max(bounds.height - 56, 0))
    picture.frame = CGRect(x: bounds.width - 60, y: 44, width: 44, height: max(bounds.height - 48, 0))
    guard traitCollection.layoutDirection == .rightToLeft else { return }
    for view in subviews { view.frame.origin.x = bounds.width - view.frame.maxX }
  }
}
