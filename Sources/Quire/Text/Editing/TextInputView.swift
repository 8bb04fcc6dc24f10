// SPDX-License-Identifier: Apache-2.0

/// A view whose text the host edits, on behalf of a responder. Its behavior is in subclasses, so that an app without
/// text input does not contain their code.
class TextInputView: UIView {
  /// The responder that becomes first responder while the host's view has the focus.
  var responder: UIResponder? { nil }
  /// The length of the text in UTF-16 units.
  var textLength: Int { 0 }
  /// Called when the text of the host's view changed.
  func hostEdited(to text: String, selection: Range<Int>, isComposing: Bool) {}
  /// Called when the selection or the caret of the host's view changed.
  func hostSelected(_ selection: Range<Int>) {}
  /// Called when the Return key was pressed in a line of text.
  func hostReturned() {}
  /// Whether the view can currently be edited.
  var isEnabled: Bool { true }
  /// Called when a key or a menu requested to undo or redo the last edit.
  func hostUndid(isRedo: Bool) {}
  /// Returns the input state and the text that the host shows. `selection` is `nil` unless the host must set the
  /// selection.
  func look(in traits: UITraitCollection) -> (input: TextInput, text: StyledText)? { nil }
  /// The selection that the host must show.
  var selection: Range<Int> { 0..<0 }
}
