// SPDX-License-Identifier: Apache-2.0

/// The rarely used properties of an image. They do not change once the image has been created.
@MainActor package final class ImageExtras {
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var alignmentRectInsets = UIEdgeInsets.zero
  var flips = false
  var baseline: CGFloat?
  var orientation = UIImage.Orientation.up
  /// The image without its orientation; `nil` if the orientation is `up`.
  var unoriented: UIImage?
  var frames: [UIImage]?
  var duration: TimeInterval = 0

  // Code that is linked into every app calls only these closures.

  /// Returns the image that is shown instead in an environment.
  var replace: ((UIImage, UITraitCollection) -> UIImage?)?
  /// Returns the content of a view that the image fills.
  var fitted: ((UIImage, UIImageView, UITraitCollection) -> ImageContent?)?
  /// Draws the content of the image into a rectangle.
  var draw: ((UIImage, ImageContent, CGContext, CGRect) -> Void)?

  init() {}

  init(_ other: ImageExtras) {
    capInsets = other.capInsets
    resizingMode = other.resizingMode
    alignmentRectInsets = other.alignmentRectInsets
    flips = other.flips
    baseline = other.baseline
    orientation = other.orientation
    unoriented = other.unoriented
    frames = other.frames
    duration = other.duration
    replace = other.replace
    fitted = other.fitted
    draw = other.draw
  }
}

extension UIImage {
  /// Returns the image with other rarely used properties.
  final func with(_ change: (ImageExtras) -> Void) -> UIImage { resized(to: size, change) }

  /// Returns the image in another size, with other rarely used properties.
  final func resized(to size: CGSize, _ change: (ImageExtras) -> Void) -> UIImage {
    let new = extras.map { ImageExtras($0) } ?? ImageExtras()
    change(new)
    return UIImage(
      source: source, size: size, scale: scale, renderingMode: renderingMode, tint: tint,
      configuration: storedConfiguration, extras: new)
  }
}
