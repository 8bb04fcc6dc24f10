// SPDX-License-Identifier: Apache-2.0

/// The region in which a text view lays out its lines.
@preconcurrency @MainActor public final class NSTextContainer: NSObject {
  final var changed: (() -> Void)?

  /// Creates a container with the size of its text view.
  public override init() {
    super.init()
  }

  /// Creates a container with a size, which has no effect: the region has the size of its text view.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// The padding at both ends of each line, in points; 5 by default.
  public var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// The maximum number of lines of a text view that does not scroll. 0, the default, means no limit.
  public var maximumNumberOfLines = 0 { didSet { changed?() } }
  /// The end of a text with more than `maximumNumberOfLines`; `byWordWrapping` by default. The text ends with an
  /// ellipsis unless this is `byCharWrapping` or `byClipping`.
  public var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed?() } }
  /// The size of the region; zero by default. It has no effect in Quire, where the region has the size of its text
  /// view.
  public var size = CGSize.zero
  /// Whether the region is as wide as its text view; `false` by default. It has no effect in Quire, where it always is.
  public var widthTracksTextView = false
  /// Whether the region is as high as its text view; `false` by default. It has no effect in Quire, where it always is.
  public var heightTracksTextView = false

  /// Not here: the browser lays out the lines.
  @available(*, unavailable, message: "the browser lays out the lines in a rectangle; put two text views side by side")
  public var exclusionPaths: [UIBezierPath] {
    get { [] }
    set {}
  }
}
