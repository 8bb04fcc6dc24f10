// SPDX-License-Identifier: Apache-2.0

/// The wrapping or truncation of a text that does not fit its box.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words. Text that does not fit is omitted.
  case byWordWrapping = 0
  /// Lines break between characters. Text that does not fit is omitted.
  case byCharWrapping = 1
  /// Text that does not fit is clipped, even in the middle of a character.
  case byClipping = 2
  /// An ellipsis replaces the beginning. With more than one line, treated like `byTruncatingTail`.
  case byTruncatingHead = 3
  /// An ellipsis replaces the end.
  case byTruncatingTail = 4
  /// An ellipsis replaces the middle. With more than one line, treated like `byTruncatingTail`.
  case byTruncatingMiddle = 5

  var end: StyledText.End {
    switch self {
    case .byWordWrapping: .words
    case .byCharWrapping: .characters
    case .byClipping: .cut
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .ellipsis
    }
  }
}
