// SPDX-License-Identifier: Apache-2.0

/// An element of a menu: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes with which a menu shows an action. They can be combined.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw bits, with the same values as Apple's. Bits without a name are ignored.
    public var rawValue: UInt

    /// Creates attributes from raw bits. A literal such as `[.disabled]` has the same result.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element is visible, but cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is shown in red, which indicates that its action deletes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// The mark before an action in a menu.
  public enum State: Int, Sendable {
    /// No mark. The default.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A dash, which represents several items of which some are on.
    case mixed = 2
  }

  /// Whether an element acts again while the key of its command is held down.
  public enum RepeatBehavior: Int, Sendable {
    /// The element acts again, as with `repeatable`. The default.
    case automatic = 0
    /// The element acts at the press and at each repetition.
    case repeatable = 1
    /// The element acts only at the press.
    case nonRepeatable = 2
  }

  /// The title in the menu; empty by default.
  public final let title: String
  /// A subtitle, shown in a smaller font below the title; `nil` for none.
  public final let subtitle: String?
  /// The image beside the title; `nil` for none.
  public final let image: UIImage?

  /// A closure that returns the action of a command for a menu that was opened from a sender; `nil` for other elements.
  final var command: ((_ sender: UIResponder?) -> UIAction?)?

  package init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
