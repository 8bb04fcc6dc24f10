// SPDX-License-Identifier: Apache-2.0

import QuireWeb

/// Presents its sheet as soon as it has appeared.
final class Base: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let content = Content()
    content.sheetPresentationController?.detents = [.medium(), .large()]
    content.sheetPresentationController?.prefersGrabberVisible = true
    present(content, animated: false)
  }
}

/// A thousand labels in a list.
final class Content: UIViewController {
  private let list = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(list)
    for row in 0..<1000 {
      let label = UILabel(frame: CGRect(x: 20, y: 44 * CGFloat(row), width: 300, height: 44))
      label.text = "Row \(row)"
      list.addSubview(label)
    }
    list.contentSize = CGSize(width: 300, height: 44_000)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    list.frame = view.bounds
  }
}
