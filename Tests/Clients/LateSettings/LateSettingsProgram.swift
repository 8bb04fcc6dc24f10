// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen whose settings sheet is configured after `present` has returned, and again while it is up.
@MainActor
final class LateSettingsProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let home = LateHomeViewController()

  init() {
    rootViewController = home
    home.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of "Settings".
  func open() {
    home.open()
  }

  /// Adds a detent in the middle, without an animation.
  func addTall() {
    home.addTall()
  }

  func selectTall() {
    home.selectTall()
  }

  func selectLarge() {
    home.selectLarge()
  }

  func selectNothing() {
    home.selectNothing()
  }

  /// Takes the selected detent away.
  func removeTall() {
    home.removeTall()
  }

  /// Undims the smallest detent, as a demo's switches do, without an animation.
  func applyLive() {
    home.applyLive()
  }

  func lock() {
    home.lock()
  }

  /// The press of "Close".
  func close() {
    home.close()
  }

  func reportState() {
    home.reportState()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let settingsShort = Self("short")
  fileprivate static let settingsTall = Self("tall")
}

final class LateHomeViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private weak var settings: LateSettingsViewController?
  private var sheet: UISheetPresentationController? { settings?.sheetPresentationController }
  private let short = UISheetPresentationController.Detent.custom(identifier: .settingsShort) { _ in 260 }
  private let tall = UISheetPresentationController.Detent.custom(identifier: .settingsTall) { _ in 420 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let button = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Ping") { [weak self] _ in
        self?.record("ping")
      })
    button.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
    view.addSubview(button)
  }

  func open() {
    let settings = LateSettingsViewController()
    settings.record = record
    self.settings = settings
    let early = settings.sheetPresentationController
    present(settings, animated: true) { [weak self] in self?.finishSetUp() }
    record("same sheet after present \(sheet != nil && sheet === early)")
    sheet?.detents = [short, .large()]
  }

  private func finishSetUp() {
    record("present completed")
    record("same sheet after the animation \(settings?.presentationController === sheet)")
    sheet?.delegate = self
    sheet?.prefersGrabberVisible = true
  }

  func addTall() {
    sheet?.detents = [short, tall, .large()]
  }

  func selectTall() {
    guard let sheet else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .settingsTall }
    reportState()
  }

  func selectLarge() {
    guard let sheet else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
  }

  func selectNothing() {
    sheet?.selectedDetentIdentifier = nil
  }

  func removeTall() {
    guard let sheet else { return }
    sheet.animateChanges { sheet.detents.removeAll { $0.identifier == .settingsTall } }
    record("detents \(sheet.detents.map { $0.identifier.rawValue })")
  }

  func applyLive() {
    sheet?.preferredCornerRadius = 30
    sheet?.prefersScrollingExpandsWhenScrolledToEdge = false
    sheet?.largestUndimmedDetentIdentifier = .settingsShort
  }

  func lock() {
    settings?.isModalInPresentation = true
  }

  func close() {
    dismiss(animated: true) { [weak self] in
      self?.record("dismiss completed, presented \(self?.presentedViewController != nil)")
    }
  }

  func reportState() {
    guard let settings else {
      record("no settings")
      return
    }
    record("height \(Int(settings.view.bounds.height.rounded()))")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("didAttemptToDismiss")
  }
}

final class LateSettingsViewController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("settings viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("settings viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("settings viewDidDisappear")
  }
}
