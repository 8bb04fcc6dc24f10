// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireWeb

/// One sheet with one label.
@main enum Main {
  static func main() {
    QuireWeb.run { Presenter() }
  }
}

final class Presenter: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
    label.text = "A label"
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(label)
    controller.sheetPresentationController?.detents = [.medium(), .large()]
    present(controller, animated: true)
  }
}
