// SPDX-License-Identifier: Apache-2.0

/// May refuse edits of a text view, and is notified of them.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end. A view that leaves the window ends editing whatever the answer.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a range of the text may be replaced; it counts UTF-16 units. Not called while an input method is
  /// composing, but once for the whole composition.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// `true`, the default: editing begins.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing; the default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// `true`, the default: editing ends.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing; the default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// `true`, the default: the view takes every change.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing; the default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing; the default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
