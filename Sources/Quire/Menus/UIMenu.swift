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

  /// The options of the initialiser; none by default.
  public let options: Options
  /// From top to bottom, including hidden ones.
  public let children: [UIMenuElement]

  /// A menu of elements. Inside another menu it replaces that one when opened, unless it has `displayInline`.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Marks one of the elements, if only one may be marked.
  func choose(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for child in children {
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
    }
  }
}
