// SPDX-License-Identifier: Apache-2.0

import Quire

/// Points and boxes as text, a strip that prints where it will come to rest and where it does, and a plain control.
final class PrintedViewController: UIViewController, UIScrollViewDelegate {
  private let strip = UIScrollView()
  private let aim = UILabel()
  private let rest = UILabel()

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
    strip.frame = CGRect(x: 20, y: 170, width: 300, height: 60)
    strip.contentSize = CGSize(width: 30000, height: 60)
    strip.backgroundColor = .secondarySystemBackground
    strip.delegate = self
    view.addSubview(strip)
    let plain = UIControl(frame: CGRect(x: 200, y: 40, width: 160, height: 44))
    plain.accessibilityLabel = "Plain"
    plain.backgroundColor = .secondarySystemBackground
    let name = UILabel(frame: CGRect(x: 10, y: 10, width: 140, height: 24))
    name.text = "A plain control"
    plain.addSubview(name)
    view.addSubview(plain)
    for (row, label) in [aim, rest].enumerated() {
      label.frame = CGRect(x: 20, y: 240 + 26 * CGFloat(row), width: 360, height: 24)
      view.addSubview(label)
    }
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    aim.text = unsafe "aims at \(targetContentOffset.pointee.x)"
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    rest.text = "rests at \(scrollView.contentOffset.x)"
  }
}
