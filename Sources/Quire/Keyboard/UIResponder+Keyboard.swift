// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// The keyboard is about to show.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard is shown, and the layout around it is done.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to hide.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard is hidden.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change; also posted when it shows or hides.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame has changed, and the layout around it is done; also posted after it has shown or hidden.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` with a `CGRect` in the window; with Foundation it also casts to `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with a box in the window; where Foundation bridges them, a `CGRect` too.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The duration in seconds, as a number.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of the curve: 7, the keyboard's own. As an option of an animation (`7 << 16`) views follow the sheets
  /// that make way.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The values of a keyboard notification.
struct KeyboardNews {
  /// In the window.
  var begin: CGRect
  var end: CGRect
  /// In seconds.
  var duration: TimeInterval
}

extension Notification {
  /// Not Apple's API: the keyboard's frame before the change, in the window. Natively `userInfo` has it too.
  public var keyboardFrameBegin: CGRect? { news?.begin }
  /// Not Apple's API: the keyboard's frame after the change, in the window. Natively `userInfo` has it too.
  public var keyboardFrameEnd: CGRect? { news?.end }
  /// Not Apple's API: the duration of the change, in seconds. Natively `userInfo` has it too.
  public var keyboardAnimationDuration: TimeInterval? { news?.duration }
}

#if hasFeature(Embedded)

  extension Notification {
    fileprivate var news: KeyboardNews? { keyboard }
  }

  @MainActor enum KeyboardPost {
    static func post(_ name: Notification.Name, _ news: KeyboardNews) {
      NotificationCenter.default.post(Notification(name: name, object: nil, keyboard: news))
    }
  }

#else

  extension Notification {
    fileprivate var news: KeyboardNews? {
      guard let begin = userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
        let end = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      else { return nil }
      let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      return KeyboardNews(begin: begin.cgRectValue, end: end.cgRectValue, duration: duration?.doubleValue ?? 0)
    }
  }

  @MainActor enum KeyboardPost {
    static func post(_ name: Notification.Name, _ news: KeyboardNews) {
      NotificationCenter.default.post(
        name: name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: news.begin),
          UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: news.end),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: news.duration),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.keyboard),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }

  extension NSValue {
    /// Holds a `CGRect` as an object, as keyboard notifications carry it.
    public convenience init(cgRect rect: CGRect) {
      self.init(rect: rect)
    }

    /// The `CGRect` that it holds.
    public var cgRectValue: CGRect { rectValue }
  }

  #if !canImport(ObjectiveC)
    /// Lets a value that holds a `CGRect` be cast to it, as with the Objective-C bridge.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
      /// The `CGRect` as an object, which can be cast back.
      public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

      /// The `CGRect` in the object; traps if it holds none.
      public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
      }

      /// The `CGRect` in the object, and whether there is one.
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // The type is a C string that lives as long as the value.
        result = unsafe String(cString: source.objCType).hasPrefix("{CGRect=") ? source.cgRectValue : nil
        return result != nil
      }

      /// The `CGRect` in the object; traps if it holds none, or if there is no object.
      public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
        var result: CGRect?
        guard let source, _conditionallyBridgeFromObjectiveC(source, result: &result), let result else {
          preconditionFailure("The value holds no box.")
        }
        return result
      }
    }
  #endif

#endif
