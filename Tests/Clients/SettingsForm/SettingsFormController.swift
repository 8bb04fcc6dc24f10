// SPDX-License-Identifier: Apache-2.0

import UIKit

final class SettingsFormController: UITableViewController, UITextFieldDelegate {
  var record: (String) -> Void = { _ in }
  var didFinish: (AppSettings) -> Void = { _ in }

  private enum Section: Int, CaseIterable { case profile, feedback, quality }

  private var settings: AppSettings

  init(settings: AppSettings) {
    self.settings = settings
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    tableView.keyboardDismissMode = .interactive
    tableView.register(TextFieldCell.self, forCellReuseIdentifier: "field")
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
  }

  private func finish() {
    view.endEditing(true)
    didFinish(settings)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section(rawValue: section)! {
    case .profile: 1
    case .feedback: 2
    case .quality: AppSettings.qualities.count
    }
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["Profile", "Feedback", "Quality"][section]
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    section == Section.quality.rawValue ? "High quality needs more battery." : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section(rawValue: indexPath.section)! {
    case .profile:
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath) as! TextFieldCell
      cell.textField.text = settings.name
      cell.textField.delegate = self
      return cell
    case .feedback:
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      let isSounds = indexPath.row == 0
      cell.textLabel?.text = isSounds ? "Sounds" : "Vibration"
      cell.selectionStyle = .none
      cell.accessoryType = .none
      let toggle = UISwitch()
      toggle.isOn = isSounds ? settings.playsSounds : settings.vibrates
      toggle.addAction(
        UIAction { [weak self] action in
          guard let self, let toggle = action.sender as? UISwitch else { return }
          if isSounds { settings.playsSounds = toggle.isOn } else { settings.vibrates = toggle.isOn }
          record("\(isSounds ? "sounds" : "vibration") \(toggle.isOn)")
        }, for: .valueChanged)
      cell.accessoryView = toggle
      return cell
    case .quality:
      let cell = tableView.dequeueReusableCell(withIdentifier: "plain", for: indexPath)
      cell.textLabel?.text = AppSettings.qualities[indexPath.row]
      cell.selectionStyle = .default
      cell.accessoryView = nil
      cell.accessoryType = indexPath.row == settings.quality ? .checkmark : .none
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.section == Section.quality.rawValue ? indexPath : nil
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    settings.quality = indexPath.row
    tableView.reloadSections([indexPath.section], with: .automatic)
    record("quality \(AppSettings.qualities[indexPath.row])")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    settings.name = textField.text ?? ""
    record("name \(settings.name)")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

final class TextFieldCell: UITableViewCell {
  let textField = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    textField.placeholder = "Name"
    textField.clearButtonMode = .whileEditing
    textField.autocorrectionType = .no
    textField.returnKeyType = .done
    textField.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textField)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      textField.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      textField.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      textField.topAnchor.constraint(equalTo: contentView.topAnchor),
      textField.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      textField.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}
