// SPDX-License-Identifier: Apache-2.0

/// The alignment of text lines in a wider box.
public enum NSTextAlignment: Int, Sendable {
  /// At the left side, for every writing direction.
  case left = 0
  /// In the middle of the box.
  case center = 1
  /// At the right side, for every writing direction.
  case right = 2
  /// From edge to edge, by wider spaces, but for the last line of a paragraph, which is `natural`.
  case justified = 3
  /// At the side where lines begin; the default.
  case natural = 4
}

extension NSTextAlignment {
  /// The corresponding alignment of the host's text.
  var atHost: StyledText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
