// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension UIScrollView {
  /// The effect of a drag of the content on the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag does not hide the keyboard. The default.
    case none = 0
    /// The keyboard hides as soon as a drag begins.
    case onDrag = 1
    /// The keyboard hides when the finger reaches it, or leaves with a velocity that would take the finger there.
    ///
    /// In UIKit the keyboard follows the finger down. A browser does not let a page move its keyboard, so in Quire the
    /// keyboard moves by itself.
    case interactive = 2
    /// In Quire, equivalent to `onDrag`.
    case onDragWithAccessory = 3
    /// In Quire, equivalent to `interactive`.
    case interactiveWithAccessory = 4
  }

  /// The effect of a drag of the content on the keyboard. `none` by default.
  ///
  /// With the interactive modes, while the keyboard is visible, dragging down in the content does not move a sheet,
  /// even if there is nothing to scroll.
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
