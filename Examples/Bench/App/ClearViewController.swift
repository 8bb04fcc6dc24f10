// SPDX-License-Identifier: Apache-2.0

import Quire

/// A small card in a view without a background. What is behind must be visible around the card.
final class ClearViewController: UIViewController {
  private let card = UIButton(configuration: .filled())
  private let transition = ClearTransition()

  init(style: UIModalPresentationStyle) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = style
    if style == .custom { transitioningDelegate = transition }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    card.configuration?.title = "Leave"
    card.addAction(
      UIAction { [me = Weak(self)] _ in me.wrappedValue?.dismiss(animated: true) }, for: .primaryActionTriggered)
    view.addSubview(card)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.frame = CGRect(x: view.bounds.midX - 60, y: view.bounds.midY - 60, width: 120, height: 120)
  }
}
