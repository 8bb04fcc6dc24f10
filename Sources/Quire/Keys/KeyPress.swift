// SPDX-License-Identifier: Apache-2.0

/// A press of a key on a hardware keyboard, as a host reports it.
@_spi(Hosts) public struct KeyPress: Sendable {
  /// The text that the key types with the pressed modifiers, or the input of a key that types nothing, as in
  /// `UIKeyCommand`. Empty for a modifier key.
  public var characters: String
  /// The text that the key types without modifiers, in lower case, or the input of a key that types nothing. In a layout
  /// without Latin letters, it is the text of the key at this place on a US keyboard.
  public var base: String
  /// The modifier keys that are down, including the key itself.
  public var modifiers: UIKeyModifierFlags
  /// Whether the key is held down and the press is a repetition.
  public var isRepeat: Bool
  /// Whether the element that has the focus uses the key, or whether the key moves the focus.
  public var isForFocus: Bool

  /// Creates a press. By default it is the first one, of a key that the focus does not use.
  public init(
    _ characters: String, base: String, modifiers: UIKeyModifierFlags, isRepeat: Bool = false, isForFocus: Bool = false
  ) {
    self.characters = characters
    self.base = base
    self.modifiers = modifiers
    self.isRepeat = isRepeat
    self.isForFocus = isForFocus
  }
}

extension KeyPress {
  /// Whether the key is the Escape key without modifiers.
  var isEscape: Bool { modifiers.isEmpty && base.isSameKey(as: UIKeyCommand.inputEscape) }

  /// Whether a text that is being edited uses the key: it types, deletes, moves the caret, or is one of the shortcuts of
  /// text.
  var isForText: Bool {
    guard !characters.isEmpty, !base.isSameKey(as: UIKeyCommand.inputEscape), !isFunctionKey else { return false }
    let movesOrDeletes =
      base.isSameKey(as: UIKeyCommand.inputLeftArrow) || base.isSameKey(as: UIKeyCommand.inputRightArrow)
      || base.isSameKey(as: UIKeyCommand.inputUpArrow) || base.isSameKey(as: UIKeyCommand.inputDownArrow)
      || base.isSameKey(as: UIKeyCommand.inputDelete)
    guard !movesOrDeletes, !modifiers.isDisjoint(with: [.command, .control]) else { return true }
    guard modifiers.isDisjoint(with: [.control, .alternate]), base.utf8.count == 1 else { return false }
    switch base.utf8.first?.keyByte {
    case UInt8(ascii: "z"): return true
    case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "v"), UInt8(ascii: "x"): return !modifiers.contains(.shift)
    default: return false
    }
  }

  /// Whether the key is one of the function keys.
  private var isFunctionKey: Bool {
    let prefix = "UIKeyInputF".utf8
    return base.utf8.count > prefix.count && base.utf8.prefix(prefix.count).elementsEqual(prefix)
  }

  /// Whether Shift has changed the character that the key types, and not only its case.
  private var isTypedWithShift: Bool {
    modifiers.contains(.shift) && characters.utf8.count <= 4 && (characters.utf8.first ?? 0) > UInt8(ascii: " ")
      && !characters.isSameKey(as: base)
  }

  /// Returns whether the press is that of an input with modifier keys.
  func matches(_ input: String, _ flags: UIKeyModifierFlags, isLocalized: Bool) -> Bool {
    // Caps Lock and the keypad count only for commands that name them.
    let pressed = modifiers.subtracting(([.alphaShift, .numericPad] as UIKeyModifierFlags).subtracting(flags))
    let isCharacter = input.isSameKey(as: characters)
    let isLatin = characters.utf8.allSatisfy { $0 < 0x80 }
    if pressed == flags, isCharacter || (isLocalized || isLatin) && input.isSameKey(as: base) { return true }
    return isTypedWithShift && isCharacter && pressed.subtracting(.shift) == flags
  }
}

extension UIKeyCommand {
  /// Returns the action for a press, or `nil` if the press is not that of the command. With the modifier keys of an
  /// alternate, it is the alternate's.
  final func action(for press: KeyPress, isRightToLeft: Bool) -> Selector? {
    guard var input else { return nil }
    if isRightToLeft, allowsAutomaticMirroring, allowsAutomaticLocalization { input = input.mirroredKey }
    if press.matches(input, modifierFlags, isLocalized: allowsAutomaticLocalization) { return action }
    for alternate in alternates {
      let flags = modifierFlags.union(alternate.modifierFlags)
      if press.matches(input, flags, isLocalized: allowsAutomaticLocalization) { return alternate.action }
    }
    return nil
  }
}

extension String {
  /// Whether two inputs name one key. Upper and lower case are equivalent, and so are the two codes of Return and of
  /// Backspace. Only the bytes are compared.
  func isSameKey(as other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8) { $0.keyByte == $1.keyByte }
  }

  /// The input that takes the place of this one if the interface is read from right to left.
  fileprivate var mirroredKey: String {
    if isSameKey(as: UIKeyCommand.inputLeftArrow) { return UIKeyCommand.inputRightArrow }
    if isSameKey(as: UIKeyCommand.inputRightArrow) { return UIKeyCommand.inputLeftArrow }
    guard utf8.count == 1 else { return self }
    switch utf8.first {
    case UInt8(ascii: "["): return "]"
    case UInt8(ascii: "]"): return "["
    case UInt8(ascii: "{"): return "}"
    case UInt8(ascii: "}"): return "{"
    case UInt8(ascii: "("): return ")"
    case UInt8(ascii: ")"): return "("
    case UInt8(ascii: "<"): return ">"
    case UInt8(ascii: ">"): return "<"
    default: return self
    }
  }
}

extension UInt8 {
  /// The byte that stands for this one when inputs are compared: a lower-case letter, and one code each for Return and
  /// Backspace.
  fileprivate var keyByte: UInt8 {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self | 0x20
    case 0x0A: 0x0D
    case 0x7F: 0x08
    default: self
    }
  }
}
