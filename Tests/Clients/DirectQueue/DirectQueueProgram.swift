// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A shelf of books whose reading queue gets its sheet from a transitioning delegate that builds one directly.
@MainActor
final class DirectQueueProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let shelf = ShelfViewController()

  init() {
    rootViewController = shelf
    shelf.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of "Queue".
  func open() {
    shelf.open()
  }

  func setLocked(_ isLocked: Bool) {
    shelf.presentedViewController?.isModalInPresentation = isLocked
  }

  /// The press of "Close".
  func close() {
    shelf.close()
  }

  func reportState() {
    shelf.reportState()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let queueFitted = Self("fitted")
}

final class ShelfViewController: UIViewController, UIViewControllerTransitioningDelegate,
  UISheetPresentationControllerDelegate
{
  var record: (String) -> Void = { _ in }

  private weak var queue: QueueViewController?
  private weak var sheet: UISheetPresentationController?
  private var lastAnswer: Bool?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  func open() {
    let queue = QueueViewController()
    queue.record = record
    queue.preferredContentSize = CGSize(width: 320, height: 360)
    queue.modalPresentationStyle = .custom
    queue.transitioningDelegate = self
    self.queue = queue
    present(queue, animated: true) { [weak self] in self?.record("present completed") }
  }

  func close() {
    dismiss(animated: true) { [weak self] in self?.record("dismiss completed") }
  }

  func reportState() {
    guard let queue else {
      record("queue released, sheet released \(sheet == nil)")
      return
    }
    record("presented through our sheet \(queue.presentationController === sheet)")
    record("height \(Int(queue.view.bounds.height.rounded()))")
  }

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    record("builds a sheet, for the queue \(presented === queue), from the shelf \(source === self)")
    let sheet = UISheetPresentationController(presentedViewController: presented, presenting: presenting)
    sheet.detents = [
      .custom(identifier: .queueFitted) { [weak presented] context in
        guard let presented else { return nil }
        return min(presented.preferredContentSize.height, context.maximumDetentValue)
      },
      .large(),
    ]
    sheet.delegate = self
    sheet.prefersGrabberVisible = true
    self.sheet = sheet
    return sheet
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  // Asked an unknown number of times; the last answer is written down with the event that follows it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    lastAnswer = true
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss, asked \(lastAnswer != nil)")
    lastAnswer = nil
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    record("didAttemptToDismiss")
  }
}

final class QueueViewController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("queue viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("queue viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("queue viewDidDisappear")
  }
}
