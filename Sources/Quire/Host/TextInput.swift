// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The look and the behavior of a text field, apart from its text. Hosts show a native field.
@_spi(Hosts) public struct TextInput: Hashable, Sendable {
  /// The keys that a software keyboard should offer.
  public enum Keyboard: UInt8, Hashable, Sendable {
    /// The kind of input, a hint for the platform.
    case text, url, digits, phone, email, decimal, search
    /// No software keyboard, because the app shows an input view.
    case none
  }

  /// The label of the return key.
  public enum ReturnKey: UInt8, Hashable, Sendable {
    /// The label. It does not affect the event that the key sends.
    case enter, go, next, search, send, done
  }

  /// The automatic capitalization of a software keyboard.
  public enum Capitals: UInt8, Hashable, Sendable {
    /// No letters, the first letter of each word or sentence, or every letter.
    case none, words, sentences, all
  }

  /// The frame around the field.
  public enum Border: UInt8, Hashable, Sendable {
    /// `line` is square, `rounded` has round corners.
    case none, line, rounded
  }

  /// The text that is shown while the field is empty. Empty for none.
  public var placeholder: String
  /// The color of the placeholder. The default, clear, means the platform's own.
  public var placeholderColor = RGBA.clear
  /// The keys of the software keyboard. `text` by default; `none` hides the software keyboard.
  public var keyboard: Keyboard
  /// The label of the return key. With every label, a press is reported as `Session.returned`.
  public var returnKey: ReturnKey
  /// The automatic capitalization, which only software keyboards use. `sentences` by default.
  public var capitals: Capitals
  /// The frame around the field; `none` by default. The field's box includes it.
  public var border: Border
  /// The meaning of the text, as HTML's `autocomplete` names it. Empty for no particular meaning.
  public var meaning: String
  /// Whether the platform corrects the text. `nil` leaves it to the platform.
  public var corrects: Bool?
  /// Whether the platform marks misspelled words. `nil`, the default, means that it does unless `corrects` is `false`.
  public var checksSpelling: Bool?
  /// Whether the text is shown as dots and hidden from assistive technologies.
  public var isSecure: Bool
  /// Whether the user may change the text. Always `true` for a `UITextField`.
  public var isEditable: Bool
  /// Whether the user may select text. `true` by default, and always `true` for a field.
  public var isSelectable: Bool
  /// The space around the lines of an editor, in points, or around a field's line if it differs from the border's
  /// padding. None by default.
  public var insets: Insets

  /// Creates a field. The default is a field for any text, without a border.
  public init(
    placeholder: String = "", keyboard: Keyboard = .text, returnKey: ReturnKey = .enter,
    capitals: Capitals = .sentences, border: Border = .none, meaning: String = "", corrects: Bool? = nil,
    isSecure: Bool = false, isEditable: Bool = true, isSelectable: Bool = true, insets: Insets = .zero
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
    self.isSelectable = isSelectable
    self.insets = insets
  }
}

@_spi(Hosts) extension TextInput {
  // See ViewChange+Equality.swift.
  /// Compares texts as bytes.
  public static func == (left: TextInput, right: TextInput) -> Bool {
    left.keyboard == right.keyboard && left.returnKey == right.returnKey && left.capitals == right.capitals
      && left.border == right.border && left.corrects == right.corrects && left.isSecure == right.isSecure
      && left.placeholderColor == right.placeholderColor && left.isEditable == right.isEditable
      && left.isSelectable == right.isSelectable && left.insets == right.insets
      && left.checksSpelling == right.checksSpelling
      && left.placeholder.hasSameBytes(as: right.placeholder)
      && left.meaning.hasSameBytes(as: right.meaning)
  }

  /// Hashes the placeholder and the keyboard. Fields with other differences may have the same hash.
  public func hash(into hasher: inout Hasher) {
    placeholder.hashBytes(into: &hasher)
    hasher.combine(keyboard)
  }
}
