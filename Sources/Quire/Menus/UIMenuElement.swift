/// What a menu is made of: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public var rawValue: UInt

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

  public enum State: Int, Sendable {
    case off = 0
    /// Has a mark before it.
    case on = 1
    /// Stands for several, of which some are on; shows a dash.
    case mixed = 2
  }

  public final let title: String
  public final let image: UIImage?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
