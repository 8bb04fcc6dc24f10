// SPDX-License-Identifier: Apache-2.0

extension UITextView {
  /// Posted by a text view when editing has begun, after the delegate was called.
  public static var textDidBeginEditingNotification: Notification.Name { TextNotices.name(of: .began, isField: false) }
  /// Posted by a text view after each change by the user.
  public static var textDidChangeNotification: Notification.Name { TextNotices.name(of: .changed, isField: false) }
  /// Posted by a text view when editing has ended, after the delegate was called.
  public static var textDidEndEditingNotification: Notification.Name { TextNotices.name(of: .ended, isField: false) }
}
