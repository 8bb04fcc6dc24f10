// SPDX-License-Identifier: Apache-2.0

/// The corners of a rectangle.
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

/// A path of lines and curves with the look of its lines.
///
/// Angles are in radians, clockwise from the right. Points that are not numbers are left out. `fill` and `stroke` draw
/// into the current context, in its colors; without a context they have no effect.
@preconcurrency @MainActor open class UIBezierPath: NSObject {
  final var outline = Outline()
  final var line = LineLook()

  /// Creates an empty path.
  public override init() {
    super.init()
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.rect(rect)
  }

  /// Creates the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.ellipse(in: rect)
  }

  /// Creates a rectangle with round corners. The radius is reduced to half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: radius, height: radius))
  }

  /// Creates a rectangle some of whose corners are round. The radii are reduced to half a side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    outline.rounded(rect, order.map { corners.contains($0) ? cornerRadii : .zero })
  }

  /// Creates an arc. `clockwise` is as seen on a screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    outline.arc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Creates a path from the lines and curves of another.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  // MARK: Building

  /// The lines and curves. The result is a copy.
  public final var cgPath: CGPath {
    get { CGPath(outline: outline) }
    set { outline = newValue.outline }
  }

  /// Begins a new part at a point.
  public final func move(to point: CGPoint) {
    outline.move(to: point)
  }

  /// Adds a line to a point. The first point of a path begins a part.
  public final func addLine(to point: CGPoint) {
    outline.line(to: point)
  }

  /// Adds a curve with two control points.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.curve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a curve with one control point.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.quad(to: endPoint, controlPoint)
  }

  /// Adds an arc, after a line to its start. `clockwise` is as seen on a screen.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.arc(center, radius, from: startAngle, to: endAngle, increasing: clockwise)
  }

  /// Adds a line to the start of the current part, and ends the part.
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

  /// Returns the path in the opposite direction, with the same look of lines.
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
  /// The smallest box around the lines and curves; empty for an empty path.
  public final var bounds: CGRect { outline.isEmpty ? .zero : outline.box }
  /// The last point, or `zero` for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }

  /// Returns whether a point is inside the path.
  public final func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, evenOdd: usesEvenOddFillRule)
  }

  // MARK: Drawing

  /// The width of lines, in points; 1 by default.
  public final var lineWidth: CGFloat {
    get { line.width }
    set { line.width = newValue }
  }
  /// The shape of lines' ends; `butt` by default.
  public final var lineCapStyle: CGLineCap {
    get { line.cap }
    set { line.cap = newValue }
  }
  /// The shape of lines' corners; `miter` by default.
  public final var lineJoinStyle: CGLineJoin {
    get { line.join }
    set { line.join = newValue }
  }
  /// The length of a sharp corner, in line widths, beyond which it is cut off; 10 by default.
  public final var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }
  /// The precision of curves, which is kept; hosts choose their own.
  public final var flatness: CGFloat = 0.6
  /// Whether `fill`, `addClip` and `contains` use the even-odd rule; `false` by default.
  public final var usesEvenOddFillRule = false

  /// Sets the lengths of dashes and gaps, in turn, in points. `nil` draws lines without gaps. `phase` is the length at
  /// which the pattern begins.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dashes = []
    line.phase = phase
    guard let pattern = unsafe pattern else { return }
    // As many numbers as the caller says there are.
    for index in 0..<max(count, 0) { line.dashes.append(unsafe pattern[index]) }
  }

  /// Fills the path in the current fill color.
  public final func fill() {
    UIGraphicsGetCurrentContext()?.fill(outline, evenOdd: usesEvenOddFillRule)
  }

  /// Draws the path's lines in the current stroke color.
  public final func stroke() {
    UIGraphicsGetCurrentContext()?.stroke(outline, line)
  }

  /// Fills the path with a blend mode and an alpha.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.fill(outline, evenOdd: usesEvenOddFillRule) }
  }

  /// Draws the path's lines with a blend mode and an alpha.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.blending(blendMode, alpha) { $0.stroke(outline, line) }
  }

  /// Restricts drawing in the current context to the inside of the path, until the graphics state is restored.
  public final func addClip() {
    UIGraphicsGetCurrentContext()?.clip(outline, evenOdd: usesEvenOddFillRule)
  }
}
