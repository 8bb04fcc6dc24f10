// SPDX-License-Identifier: Apache-2.0

/// A list of actions and submenus that opens from a control.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// The options for showing a menu inside another menu, and for choosing its elements.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as Apple's. Bits without a name are ignored.
    public var rawValue: UInt

    /// Creates options from raw bits. A literal such as `[.displayInline]` has the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Inside another menu, the elements are shown as a separate group among those of the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Inside another menu, the title is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element marks it and removes the mark from the others.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The identifier of a menu. An app chooses texts that differ from those of its other menus.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier, which is compared byte for byte.
    public var rawValue: String

    /// Creates an identifier from any text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from any text, without an argument label.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns whether two identifiers have the same bytes. Two encodings of one accented letter are different
    /// identifiers.
    public static func == (left: Identifier, right: Identifier) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    /// Hashes the bytes of the identifier, consistently with `==`.
    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  /// The identifier; a random UUID if none was passed to the initializer.
  public let identifier: Identifier
  /// The options, as passed to the initializer; none by default.
  public let options: Options
  /// A closure that opens a menu at a control. Buttons call it instead of the class that shows menus, so that an app
  /// without menus does not load that class.
  let open: @MainActor (UIMenu, UIControl) -> Void = MenuViewController.open
  /// A function for a control whose press does something else than open its menu. The menu then opens when a finger
  /// rests on the control, or with the down arrow key. The closure provides the menu when it opens. Returns the
  /// recognizer.
  let hold: @MainActor (UIControl, @escaping () -> UIMenu?) -> UIGestureRecognizer = MenuLongPress.add
  /// A function that returns the actions of a menu and of its inline menus, in order.
  let actions: @MainActor (UIMenu) -> [UIAction] = UIMenu.allActions
  /// The size of a menu's elements.
  public enum ElementSize: Int, Sendable {
    /// The system chooses.
    case automatic = -1
    /// Images without titles, side by side.
    case small = 0
    /// Images above titles, side by side.
    case medium = 1
    /// Titles and images in a row for each element.
    case large = 2
  }

  /// The size of the elements; `automatic` by default. It has no effect in Quire, whose menus show each element in a
  /// row.
  public var preferredElementSize = ElementSize.automatic
  /// The elements from top to bottom, including hidden ones.
  public let children: [UIMenuElement]

  /// Creates a menu of elements. When opened inside another menu, it replaces that menu, unless it has `displayInline`.
  /// Without an identifier, it gets a random one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Creates a menu of elements with a size, which has no effect in Quire.
  @_disfavoredOverload
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }

  /// Returns a copy of the menu with the given elements. Everything else is equal, including the identifier.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    let copy = UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
    copy.preferredElementSize = preferredElementSize
    return copy
  }

  /// The marked actions, including those of menus with `displayInline`, from top to bottom.
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

  /// Marks one of the elements if the menu has the option `singleSelection`.
  func choose(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for child in children {
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
    }
  }
}
