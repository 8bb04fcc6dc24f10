// SPDX-License-Identifier: Apache-2.0

/// Posts notifications of edits in fields and text views. Posts nothing until an app reads the name of one.
@MainActor enum TextNotices {
  enum Event {
    case began, changed, ended
  }

  static var post: ((_ view: UIView, _ event: Event, _ isField: Bool) -> Void)?

  /// Returns the name of an event in a field or a text view.
  static func name(of event: Event, isField: Bool) -> Notification.Name {
    post = { view, event, isField in
      NotificationCenter.default.post(name: isField ? fieldName(event) : viewName(event), object: view)
    }
    return isField ? fieldName(event) : viewName(event)
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
