// SPDX-License-Identifier: Apache-2.0

/// The modifier keys of a key press. They can be combined.
///
/// In a page on an Apple platform, each key has its own flag. On other platforms the Control key stands for Command,
/// because these keyboards have no Command key, and the Windows or Super key stands for Control.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The raw bits, with the same values as Apple's. Bits without a name are ignored.
  public var rawValue: Int

  /// Creates flags from raw bits. A literal such as `[.command, .shift]` has the same result.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps Lock is on. A key command without this flag ignores Caps Lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key, which other keyboards call Alt.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key is on the numeric keypad. A key command without this flag accepts keys there too.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
