// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A profile with three sheets on top of each other: account, its address, and the address's country.
@MainActor
final class StackedFormsProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let profile = UIViewController()
  private var disappeared: [String] = []
  private var forms: [UIViewController] {
    Array(sequence(first: profile as UIViewController) { $0.presentedViewController }.dropFirst())
  }

  init() {
    rootViewController = profile
    profile.view.backgroundColor = .white
  }

  /// The press of "Account".
  func openAccount() {
    open("account", height: 400, from: profile)
  }

  /// The press of "Address" in the account.
  func openAddress() {
    open("address", height: 250, from: forms.last)
  }

  /// The press of "Country" in the address.
  func openCountry() {
    open("country", height: 220, from: forms.last)
  }

  /// Selects the large detent of the sheet that lies under the topmost one.
  func enlargeMiddle() {
    select(.large)
  }

  func reduceMiddle() {
    select(nil)
  }

  /// Calls `dismiss` on the screen at `level`, with 0 for the profile below the sheets.
  func dismissFrom(level: Int) {
    let caller = level == 0 ? profile : forms[level - 1]
    caller.dismiss(animated: true) { [weak self] in self?.log.append("dismiss completed") }
  }

  func reportState() {
    log.append("chain \(forms.compactMap { $0.title })")
    log.append("disappeared \(disappeared.sorted())")
    disappeared = []
  }

  func reportHeights() {
    log.append("heights \(forms.map { Int($0.view.bounds.height.rounded()) })")
  }

  private func open(_ name: String, height: CGFloat, from presenter: UIViewController?) {
    let form = FormViewController()
    form.title = name
    form.record = { [weak self] line in self?.log.append(line) }
    form.noteDisappearance = { [weak self] name in self?.disappeared.append(name) }
    if let sheet = form.sheetPresentationController {
      sheet.detents = [.custom { _ in height }]
      if name == "address" { sheet.detents.append(.large()) }
      sheet.delegate = form
    }
    presenter?.present(form, animated: true) { [weak self] in
      self?.log.append("\(name) presented by \(form.presentingViewController?.title ?? "profile")")
    }
  }

  private func select(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    guard forms.count == 3, let sheet = forms[1].sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    log.append("selected \(sheet.selectedDetentIdentifier == .large ? "large" : "none")")
  }
}

final class FormViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }
  var noteDisappearance: (String) -> Void = { _ in }

  private var name: String { title ?? "form" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 240, height: 30))
    label.text = title
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("\(name) viewWillAppear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteDisappearance(name)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("\(name) didChange")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("\(name) willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("\(name) didDismiss")
  }
}
