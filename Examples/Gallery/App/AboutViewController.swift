// SPDX-License-Identifier: Apache-2.0

import Quire

/// A short text with a link, in the sheet that grows out of the bar's button.
final class AboutViewController: UIViewController {
  private let heading = UILabel()
  private let text = UILabel()
  private let link = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "About these places"
    heading.font = .systemFont(ofSize: 24, weight: .bold)
    text.text = "None of them exists. Each is a sky, a sun and three hills, and every one of those is a round view."
    text.font = .systemFont(ofSize: 17)
    text.textColor = .secondaryLabel
    text.numberOfLines = 0
    view.addSubview(heading)
    view.addSubview(text)
    link.setTitle("Read about hills", for: .normal)
    link.tintColor = Palette.accent
    link.contentHorizontalAlignment = .leading
    link.addAction(
      UIAction { _ in
        guard let page = URL(string: "https://en.wikipedia.org/wiki/Hill") else { return }
        UIApplication.shared.open(page)
      }, for: .primaryActionTriggered)
    view.addSubview(link)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = min(view.bounds.width - 48, 520)
    let x = (view.bounds.width - column) / 2
    heading.frame = CGRect(x: x, y: 44, width: column, height: 32)
    let height = text.sizeThatFits(CGSize(width: column, height: 0)).height
    text.frame = CGRect(x: x, y: 86, width: column, height: height)
    link.frame = CGRect(x: x, y: text.frame.maxY + 8, width: column, height: 44)
  }
}
