// SPDX-License-Identifier: Apache-2.0

import Quire

/// Alerts, action sheets and a picker, in a sheet: a button for each, the last answer, and two wheels.
final class QuestionsViewController: UIViewController {
  private let scroller = UIScrollView()
  private let heading = UILabel()
  private let answer = UILabel()
  private let card = UIView()
  private let picker = UIPickerView()
  private let harbors = ["Aran", "Brest", "Cork", "Dover", "Esbjerg", "Faro", "Genoa", "Hull", "Izmir"]
  private let hours = (0..<24).map { "\($0 < 10 ? "0" : "")\($0):00" }
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    heading.text = "Questions"
    heading.font = .systemFont(ofSize: 28, weight: .bold)
    heading.accessibilityTraits = .header
    answer.text = "No answer yet"
    answer.textColor = .secondaryLabel
    answer.font = .systemFont(ofSize: 15)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 10
    view.addSubview(scroller)
    for view in [heading, answer, card, picker] { scroller.addSubview(view) }
    add("Leave the harbor") { $0.askToLeave() }
    add("Three ways") { $0.askForWay() }
    add("Name the boat") { $0.askForName() }
    add("With the catch") { $0.askAboutCatch($1) }
    add("A long story") { $0.tellStory() }
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Ferry"
    picker.selectRow(2, inComponent: 0, animated: false)
    picker.selectRow(9, inComponent: 1, animated: false)
  }

  private func add(_ title: String, _ ask: @escaping @MainActor (QuestionsViewController, UIButton) -> Void) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.addAction(
      UIAction { [me = Weak(self), button = Weak(button)] _ in
        if let me = me.wrappedValue, let button = button.wrappedValue { ask(me, button) }
      }, for: .primaryActionTriggered)
    buttons.append(button)
    scroller.addSubview(button)
  }

  private func add(_ title: String, _ ask: @escaping @MainActor (QuestionsViewController) -> Void) {
    add(title) { controller, _ in ask(controller) }
  }

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [me = Weak(self)] action in
      me.wrappedValue?.answer.text = action.title
    }
  }

  private func askToLeave() {
    let alert = UIAlertController(
      title: "Leave the harbor?", message: "The tide is out until four.", preferredStyle: .alert)
    alert.addAction(action("Leave", .destructive))
    alert.addAction(action("Stay", .cancel))
    present(alert, animated: true)
  }

  private func askForWay() {
    let alert = UIAlertController(title: "Which way?", message: nil, preferredStyle: .alert)
    let around = action("Around the cape")
    alert.addAction(around)
    alert.addAction(action("Through the canal"))
    alert.addAction(action("Not at all", .cancel))
    alert.preferredAction = around
    present(alert, animated: true)
  }

  private func askForName() {
    let alert = UIAlertController(title: "Name the boat", message: "It is painted on the bow.", preferredStyle: .alert)
    let save = UIAlertAction(title: "Paint", style: .default) { [me = Weak(self), alert = Weak(alert)] _ in
      me.wrappedValue?.answer.text = alert.wrappedValue?.textFields?.first?.text
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "Name"
      field.clearButtonMode = .whileEditing
      field.addAction(
        UIAction { [save = Weak(save), field = Weak(field)] _ in
          save.wrappedValue?.isEnabled = !(field.wrappedValue?.text ?? "").isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(save)
    alert.addAction(action("Cancel", .cancel))
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func askAboutCatch(_ button: UIButton) {
    let sheet = UIAlertController(
      title: nil, message: "What shall become of the catch?", preferredStyle: .actionSheet)
    sheet.addAction(action("Sell it"))
    sheet.addAction(action("Smoke it"))
    sheet.addAction(action("Throw it back", .destructive))
    sheet.addAction(action("Cancel", .cancel))
    sheet.popoverPresentationController?.sourceView = button
    present(sheet, animated: true)
  }

  private func tellStory() {
    var story = "The boat left before sunrise."
    for _ in 0..<40 { story += " The wind came from the west, and the crew sang." }
    let alert = UIAlertController(title: "The log of the boat", message: story, preferredStyle: .alert)
    alert.addAction(action("Go on"))
    present(alert, animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.frame = view.bounds
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right, 560)
    let left = (view.bounds.width - width) / 2
    heading.frame = CGRect(x: left + 20, y: 28, width: width - 40, height: 36)
    answer.frame = CGRect(x: left + 20, y: 68, width: width - 40, height: 22)
    var y: CGFloat = 104
    for button in buttons {
      button.frame = CGRect(x: left + 16, y: y, width: width - 32, height: 46)
      y += 46
    }
    card.frame = CGRect(x: left + 16, y: 104, width: width - 32, height: y - 104)
    picker.frame = CGRect(x: left + 16, y: y + 16, width: width - 32, height: 216)
    scroller.contentSize = CGSize(width: view.bounds.width, height: y + 248)
  }
}

extension QuestionsViewController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    component == 0 ? harbors.count : hours.count
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    component == 0 ? harbors[row] : hours[row]
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    answer.text = harbors[picker.selectedRow(inComponent: 0)] + ", " + hours[picker.selectedRow(inComponent: 1)]
  }
}
