// SPDX-License-Identifier: Apache-2.0

/// A key, with modifier keys, and the action that its press sends.
///
/// A press looks for a command among the `keyCommands` of the first responder and of the responders after it, up to the
/// app's delegate. Without a first responder it begins at the view of the topmost view controller. A view controller
/// comes after the one that it presents, unless it sets `performsActionsWhilePresentingModally` to `false`. The first
/// command that matches, is not disabled, and whose action one of these responders performs, is sent to that
/// responder. Escape does not go beyond a presented view controller: it closes the presentation. [DOC-KEYS]
///
/// In a page, a press that has a command does not reach the browser. The browser keeps a few combinations to itself,
/// such as those that open and close windows and tabs. `UIKeyModifierFlags` states how Command is pressed. Keys that an
/// input method uses have no commands.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  /// The text that the key types without modifiers, or one of this class's constants for a key that types nothing.
  ///
  /// Upper and lower case are equivalent. A character that is typed with Shift, such as "?", may be given directly. An
  /// empty text stands for the press of a modifier key alone. Never `nil` here.
  public final let input: String?
  /// The modifier keys that must be pressed. No others may be pressed, except Shift if the input is a character that
  /// is typed with it.
  public final let modifierFlags: UIKeyModifierFlags

  /// Whether the command takes precedence over text input and over the keys of the focus; `false` by default.
  ///
  /// Otherwise a text that is being edited gets the keys that type, delete or move the caret, and Command with A, C, V,
  /// X and Z. An element that has the focus gets Tab and the keys that press or change it. [DOC-KEYS]
  public final var wantsPriorityOverSystemBehavior = false
  /// Whether a keyboard layout that does not type the input has another key for it; `true` by default. In a layout with
  /// other letters than Latin ones, that is the key at the place of the letter on a US keyboard. Without it, the input
  /// is not mirrored either.
  public final var allowsAutomaticLocalization = true
  /// Whether the left and right arrow keys, and the two brackets of a pair, change places if the interface is read from
  /// right to left; `true` by default.
  public final var allowsAutomaticMirroring = true

  /// Creates a command that can also be an element of a menu. `propertyList` is any value that the method may read.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: AnyTarget? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    #if hasFeature(Embedded)
      KeyWatch.begin()
    #endif
  }

  /// Creates a command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with a longer title that describes it.
  @available(*, deprecated, message: "use init(title:action:input:modifierFlags:discoverabilityTitle:)")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }
}

#if hasFeature(Embedded)
  /// The registration for presses of keys at the host, which the first key command makes.
  @MainActor enum KeyWatch {
    private static var hasBegun = false

    static func begin() {
      guard !hasBegun, Session.current != nil else { return }
      hasBegun = true
      HostServices.keys.watch { press in Session.current?.performKeyCommand(for: press) ?? false }
    }
  }
#endif
