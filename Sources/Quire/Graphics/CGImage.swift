// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The bitmap or drawing of a `UIImage`, without its scale.
@preconcurrency @MainActor public final class CGImage: NSObject {
  final let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init()
  }

  /// The width in pixels.
  public var width: Int { Int((image.size.width * image.scale).rounded()) }
  /// The height in pixels.
  public var height: Int { Int((image.size.height * image.scale).rounded()) }

  /// The content with which a layer shows the image.
  var content: ImageContent? { image.content(fit: .fill, tint: .systemBlue, in: .current) }
}

extension UIImage {
  /// The underlying image, without a scale, or `nil` if the image has no size.
  public final var cgImage: CGImage? {
    size.width > 0 && size.height > 0 ? CGImage(extras?.unoriented ?? self) : nil
  }

  /// Creates an image from a `CGImage`. The scale is 1 unless the image was drawn.
  public convenience init(cgImage: CGImage) {
    let image = cgImage.image
    self.init(
      source: image.source, size: image.size, scale: image.scale, renderingMode: image.renderingMode, tint: image.tint,
      configuration: image.storedConfiguration)
  }

  /// Creates an image from a drawing.
  convenience init(drawn picture: DrawnPicture, size: CGSize, scale: CGFloat = 1) {
    self.init(source: .drawing(picture), size: size, scale: scale)
  }
}

// MARK: Drawing

extension UIImage {
  /// Draws the image at its natural size at a point in the current context.
  public final func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its natural size at a point, with a blend mode and an alpha.
  public final func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image stretched to a rectangle of the current context. A system image, or an image with the rendering
  /// mode `alwaysTemplate`, is drawn in its own tint color, or in black if it has none.
  public final func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  /// Draws the image stretched to a rectangle, with a blend mode and an alpha.
  public final func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let color = tint ?? .black
    guard let content = content(fit: .fill, tint: color, in: .current) else { return }
    if let draw = extras?.draw { return context.blending(blendMode, alpha) { draw(self, content, $0, rect) } }
    context.blending(blendMode, alpha) { $0.draw(content, in: rect) }
  }
}
