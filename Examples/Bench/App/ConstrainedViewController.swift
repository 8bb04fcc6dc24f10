// SPDX-License-Identifier: Apache-2.0

import Quire

/// A text of several lines, a row of three boxes, a button for a screen of texts, and a bar at the bottom, all placed
/// by constraints alone.
final class ConstrainedViewController: UIViewController {
  private static let words = """
    A text that takes several lines on a phone, and fewer where there is more room, has the height that its lines need at \
    the width that it gets.
    """

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Self.words
    let row = UIStackView(
      arrangedSubviews: [UIColor.systemRed, .systemGreen, .systemBlue].map { color in
        let box = UIView()
        box.backgroundColor = color
        return box
      })
    row.distribution = .fillEqually
    row.spacing = 9
    let bar = UIView()
    bar.backgroundColor = .secondarySystemFill
    let button = UIButton(type: .system)
    button.setTitle("Text screen", for: .normal)
    button.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.present(TextScreenViewController(), animated: true) },
      for: .primaryActionTriggered)
    for part in [label, row, button, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalToSystemSpacingBelow: label.bottomAnchor, multiplier: 2),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.1),
      button.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 8),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}
