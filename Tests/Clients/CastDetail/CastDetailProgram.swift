// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A list screen that reaches the sheet of its detail screen by a cast of `presentationController`.
@MainActor
final class CastDetailProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let list = CastListViewController()

  init() {
    rootViewController = list
    list.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of a row.
  func open() {
    list.open()
  }

  /// The user typed something that isn't saved yet.
  func edit() {
    list.setUnsaved(true)
  }

  /// The press of "Save".
  func save() {
    list.setUnsaved(false)
  }

  func setLocked(_ isLocked: Bool) {
    list.setLocked(isLocked)
  }

  func reportState() {
    list.reportState()
  }

  func reportPans() {
    list.reportPans()
  }
}

/// Conforms only to the adaptive protocol, which is all that dismissal needs.
final class CastListViewController: UIViewController, UIAdaptivePresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private weak var detail: CastDetailViewController?
  private var hasUnsavedChanges = false
  private var lastAnswer: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func open() {
    let covering = UIViewController()
    covering.modalPresentationStyle = .fullScreen
    record("full screen: cast \(covering.presentationController is UISheetPresentationController)")
    record("full screen: sheet \(covering.sheetPresentationController != nil)")

    let detail = CastDetailViewController()
    detail.record = record
    detail.modalPresentationStyle = .pageSheet
    if let sheet = detail.presentationController as? UISheetPresentationController {
      record("page sheet: same object \(sheet === detail.sheetPresentationController)")
      sheet.detents = [.medium(), .large()]
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    detail.presentationController?.delegate = self
    self.detail = detail
    present(detail, animated: true) { [weak self] in self?.record("present completed") }
  }

  func setUnsaved(_ isUnsaved: Bool) {
    hasUnsavedChanges = isUnsaved
    lastAnswer = nil
  }

  func setLocked(_ isLocked: Bool) {
    detail?.isModalInPresentation = isLocked
    lastAnswer = nil
  }

  func reportState() {
    guard let sheet = presentedViewController?.presentationController as? UISheetPresentationController else {
      record("nothing presented")
      return
    }
    record("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    record("delegate is list \(sheet.presentedViewController.presentationController?.delegate === self)")
  }

  func reportPans() {
    guard let detail, let presentedView = detail.presentationController?.presentedView else { return }
    let pans = (presentedView.gestureRecognizers ?? []).compactMap { $0 as? UIPanGestureRecognizer }
    let sheetPan = pans.first { $0 !== detail.progressPan }
    record("sheet pan moving \(sheetPan?.state == .changed), own pan moving \(detail.progressPan.state == .changed)")
  }

  // UIKit may ask at any time and more than once, so the answer is written down with the event that follows it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    lastAnswer = !hasUnsavedChanges
    return !hasUnsavedChanges
  }

  private func takeAnswer() -> String {
    defer { lastAnswer = nil }
    return lastAnswer.map { $0 ? "allowed" : "refused" } ?? "not asked"
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss, \(takeAnswer())")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("didAttemptToDismiss, \(takeAnswer())")
  }
}

/// Watches the drag of its own sheet with a recognizer that runs beside the sheet's.
final class CastDetailViewController: UIViewController, UIGestureRecognizerDelegate {
  var record: (String) -> Void = { _ in }
  let progressPan = UIPanGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    progressPan.delegate = self
    view.addGestureRecognizer(progressPan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("detail viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("detail viewDidDisappear")
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
