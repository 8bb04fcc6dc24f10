// SPDX-License-Identifier: Apache-2.0

/// The code of an action; its argument is the action, with `sender` set during the call.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with its title and picture.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// Identifies an action; of two with the same identifier on a control, the later one replaces the earlier.
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

  /// A random UUID if none was given.
  public let identifier: Identifier
  let handler: UIActionHandler
  /// The control that runs the action, during the call of the handler; otherwise `nil`.
  public internal(set) var sender: UIResponder?

  /// The target to which it sends an action, if it was made for one.
  var target: ActionTarget?

  /// A longer title that says what the action does; the name of a row without a title for assistive technologies.
  public var discoverabilityTitle: String?
  /// The attributes with which a menu shows it.
  public var attributes: Attributes
  /// The mark that a menu shows before it.
  public var state: State

  /// Without an identifier it gets a random one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UniqueName.make())
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(from sender: UIResponder?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
