// SPDX-License-Identifier: Apache-2.0

/// A list of actions that opens from a control.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// How a menu shows its elements, and how it shows in another menu.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are ignored.
    public var rawValue: UInt

    /// Bits as they are; a set literal, `[.displayInline]`, makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// In another menu: its elements show among that one's, set off from them.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In another menu: its title shows in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an element marks it and no other.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// As they were given; none by default.
  public let options: Options
  /// Top to bottom, hidden ones among them.
  public let children: [UIMenuElement]

  /// A menu without `displayInline` opens in place of the one that it is in.
  public init(title: String = "", image: UIImage? = nil, options: Options = [], children: [UIMenuElement] = []) {
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// Marks one of the elements, where only one may be marked.
  func choose(_ action: UIAction) {
    guard options.contains(.singleSelection) else { return }
    for child in children {
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
    }
  }
}
