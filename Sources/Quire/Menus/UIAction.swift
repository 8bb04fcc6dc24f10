// SPDX-License-Identifier: Apache-2.0

/// What an action runs; it gets the action itself, with `sender` set for the time of the call.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, with the words and the picture for it.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// A name; of two actions with the same one on a control the later stands.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// Any text; compared byte for byte.
    public var rawValue: String

    /// An identifier from any text; an app chooses texts that its other actions don't have.
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

  /// A random UUID where none was given.
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
