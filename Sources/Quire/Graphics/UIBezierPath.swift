// SPDX-License-Identifier: Apache-2.0

/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The raw bits, with Apple's values.
  public var rawValue: UInt

  /// Creates corners from raw bits. A set literal gives the same result.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The top left corner.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners.
  public static let allCorners = UIRectCorner(rawValue: ~0)
}

/// A path of lines and curves, together with its line style.
///
/// Angles are in radians, clockwise from the positive x-axis. Points that are not finite are ignored. `fill` and
/// `stroke` draw into the current context with its colors, and do nothing if there is no current context.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  final var outline = Outline()
  final var line = LineLook()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// Creates a rounded rectangle. The radius is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle in which the given corners are rounded. Each radius is limited to half of the side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    outline.rounded(rect, order.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// Creates an arc. Angles are in radians; `clockwise` is the direction on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    outline.arc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Creates a path with the lines and curves of a `CGPath`.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Building

  /// A copy of the lines and curves. Setting it replaces them.
  public final var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  /// Begins a new subpath at a point.
  public final func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line to a point. On an empty path, begins a subpath there.
  public final func addLine(to point: CGPoint) {
    outline.line(to: point)
  }

  /// Adds a cubic Bézier curve.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, controlPoint)
  }

  /// Adds an arc, connected by a line to the current point. Angles are in radians; `clockwise` is the direction on the
  /// screen.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.arc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Closes the current subpath with a line to its start.
  public final func close() {
    outline.close()
  }

  /// Removes all lines and curves.
  public final func removeAllPoints() {
    outline = Outline()
  }

  /// Adds the lines and curves of another path.
  public final func append(_ bezierPath: UIBezierPath) {
    outline.append(bezierPath.outline)
  }

  /// Returns a path with the opposite direction and an identical line style.
  public final func reversing() -> UIBezierPath {
    let path = UIBezierPath()
    path.outline = outline.reversed
    path.line = line
    path.usesEvenOddFillRule = usesEvenOddFillRule
    return path
  }

  /// Applies a transform to all points.
  public final func apply(_ transform: CGAffineTransform) {
    outline = outline.applying(transform)
  }

  // MARK: Asking

  /// Whether the path has no points.
  public final var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle that contains the lines and curves, or `zero` for an empty path.
  public final var bounds: CGRect { outline.isEmpty ? .zero : outline.box }
  /// The last point, or `zero` for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// Returns whether a point is inside the path, by the rule of `usesEvenOddFillRule`.
  public final func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// The line width, in points; 1 by default.
  public final var lineWidth: CGFloat {
    get { line.width }
    set { line.width = newValue }
  }
  /// The shape of line ends; `butt` by default.
  public final var lineCapStyle: CGLineCap {
    get { line.cap }
    set { line.cap = newValue }
  }
  /// The shape of line corners; `miter` by default.
  public final var lineJoinStyle: CGLineJoin {
    get { line.join }
    set { line.join = newValue }
  }
  /// The maximum length of a mitered corner, as a multiple of the line width; 10 by default. Longer corners are
  /// beveled.
  public final var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }
  /// The precision of curves. It is stored but has no effect: hosts choose the precision.
  public final var flatness: CGFloat = 0.6
  /// Whether `fill`, `addClip` and `contains` use the even-odd rule; `false` by default.
  public final var usesEvenOddFillRule = false

  /// Sets a dash pattern: alternating lengths of dashes and gaps, in points. `nil` draws solid lines. `phase` is the
  /// offset at which the pattern begins.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dashes = []
    line.phase = phase
    guard let pattern = unsafe pattern else { return }
    // By contract, `pattern` contains `count` numbers.
    for index in 0..<max(count, 0) { line.dashes.append(unsafe pattern[index]) }
  }

  /// Fills the path with the current fill color.
  public final func fill() {
    UIGraphicsGetCurrentContext()?.fill(outline, evenOdd: usesEvenOddFillRule)
  }

  /// Strokes the path with the current stroke color.
  public final func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(outline, line)
  }

  /// Fills the path with the current fill color, a blend mode and an alpha.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.fill(outline, evenOdd: usesEvenOddFillRule) }
  }

  /// Strokes the path with the current stroke color, a blend mode and an alpha.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.stroke(outline, line) }
  }

  /// Intersects the current context's clip area with the path, until the graphics state is restored.
  public final func addClip() {
    UIGraphicsGetCurrentContext()?.clip(outline, evenOdd: usesEvenOddFillRule)
  }
}
