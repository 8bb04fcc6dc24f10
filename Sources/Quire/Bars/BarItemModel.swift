// SPDX-License-Identifier: Apache-2.0

extension UIView {
  /// Whether the app has set an appearance for all bars or items of a class.
  final var hasBarModels: Bool { Session.current?.barModels.isEmpty == false }

  /// Returns the item of `UIBarButtonItem.appearance()` whose settings back buttons in this bar have.
  final var backItemOfModels: UIBarButtonItem? {
    for model in Session.current?.barModels ?? [] {
      if let item = model.backItem(in: self) { return item }
    }
    return nil
  }
}

extension UIResponder {
  /// Returns whether the responder is, or is within, an object of the first class, which is within one of the second
  /// class, and so on.
  final func isWithin(_ containers: [ObjectIdentifier]) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = self
    while let current = responder, let wanted = rest.first {
      if ObjectIdentifier(type(of: current)) == wanted { rest = rest.dropFirst() }
      responder = current.next
    }
    return rest.isEmpty
  }
}

extension UIBarItem {
  /// Applies the appearance of all items of its class. Called when a bar in a window shows the item.
  final func dress(in bar: UIView) {
    guard bar.window != nil, let session = Session.current else { return }
    for model in session.barModels { model.dress(self, in: bar) }
  }
}

extension UIButton {
  /// Removes what an item sets in a back button.
  final func leaveBackSettings() {
    titleEdgeInsets = .zero
    for state in [State.normal, .highlighted, .disabled, .selected] {
      setTitleColor(nil, for: state)
      setBackgroundImage(nil, for: state)
    }
  }
}

/// The appearance of all items of a class, or of those within views and controllers of given classes.
private class BarItemModel: BarModel {
  let containers: [ObjectIdentifier]

  init(_ containers: [ObjectIdentifier]) {
    self.containers = containers
    super.init()
  }

  /// Returns whether a bar is within the containers.
  func contains(_ bar: UIView) -> Bool { bar.isWithin(containers) }
}

private final class BarButtonItemModel: BarItemModel {
  let item = UIBarButtonItem()

  override func dress(_ other: UIBarItem, in bar: UIView) {
    guard let other = other as? UIBarButtonItem, contains(bar) else { return }
    if other.tintColor == nil, let tint = item.tintColor { other.tintColor = tint }
    if let parts = item.parts { other.changeParts { $0.fill(from: parts) } }
  }

  override func dress(_ button: UIButton, in bar: UIView) {
    guard contains(bar) else { return }
    if let tint = item.tintColor { button.tintColor = tint }
    item.parts?.show?(item, button)
  }

  override func backItem(in bar: UIView) -> UIBarButtonItem? { contains(bar) ? item : nil }
}

extension UIBarButtonItem {
  /// Returns an item that is never shown. Every item in a bar in a window copies its tint color and settings, except
  /// those that are set for the item itself.
  public static func appearance() -> UIBarButtonItem { model([]).item }

  /// Returns an item that is never shown. Every item in a bar in a window copies its tint color and settings, except
  /// those that are set for the item itself, if the bar is of the first class or within a view or a controller of that
  /// class, which is within one of the second class, and so on. A subclass of a class does not count as that class.
  public static func appearance(whenContainedInInstancesOf containerTypes: [UIResponder.Type]) -> UIBarButtonItem {
    model(containerTypes.map { ObjectIdentifier($0) }).item
  }

  private static func model(_ containers: [ObjectIdentifier]) -> BarButtonItemModel {
    guard let session = Session.current else { return BarButtonItemModel(containers) }
    for model in session.barModels {
      if let own = model as? BarButtonItemModel, own.containers == containers { return own }
    }
    let made = BarButtonItemModel(containers)
    // Items take from the first model, so the most specific one comes first.
    let place = session.barModels.firstIndex { ($0 as? BarButtonItemModel)?.containers.isEmpty == true }
    if !containers.isEmpty, let place {
      session.barModels.insert(made, at: place)
    } else {
      session.barModels.append(made)
    }
    return made
  }
}

private final class TabBarItemModel: BarItemModel {
  let item = UITabBarItem()

  override func dress(_ other: UIBarItem, in bar: UIView) {
    guard let other = other as? UITabBarItem else { return }
    if other.badgeColor == nil, let color = item.badgeColor { other.badgeColor = color }
    if let parts = item.parts { other.changeParts { $0.fill(from: parts) } }
  }
}

extension UITabBarItem {
  /// Returns an item that is never shown. Every tab in a bar in a window copies its attributes, offset and badge color,
  /// except those that are set for the tab itself.
  public static func appearance() -> UITabBarItem {
    guard let session = Session.current else { return UITabBarItem() }
    for model in session.barModels { if let own = model as? TabBarItemModel { return own.item } }
    let made = TabBarItemModel([])
    session.barModels.append(made)
    return made.item
  }
}
