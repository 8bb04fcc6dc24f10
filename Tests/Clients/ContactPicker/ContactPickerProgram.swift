// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that names one contact, and a sheet to choose another.
@MainActor
public final class ContactPickerProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  init() {
    let screen = ContactScreen()
    rootViewController = screen
    screen.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeContactPicker() -> ContactPickerProgram {
  ContactPickerProgram()
}

final class ContactScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private let nameLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.text = "No contact"
    nameLabel.font = .preferredFont(forTextStyle: .title2)
    nameLabel.adjustsFontForContentSizeCategory = true
    let button = UIButton(
      configuration: .borderedProminent(),
      primaryAction: UIAction(title: "Choose contact") { [weak self] _ in self?.chooseContact() })
    let stack = UIStackView(arrangedSubviews: [nameLabel, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
    ])
  }

  private func chooseContact() {
    let list = ContactListController()
    list.record = record
    list.didChoose = { [weak self] name in self?.show(name) }
    if let sheet = list.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.delegate = self
    }
    present(list, animated: true) { [weak self] in self?.record("contacts shown") }
  }

  private func show(_ name: String) {
    nameLabel.text = name
    dismiss(animated: true) { [weak self] in self?.record("chose \(name)") }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("contacts swiped away, contact \(nameLabel.text ?? "none")")
  }
}

extension ContactScreen: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record(sheet.selectedDetentIdentifier == .large ? "now large" : "now medium")
  }
}
