// SPDX-License-Identifier: Apache-2.0

/// A table with several arrays in one function.
@frozen public enum Style {
  case title, headline, body, footnote, caption

  @inlinable var sizes: [UInt8] {
    switch self {
    case .title: [31, 32, 33, 34, 36, 38, 40]
    case .headline: [25, 26, 27, 28, 30, 32, 34]
    case .body: [19, 20, 21, 22, 24, 26, 28]
    case .footnote: [17, 18, 19, 20, 22, 24, 26]
    case .caption: [14, 15, 16, 17, 19, 21, 23]
    }
  }

  /// The number at a step from 0 to 6.
  @inlinable public func size(_ step: Int) -> UInt8 { sizes[step] }
}
