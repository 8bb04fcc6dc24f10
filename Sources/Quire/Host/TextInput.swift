/// How a field for text looks and behaves beyond its text; hosts make it a native one.
public struct TextInput: Hashable, Sendable {
  /// The keys that a software keyboard should offer.
  public enum Keyboard: UInt8, Hashable, Sendable {
    case text, url, digits, phone, email, decimal, search
    /// None: the app has something of its own in the keyboard's place.
    case none
  }

  /// What the key at the end of a line says.
  public enum ReturnKey: UInt8, Hashable, Sendable {
    case enter, go, next, search, send, done
  }

  /// What a software keyboard writes large by itself.
  public enum Capitals: UInt8, Hashable, Sendable {
    case none, words, sentences, all
  }

  /// The frame around the field.
  public enum Border: UInt8, Hashable, Sendable {
    case none, line, rounded
  }

  public var placeholder: String
  public var keyboard: Keyboard
  public var returnKey: ReturnKey
  public var capitals: Capitals
  public var border: Border
  /// What the text means, as HTML's `autocomplete` names it; empty for nothing in particular.
  public var meaning: String
  /// `nil` leaves it to the platform.
  public var corrects: Bool?
  public var isSecure: Bool
  public var isEditable: Bool

  public init(
    placeholder: String = "", keyboard: Keyboard = .text, returnKey: ReturnKey = .enter,
    capitals: Capitals = .sentences, border: Border = .none, meaning: String = "", corrects: Bool? = nil,
    isSecure: Bool = false, isEditable: Bool = true
  ) {
    self.placeholder = placeholder
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.capitals = capitals
    self.border = border
    self.meaning = meaning
    self.corrects = corrects
    self.isSecure = isSecure
    self.isEditable = isEditable
  }
}

extension TextInput {
  // Texts by their bytes; see ViewChange+Equality.swift.
  public static func == (left: TextInput, right: TextInput) -> Bool {
    left.keyboard == right.keyboard && left.returnKey == right.returnKey && left.capitals == right.capitals
      && left.border == right.border && left.corrects == right.corrects && left.isSecure == right.isSecure
      && left.isEditable == right.isEditable && left.placeholder.hasSameBytes(as: right.placeholder)
      && left.meaning.hasSameBytes(as: right.meaning)
  }

  public func hash(into hasher: inout Hasher) {
    placeholder.hashBytes(into: &hasher)
    hasher.combine(keyboard)
  }
}
