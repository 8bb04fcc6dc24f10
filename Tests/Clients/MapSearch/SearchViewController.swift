// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A long list of results in a scroll view, under a header that is free to be dragged.
final class SearchViewController: UIViewController {
  private let results = UIScrollView()

  var isScrolled: Bool { results.contentOffset.y > 1 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    results.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: view.bounds.height - 60)
    results.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    results.contentSize = CGSize(width: 300, height: 2000)
    for index in 0..<40 {
      let label = UILabel(frame: CGRect(x: 20, y: CGFloat(index) * 50, width: 260, height: 50))
      label.text = "Result \(index + 1)"
      results.addSubview(label)
    }
    view.addSubview(results)
  }

  func scrollToTop() {
    results.contentOffset = .zero
  }
}
