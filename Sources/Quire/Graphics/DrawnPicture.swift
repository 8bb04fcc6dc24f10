// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A drawing made by the app, stored as SVG elements.
///
/// Units are points, and the origin is the top left corner of the view box. Equality is identity.
@_spi(Hosts) public final class DrawnPicture: Hashable, Sendable {
  /// The SVG elements. `<image data-quire-image="0">` is a placeholder for the first of `images`, and `<foreignObject
  /// data-quire-text="0">` for the first of `texts`. `data-quire-blend` contains a CSS blend mode. Element identifiers
  /// are a letter and a number, and are unique.
  public let markup: String
  /// The rectangle of the drawing's coordinates that fills the picture's bounds.
  public let viewBox: Rect
  /// Whether content outside the view box is visible.
  public let overflows: Bool
  /// The images in the drawing, each stretched to the rectangle of its element.
  public let images: [ImageContent]
  /// The texts in the drawing, each at the top of its element's rectangle.
  public let texts: [StyledText]
  /// The unique number of the picture. It is never 0 and never reused.
  public let number: UInt32

  @MainActor private static var latest: UInt32 = 0

  /// Returns the number for a new picture.
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

  /// Returns whether both values are the identical object.
  public static func == (left: DrawnPicture, right: DrawnPicture) -> Bool { left === right }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }

  /// Returns the picture as view content.
  @MainActor func content(_ fit: ImageContent.Fit) -> ImageContent {
    ImageContent(
      source: .drawing(self), fit: fit, tint: .clear, isShape: false,
      size: Size(width: max(viewBox.width, 1), height: max(viewBox.height, 1)))
  }
}
