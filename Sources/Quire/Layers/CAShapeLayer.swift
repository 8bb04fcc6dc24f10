// SPDX-License-Identifier: Apache-2.0

import SheetEngine

/// A layer that draws a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The parameters of the shape.
  struct Look: Equatable {
    var path: Outline?
    var fill: RGBA? = RGBA(bits: 0xFF)
    var stroke: RGBA?
    var line = LineLook()
    var isEvenOdd = false
    var start: CGFloat = 0
    var end: CGFloat = 1
  }

  final var look = Look() { didSet { lookChanged() } }
  /// The parameters that a running animation shows, or `nil` to show the layer's own.
  final var presented: Look? { didSet { lookChanged() } }
  private final var storedPath: CGPath?
  private final var picture: (content: ImageContent, shadow: Shadow, origin: CGPoint)?

  /// Creates a layer without a path.
  public override init() {
    super.init()
    rare.make = { layer, _ in (layer as? CAShapeLayer)?.content }
    rare.makeMask = { layer, view, _ in
      (layer as? CAShapeLayer)?.mask(of: view)
        ?? ViewShape.Mask(frame: .zero, corners: Corners(top: 0, bottom: 0), alpha: 0, image: nil)
    }
    rare.drawsShadow = { _ in true }
    rare.drawsItself = true
    LayerActions.install()
  }

  /// Always returns `nil`: Quire does not support archives.
  public required init?(coder: NSCoder) { nil }

  /// Shows the given parameters in place of the layer's own. `nil` shows the layer's own again.
  final func present(_ look: Look?) {
    guard presented != look else { return }
    presented = look
  }

  /// Copies the parameters of another layer.
  final func adopt(_ look: Look) {
    self.look = look
    storedPath = look.path.map { CGPath(outline: $0) }
  }

  private final func lookChanged() {
    picture = nil
    view?.setNeedsShow()
    masked?.showAgain()
  }

  /// The path, in the layer's coordinates; `nil` by default. It may extend beyond the layer's bounds.
  public final var path: CGPath? {
    get { storedPath }
    set {
      let old = look.path
      storedPath = newValue
      look.path = newValue?.outline
      if let old, let new = look.path { LayerActions.animate?(self, "path", .path(old), .path(new)) }
    }
  }

  /// The fill color; black by default. `nil` draws no fill.
  public final var fillColor: CGColor? {
    get { look.fill.map { CGColor(rgba: $0) } }
    set { set("fillColor", .color(look.fill ?? .clear), .color(newValue?.rgba ?? .clear)) { $0.fill = newValue?.rgba } }
  }

  /// The stroke color. `nil`, the default, draws no stroke.
  public final var strokeColor: CGColor? {
    get { look.stroke.map { CGColor(rgba: $0) } }
    set {
      set("strokeColor", .color(look.stroke ?? .clear), .color(newValue?.rgba ?? .clear)) { $0.stroke = newValue?.rgba }
    }
  }

  /// The rule that determines the interior of the path; `nonZero` by default.
  public final var fillRule: CAShapeLayerFillRule {
    get { look.isEvenOdd ? .evenOdd : .nonZero }
    set { look.isEvenOdd = newValue == .evenOdd }
  }

  /// The line width, in points; 1 by default.
  public final var lineWidth: CGFloat {
    get { look.line.width }
    set { set("lineWidth", .number(look.line.width), .number(newValue)) { $0.line.width = newValue } }
  }

  /// The shape of line ends; `butt` by default.
  public final var lineCap: CAShapeLayerLineCap {
    get { CAShapeLayerLineCap(cap: look.line.cap) }
    set { look.line.cap = newValue.cap }
  }

  /// The shape of line corners; `miter` by default.
  public final var lineJoin: CAShapeLayerLineJoin {
    get { CAShapeLayerLineJoin(join: look.line.join) }
    set { look.line.join = newValue.join }
  }

  /// The maximum length of a mitered corner, as a multiple of the line width; 10 by default. Longer corners are
  /// beveled.
  public final var miterLimit: CGFloat {
    get { look.line.miterLimit }
    set { look.line.miterLimit = newValue }
  }

  /// The alternating lengths of dashes and gaps, in points. `nil`, the default, draws solid lines.
  public final var lineDashPattern: [NSNumber]? {
    get { look.line.dashes.isEmpty ? nil : look.line.dashes.map { NSNumber(value: Double($0)) } }
    set { look.line.dashes = (newValue ?? []).map { CGFloat($0.doubleValue) } }
  }

  /// The offset into the dash pattern at which a line begins; 0 by default.
  public final var lineDashPhase: CGFloat {
    get { look.line.phase }
    set { set("lineDashPhase", .number(look.line.phase), .number(newValue)) { $0.line.phase = newValue } }
  }

  /// The fraction of the path's length at which the stroke begins, 0...1; 0 by default.
  public final var strokeStart: CGFloat {
    get { look.start }
    set { set("strokeStart", .number(look.start), .number(newValue)) { $0.start = newValue } }
  }

  /// The fraction of the path's length at which the stroke ends, 0...1; 1 by default.
  public final var strokeEnd: CGFloat {
    get { look.end }
    set { set("strokeEnd", .number(look.end), .number(newValue)) { $0.end = newValue } }
  }

  private final func set(_ key: String, _ old: LayerValue, _ new: LayerValue, _ change: (inout Look) -> Void) {
    change(&look)
    LayerActions.animate?(self, key, old, new)
  }

  // MARK: Showing

  private final var content: ImageContent? {
    let look = presented ?? self.look
    guard let path = look.path, !path.isEmpty else { return nil }
    let shadow = boxShadow
    let origin = bounds.origin
    if let picture, picture.shadow == shadow, picture.origin == origin { return picture.content }
    let number = DrawnPicture.nextNumber()
    var markup = Markup()
    let casts = shadow.color.bits & 0xFF > 0
    if casts {
      let reach = -max(look.line.width, 0)
      markup.put(shadow, id: "q\(number)-s", around: path.controlBox.insetBy(dx: reach, dy: reach))
      var cast = look
      cast.fill = look.fill.flatMap { $0.bits & 0xFF > 0 ? shadow.color : nil }
      cast.stroke = look.stroke.flatMap { $0.bits & 0xFF > 0 ? shadow.color : nil }
      markup.put("<g filter='url(#q\(number)-s)'><g transform='translate(")
      markup.put(CGFloat(shadow.offset.dx))
      markup.put(" ")
      markup.put(CGFloat(shadow.offset.dy))
      markup.put(")'>")
      markup.put(cast)
      markup.put("</g></g>")
    }
    markup.put(look)
    let made = DrawnPicture(
      number: number, markup: markup.text, viewBox: CGRect(origin: origin, size: CGSize(width: 1, height: 1)),
      overflows: true
    ).content(.topLeft)
    picture = (made, shadow, origin)
    return made
  }

  private final func mask(of view: UIView) -> ViewShape.Mask {
    // A mask is not shown by itself, so its animations are applied here.
    var (frame, style, transform) = (Rect(self.frame), ViewStyle(alpha: Double(opacity)), ViewTransform.identity)
    extras?.present?(&frame, &style, &transform)
    let look = presented ?? self.look
    let isFilled = (look.fill?.bits ?? 0) & 0xFF > 0
    let origin = bounds.origin
    let outline = isFilled ? look.path ?? Outline() : Outline()
    var path = Markup()
    path.put(
      outline.applying(
        CGAffineTransform(
          translationX: CGFloat(frame.x) - origin.x - view.bounds.minX,
          y: CGFloat(frame.y) - origin.y - view.bounds.minY)))
    // An empty path masks everything.
    if outline.isEmpty { path.put("M0 0") }
    let alpha = style.alpha * Double((look.fill?.bits ?? 0) & 0xFF) / 255
    return ViewShape.Mask(
      frame: frame, corners: Corners(top: 0, bottom: 0), alpha: isHidden ? 0 : min(max(alpha, 0), 1), image: nil,
      path: path.text, isEvenOdd: look.isEvenOdd)
  }
}

