// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// How a text field looks and behaves, apart from its text; hosts show a native field.
@_spi(Hosts) public struct TextInput: Hashable, Sendable {
  /// The keys that a software keyboard should offer.
  public enum Keyboard: UInt8, Hashable, Sendable {
    /// A hint for the platform.
    case text, url, digits, phone, email, decimal, search
    /// None: the app shows an input view of its own instead of the keyboard.
    case none
  }

  /// The label of the return key.
  public enum ReturnKey: UInt8, Hashable, Sendable {
    /// The label; each sends the same event.
    case enter, go, next, search, send, done
  }

  /// The automatic capitalisation of a software keyboard.
  public enum Capitals: UInt8, Hashable, Sendable {
    /// Nothing, the first letter of each word or sentence, or every letter.
    case none, words, sentences, all
  }

  /// The frame around the field.
  public enum Border: UInt8, Hashable, Sendable {
    /// `line` is square, `rounded` has round corners.
    case none, line, rounded
  }

  /// Shown while the field is empty; empty for none.
  public var placeholder: String
  /// Of the placeholder; clear, the default, for the platform's own.
  public var placeholderColor = RGBA.clear
  /// `text` by default; `none` keeps the software keyboard away.
  public var keyboard: Keyboard
  /// The label of the return key; a press is reported as `Session.returned` whatever it is.
  public var returnKey: ReturnKey
  /// `sentences` by default; only software keyboards use it.
  public var capitals: Capitals
  /// None by default; the field's box has room for it.
  public var border: Border
  /// What the text means, as HTML's `autocomplete` names it; empty for nothing in particular.
  public var meaning: String
  /// `nil` leaves it to the platform.
  public var corrects: Bool?
  /// Whether the text is shown as dots and hidden from assistive technologies.
  public var isSecure: Bool
  /// Whether the user may change the text; always `true` of a `UITextField`.
  public var isEditable: Bool
  /// Whether the user may select text; `true` by default, and always of a field.
  public var isSelectable: Bool
  /// The room around the lines of an editor, or around a field's line if it is not that of the border, in points; none by
  /// default.
  public var insets: Insets

  /// A field for any text, without a border, by default.
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
  /// Compares texts by their bytes.
  public static func == (left: TextInput, right: TextInput) -> Bool {
    left.keyboard == right.keyboard && left.returnKey == right.returnKey && left.capitals == right.capitals
      && left.border == right.border && left.corrects == right.corrects && left.isSecure == right.isSecure
      && left.placeholderColor == right.placeholderColor && left.isEditable == right.isEditable
      && left.isSelectable == right.isSelectable && left.insets == right.insets
      && left.placeholder.hasSameBytes(as: right.placeholder)
      && left.meaning.hasSameBytes(as: right.meaning)
  }

  /// From the placeholder and the keyboard alone: fields with other differences may have one hash.
  public func hash(into hasher: inout Hasher) {
    placeholder.hashBytes(into: &hasher)
    hasher.combine(keyboard)
  }
}
