// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The kind of software keyboard, which determines the keys that it offers.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for any text.
  case `default` = 0
  /// Treated like `default`.
  case asciiCapable = 1
  /// Treated like `default`.
  case numbersAndPunctuation = 2
  /// Keys for a web address, such as the slash.
  case URL = 3
  /// Digits only, without a decimal separator.
  case numberPad = 4
  /// Digits, and the characters of telephone numbers.
  case phonePad = 5
  /// Treated like `default`.
  case namePhonePad = 6
  /// Keys for an email address, such as the at sign.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// Treated like `default`.
  case twitter = 9
  /// Keys for a search. The label of the Return key is still determined by `returnKeyType`.
  case webSearch = 10
  /// Treated like `numberPad`.
  case asciiCapableNumberPad = 11

  var keys: TextInput.Keyboard {
    switch self {
    case .default, .asciiCapable, .numbersAndPunctuation, .namePhonePad, .twitter: .text
    case .URL: .url
    case .numberPad, .asciiCapableNumberPad: .digits
    case .phonePad: .phone
    case .emailAddress: .email
    case .decimalPad: .decimal
    case .webSearch: .search
    }
  }
}

/// The label of the Return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The keyboard's own label for a line break. In a field, the key does not insert one.
  case `default` = 0
  /// "Go", in the user's language.
  case go = 1
  /// Treated like `search`.
  case google = 2
  /// Treated like `go`.
  case join = 3
  /// "Next", in the user's language.
  case next = 4
  /// Treated like `go`.
  case route = 5
  /// "Search", in the user's language.
  case search = 6
  /// "Send", in the user's language.
  case send = 7
  /// Treated like `search`.
  case yahoo = 8
  /// "Done", in the user's language.
  case done = 9
  /// Treated like `go`.
  case emergencyCall = 10
  /// Treated like `next`.
  case `continue` = 11

  var key: TextInput.ReturnKey {
    switch self {
    case .default: .enter
    case .go, .join, .route, .emergencyCall: .go
    case .google, .search, .yahoo: .search
    case .next, .continue: .next
    case .send: .send
    case .done: .done
    }
  }
}

/// The automatic capitalization of a software keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters, for example in user names.
  case none = 0
  /// The first letter of each word, for example in names of people.
  case words = 1
  /// The first letter of each sentence; the default.
  case sentences = 2
  /// Every letter. Text from other keyboards is not changed.
  case allCharacters = 3

  var capitals: TextInput.Capitals {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .all
    }
  }
}

/// The automatic correction of typed text.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system decides.
  case `default` = 0
  /// Typed text is not corrected, for example in codes and names.
  case no = 1
  /// Typed text is corrected if the system supports it.
  case yes = 2

  var corrects: Bool? {
    switch self {
    case .default: nil
    case .no: false
    case .yes: true
    }
  }
}

/// The meaning of a text, for autofill. The raw values are those of HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Sendable {
  /// A token of HTML's `autocomplete`, which is passed on unchanged. Apple's values are different.
  public var rawValue: String

  /// Creates a content type from any token of HTML's `autocomplete`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The full name of a person, in one field.
  public static let name = UITextContentType(rawValue: "name")
  /// The given name, a part of `name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family name, a part of `name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname, which is not a part of `name`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of an organization; `organization` in HTML.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// The street and the number, on one line or several.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The city; `address-level2` in HTML.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The postal code, which may contain letters.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of the country, not its code.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number with its country code.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An email address. Set `keyboardType` for its keys.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A web address. Set `keyboardType` for its keys.
  public static let URL = UITextContentType(rawValue: "url")
  /// The user name of an account. Password managers fill it in together with `password`.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password. A password manager may suggest one.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A one-time code, for example from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
