// SPDX-License-Identifier: Apache-2.0

import UIKit

extension PostcardViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    hasOwnWords = textView.hasText
  }

  /// Whatever was presented is gone: the keyboard is the text's again.
  func panelEnds() {
    panel = nil
    let textView = cardView.textView
    guard textView.inputView != nil else { return }
    textView.inputView = nil
    textView.reloadInputViews()
  }
}
