// SPDX-License-Identifier: Apache-2.0

/// The settings of a graphics image renderer.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The color range of an image.
  public enum Range: Int, Sendable {
    /// No specific range.
    case unspecified = -1
    /// The color range of the screen.
    case automatic = 0
    /// A wider range. Images still use the range of `standard`.
    case extended = 1
    /// The standard range of the web.
    case standard = 2
  }

  /// The scale of the image, in pixels per point; the screen's by default. Drawings are sharp at every scale.
  public final var scale: CGFloat = Session.current.map { CGFloat($0.environment.displayScale) } ?? 1
  /// Whether the image has a black background; `false` by default.
  public final var opaque = false
  /// The preferred color range. It is stored but has no effect: images use the standard range of the web.
  public final var preferredRange = Range.automatic

  /// Creates the default format.
  public override init() {
    super.init()
  }

  /// Creates a format with the display scale of a trait collection, or the screen's if the collection specifies none.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format for the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The settings of a graphics renderer.
@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing, in points.
  public fileprivate(set) final var bounds = CGRect.zero

  /// Creates a format.
  public override init() {
    super.init()
  }
}

/// The drawing environment of a graphics renderer.
@preconcurrency @MainActor public class UIGraphicsRendererContext: NSObject {
  /// The context to draw into.
  public final let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle with the current fill color.
  public final func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with the current fill color and a blend mode.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { $0.fill(rect) }
  }

  /// Draws a frame, one point wide and inside the rectangle, with the current stroke color.
  public final func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a frame, one point wide and inside the rectangle, with a blend mode.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Intersects the clip area with a rectangle.
  public final func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The drawing environment of an image renderer.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// An image of everything drawn so far.
  public var currentImage: UIImage {
    UIImage(drawn: cgContext.picture(), size: format.bounds.size, scale: format.scale)
  }
}

/// A renderer that creates images from drawing code.
///
/// The image is a recorded drawing, so it is sharp at every size. Dynamic colors are resolved with
/// `UITraitCollection.current`.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// The settings of the renderer's images.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images with a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// Creates a renderer for images with a size in points and a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer for images of a rectangle in the coordinates of the drawing code.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer for images of a rectangle, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale > 0 && format.scale.isFinite ? format.scale : own.scale
    own.opaque = format.opaque
    own.preferredRange = format.preferredRange
    own.bounds = bounds.finite
    self.format = own
    super.init()
  }

  /// Returns an image of the content that `actions` draws.
  public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(box: format.bounds)
    if format.opaque { context.fill(format.bounds) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(drawn: context.picture(), size: format.bounds.size, scale: format.scale)
  }
}

extension UIImage {
  /// A format for renderers of images like this one: with its scale. The format is not opaque.
  public final var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
