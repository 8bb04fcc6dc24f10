// SPDX-License-Identifier: Apache-2.0

/// A view that the host edits, on behalf of a responder. What it does is in a subclass, so that an app without one does
/// not carry its code.
class TextInputView: UIView {
  /// The first responder while the host's view has the focus.
  var responder: UIResponder? { nil }
  /// In UTF-16 units.
  var textLength: Int { 0 }
  /// The text of the host's view changed.
  func hostEdited(to text: String, selection: Range<Int>, isComposing: Bool) {}
  /// The selection or the caret of the host's view changed.
  func hostSelected(_ selection: Range<Int>) {}
  /// The return key was pressed in a line of text.
  func hostReturned() {}
  /// Whether it can be edited now.
  var isEnabled: Bool { true }
  /// A key or a menu asked that the last edit be taken back, or made again.
  func hostUndid(isRedo: Bool) {}
  /// What the host shows; `selection` is `nil` unless it must be set there.
  func look(in traits: UITraitCollection) -> (input: TextInput, text: StyledText)? { nil }
  /// The selection that the host should show.
  var selection: Range<Int> { 0..<0 }
}
