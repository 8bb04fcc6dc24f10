// SPDX-License-Identifier: Apache-2.0

import Quire

/// A box that can be dragged, tapped, pressed and animated, and a screen to push.
final class MovesViewController: UIViewController {
  private let box = UIView(frame: CGRect(x: 40, y: 120, width: 80, height: 80))
  /// A button with a picture that is larger than the button.
  private let small = UIButton(frame: CGRect(x: 340, y: 130, width: 12, height: 16))
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Ground"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Slide", primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.slide() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next", primaryAction: UIAction { [me = Weak(self)] _ in me.wrappedValue?.pushNext() })

    box.backgroundColor = .systemBlue
    box.isAccessibilityElement = true
    box.accessibilityLabel = "Box"
    view.addSubview(box)
    small.setImage(UIImage(systemName: "photo"), for: .normal)
    small.accessibilityLabel = "Small"
    view.addSubview(small)
    let drag = UIPanGestureRecognizer()
    drag.addAction { [me = Weak(self), drag = Weak(drag)] _ in
      guard let me = me.wrappedValue, let drag = drag.wrappedValue else { return }
      let way = drag.translation(in: me.view)
      me.box.center = CGPoint(x: me.box.center.x + way.x, y: me.box.center.y + way.y)
      drag.setTranslation(.zero, in: me.view)
    }
    box.addGestureRecognizer(drag)
    box.addGestureRecognizer(UITapGestureRecognizer { [me = Weak(self)] _ in me.wrappedValue?.countTap() })
    box.addGestureRecognizer(
      UILongPressGestureRecognizer { [me = Weak(self)] press in
        if press.state == .began { me.wrappedValue?.title = "Pressed" }
      })
  }

  /// The box moves alongside a dismissal.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard navigationController?.isBeingDismissed ?? false else { return }
    transitionCoordinator?.animate { [box] _ in
      box.alpha = 0
      box.transform = CGAffineTransform(translationX: 100, y: 0)
    }
  }

  private func countTap() {
    taps += 1
    title = "Tapped \(taps)"
  }

  private func slide() {
    UIView.animate(withDuration: 1, options: .curveLinear) { [box] in
      box.frame.origin.x += 200
    }
  }

  private func pushNext() {
    let next = UIViewController()
    next.title = "Second"
    next.view.backgroundColor = .secondarySystemBackground
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Above",
      primaryAction: UIAction { [me = Weak(next)] _ in
        me.wrappedValue?.present(SidewaysViewController(), animated: true)
      })
    navigationController?.pushViewController(next, animated: true)
  }
}
