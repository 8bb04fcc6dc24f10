// SPDX-License-Identifier: Apache-2.0

/// The gesture and the key that open a control's menu: a finger that rests on the control, and the down arrow key.
@MainActor enum MenuLongPress {
  static func add(to control: UIControl, menu: @escaping () -> UIMenu?) -> UIGestureRecognizer {
    let open = { [control = Weak(control)] in
      guard let control = control.wrappedValue, let menu = menu() else { return }
      menu.open(menu, control)
    }
    control.semantics = ControlSemantics(.menuButton, keys: { _, key in if key == .down { open() } })
    let hold = UILongPressGestureRecognizer { recognizer in if recognizer.state == .began { open() } }
    control.addGestureRecognizer(hold)
    return hold
  }
}
