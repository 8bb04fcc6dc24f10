public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with the words and the picture for it.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// A name; of two actions with the same one on a control the later stands.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public static func == (left: Identifier, right: Identifier) -> Bool {
      left.rawValue.hasSameBytes(as: right.rawValue)
    }

    public func hash(into hasher: inout Hasher) {
      rawValue.hashBytes(into: &hasher)
    }
  }

  public let identifier: Identifier
  let handler: UIActionHandler
  /// What the action was made for, while its handler runs.
  public internal(set) var sender: UIResponder?

  /// How a menu shows it.
  public var attributes: Attributes
  /// Whether a menu shows it as chosen.
  public var state: State

  /// Without an identifier it gets one of its own.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(from sender: UIResponder?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
