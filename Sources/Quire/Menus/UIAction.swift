// SPDX-License-Identifier: Apache-2.0

/// The code of an action. Its argument is the action, whose `sender` is set during the call.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action with a title and an image.
@preconcurrency @MainActor public final class UIAction: UIMenuElement {
  /// The identifier of an action. If two actions with the same identifier are added to a control, the later one
  /// replaces the earlier one.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier, which is compared byte for byte.
    public var rawValue: String

    /// Creates an identifier from any text. An app chooses texts that differ from those of its other actions.
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
  let handler: UIActionHandler
  /// The control that runs the action. `nil` except during the call of the handler.
  public internal(set) var sender: UIResponder?

  /// The target to which the action is sent; `nil` if the action was not created for one.
  var target: ActionTarget?

  /// A longer title that describes the action. In a row without a title, assistive technologies read it as the name.
  public var discoverabilityTitle: String?
  /// The attributes with which a menu shows the action.
  public var attributes: Attributes
  /// The mark that a menu shows before the action.
  public var state: State

  /// Creates an action. Without an identifier, it gets a random one.
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
