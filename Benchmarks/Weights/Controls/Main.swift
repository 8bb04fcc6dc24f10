// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireWeb

/// A sheet with all kinds of controls, under constraints, and an alert.
@main enum Main {
  static func main() {
    QuireWeb.run { Presenter() }
  }
}

final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let controls = ControlsViewController()
    controls.sheetPresentationController?.detents = [.medium(), .large()]
    present(controls, animated: true)
  }
}

final class ControlsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let scroller = UIScrollView()
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scroller.refreshControl = UIRefreshControl()
    rows.axis = .vertical
    rows.alignment = .leading
    rows.spacing = 16
    view.addSubview(scroller)
    scroller.addSubview(rows)
    for control in controls() { rows.addArrangedSubview(control) }
    scroller.translatesAutoresizingMaskIntoConstraints = false
    rows.translatesAutoresizingMaskIntoConstraints = false
    let content = scroller.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroller.topAnchor.constraint(equalTo: view.topAnchor),
      scroller.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroller.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroller.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
    ])
  }

  private func controls() -> [UIView] {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Ask"
    button.addAction(UIAction { [me = Weak(self)] _ in me.wrappedValue?.ask() }, for: .primaryActionTriggered)
    let pages = UIPageControl()
    pages.numberOfPages = 5
    let busy = UIActivityIndicatorView(style: .medium)
    busy.startAnimating()
    let progress = UIProgressView(progressViewStyle: .default)
    progress.progress = 0.4
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let picker = UIPickerView()
    picker.dataSource = self
    picker.delegate = self
    return [
      button, UISwitch(), UISlider(), UISegmentedControl(items: ["Day", "Week"]), UIStepper(), pages, busy, progress,
      field, picker, UIImageView(image: UIImage(systemName: "star")),
    ]
  }

  private func ask() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Why" }
    alert.addAction(UIAlertAction(title: "Leave", style: .destructive) { _ in })
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(alert, animated: true)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 9 }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}
