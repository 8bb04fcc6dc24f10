// SPDX-License-Identifier: Apache-2.0

/// The methods that control and respond to changes of the items of a navigation bar without a navigation controller.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called when an item has been pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item may be popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called when an item has been popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Returns `true`, the default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
  /// Does nothing; the default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Returns `true`, the default.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing; the default.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// The items of a navigation bar without a navigation controller. The bar refers only to this class, so that an app
/// whose bars are all in navigation controllers does not load the code.
@MainActor class BarItemStack {
  init() {}

  /// Called when the back button was pressed.
  func goBack(_ bar: UINavigationBar) {}
  /// Returns the place of the bar that its delegate tells.
  func position(of bar: UINavigationBar) -> UIBarPosition { .any }
}

private final class OwnItemStack: BarItemStack {
  var items: [UINavigationItem] = []
  @Weak var delegate: (any UINavigationBarDelegate)?

  func show(_ new: [UINavigationItem], in bar: UINavigationBar, animated: Bool) {
    items = new
    for (index, item) in new.enumerated() { item.backItem = index == 0 ? nil : new[index - 1] }
    bar.topItem = new.last
    guard animated, bar.window != nil else { return }
    UIView.performWithoutAnimation { bar.fadesIn = true }
    bar.changeLook { bar.fadesIn = false }
  }

  func push(_ item: UINavigationItem, in bar: UINavigationBar, animated: Bool) {
    guard delegate?.navigationBar(bar, shouldPush: item) ?? true else { return }
    show(items + [item], in: bar, animated: animated)
    delegate?.navigationBar(bar, didPush: item)
  }

  func pop(in bar: UINavigationBar, animated: Bool) -> UINavigationItem? {
    guard items.count > 1, let top = items.last, delegate?.navigationBar(bar, shouldPop: top) ?? true else {
      return nil
    }
    show(Array(items.dropLast()), in: bar, animated: animated)
    top.backItem = nil
    delegate?.navigationBar(bar, didPop: top)
    return top
  }

  override func position(of bar: UINavigationBar) -> UIBarPosition { delegate?.position(for: bar) ?? .any }

  override func goBack(_ bar: UINavigationBar) {
    _ = pop(in: bar, animated: true)
  }
}

extension UINavigationBar {
  /// The delegate of a bar without a navigation controller. Held weakly.
  public final var delegate: (any UINavigationBarDelegate)? {
    get { (ownStack as? OwnItemStack)?.delegate }
    set { stack.delegate = newValue }
  }

  /// The items from the bottom to the top of the stack, of which the bar shows the last. They can be set only if the bar
  /// is not that of a navigation controller.
  public final var items: [UINavigationItem]? {
    get {
      if let controller = managing { return controller.viewControllers.map { $0.navigationItem } }
      return (ownStack as? OwnItemStack)?.items ?? topItem.map { [$0] }
    }
    set { setItems(newValue, animated: false) }
  }

  /// Sets `items`. If animated, the titles and buttons fade in. The delegate is not notified.
  public final func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    stack.show(items ?? [], in: self, animated: animated)
  }

  /// Adds an item to the top of the stack, and shows it with a button that leads back to the item below.
  public final func pushItem(_ item: UINavigationItem, animated: Bool) {
    stack.push(item, in: self, animated: animated)
  }

  /// Removes and returns the top item. Does nothing and returns `nil` if it is the only one, or if the delegate does not
  /// allow it.
  @discardableResult public final func popItem(animated: Bool) -> UINavigationItem? {
    stack.pop(in: self, animated: animated)
  }

  /// The navigation controller whose bar this is.
  private final var managing: UINavigationController? {
    guard let controller = superview?.controller as? UINavigationController, controller.navigationBar === self else {
      return nil
    }
    return controller
  }

  private final var stack: OwnItemStack {
    precondition(
      managing == nil,
      "The navigation controller manages the items of its bar; push and pop view controllers instead.")
    if let own = ownStack as? OwnItemStack { return own }
    let made = OwnItemStack()
    if let topItem { made.items = [topItem] }
    ownStack = made
    return made
  }
}
