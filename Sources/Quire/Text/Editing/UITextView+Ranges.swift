// SPDX-License-Identifier: Apache-2.0

extension UITextView: UITextInput {
  /// The selection. Setting it to `nil` moves the caret to the end.
  public final var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selectedRange = NSRange(newValue?.units ?? content.length..<content.length) }
  }

  /// Returns a part of the text, or `nil` if the range is not in the text.
  public final func text(in range: UITextRange) -> String? {
    guard range.units.upperBound <= content.length else { return nil }
    return content.attributedSubstring(from: NSRange(range.units)).string
  }

  /// The position after the last character.
  public final var endOfDocument: UITextPosition { UITextPosition(content.length) }

  /// Replaces a range with a text, as if it were typed. Does not ask the delegate.
  public final func replace(_ range: UITextRange, withText text: String) {
    select(range.units)
    insertText(text)
  }
}
