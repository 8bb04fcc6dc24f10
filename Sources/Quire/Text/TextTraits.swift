// SPDX-License-Identifier: Apache-2.0

/// The rarely used settings of the keyboard of a field or a text view.
@MainActor final class TextTraits {
  var appearance = UIKeyboardAppearance.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var spaces = UITextSmartInsertDeleteType.default
  var prediction = UITextInlinePredictionType.default
  var writingTools = UIWritingToolsBehavior.default
  var passwordRules: UITextInputPasswordRules?
  var assistant: UITextInputAssistantItem?
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's usual look.
  case `default` = 0
  /// A dark keyboard.
  case dark = 1
  /// A light keyboard.
  case light = 2

  /// The old name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The checking of the spelling of typed text.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Spelling is checked unless `autocorrectionType` is `no`.
  case `default` = 0
  /// Spelling is not checked.
  case no = 1
  /// Spelling is checked.
  case yes = 2

  var checks: Bool? { self == .default ? nil : self == .yes }
}

/// The replacement of straight quotation marks by curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Quotation marks stay straight.
  case no = 1
  /// Quotation marks are replaced.
  case yes = 2
}

/// The replacement of two hyphens by a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Hyphens stay.
  case no = 1
  /// Hyphens are replaced.
  case yes = 2
}

/// The adjustment of spaces when text is inserted or deleted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Spaces stay.
  case no = 1
  /// Spaces are adjusted.
  case yes = 2
}

/// Predictions of the text that follows the caret.
public enum UITextInlinePredictionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// No predictions.
  case no = 1
  /// Predictions.
  case yes = 2
}

/// The extent of the system's tools that rewrite text.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No such tools.
  case none = -1
  /// The system decides.
  case `default` = 0
  /// All tools, in the view itself.
  case complete = 1
  /// Tools in a panel.
  case limited = 2
}

/// The rules of a service for its passwords.
@preconcurrency @MainActor public final class UITextInputPasswordRules: NSObject {
  /// The rules, in Apple's notation, such as `minlength: 20; required: lower;`.
  public let passwordRulesDescriptor: String

  /// Creates rules from a text in Apple's notation.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

/// A group of bar button items.
@preconcurrency @MainActor public final class UIBarButtonItemGroup: NSObject {
  /// The items, in order.
  public var barButtonItems: [UIBarButtonItem]
  /// The item that represents the group if there is no room for its items; `nil` for none.
  public var representativeItem: UIBarButtonItem?
  /// Whether the group is shown; `false` by default.
  public var isHidden = false

  /// Creates a group of items.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

/// The items of the bar above a tablet's keyboard. They are kept, but not shown: a page can't add items to the system's
/// bar. An `inputAccessoryView` is shown.
@preconcurrency @MainActor public final class UITextInputAssistantItem: NSObject {
  /// The groups before the suggestions; none by default.
  public var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// The groups after the suggestions; none by default.
  public var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Whether the user may hide the bar; `true` by default.
  public var allowsHidingShortcuts = true
}

// The settings below are the same for fields and text views.

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
