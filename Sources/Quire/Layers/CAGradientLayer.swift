// SPDX-License-Identifier: Apache-2.0

import SheetEngine
import SheetMotion

/// The geometry of a gradient.
public struct CAGradientLayerType: Hashable, Sendable {
  fileprivate enum Kind { case axial, radial, conic }
  fileprivate let kind: Kind

  /// A linear gradient along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(kind: .axial)
  /// A radial gradient from the start point outward, to an ellipse whose radii are the distances to the end point.
  public static let radial = CAGradientLayerType(kind: .radial)
  /// A conic gradient around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(kind: .conic)
}

/// A layer that draws a gradient over its background, clipped to its corner radius.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The parameters of the gradient.
  struct Look: Equatable {
    var colors: [RGBA] = []
    var locations: [CGFloat] = []
    var start = CGPoint(x: 0.5, y: 0)
    var end = CGPoint(x: 0.5, y: 1)
    var type = CAGradientLayerType.axial
  }

  final var look = Look() { didSet { lookChanged() } }
  /// The parameters that a running animation shows, or `nil` to show the layer's own.
  final var presented: Look? { didSet { lookChanged() } }
  private final var picture: (content: ImageContent, box: CGRect, corners: Corners)?

  /// Creates a layer without colors, which draws no gradient.
  public override init() {
    super.init()
    rare.make = { layer, _ in (layer as? CAGradientLayer)?.content }
    rare.followsSize = true
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

  private final func lookChanged() {
    picture = nil
    view?.setNeedsShow()
  }

  private final func set(_ key: String, _ old: LayerValue, _ new: LayerValue, _ change: (inout Look) -> Void) {
    change(&look)
    LayerActions.animate?(self, key, old, new)
  }

  private final func setColors(_ new: [RGBA]) {
    set("colors", .colors(look.colors), .colors(new)) { $0.colors = new }
  }

  #if hasFeature(Embedded)
    /// The colors of the gradient. `nil`, the default, draws no gradient.
    public final var colors: [CGColor]? {
      get { look.colors.isEmpty ? nil : look.colors.map { CGColor(rgba: $0) } }
      set { setColors((newValue ?? []).map { $0.rgba }) }
    }
  #else
    /// The colors of the gradient, each a `CGColor`. Other values are ignored. `nil`, the default, draws no gradient.
    public final var colors: [Any]? {
      get { look.colors.isEmpty ? nil : look.colors.map { CGColor(rgba: $0) } }
      set { setColors((newValue ?? []).compactMap { ($0 as? CGColor)?.rgba }) }
    }
  #endif

  /// The locations of the colors, 0...1 in ascending order. With `nil`, the default, the colors are evenly spaced.
  public final var locations: [NSNumber]? {
    get { look.locations.isEmpty ? nil : look.locations.map { NSNumber(value: Double($0)) } }
    set {
      let new = (newValue ?? []).map { CGFloat($0.doubleValue) }
      set("locations", .numbers(look.locations), .numbers(new)) { $0.locations = new }
    }
  }

  /// The start point of the gradient, in fractions of the layer's size; the middle of the top edge by default.
  public final var startPoint: CGPoint {
    get { look.start }
    set { set("startPoint", .point(look.start), .point(newValue)) { $0.start = newValue } }
  }

  /// The end point of the gradient, in fractions of the layer's size; the middle of the bottom edge by default.
  public final var endPoint: CGPoint {
    get { look.end }
    set { set("endPoint", .point(look.end), .point(newValue)) { $0.end = newValue } }
  }

  /// The geometry of the gradient; `axial` by default.
  public final var type: CAGradientLayerType {
    get { look.type }
    set { look.type = newValue }
  }

  // MARK: Showing

  private final var content: ImageContent? {
    let look = presented ?? self.look
    let box = bounds
    guard !look.colors.isEmpty, box.width > 0, box.height > 0 else { return nil }
    let corners = ViewStyle(cornerRadius: Double(cornerRadius), cornerShares: cornerShares).corners
    if let picture, picture.box == box, picture.corners == corners { return picture.content }
    let number = DrawnPicture.nextNumber()
    var outline = Outline()
    outline.rounded(
      CGRect(origin: .zero, size: box.size),
      [corners.topLeft, corners.topRight, corners.bottomRight, corners.bottomLeft].map {
        CGSize(width: CGFloat($0), height: CGFloat($0))
      })
    var markup = Markup()
    switch look.type.kind {
    case .axial, .radial: markup.put(look, id: "q\(number)-g", box.size, outline)
    case .conic: markup.put(conic: look, id: "q\(number)-g", box.size, outline)
    }
    let made = DrawnPicture(number: number, markup: markup.text, viewBox: CGRect(origin: .zero, size: box.size))
      .content(.fill)
    picture = (made, box, corners)
    return made
  }
}

