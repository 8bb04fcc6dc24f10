// SPDX-License-Identifier: Apache-2.0

/// A menu system, whose menus `buildMenu(with:)` changes.
@preconcurrency @MainActor public final class UIMenuSystem: NSObject {
  /// The system of the app's main menu. A page shows no main menu, but the keys of its commands work.
  public static let main = UIMenuSystem()
  /// The system of menus that views show. Quire never builds it: menus come from buttons and interactions.
  public static let context = UIMenuSystem()

  /// A closure that builds the menus again; `nil` until they have been built.
  var rebuild: (() -> Void)?

  private override init() {
    super.init()
  }

  /// Builds the menus again, by a call of `buildMenu(with:)`. Does nothing before they have been built once.
  public func setNeedsRebuild() { rebuild?() }

  /// Does nothing: commands are validated each time they are used.
  public func setNeedsRevalidate() {}
}

/// An object with which `buildMenu(with:)` changes the menus of a system.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The system whose menus are built.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier, or `nil`.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action with an identifier, or `nil`.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the first command with an action, or `nil`. The property list has no effect.
  func command(for action: Selector, propertyList: AnyTarget?) -> UICommand?
  /// Replaces a menu. Does nothing if there is none with the identifier.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu by those that a closure returns for the current ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the first element of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last element of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Not Apple's API: what the system asks the main menu of an app for. The core refers only to this class, so that an app
/// without a main menu does not load its code.
@preconcurrency @MainActor open class _MenuHost: NSObject {
  /// Builds the menus. Called once, when the app has launched.
  func build(_ builder: UIResponder) {}
  /// The key commands of the menus, in order.
  var keyCommands: [UIKeyCommand]? { nil }
}

/// Not Apple's API: the main menu of an app whose delegate overrides `buildMenu(with:)`. The translator adds it to the
/// delegate's class.
public final class _MainMenu: _MenuHost, UIMenuBuilder {
  /// The main menu.
  public static let shared = _MainMenu()

  private var root = UIMenu()

  /// The main system.
  public var system: UIMenuSystem { .main }

  override func build(_ builder: UIResponder) {
    system.rebuild = { [me = Weak(builder)] in me.wrappedValue.map { _MainMenu.shared.build($0) } }
    root = UIMenu(
      identifier: .root,
      children: UIMenu.Identifier.standard.map { identifier, children in
        UIMenu(identifier: identifier, children: children.map { UIMenu(identifier: $0, options: .displayInline) })
      })
    builder.buildMenu(with: self)
  }

  override var keyCommands: [UIKeyCommand]? { elements.compactMap { $0 as? UIKeyCommand } }

  // MARK: Finding

  /// All elements, each menu before those that it contains.
  private var elements: [UIMenuElement] { _MainMenu.elements(in: root) }

  private static func elements(in menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child in [child] + ((child as? UIMenu).map { elements(in: $0) } ?? []) }
  }

  /// Returns the menu with an identifier.
  public func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    ([root] + elements).compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  /// Returns the action with an identifier.
  public func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  /// Returns the first command with an action.
  public func command(for action: Selector, propertyList: AnyTarget?) -> UICommand? {
    elements.compactMap { $0 as? UICommand }.first { $0.action == action }
  }

  // MARK: Changing

  /// Changes the list of elements that contains a menu, given the menu's index.
  private func change(_ identifier: UIMenu.Identifier, _ edit: (inout [UIMenuElement], Int) -> Void) {
    func changed(_ menu: UIMenu) -> UIMenu? {
      var children = menu.children
      for (index, child) in children.enumerated() {
        guard let inner = child as? UIMenu else { continue }
        if inner.identifier == identifier {
          edit(&children, index)
          return menu.replacingChildren(children)
        }
        if let new = changed(inner) {
          children[index] = new
          return menu.replacingChildren(children)
        }
      }
      return nil
    }
    if let new = changed(root) { root = new }
  }

  /// Replaces a menu.
  public func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { $0[$1] = replacementMenu }
  }

  /// Replaces the elements of a menu.
  public func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == .root {
      root = root.replacingChildren(childrenBlock(root.children))
    } else {
      change(parentIdentifier) { list, index in
        if let menu = list[index] as? UIMenu { list[index] = menu.replacingChildren(childrenBlock(menu.children)) }
      }
    }
  }

  /// Inserts a menu before another one.
  public func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { $0.insert(siblingMenu, at: $1) }
  }

  /// Inserts a menu after another one.
  public func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { $0.insert(siblingMenu, at: $1 + 1) }
  }

  /// Inserts a menu as the first element of another one.
  public func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  /// Inserts a menu as the last element of another one.
  public func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  /// Removes a menu.
  public func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { $0.remove(at: $1) }
  }
}
