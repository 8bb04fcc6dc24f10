// SPDX-License-Identifier: Apache-2.0

/// The properties of the images that a renderer makes.
@preconcurrency @MainActor open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The range of colors.
  public enum Range: Int, Sendable {
    /// No specific range.
    case unspecified = -1
    /// The screen's range.
    case automatic = 0
    /// More saturated colors; images have those of `standard`.
    case extended = 1
    /// The web's colors.
    case standard = 2
  }

  /// The number of pixels per point; the screen's by default. Drawings are sharp at any number.
  public final var scale: CGFloat = Session.current.map { CGFloat($0.environment.displayScale) } ?? 1
  /// Whether the image is black where nothing is drawn; `false` by default.
  public final var opaque = false
  /// The range of colors, which is kept; images have the web's colors.
  public final var preferredRange = Range.automatic

  /// Creates the default format.
  public override init() {
    super.init()
  }

  /// Creates the format for some traits: their display scale, if they specify one.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Returns the format for the screen.
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// Returns the default format.
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The properties of what a renderer draws.
@preconcurrency @MainActor open class UIGraphicsRendererFormat: NSObject {
  /// The box of the drawing.
  public fileprivate(set) final var bounds = CGRect.zero

  /// Creates a format.
  public override init() {
    super.init()
  }
}

/// The context of a renderer.
@preconcurrency @MainActor public class UIGraphicsRendererContext: NSObject {
  /// The context that drawing goes to.
  public final let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle in the current fill color.
  public final func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with a blend mode.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { $0.fill(rect) }
  }

  /// Draws a frame of one point inside a rectangle, in the current stroke color.
  public final func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws a frame of one point inside a rectangle, with a blend mode.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.blending(blendMode, 1) { $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
  }

  /// Restricts drawing to a rectangle.
  public final func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The context of an image renderer.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The format of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  /// An image of what has been drawn so far.
  public var currentImage: UIImage {
    UIImage(drawn: cgContext.picture(), size: format.bounds.size, scale: format.scale)
  }
}

/// A maker of images from drawing code.
///
/// The image is a drawing: it is sharp at any size. Colors that depend on traits are those of
/// `UITraitCollection.current`.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public final let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: .preferred())
  }

  /// Creates a renderer of images of a size in points, with a format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a box in the coordinates of the drawing code.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .preferred())
  }

  /// Creates a renderer of images of a box, with a format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    let own = UIGraphicsImageRendererFormat()
    own.scale = format.scale > 0 && format.scale.isFinite ? format.scale : own.scale
    own.opaque = format.opaque
    own.preferredRange = format.preferredRange
    own.bounds = bounds.finite
    self.format = own
    super.init()
  }

  /// Returns the image that the code draws.
  public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(box: format.bounds)
    if format.opaque { context.fill(format.bounds) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context, format))
    UIGraphicsPopContext()
    return UIImage(drawn: context.picture(), size: format.bounds.size, scale: format.scale)
  }
}
