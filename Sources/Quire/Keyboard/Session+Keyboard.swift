// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

extension Session {
  /// Posts the keyboard's notifications, in UIKit's order: the change of the frame before showing or hiding, "will"
  /// before the layout and "did" after it. A drag that ends editing has already posted that the keyboard will hide. If
  /// an accessory view is shown, `InputAccessory` posts the notifications for both when it places the view.
  func postKeyboard(from old: Keyboard, to new: Keyboard) {
    guard old.frame != new.frame || keyboardReport.isLeaving else { return }
    keyboardReport.motion = new.motion.flatMap { $0.duration >= 0 ? $0 : nil }
    if accessory.isShown { return keyboardReport.isLeaving = false }
    let news = KeyboardNotification(begin: box(of: old), end: box(of: new), duration: keyboardDuration)
    if old.isVisible != new.isVisible {
      if !keyboardReport.isLeaving { post(news, isShowing: new.isVisible, hasHappened: false) }
      keyboardReport.isLeaving = false
      afterward { [me = Weak(self)] in me.wrappedValue?.post(news, isShowing: new.isVisible, hasHappened: true) }
    } else if new.isVisible {
      keyboardReport.isLeaving = false
      KeyboardPost.post(UIResponder.keyboardWillChangeFrameNotification, news)
      afterward { KeyboardPost.post(UIResponder.keyboardDidChangeFrameNotification, news) }
    }
  }

  /// Posts a change of the area that the keyboard and an accessory view cover. `isShowing` selects between the
  /// notifications of showing and of hiding.
  func postKeyboard(from begin: CGRect, to end: CGRect, isShowing: Bool) {
    let news = KeyboardNotification(begin: begin, end: end, duration: keyboardDuration)
    post(news, isShowing: isShowing, hasHappened: false)
    afterward { [me = Weak(self)] in me.wrappedValue?.post(news, isShowing: isShowing, hasHappened: true) }
  }

  /// The top edge of the area that the keyboard and an accessory view cover, in the window. `nil` if nothing is
  /// covered.
  var keyboardTop: CGFloat? {
    accessory.top ?? (environment.keyboard.isVisible ? CGFloat(environment.keyboard.frame.y) : nil)
  }

  /// Called when the engine ends editing, so the keyboard is about to hide.
  func postKeyboardLeaving(_ keyboard: Keyboard) {
    guard !keyboardReport.isLeaving, keyboard.isVisible else { return }
    keyboardReport.isLeaving = true
    keyboardReport.motion = nil
    post(
      KeyboardNotification(begin: box(of: keyboard), end: box(of: .hidden), duration: keyboardDuration),
      isShowing: false,
      hasHappened: false)
  }

  /// The duration of the keyboard animation, in seconds: the host's value or, if it reports none, the measured one.
  /// [K7]
  var keyboardDuration: TimeInterval {
    keyboardReport.motion?.duration ?? TransitionCoordinator.keyboardDuration
  }

  /// Returns the timing of animations alongside the keyboard: the host's curve with a duration in seconds or, if the
  /// host reports no curve, the timing of sheets.
  func keyboardTiming(duration: TimeInterval) -> Timing {
    guard let curve = keyboardReport.motion?.curve else { return TransitionCoordinator.standardTiming }
    return Timing(CubicCurve(x1: curve.x1, y1: curve.y1, x2: curve.x2, y2: curve.y2), duration: duration)
  }

  private func post(_ news: KeyboardNotification, isShowing: Bool, hasHappened: Bool) {
    if hasHappened {
      KeyboardPost.post(UIResponder.keyboardDidChangeFrameNotification, news)
      KeyboardPost.post(
        isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification, news)
    } else {
      KeyboardPost.post(UIResponder.keyboardWillChangeFrameNotification, news)
      KeyboardPost.post(
        isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification, news)
    }
  }

  /// Returns a keyboard's frame in the window. The frame of a hidden keyboard is below the window.
  private func box(of keyboard: Keyboard) -> CGRect {
    guard !keyboard.isVisible else { return CGRect(keyboard.frame) }
    let size = reportedKeyboardSize ?? Size(width: environment.container.width, height: 0)
    return CGRect(x: 0, y: environment.container.height, width: size.width, height: size.height)
  }

  private var reportedKeyboardSize: Size? {
    (keyboardReport.known ?? environment.keyboard).isVisible
      ? (keyboardReport.known ?? environment.keyboard).frame.size : nil
  }
}
