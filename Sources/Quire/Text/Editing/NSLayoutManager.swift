// SPDX-License-Identifier: Apache-2.0

/// A layout manager for text. Unavailable: the browser lays out text.
@available(*, unavailable, message: "use the attributes of NSAttributedString")
@MainActor public final class NSLayoutManager {
  /// Creates nothing; the compiler refuses the type.
  public init() {}
}
