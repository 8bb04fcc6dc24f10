// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// Creates a button with a standard title or image that sends an action to a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyTarget?, action: Selector?) {
    self.init(systemItem: systemItem)
    targeting = BarItemTarget(self, target, action)
  }

  /// Creates a button with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: AnyTarget?, action: Selector?) {
    self.init(title: title)
    self.style = style
    targeting = BarItemTarget(self, target, action)
  }

  /// Creates a button with an image that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: AnyTarget?, action: Selector?) {
    self.init(image: image)
    self.style = style
    targeting = BarItemTarget(self, target, action)
  }

  /// Creates a button with an image that sends an action to a target. `landscapeImagePhone` has no effect: `image` is
  /// shown in bars of every height.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyTarget?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// Creates a button that sends an action to a target. A long press opens the menu. Without an action, a press opens
  /// it.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyTarget?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, image: image, menu: menu)
    if action != nil || target != nil { targeting = BarItemTarget(self, target, action) }
  }

  /// The object to which a press sends `action` if there is no primary action. Held weakly. If it is `nil`, the action
  /// goes to the first responder that performs it.
  public final var target: AnyObject? {
    get { targeting?.target }
    set { targeting = BarItemTarget(self, newValue, action) }
  }

  /// The method of the target that a press calls if there is no primary action; `nil` for none. The method may take the
  /// item as its argument.
  public final var action: Selector? {
    get { targeting?.action?.target?.selector }
    set { targeting = BarItemTarget(self, target, newValue) }
  }
}

/// The target of a bar button item, and the action that is sent to it with the item.
@MainActor final class BarItemTarget {
  @Weak private(set) var target: AnyObject?
  /// The action; `nil` if only a target is set.
  let action: UIAction?

  /// Creates an action without a target.
  init(_ action: UIAction) {
    self.action = action
  }

  init(_ item: UIBarButtonItem, _ target: AnyTarget?, _ selector: Selector?) {
    action = selector.map { selector in
      let made = ActionTarget(target, selector)
      let action = UIAction { [item = Weak(item)] _ in
        guard let item = item.wrappedValue else { return }
        made.send(from: item, at: item.view)
      }
      action.target = made
      return action
    }
    self.target = target as AnyObject?
  }
}
