// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A map with a search sheet that never goes away by itself and leaves the map usable.
@MainActor
final class MapSearchProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let map = MapViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: map)
    rootViewController = navigation
    map.record = { [weak self] line in self?.log.append(line) }
  }

  /// The map shows the search sheet once it is on the screen.
  func showSearch() {
    map.showSearch()
  }

  /// The user chose a place on the map, so the search steps back.
  func focusPlace() {
    map.focusPlace()
  }

  /// The press of "First results".
  func showFirstResults() {
    map.showFirstResults()
  }

  func setDimmed(_ isDimmed: Bool) {
    map.setDimmed(isDimmed)
  }

  /// The press of "Details" on the map.
  func openDetails() {
    navigation.pushViewController(UIViewController(), animated: true)
  }

  /// The press of "Done".
  func endSearch() {
    map.endSearch()
  }

  func reportState() {
    log.append("sheet up \(navigation.presentedViewController != nil), screens \(navigation.viewControllers.count)")
    map.reportSearch()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let searchPeek = Self("peek")
  fileprivate static let searchList = Self("list")
}

final class MapViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private weak var search: SearchViewController?
  private var zoomLevel = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGreen
    let zoom = UIButton(
      configuration: .filled(),
      primaryAction: UIAction(title: "Zoom") { [weak self] _ in
        self?.zoomIn()
      })
    zoom.frame = CGRect(x: 20, y: 140, width: 120, height: 44)
    view.addSubview(zoom)
  }

  private func zoomIn() {
    zoomLevel += 1
    record("zoom \(zoomLevel)")
  }

  func showSearch() {
    let search = SearchViewController()
    search.isModalInPresentation = true
    if let sheet = search.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .searchPeek) { _ in 180 },
        .custom(identifier: .searchList) { _ in 420 },
        .large(),
      ]
      sheet.largestUndimmedDetentIdentifier = .searchList
      sheet.prefersGrabberVisible = true
      sheet.delegate = self
    }
    self.search = search
    present(search, animated: true) { [weak self] in
      guard let self else { return }
      record("search up, by the navigation controller \(search.presentingViewController === navigationController)")
    }
  }

  func focusPlace() {
    guard let sheet = search?.sheetPresentationController else { return }
    sheet.animateChanges { sheet.selectedDetentIdentifier = .searchPeek }
  }

  func showFirstResults() {
    search?.scrollToTop()
  }

  func setDimmed(_ isDimmed: Bool) {
    search?.sheetPresentationController?.largestUndimmedDetentIdentifier = isDimmed ? nil : .searchList
  }

  func endSearch() {
    search?.dismiss(animated: true) { [weak self] in self?.record("search ended") }
  }

  func reportSearch() {
    guard let search, let sheet = search.sheetPresentationController else { return }
    record("selected \(Self.name(of: sheet.selectedDetentIdentifier)), list scrolled \(search.isScrolled)")
    if sheet.selectedDetentIdentifier != .large {
      record("height \(Int(search.view.bounds.height.rounded()))")
    }
  }

  private static func name(of identifier: UISheetPresentationController.Detent.Identifier?) -> String {
    identifier == .large ? "large" : identifier?.rawValue ?? "none"
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(Self.name(of: sheet.selectedDetentIdentifier))")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
}
