// SPDX-License-Identifier: Apache-2.0

extension UIBarButtonItem {
  /// A button with the system's title or picture that sends an action to a target.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyTarget?, action: Selector?) {
    self.init(systemItem: systemItem)
    targeting = BarItemTarget(self, target, action)
  }

  /// A button with a title that sends an action to a target.
  public convenience init(title: String?, style: Style, target: AnyTarget?, action: Selector?) {
    self.init(title: title)
    self.style = style
    targeting = BarItemTarget(self, target, action)
  }

  /// A button with a picture that sends an action to a target.
  public convenience init(image: UIImage?, style: Style, target: AnyTarget?, action: Selector?) {
    self.init(image: image)
    self.style = style
    targeting = BarItemTarget(self, target, action)
  }

  /// A button with a picture that sends an action to a target. The picture for low bars is not used: all bars are equally
  /// high here.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: AnyTarget?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
  }

  /// The object to which a press sends `action`, if there is no primary action. It is not kept alive. If it is `nil`,
  /// the first responder that performs the action takes it.
  public final var target: AnyObject? {
    get { targeting?.target }
    set { targeting = BarItemTarget(self, newValue, action) }
  }

  /// The method of the target that a press calls, if there is no primary action; `nil` for none. It may take the item.
  public final var action: Selector? {
    get { targeting?.action?.target?.selector }
    set { targeting = BarItemTarget(self, target, newValue) }
  }
}

/// The target of a bar button item, and the action that sends it the item.
@MainActor final class BarItemTarget {
  @Weak private(set) var target: AnyObject?
  /// `nil` while there is only a target.
  let action: UIAction?

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
