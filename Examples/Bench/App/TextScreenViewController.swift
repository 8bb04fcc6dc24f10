// SPDX-License-Identifier: Apache-2.0

import Quire

/// Twenty texts of several lines in sixty constraints.
final class TextScreenViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let margins = view.layoutMarginsGuide
    var above = view.topAnchor
    for index in 1...20 {
      let label = UILabel()
      label.font = .systemFont(ofSize: 12)
      label.numberOfLines = 0
      label.text = "Text \(index): its height depends on its width, and its place on the heights of the texts above it."
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 8),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: CGFloat(-6 * index)),
      ])
      above = label.bottomAnchor
    }
  }
}
