// SPDX-License-Identifier: Apache-2.0

/// The region in which a text view lays out its lines.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  final var changed: (() -> Void)?

  /// Creates a container with the size of its text view.
  public override init() {
    super.init()
  }

  /// Creates a container. The argument is ignored: the size follows the text view.
  public convenience init(size: CGSize) {
    self.init()
  }

  /// The padding at both ends of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The maximum number of lines of a text view that does not scroll. 0, the default, means no limit.
  public var maximumNumberOfLines = 0 { didSet { changed?() } }
}
