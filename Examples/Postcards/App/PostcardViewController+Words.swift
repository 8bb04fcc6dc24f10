// SPDX-License-Identifier: Apache-2.0

import UIKit

extension PostcardViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    hasOwnWords = textView.hasText
    keep()
  }

  /// The selection stays while fonts are chosen for it, even while the fonts are searched.
  func textViewDidEndEditing(_ textView: UITextView) {
    guard panel != .fonts, textView.selectedRange.length > 0 else { return }
    textView.selectedRange = NSRange(location: textView.text.utf16.count, length: 0)
  }

  /// Caret and selection work without a keyboard, which would cover the fonts.
  func putKeyboardAway() {
    let nothing = UIInputView(frame: .zero, inputViewStyle: .default)
    nothing.isUserInteractionEnabled = false
    nothing.allowsSelfSizing = true
    cardView.textView.inputView = nothing
    cardView.textView.reloadInputViews()
  }

  /// When no panel is presented any more, the text uses the keyboard again.
  func panelEnds() {
    panel = nil
    keep()
    let textView = cardView.textView
    guard textView.inputView != nil else { return }
    textView.inputView = nil
    textView.reloadInputViews()
  }
}

extension PostcardViewController: UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
    guard let descriptor = viewController.selectedFontDescriptor else { return }
    let font = UIFont(descriptor: descriptor, size: Palette.greetingSize)
    self.font = font
    apply(font)
    makeRoom()
  }

  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
    dismiss(animated: true)
  }

  /// Applies a font to the selected words, which stay selected, or to all words.
  private func apply(_ font: UIFont) {
    let textView = cardView.textView
    let range = textView.selectedRange
    guard range.length > 0 else {
      textView.font = font
      return
    }
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    text.addAttribute(.font, value: font, range: range)
    textView.attributedText = text
    textView.selectedRange = range
    hasOwnWords = true
    textView.becomeFirstResponder()
  }
}
