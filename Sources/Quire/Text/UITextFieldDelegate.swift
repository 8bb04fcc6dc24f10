// SPDX-License-Identifier: Apache-2.0

/// Why editing ended.
public enum UITextFieldDidEndEditingReason: Int, Sendable {
  /// The text stands as it was typed; the only reason here.
  case committed = 0
  /// Does not occur here: a field that leaves the window also ends with `committed`.
  case cancelled = 1
}

/// May refuse edits of a field, and is notified of them.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end. A field that leaves the window ends editing whatever the answer.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended, for whatever reason; by default called by the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Calls `textFieldDidEndEditing(_:)` by default.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason)
  /// Whether a range of the text may be replaced; it counts UTF-16 units. Not called while an input method is
  /// composing, but once for the whole composition.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// The caret or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the text may be cleared, by the button in the field or because editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for the return key; the result has no effect here, because the key has no default action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// `true`, the default: editing begins.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// `true`, the default: editing ends.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// `true`, the default: the field takes every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// `true`, the default: the text may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// `true`, the default; it has no effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
