// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension UIImage {
  /// The orientation of an image: how its pixels are turned to be shown.
  public enum Orientation: Int, Sendable {
    /// The image is shown unrotated.
    case up = 0
    /// The image is rotated by 180 degrees.
    case down = 1
    /// The image is rotated by 90 degrees counterclockwise.
    case left = 2
    /// The image is rotated by 90 degrees clockwise.
    case right = 3
    /// The left and right sides are exchanged.
    case upMirrored = 4
    /// The top and the bottom are exchanged.
    case downMirrored = 5
    /// The image is flipped across the diagonal from the top left.
    case leftMirrored = 6
    /// The image is flipped across the diagonal from the top right.
    case rightMirrored = 7

    /// The orientation that is seen in a mirror beside this one.
    fileprivate var flipped: Orientation {
      switch self {
      case .up: .upMirrored
      case .upMirrored: .up
      case .down: .downMirrored
      case .downMirrored: .down
      case .left: .rightMirrored
      case .rightMirrored: .left
      case .right: .leftMirrored
      case .leftMirrored: .right
      }
    }

    fileprivate var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }

    /// Returns the map from the pixels of an image of a size to where they are shown.
    fileprivate func transform(of size: CGSize) -> CGAffineTransform {
      let (width, height) = (size.width, size.height)
      return switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      }
    }
  }

  /// Creates an image from a `CGImage`, with a scale in pixels per point and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let image = cgImage.image
    let factor = scale > 0 && scale.isFinite ? image.scale / scale : 1
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    let plain = UIImage(
      source: image.source, size: size, scale: image.scale / factor, renderingMode: image.renderingMode,
      tint: image.tint, configuration: image.storedConfiguration)
    let turned = plain.turned(orientation)
    self.init(
      source: turned.source, size: turned.size, scale: turned.scale, renderingMode: turned.renderingMode,
      tint: turned.tint, configuration: turned.storedConfiguration)
    extras = turned.extras
  }

  /// The orientation of the image; `up` for most.
  public final var imageOrientation: Orientation { extras?.orientation ?? .up }

  /// Returns the image with its left and right sides exchanged.
  public final func withHorizontallyFlippedOrientation() -> UIImage {
    (extras?.unoriented ?? self).turned(imageOrientation.flipped)
  }

  /// Returns the image with its left and right sides exchanged wherever the writing direction is right to left.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    let flipped = withHorizontallyFlippedOrientation()
    return with { extras in
      extras.flips = true
      extras.replace = { image, traits in
        guard traits.layoutDirection == .rightToLeft else { return nil }
        // The tint and the rendering mode may have been set later.
        let mode = image.renderingMode == .automatic ? flipped.renderingMode : image.renderingMode
        return image.tint.map { flipped.withTintColor($0, renderingMode: mode) } ?? flipped.withRenderingMode(mode)
      }
    }
  }

  /// Whether the left and right sides are exchanged wherever the writing direction is right to left.
  public final var flipsForRightToLeftLayoutDirection: Bool { extras?.flips ?? false }

  /// Returns the image, which has the orientation `up`, in another orientation.
  private final func turned(_ orientation: Orientation) -> UIImage {
    guard orientation != .up, let content = content(fit: .fill, tint: .black, in: .current) else { return self }
    let shown = orientation.isSideways ? CGSize(width: size.height, height: size.width) : size
    let context = CGContext(box: CGRect(origin: .zero, size: shown))
    context.concatenate(orientation.transform(of: size))
    context.draw(content, in: CGRect(origin: .zero, size: size))
    // A system image is a drawing then, whose shape still takes the tint.
    let mode = isSymbolImage && renderingMode == .automatic ? RenderingMode.alwaysTemplate : renderingMode
    let made = UIImage(
      source: .drawing(context.picture()), size: shown, scale: scale, renderingMode: mode, tint: tint)
    let new = extras.map { ImageExtras($0) } ?? ImageExtras()
    new.orientation = orientation
    new.unoriented = self
    made.extras = new
    return made
  }
}

extension CGImage {
  /// Returns the part of the image in a rectangle, in pixels, or `nil` if it is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let scale = image.scale
    let part = CGRect(
      x: rect.minX / scale, y: rect.minY / scale, width: rect.width / scale, height: rect.height / scale)
    let box = CGRect(origin: .zero, size: image.size)
    let inside = part.intersection(box)
    guard inside.width > 0, inside.height > 0, let content = image.content(fit: .fill, tint: .black, in: .current)
    else { return nil }
    let context = CGContext(box: inside)
    context.draw(content, in: box)
    return CGImage(UIImage(drawn: context.picture(), size: inside.size, scale: scale))
  }
}
