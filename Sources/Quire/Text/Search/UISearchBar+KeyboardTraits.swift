// SPDX-License-Identifier: Apache-2.0

extension UISearchBar {
  /// The look of the keyboard; `default` by default. It has no effect in Quire, because a page can't change it.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether misspelled words are marked; by default, they are unless `autocorrectionType` is `no`.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// The replacement of quotation marks; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }
  /// The replacement of hyphens; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }
  /// The adjustment of spaces; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }
  /// The meaning of the text, for autofill; `nil` by default.
  public final var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether the text is shown as dots; `false` by default.
  public final var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// The items of the bar above a tablet's keyboard. It has no effect in Quire, because a page can't add items to it.
  public final var inputAssistantItem: UITextInputAssistantItem { searchTextField.inputAssistantItem }
}