extension Markup {
  fileprivate mutating func put(_ look: CAShapeLayer.Look) {
    guard let path = look.path else { return }
    func begin(_ path: Outline) {
      put("<path d='")
      put(path)
      put("'")
    }
    if let fill = look.fill, fill.bits & 0xFF > 0 {
      begin(path)
      if look.isEvenOdd { put("fill-rule", "evenodd") }
      put("fill", fill)
      put("/>")
    }
    guard let stroke = look.stroke, stroke.bits & 0xFF > 0, look.line.width > 0 else { return }
    let part = path.trimmed(from: look.start, to: look.end)
    guard !part.isEmpty else { return }
    begin(part)
    put("fill", "none")
    put(look.line, stroke)
    put("/>")
  }
}

/// The rule that determines the interior of a shape.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let isEvenOdd: Bool

  /// A point is inside if the path's winding number around it is not 0.
  public static let nonZero = CAShapeLayerFillRule(isEvenOdd: false)
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(isEvenOdd: true)
}

/// The shape of the line ends of a shape layer.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let cap: CGLineCap

  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(cap: .butt)
  /// The line ends with a semicircle beyond its last point.
  public static let round = CAShapeLayerLineCap(cap: .round)
  /// The line ends half its width beyond its last point.
  public static let square = CAShapeLayerLineCap(cap: .square)
}

/// The shape of the line corners of a shape layer.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let join: CGLineJoin

  /// Sharp corners, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(join: .miter)
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(join: .round)
  /// Corners that are cut off.
  public static let bevel = CAShapeLayerLineJoin(join: .bevel)
}
