// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The geometry of a path: an ordered list of lines and curves. Points that are not finite are ignored.
struct Outline: Hashable {
  enum Step: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  private(set) var steps: [Step] = []
  /// The start of the current subpath, to which `close` returns.
  private var start = CGPoint.zero
  private(set) var current: CGPoint?

  var isEmpty: Bool { steps.isEmpty }

  mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    steps.append(.move(point))
    start = point
    current = point
  }

  mutating func line(to point: CGPoint) {
    guard point.isFinite else { return }
    guard current != nil else { return move(to: point) }
    reopen()
    steps.append(.line(point))
    current = point
  }

  mutating func quad(to end: CGPoint, _ control: CGPoint) {
    guard end.isFinite, control.isFinite else { return }
    if current == nil { move(to: control) }
    reopen()
    steps.append(.quad(control, end))
    current = end
  }

  mutating func curve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    guard end.isFinite, first.isFinite, second.isFinite else { return }
    if current == nil { move(to: first) }
    reopen()
    steps.append(.curve(first, second, end))
    current = end
  }

  mutating func close() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
    current = start
  }

  /// Begins a subpath at the point where the previous subpath was closed.
  private mutating func reopen() {
    if steps.last == .close { steps.append(.move(start)) }
  }

  mutating func append(_ other: Outline, _ transform: CGAffineTransform = .identity) {
    for step in other.steps {
      switch step {
      case .move(let point): move(to: point.applying(transform))
      case .line(let point): line(to: point.applying(transform))
      case .quad(let control, let end): quad(to: end.applying(transform), control.applying(transform))
      case .curve(let first, let second, let end):
        curve(to: end.applying(transform), first.applying(transform), second.applying(transform))
      case .close: close()
      }
    }
  }

  func applying(_ transform: CGAffineTransform) -> Outline {
    guard !transform.isIdentity else { return self }
    var moved = Outline()
    moved.append(self, transform)
    return moved
  }
}

// MARK: Shapes

extension Outline {
  /// The distance of a control point from the end of a quarter circle, as a fraction of the radius: 4/3 · tan(π/8).
  private static var bend: CGFloat { 0.552_284_749_830_793_4 }

  mutating func rect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  mutating func ellipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    rounded(rect, [CGSize](repeating: CGSize(width: rect.width / 2, height: rect.height / 2), count: 4))
  }

  /// Adds a rectangle with four corner radii, in the order top left, top right, bottom right, bottom left. Each radius
  /// is limited to half of the side.
  mutating func rounded(_ rect: CGRect, _ radii: [CGSize]) {
    guard !rect.isNull else { return }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let sizes = radii.map {
      CGSize(
        width: min(max($0.width, 0), rect.width / 2), height: min(max($0.height, 0), rect.height / 2))
    }
    func corner(_ x: CGFloat, _ y: CGFloat, _ size: CGSize, _ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat)) {
      // `from` and `to` are directions from the corner along its sides, in units of the radii.
      let begin = CGPoint(x: x + from.0 * size.width, y: y + from.1 * size.height)
      line(to: begin)
      guard size.width > 0, size.height > 0 else { return }
      let rest = 1 - Outline.bend
      curve(
        to: CGPoint(x: x + to.0 * size.width, y: y + to.1 * size.height),
        CGPoint(x: x + from.0 * size.width * rest, y: y + from.1 * size.height * rest),
        CGPoint(x: x + to.0 * size.width * rest, y: y + to.1 * size.height * rest))
    }
    move(to: CGPoint(x: left + sizes[0].width, y: top))
    corner(right, top, sizes[1], (-1, 0), (0, 1))
    corner(right, bottom, sizes[2], (0, -1), (-1, 0))
    corner(left, bottom, sizes[3], (1, 0), (0, -1))
    corner(left, top, sizes[0], (0, 1), (1, 0))
    close()
  }

  /// Adds an arc around a center, connected by a line to the current point. Angles are in radians, starting at the
  /// positive x-axis. `sweep` is the angle that the arc spans; positive is clockwise on the screen.
  mutating func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, sweep: CGFloat) {
    guard center.isFinite, radius.isFinite, start.isFinite, sweep.isFinite else { return }
    let count = max(1, Int((Double(sweep.magnitude) / (.pi / 2)).rounded(.up)))
    let part = Double(sweep) / Double(count)
    let reach = 4 / 3 * Transcendental.sin(part / 4) / Transcendental.cos(part / 4)
    func place(_ angle: Double, _ shift: Double) -> CGPoint {
      let (sine, cosine) = (Transcendental.sin(angle), Transcendental.cos(angle))
      return CGPoint(
        x: center.x + radius * CGFloat(cosine - shift * sine), y: center.y + radius * CGFloat(sine + shift * cosine))
    }
    line(to: place(Double(start), 0))
    for index in 0..<count {
      let (begin, end) = (Double(start) + part * Double(index), Double(start) + part * Double(index + 1))
      curve(to: place(end, 0), place(begin, reach), place(end, -reach))
    }
  }

  /// Adds an arc between two angles. `increasing` is the direction. If the angles differ by a full turn or more in that
  /// direction, adds a circle.
  mutating func arc(_ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, increasing: Bool) {
    guard start.isFinite, end.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var sweep = increasing ? end - start : start - end
    if sweep >= turn {
      sweep = turn
    } else if sweep < 0 {
      sweep -= (sweep / turn).rounded(.down) * turn
    }
    arc(center, radius, from: start, sweep: increasing ? sweep : -sweep)
  }

  /// Adds an arc that is tangent to two lines: from the current point to `first`, and from `first` to `second`.
  mutating func arc(tangent first: CGPoint, _ second: CGPoint, _ radius: CGFloat) {
    guard first.isFinite, second.isFinite, radius.isFinite else { return }
    guard let current else { return move(to: first) }
    let (ax, ay) = (current.x - first.x, current.y - first.y)
    let (bx, by) = (second.x - first.x, second.y - first.y)
    let (a, b) = ((ax * ax + ay * ay).squareRoot(), (bx * bx + by * by).squareRoot())
    let cross = ax * by - ay * bx
    guard a > 0, b > 0, cross.magnitude > a * b * 1e-9, radius > 0 else { return line(to: first) }
    // tan(φ/2) = sin φ / (1 + cos φ), where φ is the angle between the lines.
    let tangent = cross.magnitude / (a * b + (ax * bx + ay * by))
    let distance = radius / tangent
    let begin = CGPoint(x: first.x + ax / a * distance, y: first.y + ay / a * distance)
    let end = CGPoint(x: first.x + bx / b * distance, y: first.y + by / b * distance)
    // The arc spans π - φ; its control points are 4/3 · tan((π - φ)/4) radii from its ends.
    let half = (Double.pi - 2 * Transcendental.atan(Double(tangent))) / 4
    let reach = radius * CGFloat(4 / 3 * Transcendental.sin(half) / Transcendental.cos(half))
    line(to: begin)
    curve(
      to: end, CGPoint(x: begin.x - ax / a * reach, y: begin.y - ay / a * reach),
      CGPoint(x: end.x - bx / b * reach, y: end.y - by / b * reach))
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
