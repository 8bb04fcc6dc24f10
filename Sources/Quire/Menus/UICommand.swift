// SPDX-License-Identifier: Apache-2.0

/// A menu element that sends an action to the responder that performs it.
///
/// The responders are those of `UIApplication.sendAction(_:to:from:for:)` without a target. The element is disabled if
/// none of them performs the action when the menu opens.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  /// The action. Its method may take the command as an argument.
  public final let action: Selector
  /// A longer title that describes the command.
  public final var discoverabilityTitle: String?
  /// The attributes with which a menu shows the command.
  public final var attributes: Attributes
  /// The mark that a menu shows before the command.
  public final var state: State
  /// The value that was passed to the initializer.
  public final let propertyList: AnyTarget?
  /// The actions for presses with further modifier keys; none by default. Only those of a `UIKeyCommand` have an effect.
  public final let alternates: [UICommandAlternate]
  /// Whether the command of a key is sent again while the key is held down; `automatic` by default.
  public final var repeatBehavior = RepeatBehavior.automatic

  /// Creates a command with a title and an action. `propertyList` is any value that the method may read.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: AnyTarget? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: nil, image: image)
    command = { [me = Weak(self)] in me.wrappedValue?.menuAction(from: $0) }
  }

  /// Returns the action that represents the command in an open menu.
  private final func menuAction(from sender: UIResponder?) -> UIAction {
    let target = UIApplication.shared.target(of: action, from: self, at: sender)
    (target as? UIResponder)?.validate(self)
    let isTaken = target != nil
    return UIAction(
      title: title, image: image, discoverabilityTitle: discoverabilityTitle,
      attributes: isTaken ? attributes : attributes.union(.disabled), state: state
    ) { row in
      UIApplication.shared.send(self.action, to: nil, from: self, at: row.sender, for: nil)
    }
  }
}
