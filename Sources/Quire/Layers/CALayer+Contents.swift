// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The way in which a layer's contents fill its box.
public struct CALayerContentsGravity: Hashable, Sendable {
  let fit: ImageContent.Fit

  /// Stretches the contents to the whole box; the default.
  public static let resize = CALayerContentsGravity(fit: .fill)
  /// Scales the contents to the largest undistorted size that fits in the box.
  public static let resizeAspect = CALayerContentsGravity(fit: .aspectFit)
  /// Scales the contents to the smallest undistorted size that covers the box.
  public static let resizeAspectFill = CALayerContentsGravity(fit: .aspectFill)
  /// The contents in their own size, in the middle.
  public static let center = CALayerContentsGravity(fit: .center)
  // The names of the vertical gravities mean a layer whose y points up, so `top` is at the bottom of a screen.
  /// The contents in their own size, at the lower edge as seen on the screen.
  public static let top = CALayerContentsGravity(fit: .bottom)
  /// The contents in their own size, at the upper edge as seen on the screen.
  public static let bottom = CALayerContentsGravity(fit: .top)
  /// The contents in their own size, at the left edge.
  public static let left = CALayerContentsGravity(fit: .left)
  /// The contents in their own size, at the right edge.
  public static let right = CALayerContentsGravity(fit: .right)
  /// The contents in their own size, at the lower left corner as seen on the screen.
  public static let topLeft = CALayerContentsGravity(fit: .bottomLeft)
  /// The contents in their own size, at the lower right corner as seen on the screen.
  public static let topRight = CALayerContentsGravity(fit: .bottomRight)
  /// The contents in their own size, at the upper left corner as seen on the screen.
  public static let bottomLeft = CALayerContentsGravity(fit: .topLeft)
  /// The contents in their own size, at the upper right corner as seen on the screen.
  public static let bottomRight = CALayerContentsGravity(fit: .topRight)
}

