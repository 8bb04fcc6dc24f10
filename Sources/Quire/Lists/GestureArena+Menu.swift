// SPDX-License-Identifier: Apache-2.0

extension GestureArena {
  /// Returns a finger that is down on a view or its descendants, or `nil`.
  func contact(on view: UIView) -> Contact? {
    contacts.first { contact in !contact.isTaken && contact.path.contains { $0 === view } }
  }
}

extension GestureArena.Contact {
  /// Takes a finger from scrollers, sheets and views, so that lifting it does not press anything.
  @MainActor func takeForMenu() {
    guard let arena = Session.current?.arena else { return }
    arena.hold(self)
    arena.cancelView(self, at: touch.timestamp)
  }
}
