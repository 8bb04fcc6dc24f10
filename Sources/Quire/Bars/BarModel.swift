// SPDX-License-Identifier: Apache-2.0

/// The appearance that an app sets for all bars of a class. A session holds it without referring to the subclasses
/// below, so that an app that does not use them does not load them.
@MainActor class BarModel {
  init() {}

  /// Applies the model's settings to a bar that enters a window, except those that the bar sets itself.
  func dress(_ bar: UIView) {}

  /// Applies the model's settings to an item that a bar in a window shows, except those that the item sets itself.
  func dress(_ item: UIBarItem, in bar: UIView) {}
  /// Applies the model's settings to a button of a bar that is not an item.
  func dress(_ button: UIButton, in bar: UIView) {}
  /// Returns the item whose settings a back button in the bar has.
  func backItem(in bar: UIView) -> UIBarButtonItem? { nil }
}

extension UIView {
  /// Applies the appearance of all bars of its class. Called when a bar enters a window.
  final func dressAsBar() {
    guard window != nil, let session = Session.current else { return }
    for model in session.barModels { model.dress(self) }
  }

  /// Copies the colors that are not set in this view from another view.
  fileprivate final func takeColors(of model: UIView) {
    if storedTint == nil, model.storedTint != nil { tintColor = model.storedTint }
    if backgroundColor == nil, model.backgroundColor != nil { backgroundColor = model.backgroundColor }
  }
}

extension UINavigationBar {
  /// Returns a bar that is never shown. Every navigation bar that enters a window copies its tint color, background
  /// color and appearances, except those that are set for the bar itself.
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
    if let settings = bar.settings { other.changeSettings { $0.fill(from: settings) } }
    if other.looks.standard == nil, let look = bar.looks.standard { other.standardAppearance = look }
    if other.looks.scrollEdge == nil, let look = bar.looks.scrollEdge { other.scrollEdgeAppearance = look }
    if other.looks.compact == nil, let look = bar.looks.compact { other.compactAppearance = look }
    if other.looks.compactScrollEdge == nil, let look = bar.looks.compactScrollEdge {
      other.compactScrollEdgeAppearance = look
    }
  }
}

extension UIToolbar {
  /// Returns a bar that is never shown. Every toolbar that enters a window copies its tint color, background color and
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
    if let settings = bar.look.settings { other.changeSettings { $0.fill(from: settings) } }
    other.look.takeLooks(of: bar.look)
  }
}

extension UITabBar {
  /// Returns a bar that is never shown. Every tab bar that enters a window copies its tint color, background color and
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
    if let settings = bar.look.settings { other.changeSettings { $0.fill(from: settings) } }
    other.look.takeLooks(of: bar.look)
    if let parts = bar.parts { other.changeParts { $0.fill(from: parts) } }
    if other.unselectedItemTintColor == nil, let color = bar.unselectedItemTintColor {
      other.unselectedItemTintColor = color
    }
  }
}
