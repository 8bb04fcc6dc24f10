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
