// SPDX-License-Identifier: Apache-2.0

/// Posts notifications of edits in fields and text views. Posts nothing until an app reads the name of one.
@MainActor enum TextNotices {
  enum Event {
    case began, changed, ended
  }

  static var post: ((_ view: UIView, _ event: Event) -> Void)?

  /// Returns the name of an event in a field or a text view.
  static func name(of event: Event, isField: Bool) -> Notification.Name {
    post = { view, event in
      guard let name = name(of: event, of: view) else { return }
      NotificationCenter.default.post(name: name, object: view)
    }
    return isField ? fieldName(event) : viewName(event)
  }

  private static func name(of event: Event, of view: UIView) -> Notification.Name? {
    if view is UITextField { return fieldName(event) }
    return view is UITextView ? viewName(event) : nil
  }

  private static func fieldName(_ event: Event) -> Notification.Name {
    switch event {
    case .began: Notification.Name("UITextFieldTextDidBeginEditingNotification")
    case .changed: Notification.Name("UITextFieldTextDidChangeNotification")
    case .ended: Notification.Name("UITextFieldTextDidEndEditingNotification")
    }
  }

  private static func viewName(_ event: Event) -> Notification.Name {
    switch event {
    case .began: Notification.Name("UITextViewTextDidBeginEditingNotification")
    case .changed: Notification.Name("UITextViewTextDidChangeNotification")
    case .ended: Notification.Name("UITextViewTextDidEndEditingNotification")
    }
  }
}

extension UITextField {
  /// Posted by a field when editing has begun, after the delegate was called.
  public static var textDidBeginEditingNotification: Notification.Name { TextNotices.name(of: .began, isField: true) }
  /// Posted by a field after each change by the user.
  public static var textDidChangeNotification: Notification.Name { TextNotices.name(of: .changed, isField: true) }
  /// Posted by a field when editing has ended, after the delegate was called.
  public static var textDidEndEditingNotification: Notification.Name { TextNotices.name(of: .ended, isField: true) }
}

extension UITextView {
  /// Posted by a text view when editing has begun, after the delegate was called.
  public static var textDidBeginEditingNotification: Notification.Name { TextNotices.name(of: .began, isField: false) }
  /// Posted by a text view after each change by the user.
  public static var textDidChangeNotification: Notification.Name { TextNotices.name(of: .changed, isField: false) }
  /// Posted by a text view when editing has ended, after the delegate was called.
  public static var textDidEndEditingNotification: Notification.Name { TextNotices.name(of: .ended, isField: false) }
}
