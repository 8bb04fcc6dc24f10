// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A picture that an app has drawn, as the elements of an SVG picture.
///
/// The picture is in points, with its origin at the top left of the viewed box. Two values are equal only if they are
/// the same object.
@_spi(Hosts) public final class DrawnPicture: Hashable, Sendable {
  /// The elements. `<image data-quire-image="0">` stands for the first of `images`, and
  /// `<foreignObject data-quire-text="0">` for the first of `texts`; `data-quire-blend` names a blend mode of CSS. Identifiers in it begin with a letter and the
  /// number, so that they are unique.
  public let markup: String
  /// The part of the drawing's coordinates that fills the box of the picture.
  public let viewBox: Rect
  /// Whether what is drawn outside the view box is shown too.
  public let overflows: Bool
  /// The pictures in the drawing, each stretched to its element's box.
  public let images: [ImageContent]
  /// The texts in the drawing, each at the top of its element's box.
  public let texts: [StyledText]
  /// The number of the picture. It is never 0 and never reused.
  public let number: UInt32

  @MainActor private static var latest: UInt32 = 0

  /// Returns a number for a picture that is about to be drawn.
  @MainActor static func nextNumber() -> UInt32 {
    latest += 1
    return latest
  }

  @MainActor init(
    number: UInt32, markup: String, viewBox: CGRect, overflows: Bool = false, images: [ImageContent] = [],
    texts: [StyledText] = []
  ) {
    self.overflows = overflows
    self.number = number
    self.markup = markup
    self.viewBox = Rect(viewBox)
    self.images = images
    self.texts = texts
    #if hasFeature(Embedded)
      HostServices.drawings()
    #endif
  }

  /// Returns whether both are the same object.
  public static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Returns the picture as the content of a view.
  @MainActor func content(_ fit: ImageContent.Fit) -> ImageContent {
    ImageContent(
      source: .drawing(self), fit: fit, tint: .clear, isShape: false,
      size: Size(width: max(viewBox.width, 1), height: max(viewBox.height, 1)))
  }
}
