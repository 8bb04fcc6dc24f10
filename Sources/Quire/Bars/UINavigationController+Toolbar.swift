// SPDX-License-Identifier: Apache-2.0

/// The toolbar of a navigation controller.
final class ToolbarBehavior: BottomBarBehavior {
  let toolbar: UIToolbar
  var isHidden = true
  /// Whether the toolbar is being hidden.
  var isLeaving = false
  @Weak private var shown: UIViewController?

  init(_ toolbar: UIToolbar) {
    self.toolbar = toolbar
  }

  override func height(for child: UIViewController, in navigation: UINavigationController) -> CGFloat {
    isHidden ? 0 : UIToolbar.height(in: navigation.traitCollection)
  }

  override func layOut(in navigation: UINavigationController) {
    guard let view = navigation.viewIfLoaded else { return }
    if view.subviews.last !== toolbar { view.addSubview(toolbar) }
    let top = navigation.topViewController
    if top !== shown {
      let isFirst = shown == nil
      shown = top
      toolbar.setItems(top?.toolbarItems, animated: !isFirst)
    }
    let height = UIToolbar.height(in: navigation.traitCollection) + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - (isHidden ? 0 : height), width: view.bounds.width, height: height)
    toolbar.isHidden = isHidden && !isLeaving
  }

  override func follow(_ scroller: UIScrollView?) {
    toolbar.follow(scroller)
  }

  func itemsChanged(of controller: UIViewController, animated: Bool) {
    guard shown === controller else { return }
    toolbar.setItems(controller.toolbarItems, animated: animated)
  }
}

extension UINavigationController {
  private final var toolbarBehavior: ToolbarBehavior {
    if let behavior = bottomBar as? ToolbarBehavior { return behavior }
    let made = ToolbarBehavior(toolbarClass?.makeRegistered(.zero) ?? UIToolbar())
    bottomBar = made
    viewIfLoaded?.setNeedsLayout()
    return made
  }

  /// The bar below the content. It is hidden until `setToolbarHidden(false, animated:)` is called. It shows the
  /// `toolbarItems` of the top controller.
  public final var toolbar: UIToolbar! { toolbarBehavior.toolbar }

  /// Whether the toolbar is hidden, so that the content takes its space; `true` by default.
  public final var isToolbarHidden: Bool {
    get { (bottomBar as? ToolbarBehavior)?.isHidden ?? true }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  public final func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    let behavior = toolbarBehavior
    if animated, let view = viewIfLoaded, view.window != nil {
      UIView.performWithoutAnimation { view.layoutIfNeeded() }
      behavior.isLeaving = hidden
      behavior.toolbar.isHidden = false
      behavior.isHidden = hidden
      view.setNeedsLayout()
      UIView.animate(withDuration: 0.25) {
        view.layoutIfNeeded()
      } completion: { [me = Weak(self), behavior] _ in
        behavior.isLeaving = false
        me.wrappedValue?.viewIfLoaded?.setNeedsLayout()
      }
    } else {
      behavior.isHidden = hidden
      viewIfLoaded?.setNeedsLayout()
    }
  }
}

extension UIViewController {
  /// The items that the toolbar of the navigation controller shows while this controller is on top; `nil` by default.
  public final var toolbarItems: [UIBarButtonItem]? {
    get { navigationItem.toolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Sets `toolbarItems`. If animated, the new items fade in.
  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    navigationItem.toolbarItems = toolbarItems
    (navigationController?.bottomBar as? ToolbarBehavior)?.itemsChanged(of: self, animated: animated)
  }
}
