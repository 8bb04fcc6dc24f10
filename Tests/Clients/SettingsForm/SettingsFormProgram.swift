// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An app whose gear opens the settings as a sheet with its own navigation bar.
@MainActor
public final class SettingsFormProgram {
  /// The first screen, for a window of the host.
  public let rootViewController: UIViewController
  /// The program's log, line by line.
  public private(set) var log: [String] = []

  private let home = SettingsHomeController()

  init() {
    rootViewController = UINavigationController(rootViewController: home)
    home.record = { [weak self] line in self?.log.append(line) }
  }
}

/// A new program, which a test starts.
@MainActor
public func makeSettingsForm() -> SettingsFormProgram {
  SettingsFormProgram()
}

struct AppSettings: Equatable {
  var name = "Guest"
  var playsSounds = true
  var vibrates = false
  var quality = 1

  static let qualities = ["Low", "Medium", "High"]
}

final class SettingsHomeController: UIViewController {
  var record: (String) -> Void = { _ in }

  private var settings = AppSettings()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Home"
    view.backgroundColor = .systemGroupedBackground
    let gear = UIBarButtonItem(
      title: "Settings", image: UIImage(systemName: "gearshape"),
      primaryAction: UIAction { [weak self] _ in self?.openSettings() })
    gear.accessibilityLabel = "Settings"
    navigationItem.rightBarButtonItem = gear
  }

  private func openSettings() {
    let form = SettingsFormController(settings: settings)
    form.record = record
    form.didFinish = { [weak self] changed in
      guard let self else { return }
      let isSame = changed == settings
      settings = changed
      dismiss(animated: true) { [weak self] in
        self?.record(
          "saved \(changed.name), sounds \(changed.playsSounds), vibration \(changed.vibrates), "
            + "\(AppSettings.qualities[changed.quality]), same \(isSame)")
      }
    }
    let navigation = UINavigationController(rootViewController: form)
    navigation.modalPresentationStyle = .pageSheet
    navigation.sheetPresentationController?.detents = [.large()]
    present(navigation, animated: true)
  }
}
