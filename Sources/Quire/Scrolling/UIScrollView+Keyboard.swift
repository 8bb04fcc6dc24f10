// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIScrollView {
  /// How a drag of the content hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not; the default.
    case none = 0
    /// As soon as a drag begins.
    case onDrag = 1
    /// When the finger comes to the keyboard, or leaves with a speed that would take it there.
    ///
    /// In UIKit the keyboard follows the finger down. A browser does not let a page move its keyboard, so here it goes
    /// by itself.
    case interactive = 2
    /// As `onDrag` here.
    case onDragWithAccessory = 3
    /// As `interactive` here.
    case interactiveWithAccessory = 4
  }

  /// How a drag of the content hides the keyboard; not at all by default.
  ///
  /// With the interactive ones a drag downwards in the content does not move a sheet while the keyboard is there, also
  /// if there is nothing to scroll.
  public final var keyboardDismissMode: KeyboardDismissMode {
    get { parts.keyboardDismissMode }
    set {
      parts.keyboardDismissMode = newValue
      let isInteractive = newValue == .interactive || newValue == .interactiveWithAccessory
      let isAtOnce = newValue == .onDrag || newValue == .onDragWithAccessory
      change(.dismissesKeyboard, to: isInteractive)
      changeGrip(.pushesKeyboard, to: isInteractive)
      dismissKeyboardAtDrag = isAtOnce ? { $0.endEditingInWindow() } : nil
      parts.dragMoved =
        isInteractive
        ? { [me = Weak(self)] place, velocity, isLeaving in
          me.wrappedValue?.dragMoved(to: place, velocity: velocity, isLeaving: isLeaving)
        } : nil
    }
  }

  private final func dragMoved(to place: CGPoint, velocity: CGFloat, isLeaving: Bool) {
    guard let keyboard = session?.environment.keyboard, keyboard.isVisible else { return }
    var y = Double(place.y)
    if isLeaving, velocity > 0 {
      y += Projection(decelerationRate: ScrollDecay.fastRate).distance(velocity: Double(velocity))
    }
    if y >= keyboard.frame.y { endEditingInWindow() }
  }

  private final func endEditingInWindow() {
    session?.firstResponder?.resignFirstResponder()
  }
}
