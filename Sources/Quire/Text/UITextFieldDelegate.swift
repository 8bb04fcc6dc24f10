// SPDX-License-Identifier: Apache-2.0

/// The reason why editing ended.
public enum UITextFieldDidEndEditingReason: Int, Sendable {
  /// The text is kept as it was typed. The only reason that occurs here.
  case committed = 0
  /// Does not occur here: a field that leaves the window also ends editing with `committed`.
  case cancelled = 1
}

/// The methods that control and respond to the editing of a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether editing may end. A field that leaves the window ends editing regardless of the result.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended for any reason, by the default implementation of the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended. The default implementation calls `textFieldDidEndEditing(_:)`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason)
  /// Returns whether a range of the text, in UTF-16 units, may be replaced. Not called while an input method is
  /// composing, but once for the whole composition.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the caret or the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared, by the button in the field or because editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the Return key was pressed. The result has no effect here, because the key has no default action.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns `true`, the default, so that editing begins.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns `true`, the default, so that editing ends.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason, the default.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextFieldDidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Returns `true`, the default, so that the field accepts every change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing; the default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns `true`, the default, so that the text may be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns `true`, the default. The result has no effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
