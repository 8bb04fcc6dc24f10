// SPDX-License-Identifier: Apache-2.0

import Quire

/// Points and boxes as text.
final class PrintedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let box = CGRect(x: 1, y: 2.5, width: 30, height: 40)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5)
    for (row, text) in ["\(box.origin)", "\(box.size)", "\(box)", "\(insets)"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 40 + 30 * CGFloat(row), width: 360, height: 24))
      label.text = text
      view.addSubview(label)
    }
  }
}
