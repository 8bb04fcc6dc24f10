import SheetEngine

/// The keys that a software keyboard offers.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
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

/// What the key at the end of a line says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
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

/// What a software keyboard writes large by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
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

/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2

  var corrects: Bool? {
    switch self {
    case .default: nil
    case .no: false
    case .yes: true
    }
  }
}

/// What a text means, so that it can be filled in. The raw values are those of HTML's `autocomplete`.
public struct UITextContentType: RawRepresentable, Sendable {
  public var rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let URL = UITextContentType(rawValue: "url")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "current-password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}
