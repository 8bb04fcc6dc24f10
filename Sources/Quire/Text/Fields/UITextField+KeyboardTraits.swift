// SPDX-License-Identifier: Apache-2.0

extension UITextField {
  final var neededTraits: TextTraits {
    let settings = neededSettings
    let traits = settings.traits ?? TextTraits()
    settings.traits = traits
    return traits
  }

  /// The look of the keyboard; `default` by default. It has no effect in Quire, because a page can't change it.
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { settings?.traits?.appearance ?? .default }
    set { neededTraits.appearance = newValue }
  }
  /// Whether misspelled words are marked; by default, they are unless `autocorrectionType` is `no`.
  public final var spellCheckingType: UITextSpellCheckingType {
    get { settings?.traits?.spelling ?? .default }
    set {
      neededTraits.spelling = newValue
      showAgain()
    }
  }
  /// The replacement of quotation marks; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartQuotesType: UITextSmartQuotesType {
    get { settings?.traits?.quotes ?? .default }
    set { neededTraits.quotes = newValue }
  }
  /// The replacement of hyphens; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartDashesType: UITextSmartDashesType {
    get { settings?.traits?.dashes ?? .default }
    set { neededTraits.dashes = newValue }
  }
  /// The adjustment of spaces; the system decides by default. It has no effect in Quire: the browser decides.
  public final var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { settings?.traits?.spaces ?? .default }
    set { neededTraits.spaces = newValue }
  }
  /// Predictions while typing; the system decides by default. It has no effect in Quire: the browser decides.
  public final var inlinePredictionType: UITextInlinePredictionType {
    get { settings?.traits?.prediction ?? .default }
    set { neededTraits.prediction = newValue }
  }
  /// The tools that rewrite text; the system decides by default. It has no effect in Quire: the browser decides.
  public final var writingToolsBehavior: UIWritingToolsBehavior {
    get { settings?.traits?.writingTools ?? .default }
    set { neededTraits.writingTools = newValue }
  }
  /// The rules for a new password; `nil` by default. It has no effect in Quire, because browsers know no such rules.
  public final var passwordRules: UITextInputPasswordRules? {
    get { settings?.traits?.passwordRules }
    set { neededTraits.passwordRules = newValue }
  }
  /// The items of the bar above a tablet's keyboard. It has no effect in Quire, because a page can't add items to it.
  public final var inputAssistantItem: UITextInputAssistantItem {
    let traits = neededTraits
    let item = traits.assistant ?? UITextInputAssistantItem()
    traits.assistant = item
    return item
  }
}