/// The object that draws a layer and lays out its sublayers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. The default calls the layer's `draw(in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The default draws nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn. The default does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. The default leaves them where they are.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Calls the layer's `draw(in:)`.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// A name to find the layer by, or `nil`.
  public final var name: String? {
    get { extras?.name }
    set { rare.name = newValue }
  }

  /// The object that draws the layer and lays out its sublayers. Held weakly.
  public final var delegate: (any CALayerDelegate)? {
    get { extras?.delegate }
    set { rare.delegate = newValue }
  }

  #if hasFeature(Embedded)
    /// The contents: a `CGImage` or a `UIImage`, or `nil` for what is drawn. Any other object shows nothing.
    public final var contents: AnyObject? {
      get { extras?.contents }
      set { setContents(newValue) }
    }
  #else
    /// The contents: a `CGImage` or a `UIImage`, or `nil` for what is drawn. Any other value shows nothing.
    public final var contents: Any? {
      get { extras?.contents }
      set { setContents(newValue as? NSObject) }
    }
  #endif

  private final func setContents(_ new: AnyObject?) {
    rare.contents = new
    if new != nil, !rare.drawsItself {
      rare.make = { layer, traits in
        guard let contents = layer.extras?.contents else { return nil }
        let image = (contents as? CGImage)?.image ?? contents as? UIImage
        return image?.content(fit: layer.contentsGravity.fit, tint: .label, in: traits)
      }
    }
    host.setNeedsShow()
  }

  /// The way in which the contents fill the box; `resize` by default.
  public final var contentsGravity: CALayerContentsGravity {
    get { extras?.gravity ?? .resize }
    set {
      rare.gravity = newValue
      host.setNeedsShow()
    }
  }

  /// The number of pixels per point of the contents, which is kept; contents have their own.
  public final var contentsScale: CGFloat {
    get { Session.current.map { CGFloat($0.environment.displayScale) } ?? 1 }
    set {}
  }

  /// Whether the layer is kept as a picture, which hosts decide themselves.
  public final var shouldRasterize: Bool {
    get { false }
    set {}
  }

  /// The scale of the picture that `shouldRasterize` asks for, which hosts decide themselves.
  public final var rasterizationScale: CGFloat {
    get { 1 }
    set {}
  }

  // MARK: Drawing

  /// Whether the layer is drawn again when its size changes; `false` by default.
  public final var needsDisplayOnBoundsChange: Bool {
    get { extras?.followsSize ?? false }
    set {
      rare.followsSize = newValue
      installDrawing()
    }
  }

  /// Draws the layer again before it is next shown. The layer of a view draws as its view.
  public final func setNeedsDisplay() {
    installDrawing()
    host.setNeedsDisplay()
  }

  /// Draws the layer again before it is next shown, as a whole.
  public final func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Draws the layer now if it is due.
  public final func displayIfNeeded() {
    host.displayIfNeeded(in: host.traitCollection)
    host.setNeedsShow()
  }

  /// Lays out the sublayers before the turn ends.
  public final func setNeedsLayout() {
    host.setNeedsLayout()
  }

  /// Lays out the sublayers now if it is due.
  public final func layoutIfNeeded() {
    host.layoutIfNeeded()
  }

  private final func installDrawing() {
    guard attachedView == nil else { return }
    rare.draw = { layer in
      if let delegate = layer.extras?.delegate { delegate.display(layer) } else { layer.drawContents() }
    }
  }

  /// Calls `draw(in:)` with a context.
  final func drawContents() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    extras?.delegate?.layerWillDraw(self)
    draw(in: context)
  }

  // MARK: Shadow

  /// The shape of the shadow, in the layer's coordinates; `nil`, the default, for that of the box.
  ///
  /// A path that is the box, with or without round corners, only makes the shadow faster elsewhere, and is the box's
  /// shadow here.
  public final var shadowPath: CGPath? {
    get { extras?.shadowPath }
    set {
      rare.shadowPath = newValue
      if !rare.drawsItself, rare.contents == nil {
        rare.make = nil
        rare.drawsShadow = nil
        if newValue != nil {
          rare.make = CALayer.makeShadow
          rare.drawsShadow = { layer in layer.hasOtherShadow }
        }
      }
      rare.followsSize = rare.followsSize || newValue != nil
      host.setNeedsShow()
    }
  }

  /// Whether the shadow's path is not the box.
  private final var hasOtherShadow: Bool {
    guard let outline = shadowPath?.outline else { return false }
    let (path, box) = (outline.box, bounds)
    // An ellipse may be as large as a box without round corners, and is another shape.
    let nearCorner = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
    guard cornerRadius > 0 || outline.contains(nearCorner, evenOdd: false) else { return true }
    let differences = [path.minX - box.minX, path.minY - box.minY, path.maxX - box.maxX, path.maxY - box.maxY]
    // Round corners are drawn with errors of rounding.
    return differences.contains { $0.magnitude > 0.01 }
  }

  private static let makeShadow: (CALayer, UITraitCollection) -> ImageContent? = { layer, _ in
    guard layer.hasOtherShadow, let outline = layer.shadowPath?.outline else { return nil }
    let shadow = layer.boxShadow
    guard shadow.color.bits & 0xFF > 0 else { return nil }
    let number = DrawnPicture.nextNumber()
    var markup = Markup()
    markup.put(shadow, id: "q\(number)-s", around: outline.box)
    // The shadow is behind the layer, so an opaque box covers it.
    let isOpaque = (layer.view?.backgroundColor?.cgColor.alpha ?? 0) > 0
    if isOpaque {
      let reach = CGFloat(3 * shadow.radius) + 1
      var rest = Outline()
      rest.rect(
        outline.box.insetBy(dx: -reach, dy: -reach).offsetBy(
          dx: CGFloat(shadow.offset.dx), dy: CGFloat(shadow.offset.dy)))
      let corners = [CGSize](repeating: CGSize(width: layer.cornerRadius, height: layer.cornerRadius), count: 4)
      rest.rounded(layer.bounds, corners)
      markup.put("<clipPath id='q\(number)-c'><path clip-rule='evenodd' d='")
      markup.put(rest)
      markup.put("'/></clipPath><g clip-path='url(#q\(number)-c)'>")
    }
    markup.put("<path d='")
    markup.put(
      outline.applying(CGAffineTransform(translationX: CGFloat(shadow.offset.dx), y: CGFloat(shadow.offset.dy))))
    markup.put("' filter='url(#q\(number)-s)'")
    markup.put("fill", shadow.color)
    markup.put(isOpaque ? "/></g>" : "/>")
    return DrawnPicture(
      number: number, markup: markup.text,
      viewBox: CGRect(origin: layer.bounds.origin, size: CGSize(width: 1, height: 1)), overflows: true
    ).content(.topLeft)
  }
}

extension Markup {
  /// Appends the definition of a blur for a shadow.
  mutating func put(_ shadow: Shadow, id: String, around box: CGRect) {
    let reach = CGFloat(3 * shadow.radius) + 1
    put("<filter filterUnits='userSpaceOnUse'")
    put("id", id)
    let room = box.offsetBy(dx: CGFloat(shadow.offset.dx), dy: CGFloat(shadow.offset.dy)).insetBy(
      dx: -reach, dy: -reach)
    put("x", room.minX)
    put("y", room.minY)
    put("width", room.width)
    put("height", room.height)
    put("><feGaussianBlur")
    put("stdDeviation", CGFloat(shadow.radius))
    put("/></filter>")
  }
}
