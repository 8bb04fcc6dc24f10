// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Adds a key command to `keyCommands`, so that a subclass need not override the property. Does nothing if it was
  /// added before.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    removeKeyCommand(keyCommand)
    addedKeyCommands = (addedKeyCommands ?? []) + [keyCommand]
  }

  /// Removes a key command that `addKeyCommand(_:)` added. Does nothing if there is none.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    let others = addedKeyCommands?.filter { $0 !== keyCommand } ?? []
    addedKeyCommands = others.isEmpty ? nil : others
  }
}
