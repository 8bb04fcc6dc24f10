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
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
}

/// What a notification of the keyboard tells.
struct KeyboardNews {
  /// In the window.
  var begin: CGRect
  var end: CGRect
  /// In seconds. Hosts tell of the keyboard when it has its place, so it is 0.
  var duration: TimeInterval { 0 }
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

  extension UIResponder {
    /// An `NSValue` with a box in the window.
    nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// An `NSValue` with a box in the window.
    nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// A number of seconds.
    nonisolated public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The raw value of a `UIView.AnimationCurve`.
    nonisolated public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's.
    nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  }

  extension Notification {
    fileprivate var news: KeyboardNews? {
      guard let begin = userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue,
        let end = userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
      else { return nil }
      return KeyboardNews(begin: begin.cgRectValue, end: end.cgRectValue)
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
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue),
          UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ])
    }
  }

  extension NSValue {
    public convenience init(cgRect rect: CGRect) {
      self.init(rect: rect)
    }

    /// The box that it holds.
    public var cgRectValue: CGRect { rectValue }
  }

#endif
