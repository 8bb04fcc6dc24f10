// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// The position and scaling of a layer's contents in its bounds.
public struct CALayerContentsGravity: Hashable, Sendable {
  let fit: ImageContent.Fit

  /// Stretches the contents to fill the bounds. The default.
  public static let resize = CALayerContentsGravity(fit: .fill)
  /// Scales the contents to fit in the bounds, and keeps the aspect ratio.
  public static let resizeAspect = CALayerContentsGravity(fit: .aspectFit)
  /// Scales the contents to cover the bounds, and keeps the aspect ratio.
  public static let resizeAspectFill = CALayerContentsGravity(fit: .aspectFill)
  /// Centers the contents at their natural size.
  public static let center = CALayerContentsGravity(fit: .center)
  // As in Core Animation, the vertical names assume that y points up: `top` is the bottom edge on the screen.
  /// Places the contents at their natural size at the bottom edge, as seen on the screen.
  public static let top = CALayerContentsGravity(fit: .bottom)
  /// Places the contents at their natural size at the top edge, as seen on the screen.
  public static let bottom = CALayerContentsGravity(fit: .top)
  /// Places the contents at their natural size at the left edge.
  public static let left = CALayerContentsGravity(fit: .left)
  /// Places the contents at their natural size at the right edge.
  public static let right = CALayerContentsGravity(fit: .right)
  /// Places the contents at their natural size at the bottom left corner, as seen on the screen.
  public static let topLeft = CALayerContentsGravity(fit: .bottomLeft)
  /// Places the contents at their natural size at the bottom right corner, as seen on the screen.
  public static let topRight = CALayerContentsGravity(fit: .bottomRight)
  /// Places the contents at their natural size at the top left corner, as seen on the screen.
  public static let bottomLeft = CALayerContentsGravity(fit: .topLeft)
  /// Places the contents at their natural size at the top right corner, as seen on the screen.
  public static let bottomRight = CALayerContentsGravity(fit: .topRight)
}

/// The methods that draw a layer and lay out its sublayers.
@preconcurrency @MainActor public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. The default implementation calls the layer's `draw(in:)`.
  func display(_ layer: CALayer)
  /// Draws the layer's contents. The default implementation does nothing.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn. The default implementation does nothing.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers. The default implementation does nothing.
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  /// Calls the layer's `draw(in:)`. The default implementation.
  public func display(_ layer: CALayer) { layer.drawContents() }
  /// Does nothing. The default implementation.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing. The default implementation.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing. The default implementation.
  public func layoutSublayers(of layer: CALayer) {}
}

extension CALayer {
  /// The name of the layer, for the app's own use; `nil` by default.
  public final var name: String? {
    get { extras?.name }
    set { rare.name = newValue }
  }

  /// The delegate, which draws the layer and lays out its sublayers. Held weakly.
  public final var delegate: (any CALayerDelegate)? {
    get { extras?.delegate }
    set { rare.delegate = newValue }
  }

  #if hasFeature(Embedded)
    /// The contents: a `CGImage`, a `UIImage`, or `nil` to show the layer's drawing. Other objects show nothing.
    public final var contents: AnyObject? {
      get { extras?.contents }
      set { setContents(newValue) }
    }
  #else
    /// The contents: a `CGImage`, a `UIImage`, or `nil` to show the layer's drawing. Other values show nothing.
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

  /// The position and scaling of the contents in the bounds; `resize` by default.
  public final var contentsGravity: CALayerContentsGravity {
    get { extras?.gravity ?? .resize }
    set {
      rare.gravity = newValue
      host.setNeedsShow()
    }
  }

  // MARK: Drawing

  /// Whether a change of size redraws the layer; `false` by default.
  public final var needsDisplayOnBoundsChange: Bool {
    get { extras?.followsSize ?? false }
    set {
      rare.followsSize = newValue
      installDrawing()
    }
  }

  /// Requests a redraw before the layer is next shown. For a view's layer, redraws the view.
  public final func setNeedsDisplay() {
    installDrawing()
    host.setNeedsDisplay()
  }

  /// Requests a redraw of the whole layer before it is next shown; `r` is ignored.
  public final func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Redraws the layer immediately if a redraw is pending.
  public final func displayIfNeeded() {
    host.displayIfNeeded(in: host.traitCollection)
    host.setNeedsShow()
  }

  /// Requests a layout of the sublayers before the turn ends.
  public final func setNeedsLayout() {
    host.setNeedsLayout()
  }

  /// Lays out the sublayers immediately if a layout is pending.
  public final func layoutIfNeeded() {
    host.layoutIfNeeded()
  }

  private final func installDrawing() {
    guard attachedView == nil else { return }
    rare.draw = { layer in
      if let delegate = layer.extras?.delegate { delegate.display(layer) } else { layer.drawContents() }
    }
  }

  /// Calls `draw(in:)` with a new context.
  final func drawContents() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    extras?.delegate?.layerWillDraw(self)
    draw(in: context)
  }

  // MARK: Shadow

  /// The shape of the shadow, in the layer's coordinates. With `nil`, the default, the layer's own shape casts the
  /// shadow.
  ///
  /// A path that equals the layer's bounds, with or without round corners, has no effect. Apps set such a path on
  /// Apple's systems only for speed.
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

  /// Whether the shadow's path differs from the layer's own shape.
  private final var hasOtherShadow: Bool {
    guard let outline = shadowPath?.outline else { return false }
    let (path, box) = (outline.box, bounds)
    // An ellipse can have the bounding box of the layer and still be a different shape.
    let nearCorner = CGPoint(x: box.minX + box.width / 10, y: box.minY + box.height / 10)
    guard cornerRadius > 0 || outline.contains(nearCorner, evenOdd: false) else { return true }
    let differences = [path.minX - box.minX, path.minY - box.minY, path.maxX - box.maxX, path.maxY - box.maxY]
    // The coordinates of round corners contain rounding errors.
    return differences.contains { $0.magnitude > 0.01 }
  }

  private static let makeShadow: (CALayer, UITraitCollection) -> ImageContent? = { layer, _ in
    guard layer.hasOtherShadow, let outline = layer.shadowPath?.outline else { return nil }
    let shadow = layer.boxShadow
    guard shadow.color.bits & 0xFF > 0 else { return nil }
    let number = DrawnPicture.nextNumber()
    var markup = Markup()
    markup.put(shadow, id: "q\(number)-s", around: outline.box)
    // The shadow lies behind the layer, so opaque bounds cover it.
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
  /// Appends the definition of a blur filter for a shadow.
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
