// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// The smallest rectangle that contains all points and control points, or `null` for an empty path.
  var controlBox: CGRect {
    var box = Span()
    for step in steps {
      switch step {
      case .move(let point), .line(let point): box.add(point)
      case .quad(let control, let end):
        box.add(control)
        box.add(end)
      case .curve(let first, let second, let end):
        box.add(first)
        box.add(second)
        box.add(end)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle that contains the lines and curves, or `null` for an empty path.
  var box: CGRect {
    var box = Span()
    forEachSegment { segment in
      box.add(segment.start)
      box.add(segment.end)
      for time in segment.extremes { box.add(segment.point(at: time)) }
    }
    for step in steps {
      if case .move(let point) = step { box.add(point) }
    }
    return box.rect
  }

  /// Returns whether a point is inside the path. Each curve is approximated by 16 lines.
  func contains(_ point: CGPoint, evenOdd: Bool) -> Bool {
    guard point.isFinite else { return false }
    var winding = 0
    func cross(_ from: CGPoint, _ to: CGPoint) {
      guard (from.y <= point.y) != (to.y <= point.y) else { return }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y < to.y ? 1 : -1 }
    }
    var start = CGPoint.zero
    var last = CGPoint.zero
    for step in steps {
      if case .move(let point) = step {
        // Open subpaths count as closed.
        cross(last, start)
        (start, last) = (point, point)
      } else if step == .close {
        cross(last, start)
        last = start
      } else {
        let segment = PathSegment(from: last, step)
        for index in 1...16 where segment.isCurved || index == 16 {
          let next = segment.point(at: CGFloat(index) / 16)
          cross(last, next)
          last = next
        }
      }
    }
    cross(last, start)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// The path in the opposite direction.
  var reversed: Outline {
    var result = Outline()
    var part: [PathSegment] = []
    var lone: CGPoint?
    func end(closed: Bool) {
      if let first = part.last?.end ?? lone { result.move(to: first) }
      for segment in part.reversed() {
        if segment.isCurved {
          result.curve(to: segment.start, segment.second, segment.first)
        } else {
          result.line(to: segment.start)
        }
      }
      if closed { result.close() }
      part = []
      lone = nil
    }
    var last = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let point):
        end(closed: false)
        (last, lone) = (point, point)
      case .close: end(closed: true)
      default:
        let segment = PathSegment(from: last, step)
        part.append(segment)
        last = segment.end
      }
    }
    end(closed: false)
    return result
  }

  private func forEachSegment(_ body: (PathSegment) -> Void) {
    var last = CGPoint.zero
    for step in steps {
      if case .move(let point) = step { last = point }
      guard step != .close else { continue }
      let segment = PathSegment(from: last, step)
      body(segment)
      last = segment.end
    }
  }

  /// Returns the interpolation between this path and another with an identical sequence of steps, or `nil` if the steps
  /// differ.
  func mixed(with other: Outline, _ part: CGFloat) -> Outline? {
    guard steps.count == other.steps.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    var result = Outline()
    for (step, next) in zip(steps, other.steps) {
      switch (step, next) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.line(to: mix(a, b))
      case (.quad(let a, let b), .quad(let c, let d)): result.quad(to: mix(b, d), mix(a, c))
      case (.curve(let a, let b, let c), .curve(let d, let e, let f)): result.curve(to: mix(c, f), mix(a, d), mix(b, e))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}

/// A line or a curve, represented as a cubic Bézier curve.
private struct PathSegment {
  let start: CGPoint
  let first: CGPoint
  let second: CGPoint
  let end: CGPoint
  let isCurved: Bool

  init(from start: CGPoint, _ step: Outline.Step) {
    self.start = start
    switch step {
    case .move(let point), .line(let point): (first, second, end, isCurved) = (start, point, point, false)
    case .close: (first, second, end, isCurved) = (start, start, start, false)
    case .curve(let first, let second, let end):
      (self.first, self.second, self.end, isCurved) = (first, second, end, true)
    case .quad(let control, let end):
      func toward(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
      }
      (first, second, self.end, isCurved) = (toward(start), toward(end), end, true)
    }
  }

  func point(at time: CGFloat) -> CGPoint {
    guard isCurved else {
      return CGPoint(x: start.x + (end.x - start.x) * time, y: start.y + (end.y - start.y) * time)
    }
    let rest = 1 - time
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * time, 3 * rest * time * time, time * time * time)
    return CGPoint(
      x: a * start.x + b * first.x + c * second.x + d * end.x, y: a * start.y + b * first.y + c * second.y + d * end.y)
  }

  /// The parameters in 0...1 at which x or y has an extremum.
  var extremes: [CGFloat] {
    guard isCurved else { return [] }
    return roots(start.x, first.x, second.x, end.x) + roots(start.y, first.y, second.y, end.y)
  }

  /// The zeros of the derivative: 3 · (a·t² + b·t + c).
  private func roots(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    var found: [CGFloat] = []
    if a.magnitude < 1e-9 {
      if b != 0 { found.append(-c / b) }
    } else {
      let square = b * b - 4 * a * c
      guard square >= 0 else { return [] }
      let root = square.squareRoot()
      found = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }
}

/// The smallest rectangle around a growing set of points.
private struct Span {
  private var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
  private var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)

  mutating func add(_ point: CGPoint) {
    low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
    high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
  }

  var rect: CGRect {
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
