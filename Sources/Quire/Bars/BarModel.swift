// SPDX-License-Identifier: Apache-2.0

/// What an app wants all bars of a class to look like. A session holds it, and does not name the classes below, so that
/// an app without one does not load them.
@MainActor class BarModel {
  init() {}

  /// Gives a bar that comes into a window what its app has not set for it.
  func dress(_ bar: UIView) {}
}

extension UIView {
  /// Takes over the looks of all bars of its class. For a bar that comes into a window.
  final func dressAsBar() {
    guard window != nil, let session = Session.current else { return }
    for model in session.barModels { model.dress(self) }
  }

  /// Takes over what is not set in this view.
  fileprivate final func takeColors(of model: UIView) {
    if storedTint == nil, model.storedTint != nil { tintColor = model.storedTint }
    if backgroundColor == nil, model.backgroundColor != nil { backgroundColor = model.backgroundColor }
  }
}

extension UINavigationBar {
  /// A bar that is not shown: every navigation bar of the app, as it comes into a window, takes over its tint, background
  /// and appearances, except those that are set for the bar itself.
  public static func appearance() -> UINavigationBar {
    guard let session = Session.current else { return UINavigationBar() }
    for model in session.barModels { if let own = model as? NavigationBarModel { return own.bar } }
    let made = NavigationBarModel()
    session.barModels.append(made)
    return made.bar
  }
}

private final class NavigationBarModel: BarModel {
  let bar = UINavigationBar()

  override func dress(_ view: UIView) {
    guard let other = view as? UINavigationBar else { return }
    other.takeColors(of: bar)
    if other.looks.standard == nil, let look = bar.looks.standard { other.standardAppearance = look }
    if other.looks.scrollEdge == nil, let look = bar.looks.scrollEdge { other.scrollEdgeAppearance = look }
    if other.looks.compact == nil, let look = bar.looks.compact { other.compactAppearance = look }
  }
}

extension UIToolbar {
  /// A bar that is not shown: every toolbar of the app, as it comes into a window, takes over its tint, background and
  /// appearances, except those that are set for the bar itself.
  public static func appearance() -> UIToolbar {
    guard let session = Session.current else { return UIToolbar() }
    for model in session.barModels { if let own = model as? ToolbarModel { return own.bar } }
    let made = ToolbarModel()
    session.barModels.append(made)
    return made.bar
  }
}

private final class ToolbarModel: BarModel {
  let bar = UIToolbar()

  override func dress(_ view: UIView) {
    guard let other = view as? UIToolbar else { return }
    other.takeColors(of: bar)
    other.look.takeLooks(of: bar.look)
  }
}

extension UITabBar {
  /// A bar that is not shown: every tab bar of the app, as it comes into a window, takes over its tint, background and
  /// appearances, except those that are set for the bar itself.
  public static func appearance() -> UITabBar {
    guard let session = Session.current else { return UITabBar() }
    for model in session.barModels { if let own = model as? TabBarModel { return own.bar } }
    let made = TabBarModel()
    session.barModels.append(made)
    return made.bar
  }
}

private final class TabBarModel: BarModel {
  let bar = UITabBar()

  override func dress(_ view: UIView) {
    guard let other = view as? UITabBar else { return }
    other.takeColors(of: bar)
    other.look.takeLooks(of: bar.look)
    if other.unselectedItemTintColor == nil, let color = bar.unselectedItemTintColor {
      other.unselectedItemTintColor = color
    }
  }
}
