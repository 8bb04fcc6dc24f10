// SPDX-License-Identifier: Apache-2.0

/// The undo managers of responders.
@MainActor enum UndoManagers {
  /// Returns the manager of a text view. `nil` until the app has one.
  private static var ofEditor: ((UIResponder) -> UndoManager?)?
  private static var ofWindows: [(window: Weak<UIWindow>, manager: UndoManager)] = []

  static func makeForEditor() -> UndoManager {
    ofEditor = { ($0 as? UITextView)?.storedUndoManager }
    return UndoManager()
  }

  static func own(_ responder: UIResponder) -> UndoManager? {
    if let manager = ofEditor?(responder) { return manager }
    guard let window = responder as? UIWindow else { return nil }
    ofWindows.removeAll { $0.window.wrappedValue == nil }
    if let known = ofWindows.first(where: { $0.window.wrappedValue === window }) { return known.manager }
    let made = UndoManager()
    ofWindows.append((Weak(window), made))
    return made
  }
}

extension UIResponder {
  /// The undo manager of the nearest responder that has one, from this responder along the chain of `next`: a text view
  /// and a window have one. `nil` for a responder that is not in a window.
  public final var undoManager: UndoManager? {
    var responder: UIResponder? = self
    while let current = responder {
      if let own = UndoManagers.own(current) { return own }
      responder = current.next
    }
    return nil
  }
}
