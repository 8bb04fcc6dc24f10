// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// Posted when the keyboard is about to show.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted after the keyboard has been shown and the layout around it is done.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to hide.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted after the keyboard has been hidden.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted when the keyboard's frame is about to change, which includes showing and hiding.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame has changed and the layout around it is done, which includes showing and hiding.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key for the frame before the change: an `NSValue` with a `CGRect` in the window. With Foundation, it can also
  /// be cast to `CGRect`.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the frame after the change: an `NSValue` with a `CGRect` in the window. With Foundation, it can also
  /// be cast to `CGRect`.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the change in seconds, as a number.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the number of the animation curve: 7, the keyboard's own. Used as an animation option (`7 << 16`), it
  /// animates views together with the sheets that move out of the keyboard's way.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for whether the keyboard belongs to this app. The value is always `true`.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// The values of a keyboard notification.
struct KeyboardNotification {
  /// The frame before the change, in the window.
  var begin: CGRect
  var end: CGRect
  /// The duration of the change, in seconds.
  var duration: TimeInterval
}

extension Notification {
  /// Not Apple's API: the keyboard's frame before the change, in the window. In native builds `userInfo` contains it
  /// too.
  public var keyboardFrameBegin: CGRect? { news?.begin }
  /// Not Apple's API: the keyboard's frame after the change, in the window. In native builds `userInfo` contains it
  /// too.
  public var keyboardFrameEnd: CGRect? { news?.end }
  /// Not Apple's API: the duration of the change, in seconds. In native builds `userInfo` contains it too.
  public var keyboardAnimationDuration: TimeInterval? { news?.duration }
}

#if hasFeature(Embedded)

  extension Notification {
    fileprivate var news: KeyboardNotification? { keyboard }
  }

  @MainActor enum KeyboardPost {
    static func post(_ name: Notification.Name, _ news: KeyboardNotification) {
      NotificationCenter.default.post(Notification(name: name, object: nil, keyboard: news))
    }
  }

#else

  extension Notification {
    fileprivate var news: KeyboardNotification? {
      guard let begin = userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
        let end = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      else { return nil }
      let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
      return KeyboardNotification(begin: begin.cgRectValue, end: end.cgRectValue, duration: duration?.doubleValue ?? 0)
    }
  }

  @MainActor enum KeyboardPost {
    static func post(_ name: Notification.Name, _ news: KeyboardNotification) {
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
    /// Creates an object that holds a `CGRect`, like those in keyboard notifications.
    public convenience init(cgRect rect: CGRect) {
      self.init(rect: rect)
    }

    /// The `CGRect` in the object.
    public var cgRectValue: CGRect { rectValue }
  }

  #if !canImport(ObjectiveC)
    /// Makes an `NSValue` that holds a `CGRect` castable to `CGRect`, as with the Objective-C bridge.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
      /// Returns the `CGRect` as an object, which can be cast back.
      public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

      /// Returns the `CGRect` in the object. Traps if the object holds none.
      public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
      }

      /// Returns the `CGRect` in the object, and whether there is one.
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // The type is a C string that lives as long as the value.
        result = unsafe String(cString: source.objCType).hasPrefix("{CGRect=") ? source.cgRectValue : nil
        return result != nil
      }

      /// Returns the `CGRect` in the object. Traps if there is no object, or if it holds no `CGRect`.
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
