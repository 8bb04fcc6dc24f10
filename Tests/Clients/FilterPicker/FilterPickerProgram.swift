// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A photo screen with a sheet of filters, which the photo screen configures before it presents it.
@MainActor
final class FilterPickerProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let photos = PhotosViewController()

  init() {
    rootViewController = photos
    photos.record = { [weak self] line in self?.log.append(line) }
  }

  /// The press of "Filters".
  func showFilters() {
    photos.showFilters()
  }

  func reportState() {
    photos.reportState()
  }
}

final class PhotosViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let action = UIAction(title: "Filters") { [weak self] _ in self?.showFilters() }
    let button = UIButton(type: .system, primaryAction: action)
    button.frame = CGRect(x: 20, y: 120, width: 120, height: 44)
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("photos viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("photos viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("photos viewWillDisappear")
  }

  func showFilters() {
    let filters = FiltersViewController()
    filters.record = record
    if let sheet = filters.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.delegate = self
    }
    present(filters, animated: true) { [weak self] in self?.record("present completed") }
  }

  func reportState() {
    guard let filters = presentedViewController, let sheet = filters.sheetPresentationController else {
      record("nothing presented")
      return
    }
    record("presenter is photos \(filters.presentingViewController === self)")
    record("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    record("detents kept \(sheet.detents == [.medium(), .large()])")
    record("corner radius \(sheet.preferredCornerRadius.map { "\(Int($0))" } ?? "automatic")")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    switch sheet.selectedDetentIdentifier {
    case .medium: record("didChange medium")
    case .large: record("didChange large")
    default: record("didChange other")
    }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
}

final class FiltersViewController: UIViewController {
  var record: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 240, height: 30))
    label.text = "Choose a filter"
    view.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("filters viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("filters viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("filters viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("filters viewDidDisappear")
  }
}
