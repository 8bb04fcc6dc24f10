// SPDX-License-Identifier: Apache-2.0

extension UIResponder {
  /// The keyboard is about to show.
  nonisolated public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard shows, and what stands above it is laid out.
  nonisolated public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  nonisolated public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard is gone.
  nonisolated public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard is about to have another box; also told when it shows or goes.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard has another box, and what stands above it is laid out; also told after it has shown or gone.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` with a box in the window; where Foundation bridges them, a `CGRect` too.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` with a box in the window; where Foundation bridges them, a `CGRect` too.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A number of seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The number of the curve: 7, the keyboard's own. As an option of an animation (`7 << 16`) it has views go along with
  /// the sheets that make way.
  nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether the keyboard is this app's.
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What a notification of the keyboard tells.
struct KeyboardNews {
  /// In the window.
  var begin: CGRect
  var end: CGRect
  /// In seconds.
  var duration: TimeInterval
}

extension Notification {
  /// Not Apple's: the keyboard's box before the change, in the window. Natively `userInfo` has it too.
  public var keyboardFrameBegin: CGRect? { news?.begin }
  /// Not Apple's: the keyboard's box after the change, in the window. Natively `userInfo` has it too.
  public var keyboardFrameEnd: CGRect? { news?.end }
  /// Not Apple's: how long the change takes, in seconds. Natively `userInfo` has it too.
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
    /// Keeps the box as an object, as keyboard notifications carry it.
    public convenience init(cgRect rect: CGRect) {
      self.init(rect: rect)
    }

    /// The box that it holds.
    public var cgRectValue: CGRect { rectValue }
  }

  #if !canImport(ObjectiveC)
    /// A value with a box in it casts to a box, as it does where Objective-C bridges them.
    extension CGRect: @retroactive _ObjectiveCBridgeable {
      /// The box as an object, which casts back to it.
      public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

      /// The box in the object; traps where it holds none.
      public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = _unconditionallyBridgeFromObjectiveC(source)
      }

      /// The box in the object, and whether there is one.
      public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        // A box's type is a C string that lives as long as the box.
        result = unsafe String(cString: source.objCType).hasPrefix("{CGRect=") ? source.cgRectValue : nil
        return result != nil
      }

      /// The box in the object; traps where it holds none, or where there is no object.
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
