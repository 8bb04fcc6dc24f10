// SPDX-License-Identifier: Apache-2.0

// The inputs of keys that type nothing. The texts are Apple's. Return is "\r", Tab is "\t".

extension UIKeyCommand {
  /// The up arrow key.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow key.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow key.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow key.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The Escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  /// The Home key.
  nonisolated public static let inputHome = "UIKeyInputHome"
  /// The End key.
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  /// The key that deletes: Backspace, which Apple's keyboards call Delete, or forward Delete. The input "\u{8}" stands
  /// for Backspace alone.
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  /// The function key F1.
  nonisolated public static let f1 = "UIKeyInputF1"
  /// The function key F2.
  nonisolated public static let f2 = "UIKeyInputF2"
  /// The function key F3.
  nonisolated public static let f3 = "UIKeyInputF3"
  /// The function key F4.
  nonisolated public static let f4 = "UIKeyInputF4"
  /// The function key F5.
  nonisolated public static let f5 = "UIKeyInputF5"
  /// The function key F6.
  nonisolated public static let f6 = "UIKeyInputF6"
  /// The function key F7.
  nonisolated public static let f7 = "UIKeyInputF7"
  /// The function key F8.
  nonisolated public static let f8 = "UIKeyInputF8"
  /// The function key F9.
  nonisolated public static let f9 = "UIKeyInputF9"
  /// The function key F10.
  nonisolated public static let f10 = "UIKeyInputF10"
  /// The function key F11.
  nonisolated public static let f11 = "UIKeyInputF11"
  /// The function key F12.
  nonisolated public static let f12 = "UIKeyInputF12"
}
