// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A music library whose player overrides `sheetPresentationController` and configures itself when it is made.
@MainActor
final class OverridePlayerProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let library = UIViewController()
  private weak var player: PlayerViewController?

  init() {
    rootViewController = library
    library.view.backgroundColor = .white
  }

  /// The press of a track.
  func play() {
    let player = PlayerViewController(track: "Prelude")
    player.record = { [weak self] line in self?.log.append(line) }
    log.append("active before present \(player.activePresentationController != nil)")
    self.player = player
    library.present(player, animated: true) { [weak self] in self?.log.append("present completed") }
  }

  func reportState() {
    guard let player else {
      log.append("nothing presented \(library.presentedViewController == nil)")
      return
    }
    let sheet = player.sheetPresentationController
    log.append("height \(Int(player.view.bounds.height.rounded()))")
    log.append("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
    log.append("same sheet \(sheet === player.configuredSheet)")
    log.append("active \(player.activePresentationController === sheet)")
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let playerMini = Self("mini")
  fileprivate static let playerHalf = Self("half")
}

final class PlayerViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }
  private(set) weak var configuredSheet: UISheetPresentationController?

  private var isDismissSeen = false

  override var sheetPresentationController: UISheetPresentationController {
    presentationController as! UISheetPresentationController
  }

  convenience init(track: String) {
    self.init(nibName: nil, bundle: nil)
    title = track
    modalPresentationStyle = .pageSheet
    let sheet = sheetPresentationController
    sheet.delegate = self
    sheet.detents = [
      .custom(identifier: .playerMini) { _ in 240 },
      .custom(identifier: .playerHalf) { context in min(480, context.maximumDetentValue) },
      .large(),
    ]
    sheet.selectedDetentIdentifier = .playerHalf
    configuredSheet = sheet
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 20, y: 80, width: 240, height: 30))
    label.text = title
    view.addSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("player viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("player viewWillDisappear, being dismissed \(isBeingDismissed)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("player viewDidDisappear")
  }

  // A swipe comes through here too; where exactly among the other calls is not known, so it is told at the end.
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    isDismissSeen = true
    super.dismiss(animated: flag, completion: completion)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    record("willDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss, dismiss(animated:) seen \(isDismissSeen)")
  }
}
