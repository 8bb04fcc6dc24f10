// SPDX-License-Identifier: Apache-2.0

/// An element of a menu: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How a menu shows an action; several may be combined.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// Bits, with Apple's values; those without a name are ignored.
    public var rawValue: UInt

    /// Attributes from bits; a literal such as `[.disabled]` makes the same.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Is shown, and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Is shown in red, for an action that deletes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark before an action in a menu.
  public enum State: Int, Sendable {
    /// Has no mark; the default.
    case off = 0
    /// Has a mark before it.
    case on = 1
    /// Stands for several, of which some are on; has a dash before it.
    case mixed = 2
  }

  /// The title in the menu; empty by default.
  public final let title: String
  /// A second, smaller line below the title; `nil` for none.
  public final let subtitle: String?
  /// The picture beside the title; `nil` for none.
  public final let image: UIImage?

  /// The action of a command, for a menu that opened from a sender; `nil` for other elements.
  final var command: ((_ sender: UIResponder?) -> UIAction?)?

  package init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
