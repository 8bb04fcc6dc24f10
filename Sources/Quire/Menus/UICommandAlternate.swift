// SPDX-License-Identifier: Apache-2.0

/// Another action of a key command, for a press with further modifier keys. [DOC-KEYS]
///
/// Menus do not show alternates, because they are opened by a finger or a pointer without keys.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  /// The title, which names the action in place of the command's title.
  public final let title: String
  /// The action that is sent instead of the command's. Its method may take the command as an argument.
  public final let action: Selector
  /// The modifier keys that are pressed in addition to those of the command.
  public final let modifierFlags: UIKeyModifierFlags

  /// Creates an alternate for a `UICommand` or a `UIKeyCommand`.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}
