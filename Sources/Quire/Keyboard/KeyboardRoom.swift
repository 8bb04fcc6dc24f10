// SPDX-License-Identifier: Apache-2.0

/// Keeps the content of scroll views above the keyboard by adding room below it. The controllers of tables and
/// collection views do this while their view is in the window.
@MainActor final class KeyboardRoom {
  private static let shared = KeyboardRoom()
  /// The minimum distance between a field and the keyboard after scrolling, in points. A decision.
  private static let margin: CGFloat = 8

  private var scrollers: [Weak<UIScrollView>] = []

  private init() {
    LayerPlacement.followers.append { KeyboardRoom.shared.update(in: $0) }
  }

  /// Starts adding room for the keyboard in a scroll view.
  static func begin(in scroll: UIScrollView) {
    shared.scrollers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === scroll }
    shared.scrollers.append(Weak(scroll))
    if let session = scroll.session { shared.update(in: session) }
  }

  /// Stops adding room for the keyboard in a scroll view, and removes the room.
  static func end(in scroll: UIScrollView) {
    shared.scrollers.removeAll { $0.wrappedValue == nil || $0.wrappedValue === scroll }
    scroll.keyboardRoom = 0
  }

  private func update(in session: Session) {
    for scroll in scrollers.compactMap({ $0.wrappedValue }) {
      guard let window = scroll.window, window.session === session else { continue }
      let before = scroll.keyboardRoom
      scroll.keyboardRoom = Self.room(in: scroll, window, keyboardTop: session.keyboardTop)
      guard scroll.keyboardRoom > before, let field = session.firstResponder?.responderView,
        field.isDescendant(of: scroll)
      else { continue }
      let box = field.convert(field.bounds, to: scroll).insetBy(dx: 0, dy: -Self.margin)
      scroll.scrollRectToVisible(box, animated: true)
    }
  }

  /// Returns the height of a scroll view that the keyboard covers, less the part that its safe area already keeps free,
  /// in points.
  private static func room(in scroll: UIScrollView, _ window: UIWindow, keyboardTop: CGFloat?) -> CGFloat {
    guard let keyboardTop else { return 0 }
    let bottom = scroll.convert(CGPoint(x: 0, y: scroll.bounds.maxY), to: window).y
    let safe = scroll.contentInsetAdjustmentBehavior == .never ? 0 : scroll.safeAreaInsets.bottom
    return max(0, min(bottom - keyboardTop, scroll.bounds.height) - safe)
  }
}

extension UIScrollView {
  /// The room below the content for the keyboard, in points, in addition to `contentInset` and the safe area.
  final var keyboardRoom: CGFloat {
    get { parts.keyboardRoom }
    set {
      guard newValue != parts.keyboardRoom else { return }
      parts.keyboardRoom = newValue
      insetsChanged()
    }
  }
}
