// SPDX-License-Identifier: Apache-2.0

extension UITextView {
  final var neededTraits: TextTraits {
    let settings = neededTextSettings
    let traits = settings.traits ?? TextTraits()
    settings.traits = traits
    return traits
  }

  /// The look of the keyboard; `default` by default. It has no effect in Quire, because a page can't change it.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { textSettings?.traits?.appearance ?? .default }
    set { neededTraits.appearance = newValue }
  }
  /// Whether misspelled words are marked; by default, they are unless `autocorrectionType` is `no`.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { textSettings?.traits?.spelling ?? .default }
    set {
      neededTraits.spelling = newValue
      editor.setNeedsShow()
    }
  }
  /// The replacement of quotation marks; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartQuotesType: UITextSmartQuotesType {
    get { textSettings?.traits?.quotes ?? .default }
    set { neededTraits.quotes = newValue }
  }
  /// The replacement of hyphens; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartDashesType: UITextSmartDashesType {
    get { textSettings?.traits?.dashes ?? .default }
    set { neededTraits.dashes = newValue }
  }
  /// The adjustment of spaces; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { textSettings?.traits?.spaces ?? .default }
    set { neededTraits.spaces = newValue }
  }
  /// Predictions while typing; the system decides by default. It has no effect in Quire: the browser decides.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { textSettings?.traits?.prediction ?? .default }
    set { neededTraits.prediction = newValue }
  }
  /// The tools that rewrite text; the system decides by default. It has no effect in Quire: the browser decides.
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { textSettings?.traits?.writingTools ?? .default }
    set { neededTraits.writingTools = newValue }
  }
  /// The meaning of the text, for autofill; `nil` by default. It has no effect in Quire, because browsers fill in
  /// fields only.
  public final var textContentType: UITextContentType? {
    get { textSettings?.contentType }
    set { neededTextSettings.contentType = newValue }
  }
  /// The rules for a new password; `nil` by default. It has no effect in Quire, because browsers know no such rules.
  public final var passwordRules: UITextInputPasswordRules? {
    get { textSettings?.traits?.passwordRules }
    set { neededTraits.passwordRules = newValue }
  }
  /// Whether the text is shown as dots. It has no effect in Quire: UIKit's text views show their text, too.
  public final var isSecureTextEntry: Bool {
    get { textSettings?.isSecure ?? false }
    set { neededTextSettings.isSecure = newValue }
  }
  /// The items of the bar above a tablet's keyboard. It has no effect in Quire, because a page can't add items to it.
  public final var inputAssistantItem: UITextInputAssistantItem {
    let traits = neededTraits
    let item = traits.assistant ?? UITextInputAssistantItem()
    traits.assistant = item
    return item
  }
}
