// SPDX-License-Identifier: Apache-2.0

/// How a text that is too long for its box is broken, or shortened.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines break between words, and what does not fit is left out.
  case byWordWrapping = 0
  /// Lines break between characters, and what does not fit is left out.
  case byCharWrapping = 1
  /// What does not fit is cut off, also in the middle of a letter.
  case byClipping = 2
  /// An ellipsis stands for the beginning. With more than one line it is as `byTruncatingTail`.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle. With more than one line it is as `byTruncatingTail`.
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
