// SPDX-License-Identifier: Apache-2.0

import Quire

/// A title, a field, and a list that is long enough to fling.
final class CheckSheetViewController: UIViewController, UITextFieldDelegate {
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let field = UITextField()
  private let list = UIScrollView()
  private var rows: [UILabel] = []
  private let rowHeight: CGFloat = 44

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    titleLabel.text = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.accessibilityTraits = .header
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    field.placeholder = "Tap here for the keyboard"
    field.accessibilityLabel = "Field"
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self
    for part in [titleLabel, closeButton, field, list] { view.addSubview(part) }
    for row in 1...80 {
      let label = UILabel()
      label.text = "Row \(row)"
      list.addSubview(label)
      rows.append(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
    titleLabel.frame = CGRect(x: area.minX, y: 16, width: area.width - 80, height: 44)
    closeButton.frame = CGRect(x: area.maxX - 70, y: 16, width: 70, height: 44)
    field.frame = CGRect(x: area.minX, y: 68, width: area.width, height: 40)
    list.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: max(0, view.bounds.height - 120))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: area.minX, y: rowHeight * CGFloat(index), width: area.width, height: rowHeight)
    }
    list.contentSize = CGSize(width: view.bounds.width, height: rowHeight * CGFloat(rows.count))
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
