// SPDX-License-Identifier: Apache-2.0

/// Why editing ended.
public enum UITextFieldDidEndEditingReason: Int, Sendable {
  /// The text stands as it was typed; the only reason here.
  case committed = 0
  /// Never told here: a field that leaves the window has ended as `committed` too.
  case cancelled = 1
}

/// Is asked and told about editing in a field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field takes what is typed.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. A field that leaves the window ends all the same.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended, for whatever reason; by default called by the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Calls `textFieldDidEndEditing(_:)` unless it is written anew.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason)
  /// Whether the text may become what was typed; the range counts UTF-16 units. Not asked while an input method is
  /// still composing, but once for all of it when it is done.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The caret or the selection is somewhere else.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key does what it does by itself, which is nothing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, the default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, the default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Yes, the default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Yes, the default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