extension Markup {
  fileprivate mutating func put(_ look: CAGradientLayer.Look, id: String, _ size: CGSize, _ outline: Outline) {
    let isRadial = look.type == .radial
    let start = CGPoint(x: look.start.x * size.width, y: look.start.y * size.height)
    let end = CGPoint(x: look.end.x * size.width, y: look.end.y * size.height)
    put(isRadial ? "<radialGradient" : "<linearGradient")
    put("id", id)
    put("gradientUnits", "userSpaceOnUse")
    if isRadial {
      put(" cx='0' cy='0' r='1'")
      put(
        CGAffineTransform(
          a: max((end.x - start.x).magnitude, 1e-3), b: 0, c: 0, d: max((end.y - start.y).magnitude, 1e-3), tx: start.x,
          ty: start.y), as: "gradientTransform")
    } else {
      put("x1", start.x)
      put("y1", start.y)
      put("x2", end.x)
      put("y2", end.y)
    }
    put(">")
    put(Stops(look.colors, at: look.locations).markup(extendsBefore: true, extendsAfter: true).text)
    put(isRadial ? "</radialGradient><path d='" : "</linearGradient><path d='")
    put(outline)
    put("' fill='url(#")
    put(id)
    put(")'/>")
  }

  /// Appends a conic gradient as narrow sectors, because SVG has no conic gradients.
  fileprivate mutating func put(conic look: CAGradientLayer.Look, id: String, _ size: CGSize, _ outline: Outline) {
    let center = CGPoint(x: look.start.x * size.width, y: look.start.y * size.height)
    let (x, y) = ((look.end.x - look.start.x) * size.width, (look.end.y - look.start.y) * size.height)
    let reach = size.width + size.height + center.x.magnitude + center.y.magnitude
    let first = Markup.angle(x, y)
    let stops = Stops(look.colors, at: look.locations)
    put("<clipPath id='\(id)'><path d='")
    put(outline)
    put("'/></clipPath><g clip-path='url(#\(id))'>")
    let count = 240
    for index in 0..<count {
      let part = Double(index) / Double(count)
      func edge(_ part: Double) -> CGPoint {
        let angle = first + min(part, 1) * 2 * .pi
        return CGPoint(
          x: center.x + reach * CGFloat(Transcendental.cos(angle)),
          y: center.y + reach * CGFloat(Transcendental.sin(angle)))
      }
      // Each sector extends below the next one, so that no seam is visible.
      var sector = Outline()
      sector.move(to: center)
      sector.line(to: edge(part))
      sector.line(to: edge(part + 2.5 / Double(count)))
      sector.close()
      put("<path d='")
      put(sector)
      put("'")
      put("fill", stops.color(at: CGFloat(part + 0.5 / Double(count))))
      put("/>")
    }
    put("</g>")
  }

  /// The angle of a vector, in radians, clockwise from the right.
  static func angle(_ x: CGFloat, _ y: CGFloat) -> Double {
    guard x != 0 || y != 0 else { return 0 }
    if x == 0 { return y > 0 ? .pi / 2 : -.pi / 2 }
    let angle = Transcendental.atan(Double(y / x))
    return x > 0 ? angle : angle + .pi
  }
}

extension Stops {
  /// Returns the color at a location of the gradient.
  fileprivate func color(at place: CGFloat) -> RGBA {
    guard let next = list.firstIndex(where: { $0.place >= place }) else { return list.last?.color ?? .clear }
    guard next > 0 else { return list[0].color }
    let (before, after) = (list[next - 1], list[next])
    let width = after.place - before.place
    return before.color.mixed(with: after.color, width > 0 ? (place - before.place) / width : 1)
  }
}
