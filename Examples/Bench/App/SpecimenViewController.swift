// SPDX-License-Identifier: Apache-2.0

import Quire

/// The content of a sheet: a title, a button that closes it, and a list that scrolls.
///
/// If the list has fields, the title shows the last event: the text, the end of editing, or the number of presses of a
/// button.
final class SpecimenViewController: UIViewController, UITextFieldDelegate {
  private let specimen: Specimen
  private let titleLabel = UILabel()
  private let closeButton = UIButton(type: .system)
  private let list = UIScrollView()
  private let rows: RowsView
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .prominent))
  private let footer = UILabel()
  private var presses = 0

  private let headerHeight: CGFloat = 56

  init(_ specimen: Specimen) {
    self.specimen = specimen
    rows = RowsView(columns: specimen.columns)
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = specimen.isModal
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if specimen.hasGlass {
      glass.autoresizingMask = .flexibleWidth
      glass.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: headerHeight)
      view.addSubview(glass)
    }
    titleLabel.text = specimen.name
    view.addSubview(titleLabel)
    closeButton.setTitle("Close", for: .normal)
    closeButton.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    view.addSubview(closeButton)
    view.addSubview(list)
    for row in 0..<specimen.rows {
      for column in 0..<specimen.columns {
        rows.add(makeCell(row, column))
      }
    }
    list.addSubview(rows)
    footer.text = "At the bottom"
    footer.textAlignment = .center
    footer.backgroundColor = .systemYellow
    if specimen.hasFooter { view.addSubview(footer) }
  }

  private func makeCell(_ row: Int, _ column: Int) -> UIView {
    if specimen.hasScrollers && row < 2 { return ScrollingCell(isVertical: row == 1) }
    guard specimen.hasFields else { return makeLabel(row, column) }
    switch row {
    case 0, specimen.rows - 1: return makeField(row)
    case 1: return makeButton("Count") { $0.count() }
    case 2: return makeButton("Off", isEnabled: false) { $0.count() }
    case 3 where specimen.hasMore: return makeButton("More") { $0.showMore() }
    default: return makeLabel(row, column)
    }
  }

  private func makeButton(
    _ name: String, isEnabled: Bool = true, _ action: @escaping (SpecimenViewController) -> Void
  ) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(name, for: .normal)
    button.isEnabled = isEnabled
    button.addAction(
      UIAction { [me = Weak(self)] _ in if let self = me.wrappedValue { action(self) } }, for: .primaryActionTriggered)
    return button
  }

  /// Shows the number of presses in the title.
  private func count() {
    presses += 1
    titleLabel.text = "Counted \(presses)"
  }

  private func showMore() {
    present(SpecimenViewController(Specimen(name: "More") { _ in }), animated: true)
  }

  private func makeLabel(_ row: Int, _ column: Int) -> UIView {
    let label = UILabel()
    label.text = "\(row + 1).\(column + 1)"
    return label
  }

  private func makeField(_ row: Int) -> UIView {
    let field = UITextField()
    field.placeholder = row == 0 ? "First" : "Last"
    field.accessibilityLabel = field.placeholder
    field.borderStyle = .roundedRect
    field.returnKeyType = .done
    field.delegate = self
    // The title shows the typed text as plain text, whatever it contains.
    field.addAction(
      UIAction { [me = Weak(self), field = Weak(field)] _ in me.wrappedValue?.titleLabel.text = field.wrappedValue?.text
      },
      for: .editingChanged)
    field.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.titleLabel.text = "Ended" }, for: .editingDidEnd)
    return field
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    let safe = view.safeAreaInsets
    titleLabel.frame = CGRect(
      x: safe.left + 20, y: 12, width: width - safe.left - safe.right - 140, height: 44)
    closeButton.frame = CGRect(x: width - safe.right - 100, y: 12, width: 80, height: 44)
    list.frame = CGRect(x: 0, y: headerHeight, width: width, height: view.bounds.height - headerHeight)
    footer.frame = CGRect(x: 0, y: view.bounds.height - 50, width: width, height: 50)
    rows.frame = CGRect(x: 0, y: 0, width: width - safe.left - safe.right, height: rows.height)
    list.contentSize = rows.frame.size
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
