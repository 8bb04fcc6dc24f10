// SPDX-License-Identifier: Apache-2.0

// The controls, items, recognizers and cells that perform segues.

extension UIViewController {
  /// Performs the segue with a key for the user.
  final func trigger(_ key: String, sender: AnyTarget?, anchor: (any UIPopoverPresentationControllerSourceItem)?) {
    guard let segue = _interface?.segue(key) else {
      _interfaceFault("There is no segue with the key \(key)\(Log.naming("in", self)).")
    }
    segue.trigger(from: self, sender: sender, anchor: anchor)
  }
}

extension UIControl {
  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller on an event. The
  /// controller is held weakly.
  public final func _perform(
    _ key: String, for event: UIControl.Event = .primaryActionTriggered, from controller: UIViewController?
  ) {
    addAction(
      UIAction { [me = Weak(self), controller = Weak(controller)] _ in
        guard let me = me.wrappedValue else { return }
        controller.wrappedValue?.trigger(key, sender: me, anchor: me)
      }, for: event)
  }
}

extension UIBarButtonItem {
  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller when the item is
  /// pressed, in place of the item's action. The controller is held weakly.
  public final func _perform(_ key: String, from controller: UIViewController?) {
    targeting = BarItemTarget(
      UIAction { [me = Weak(self), controller = Weak(controller)] _ in
        guard let me = me.wrappedValue else { return }
        controller.wrappedValue?.trigger(key, sender: me, anchor: me)
      })
  }
}

extension UIGestureRecognizer {
  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller when the gesture
  /// is recognized; for a continuous gesture, when it begins. The controller is held weakly.
  public final func _perform(_ key: String, from controller: UIViewController?) {
    var hasBegun = false
    addAction { [controller = Weak(controller)] recognizer in
      let isContinuing = hasBegun
      hasBegun = recognizer.state == .began || recognizer.state == .changed
      guard !isContinuing, hasBegun || recognizer.state == .ended else { return }
      controller.wrappedValue?.trigger(key, sender: recognizer, anchor: recognizer.view)
    }
  }
}

extension UITableViewCell {
  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller when the user
  /// selects the row, before the delegate is notified. The controller is held weakly.
  public final func _perform(_ key: String, from controller: UIViewController?) {
    addTrigger(key, controller, isAccessory: false)
  }

  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller when the user
  /// presses the detail button of the row, before the delegate is notified. The controller is held weakly.
  public final func _performAccessory(_ key: String, from controller: UIViewController?) {
    addTrigger(key, controller, isAccessory: true)
  }

  private final func addTrigger(_ key: String, _ controller: UIViewController?, isAccessory: Bool) {
    let earlier = trigger
    trigger = { [me = Weak(self), controller = Weak(controller)] isAccessoryPressed in
      earlier?(isAccessoryPressed)
      guard isAccessoryPressed == isAccessory, let me = me.wrappedValue else { return }
      controller.wrappedValue?.trigger(key, sender: me, anchor: me)
    }
  }
}

extension UICollectionViewCell {
  /// Not Apple's API: for code that is generated from interface files. Performs a segue of a controller when the user
  /// selects the item, before the delegate is notified. The controller is held weakly.
  public final func _perform(_ key: String, from controller: UIViewController?) {
    trigger = { [me = Weak(self), controller = Weak(controller)] in
      guard let me = me.wrappedValue else { return }
      controller.wrappedValue?.trigger(key, sender: me, anchor: me)
    }
  }
}
