// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The lamp of a lighthouse, which a button turns on.
class LampViewController: UIViewController {
  private let lighthouse: Lighthouse
  private let lamp = UIView()
  private let button = UIButton(type: .system)
  private let period = UILabel()
  private let note = UILabel()
  private(set) var isLit = false

  init(_ lighthouse: Lighthouse) {
    self.lighthouse = lighthouse
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("There is no storyboard.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = lighthouse.name
    view.backgroundColor = .systemBackground
    lamp.layer.cornerRadius = 60
    button.addTarget(self, action: #selector(toggleLamp), for: .touchUpInside)
    period.text = String(format: "%.1f s", lighthouse.period)
    period.font = UIFont(name: "HarborDigits-Regular", size: 28)
    period.textColor = .beam
    note.numberOfLines = 0
    note.font = .preferredFont(forTextStyle: .footnote)
    note.textColor = .secondaryLabel
    note.text = NSDataAsset(name: "Lamps").flatMap { String(data: $0.data, encoding: .utf8) }
    for part in [lamp, button, period, note] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      lamp.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      lamp.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      lamp.widthAnchor.constraint(equalToConstant: 120),
      lamp.heightAnchor.constraint(equalToConstant: 120),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.topAnchor.constraint(equalTo: lamp.bottomAnchor, constant: 24),
      period.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      period.topAnchor.constraint(equalTo: button.bottomAnchor, constant: 16),
      note.topAnchor.constraint(equalTo: period.bottomAnchor, constant: 16),
      note.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    showLamp()
  }

  @objc private func toggleLamp() {
    isLit.toggle()
    showLamp()
  }

  private func showLamp() {
    lamp.backgroundColor = isLit ? .lampYellow : .systemGray4
    let title = isLit ? String(localized: "Put out the lamp") : String(localized: "Light the lamp")
    button.setTitle(title, for: .normal)
  }
}
