// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireWeb

/// Buttons, one of which presents a sheet with buttons.
@main enum Main {
  static func main() {
    QuireWeb.run { ButtonsViewController() }
  }
}

final class ButtonsViewController: UIViewController {
  private let open = UIButton(configuration: .filled())
  private let star = UIButton(configuration: .tinted())
  private let plain = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    open.configuration?.title = "Open"
    open.configuration?.subtitle = "A sheet"
    open.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.presentSheet() }, for: .primaryActionTriggered)
    star.configuration?.image = UIImage(systemName: "star")
    star.accessibilityLabel = "Star"
    plain.setTitle("Close", for: .normal)
    plain.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    for button in [open, star, plain] { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for (index, button) in [open, star, plain].enumerated() {
      button.frame = CGRect(x: 20, y: 60 + 60 * CGFloat(index), width: 200, height: 50)
    }
  }

  private func presentSheet() {
    let content = ButtonsViewController()
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(content, animated: true)
  }
}
