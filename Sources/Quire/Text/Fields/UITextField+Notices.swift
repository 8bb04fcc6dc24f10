// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  /// Posted by a field when editing has begun, after the delegate was called.
  public static var textDidBeginEditingNotification: Notification.Name { TextNotices.name(of: .began, isField: true) }
  /// Posted by a field after each change by the user.
  public static var textDidChangeNotification: Notification.Name { TextNotices.name(of: .changed, isField: true) }
  /// Posted by a field when editing has ended, after the delegate was called.
  public static var textDidEndEditingNotification: Notification.Name { TextNotices.name(of: .ended, isField: true) }
}
