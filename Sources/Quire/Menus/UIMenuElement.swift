// SPDX-License-Identifier: Apache-2.0

/// What a menu is made of: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How a menu shows an action; several may be joined.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are ignored.
    public var rawValue: UInt

    /// Bits as they are; a set literal, `[.disabled]`, makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Shows, and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Takes something away; shows in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Doesn't show.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark before an action in a menu.
  public enum State: Int, Sendable {
    /// Has no mark; the default.
    case off = 0
    /// Has a mark before it.
    case on = 1
    /// Stands for several, of which some are on; shows a dash.
    case mixed = 2
  }

  /// What the menu says; empty by default.
  public final let title: String
  /// Beside the title; `nil` for none.
  public final let image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
