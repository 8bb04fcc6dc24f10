// SPDX-License-Identifier: Apache-2.0

/// The region that a text view's lines fill.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  final var changed: (() -> Void)?

  /// A container of the view's own size.
  public override init() {
    super.init()
  }

  /// The size follows the view that it is given to.
  public convenience init(size: CGSize) {
    self.init()
  }

  /// The room at both ends of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The largest number of lines of a text view that does not scroll; 0, the default, for as many as the text takes.
  public var maximumNumberOfLines = 0 { didSet { changed?() } }
}
