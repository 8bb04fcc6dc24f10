// SPDX-License-Identifier: Apache-2.0

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable {
  /// A point is inside if the path turns around it; the usual rule.
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

/// A path of lines and curves, which does not change.
///
/// Angles are in radians, clockwise from the right on a screen. Points that are not numbers are left out.
@preconcurrency @MainActor public class CGPath: NSObject {
  final var outline: Outline

  init(outline: Outline) {
    self.outline = outline
    super.init()
  }

  // The transforms are pointers because they are in Core Graphics. They are read during the call only.
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

  /// Creates the ellipse that fills a rectangle. `transform` applies to its points.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    unsafe self.init(transform) { $0.ellipse(in: rect) }
  }

  /// Creates a rectangle with round corners, whose radii are reduced to half a side. `transform` applies to its points.
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
  /// The smallest box around all points and control points; `null` for an empty path.
  public final var boundingBox: CGRect { outline.controlBox }
  /// The smallest box around the lines and curves; `null` for an empty path.
  public final var boundingBoxOfPath: CGRect { outline.box }

  /// Returns whether a point is inside the path, after `transform` was applied to the point.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    outline.contains(point.applying(transform), evenOdd: rule == .evenOdd)
  }

  /// Returns a copy that does not change.
  public final func copy() -> CGPath? { CGPath(outline: outline) }

  /// Returns a copy with a transform applied to its points.
  public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = unsafe transform else { return copy() }
    return unsafe CGPath(outline: outline.applying(transform.pointee))
  }

  /// Returns a copy to which lines and curves can be added.
  public final func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.outline = outline
    return copy
  }

  #if hasFeature(Embedded)
    /// Returns whether both have the same points, lines and curves.
    nonisolated open override func isEqual(_ object: NSObject?) -> Bool { isSame(as: object as? CGPath) }
  #else
    /// Returns whether both have the same points, lines and curves.
    nonisolated open override func isEqual(_ object: Any?) -> Bool { isSame(as: object as? CGPath) }
  #endif

  nonisolated private final func isSame(as other: CGPath?) -> Bool {
    guard let other else { return false }
    return MainActor.assumeIsolated { outline == other.outline }
  }

  /// The hash value, which depends on the number of steps only.
  nonisolated open override var hash: Int { MainActor.assumeIsolated { outline.steps.count } }
}

/// A path to which lines and curves can be added.
///
/// Each method applies its transform to the points that it adds.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public convenience init() {
    self.init(outline: Outline())
  }

  private func add(_ transform: CGAffineTransform, _ draw: (inout Outline) -> Void) {
    guard !transform.isIdentity else { return draw(&outline) }
    // The current point is converted back, since an arc is joined to it.
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

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.move(to: point.applying(transform))
  }

  /// Adds a line to a point. The first point of a path begins a part.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    outline.line(to: point.applying(transform))
  }

  /// Adds lines between points, from the first, to which it moves.
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

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(whole: transform) { $0.ellipse(in: rect) }
  }

  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = [CGSize](repeating: CGSize(width: cornerWidth, height: cornerHeight), count: 4)
    add(whole: transform) { $0.rounded(rect, radii) }
  }

  /// Adds an arc after a line to its start. `clockwise` is as in Core Graphics, where y points up: on a screen, an arc
  /// that is not `clockwise` turns clockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, to: endAngle, increasing: !clockwise) }
  }

  /// Adds an arc by the angle that it spans, after a line to its start.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(center, radius, from: startAngle, sweep: delta) }
  }

  /// Adds an arc that touches the line to the first point and the line from there to the second point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0.arc(tangent: tangent1End, tangent2End, radius) }
  }

  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    outline.quad(to: end.applying(transform), control.applying(transform))
  }

  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    outline.curve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
  }

  /// Adds the lines and curves of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    outline.append(path.outline, transform)
  }

  /// Adds a line to the start of the current part, and ends the part.
  public func closeSubpath() {
    outline.close()
  }
}
