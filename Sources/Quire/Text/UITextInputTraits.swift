// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The keys that a software keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  /// Keys for any text.
  case `default` = 0
  /// As `default` here.
  case asciiCapable = 1
  /// As `default` here.
  case numbersAndPunctuation = 2
  /// Keys for the address of a page, such as the slash.
  case URL = 3
  /// Digits only, without a decimal separator.
  case numberPad = 4
  /// Digits, and what telephone numbers need.
  case phonePad = 5
  /// As `default` here.
  case namePhonePad = 6
  /// Keys for a mail address, such as the at sign.
  case emailAddress = 7
  /// Digits and the decimal separator.
  case decimalPad = 8
  /// As `default` here.
  case twitter = 9
  /// Keys for a search; the label of the return key is still that of `returnKeyType`.
  case webSearch = 10
  /// As `numberPad` here.
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

/// The label of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The keyboard's own label for a new line, which a field does not accept.
  case `default` = 0
  /// "Go", in the user's language.
  case go = 1
  /// As `search` here.
  case google = 2
  /// As `go` here.
  case join = 3
  /// "Next", in the user's language.
  case next = 4
  /// As `go` here.
  case route = 5
  /// "Search", in the user's language.
  case search = 6
  /// "Send", in the user's language.
  case send = 7
  /// As `search` here.
  case yahoo = 8
  /// "Done", in the user's language.
  case done = 9
  /// As `go` here.
  case emergencyCall = 10
  /// As `next` here.
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

/// The automatic capitalisation of a software keyboard.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// Nothing, for example for user names.
  case none = 0
  /// The first letter of each word, for example for names of people.
  case words = 1
  /// The first letter of each sentence; the default.
  case sentences = 2
  /// Every letter; text from other keyboards is not changed.
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

/// Whether typed text is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Never, for example for codes and names.
  case no = 1
  /// Typed text is corrected, if the system can do that.
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
  /// A token of HTML's `autocomplete`, passed on unchanged; Apple's values are different.
  public var rawValue: String

  /// A meaning from any token of HTML's `autocomplete`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The whole name of a person, in one field.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name; part of `name`.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The last name; part of `name`.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname; not part of `name`.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of an organisation; `organization` in HTML.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Street and number, on one line or several.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The town; `address-level2` in HTML.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// The postal code; it may contain letters.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The country by its name, not its code.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number with its country's code.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A mail address; set `keyboardType` for its keys.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// The address of a page; set `keyboardType` for its keys.
  public static let URL = UITextContentType(rawValue: "url")
  /// The user name of an account; password managers fill it in together with `password`.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an existing account.
  public static let password = UITextContentType(rawValue: "current-password")
  /// A new password; a password manager may suggest one.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use, for example from a message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
