// SPDX-License-Identifier: Apache-2.0

// What UIKit takes as an array of a class takes an array of a subclass too. Embedded Swift does not convert between the
// two, so each of these has a generic form.

#if hasFeature(Embedded)

  extension UIStackView {
    /// A stack with these views, from the top or the leading edge on.
    public convenience init<View: UIView>(arrangedSubviews views: [View]) {
      self.init(arrangedSubviews: views.map { $0 as UIView })
    }
  }

  extension UIMenu {
    /// A menu of elements of one class.
    public convenience init<Element: UIMenuElement>(
      title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
      options: Options = [], children: [Element]
    ) {
      self.init(
        title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
        children: children.map { $0 as UIMenuElement })
    }

    /// The same menu, identifier included, with other elements of one class.
    public func replacingChildren<Element: UIMenuElement>(_ newChildren: [Element]) -> UIMenu {
      replacingChildren(newChildren.map { $0 as UIMenuElement })
    }
  }

  extension UINavigationController {
    /// Sets the controllers of the stack, the root first.
    public final func setViewControllers<Controller: UIViewController>(_ controllers: [Controller], animated: Bool) {
      setViewControllers(controllers.map { $0 as UIViewController }, animated: animated)
    }
  }

  extension UITabBarController {
    /// Sets the controllers of the tabs.
    public final func setViewControllers<Controller: UIViewController>(_ controllers: [Controller], animated: Bool) {
      setViewControllers(controllers.map { $0 as UIViewController }, animated: animated)
    }
  }

#endif
