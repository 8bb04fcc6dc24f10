// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Alerts and action sheets: a choice, a text, and a delete that asks again.
@MainActor
public final class AlertChoicesProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = TripController()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeAlertChoices() -> AlertChoicesProgram {
  AlertChoicesProgram()
}

final class TripController: UIViewController {
  var record: (String) -> Void = { _ in }

  private let nameLabel = UILabel()
  private lazy var renameButton = makeButton("Rename") { [weak self] in self?.rename() }
  private lazy var moreButton = makeButton("More") { [weak self] in self?.showMore() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.text = "Trip"
    let stack = UIStackView(arrangedSubviews: [nameLabel, renameButton, moreButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private func makeButton(_ title: String, handler: @escaping () -> Void) -> UIButton {
    UIButton(configuration: .bordered(), primaryAction: UIAction(title: title) { _ in handler() })
  }

  private func rename() {
    let alert = UIAlertController(title: "Rename trip", message: "Give it a short name.", preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      self?.nameLabel.text = alert?.textFields?.first?.text
      self?.record("renamed to \(self?.nameLabel.text ?? "nothing")")
    }
    save.isEnabled = false
    alert.addTextField { field in
      field.placeholder = "New name"
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.addAction(
        UIAction { [weak save] action in save?.isEnabled = (action.sender as? UITextField)?.hasText == true },
        for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.record("name kept") })
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true) { [weak self] in self?.record("rename asked") }
  }

  private func showMore() {
    let choices = UIAlertController(title: nil, message: "What about this trip?", preferredStyle: .actionSheet)
    for choice in ["Share", "Duplicate"] {
      choices.addAction(UIAlertAction(title: choice, style: .default) { [weak self] _ in self?.record(choice) })
    }
    choices.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in self?.askToDelete() })
    choices.addAction(UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in self?.record("nothing") })
    choices.popoverPresentationController?.sourceView = moreButton
    choices.popoverPresentationController?.sourceRect = moreButton.bounds
    present(choices, animated: true)
  }

  private func askToDelete() {
    record("delete asked, still presenting \(presentedViewController != nil)")
    let alert = UIAlertController(title: "Delete trip?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel) { [weak self] _ in self?.record("kept") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.nameLabel.text = "No trip"
        self?.renameButton.isEnabled = false
        self?.record("deleted")
      })
    present(alert, animated: true)
  }
}
