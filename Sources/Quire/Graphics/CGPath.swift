// SPDX-License-Identifier: Apache-2.0

/// The rule that determines which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path's winding number around it is not 0. The default.
  case winding = 0
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd = 1
}

/// The shape of a line's ends.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its last point.
  case butt = 0
  /// The line ends with a semicircle beyond its last point.
  case round = 1
  /// The line ends half its width beyond its last point.
  case square = 2
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Sendable {
  /// Sharp corners, up to the miter limit.
  case miter = 0
  /// Round corners.
  case round = 1
  /// Corners that are cut off.
  case bevel = 2
}

/// An immutable path of lines and curves.
///
/// Angles are in radians, clockwise from the positive x-axis on the screen. Points that are not finite are ignored.
@preconcurrency @MainActor public class CGPath: NSObject {
  final var outline: Outline

  init(outline: Outline) {
    self.outline = outline
    super.init()
  }

  // The transforms are pointers, as in Core Graphics. They are read only during the call.
  private convenience init(_ transform: UnsafePointer<CGAffineTransform>?, _ draw: (inout Outline) -> Void) {
    var outline = Outline()
    draw(&outline)
    if let transform = unsafe transform { outline = unsafe outline.applying(transform.pointee) }
    self.init(outline: outline)
  }

  /// Creates a rectangle. `transform` applies to its points.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(transform) { $0.rect(rect) }
  }

  /// Creates the ellipse inscribed in a rectangle. `transform` applies to its points.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(transform) { $0.ellipse(in: rect) }
  }

  /// Creates a rounded rectangle. Each radius is limited to half of the side. `transform` applies to the points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radii = [CGSize](repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
    unsafe self.init(transform) { $0.rounded(rect, radii) }
  }

  /// Whether the path has no points.
  public final var isEmpty: Bool { outline.isEmpty }
  /// The last point, or `zero` for an empty path.
  public final var currentPoint: CGPoint { outline.current ?? .zero }
  /// The smallest rectangle that contains all points and control points; `null` for an empty path.
  public final var boundingBox: CGRect { outline.controlBox }
  /// The smallest rectangle that contains the lines and curves; `null` for an empty path.
  public final var boundingBoxOfPath: CGRect { outline.box }

  /// Returns whether a point, after `transform` has been applied to it, is inside the path.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns an immutable copy.
  public final func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns a copy with a transform applied to its points.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = unsafe transform else { return copy() }
    return unsafe CGPath(outline: outline.applying(transform.pointee))
  }

  /// Returns a mutable copy.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  /// Returns a mutable copy with a transform applied to its points.
  public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform = unsafe transform else { return mutableCopy() }
    let copy = CGMutablePath()
    copy.outline = unsafe outline.applying(transform.pointee)
    return copy
  }

  #if hasFeature(Embedded)
    /// Returns whether both paths have identical points, lines and curves.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object as? CGPath) }
  #else
    /// Returns whether both paths have identical points, lines and curves.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? CGPath) }
  #endif

  nonisolated private final func isSame(as other: CGPath?) -> Bool {
    guard let other else { return false }
    return MainActor.assumeIsolated { outline == other.outline }
  }

  /// The hash value, which depends only on the number of path elements.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { outline.steps.count } }
}

/// A mutable path of lines and curves.
///
/// Each method applies its transform to the points that it adds.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() {
    self.init(outline: Outline())
  }

  private func add(_ transform: CGAffineTransform, _ draw: (inout Outline) -> Void) {
    guard !transform.isIdentity else { return draw(&outline) }
    // An arc is connected to the current point, so the path is first converted back by the inverse transform.
    var part = outline
    let inverse = transform.inverted()
    part = part.applying(inverse)
    draw(&part)
    outline = part.applying(transform)
  }

  /// Adds a shape that does not depend on the current point.
  private func add(whole transform: CGAffineTransform, _ draw: (inout Outline) -> Void) {
    var part = Outline()
    draw(&part)
    outline.append(part, transform)
  }

  /// Begins a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line to a point. On an empty path, begins a subpath there.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Begins a subpath at the first point, and adds lines between consecutive points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    for (index, point) in points.enumerated() {
      index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
    }
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(whole: transform) { $0.rect(rect) }
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(whole: transform) { $0.ellipse(in: rect) }
  }

  /// Adds a rounded rectangle. Each radius is limited to half of the side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = [CGSize](repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
    add(whole: transform) { $0.rounded(rect, radii) }
  }

  /// Adds an arc, connected by a line to the current point. Angles are in radians. As in Core Graphics, `clockwise`
  /// assumes that y points up: with `false`, the arc is clockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise) }
  }

  /// Adds an arc that spans `delta` radians, connected by a line to the current point.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, sweep: delta) }
  }

  /// Adds an arc that is tangent to two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(tangent: tangent1End, tangent2End, radius) }
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.quad(to: end.applying(transform), control.applying(transform))
  }

  /// Adds a cubic Bézier curve.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform)
  }

  /// Closes the current subpath with a line to its start.
  public func closeSubpath() {
    outline.close()
  }
}
