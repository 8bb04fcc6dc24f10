// SPDX-License-Identifier: Apache-2.0

import Quire

/// A picture that moves with the sheet in front of it, in each frame of a motion.
final class ProgressViewController: UIViewController {
  private let frame = UIView()
  private let picture = SceneryView(.today)
  private let shade = UIView()
  private let button = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Progress"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    frame.clipsToBounds = true
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    button.configuration?.title = "Show the sheet"
    button.configuration?.baseBackgroundColor = Palette.fill
    button.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.showSheet() }, for: .primaryActionTriggered)
    view.addSubview(frame)
    for part in [picture, shade, button] { frame.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    frame.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: view.bounds.height - view.safeAreaInsets.top)
    picture.bounds = frame.bounds
    picture.center = CGPoint(x: frame.bounds.midX, y: frame.bounds.midY)
    shade.frame = frame.bounds
    let size = button.sizeThatFits(.zero)
    button.frame = CGRect(x: frame.bounds.midX - size.width / 2, y: 24, width: size.width, height: 50)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if presentedViewController != nil { dismiss(animated: animated) }
  }

  private func showSheet() {
    guard presentedViewController == nil else { return }
    let gauge = GaugeViewController()
    gauge.onProgress = { [me = Weak(self)] in me.wrappedValue?.follow($0) }
    if let sheet = gauge.sheetPresentationController {
      sheet.detents = [.custom(identifier: .peek) { _ in 200 }, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .large
      sheet.prefersGrabberVisible = true
      sheet.prefersEdgeAttachedInCompactHeight = true
      gauge.watch(sheet)
    }
    present(gauge, animated: true)
  }

  private func follow(_ part: CGFloat) {
    let part = min(max(part, 0), 1)
    picture.transform = CGAffineTransform(scaleX: 1 + part / 3, y: 1 + part / 3)
    shade.alpha = part * 0.5
  }
}
