// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireWeb

/// A sheet with a form: constraints, stack views, two text fields and a switch.
@main enum Main {
  static func main() {
    QuireWeb.run { Presenter() }
  }
}

final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let form = FormViewController()
    form.sheetPresentationController?.detents = [.medium(), .large()]
    present(form, animated: true)
  }
}

final class FormViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let rows = UIStackView(arrangedSubviews: [
      row("Name", field("Albatross")), row("Harbor", field("Aran")), row("At anchor", UISwitch()),
    ])
    rows.axis = .vertical
    rows.spacing = 12
    rows.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      rows.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func row(_ name: String, _ control: UIView) -> UIStackView {
    let label = UILabel()
    label.text = name
    label.setContentHuggingPriority(.required, for: .horizontal)
    control.accessibilityLabel = name
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 8
    row.alignment = .center
    return row
  }

  private func field(_ placeholder: String) -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = placeholder
    return field
  }
}
