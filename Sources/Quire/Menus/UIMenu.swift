// SPDX-License-Identifier: Apache-2.0

/// A list of actions that opens from a control.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// How a menu shows its elements, and how it is shown in another menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are ignored.
    public var rawValue: UInt

    /// Options from bits; a literal such as `[.displayInline]` makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In another menu: its elements are shown among that one's, as a separate group.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In another menu: its title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element marks it and unmarks the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// Identifies a menu; an app chooses texts that its other menus don't have.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text; compared byte for byte.
    public var rawValue: String

    /// An identifier from any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The same without a label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Byte for byte: two spellings of one accented letter are two identifiers.
    public static func == (left: Identifier, right: Identifier) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// From the bytes, as `==` compares.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// A random UUID if none was given.
  public let identifier: Identifier
  /// The options of the initialiser; none by default.
  public let options: Options
  /// Opens it at a control. Buttons call this and not the class that shows menus, so that an app without a menu does not
  /// load that.
  let open: @MainActor (UIMenu, UIControl) -> Void = MenuViewController.open
  /// Has it open when a finger rests on a control with a press that does something else; the closure gives the menu of then.
  let hold: @MainActor (UIControl, @escaping () -> UIMenu?) -> UIGestureRecognizer = MenuHold.add
  /// The actions in it and in its inline menus, in order.
  let actions: @MainActor (UIMenu) -> [UIAction] = UIMenu.allActions
  /// From top to bottom, including hidden ones.
  public let children: [UIMenuElement]

  /// A menu of elements. Inside another menu it replaces that one when opened, unless it has `displayInline`.
  /// Without an identifier it gets a random one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu, identifier included, with other elements.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The marked actions, those of menus with `displayInline` included, from top to bottom.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  private static func allActions(of menu: UIMenu) -> [UIAction] {
    var actions: [UIAction] = []
    for child in menu.children {
      if let action = child as? UIAction {
        actions.append(action)
      } else if let inner = child as? UIMenu, inner.options.contains(.displayInline) {
        actions += allActions(of: inner)
      }
    }
    return actions
  }

  /// Marks one of the elements, if only one may be marked.
  func choose(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for child in children {
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
    }
  }
}
