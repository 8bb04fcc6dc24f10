// SPDX-License-Identifier: Apache-2.0

/// The methods that control and respond to the editing of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end. A view that leaves the window ends editing regardless of the result.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range of the text, in UTF-16 units, may be replaced. Not called while an input method is
  /// composing, but once for the whole composition.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the caret or the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a tap on a link, in a view that can't be edited, opens its address. The range is in UTF-16 units.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns `true`, the default, so that editing begins.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing; the default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns `true`, the default, so that editing ends.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing; the default.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns `true`, the default, so that the view accepts every change.
  public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  {
    true
  }
  /// Does nothing; the default.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing; the default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns `true`, the default, so that the address opens.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}
