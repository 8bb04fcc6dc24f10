// SPDX-License-Identifier: Apache-2.0

extension Outline {
  /// Returns the section of the path between two fractions of its length, 0...1.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start > 0 || end < 1 else { return self }
    var result = Outline()
    guard end > start else { return result }
    let pieces = pieces
    let whole = pieces.reduce(0) { $0 + $1.length }
    guard whole > 0 else { return result }
    var passed: CGFloat = 0
    var last: CGPoint?
    for piece in pieces where piece.length > 0 {
      let low = (start * whole - passed) / piece.length
      let high = (end * whole - passed) / piece.length
      passed += piece.length
      guard low < 1, high > 0 else { continue }
      let part = piece.curve.part(from: piece.time(at: max(low, 0)), to: piece.time(at: min(high, 1)))
      if last == nil || piece.begins || last != piece.curve.start { result.move(to: part.start) }
      if piece.isCurved { result.curve(to: part.end, part.first, part.second) } else { result.line(to: part.end) }
      last = high < 1 ? nil : piece.curve.end
    }
    return result
  }

  /// The lines and curves of the path, with their lengths.
  var pieces: [Piece] {
    var found: [Piece] = []
    var start = CGPoint.zero
    var last = CGPoint.zero
    var begins = true
    func add(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, _ isCurved: Bool) {
      found.append(
        Piece(Cubic(start: last, first: first, second: second, end: end), isCurved: isCurved, begins: begins))
      last = end
      begins = false
    }
    /// Appends a line as a cubic curve with constant speed.
    func line(to end: CGPoint) {
      func between(_ part: CGFloat) -> CGPoint {
        CGPoint(x: last.x + (end.x - last.x) * part, y: last.y + (end.y - last.y) * part)
      }
      add(between(1 / 3), between(2 / 3), end, false)
    }
    for step in steps {
      switch step {
      case .move(let point): (start, last, begins) = (point, point, true)
      case .line(let point): line(to: point)
      case .close: line(to: start)
      case .curve(let first, let second, let end): add(first, second, end, true)
      case .quad(let control, let end):
        func toward(_ point: CGPoint) -> CGPoint {
          CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        add(toward(last), toward(end), end, true)
      }
    }
    return found
  }
}

/// A line or a curve with its length.
struct Piece {
  let curve: Cubic
  let isCurved: Bool
  /// Whether the piece is the first of its subpath.
  let begins: Bool
  /// The cumulative arc lengths at evenly spaced parameters of the curve.
  private var lengths: [CGFloat] = [0]

  init(_ curve: Cubic, isCurved: Bool, begins: Bool) {
    self.curve = curve
    self.isCurved = isCurved
    self.begins = begins
    var last = curve.start
    let count = isCurved ? 32 : 1
    for index in 1...count {
      let next = isCurved ? curve.point(at: CGFloat(index) / CGFloat(count)) : curve.end
      let (x, y) = (next.x - last.x, next.y - last.y)
      lengths.append(lengths[index - 1] + (x * x + y * y).squareRoot())
      last = next
    }
  }

  var length: CGFloat { lengths[lengths.count - 1] }

  /// Returns the point at a fraction of the piece's length.
  func point(at part: CGFloat) -> CGPoint {
    let time = time(at: part)
    guard isCurved else {
      return CGPoint(
        x: curve.start.x + (curve.end.x - curve.start.x) * time, y: curve.start.y + (curve.end.y - curve.start.y) * time
      )
    }
    return curve.point(at: time)
  }

  /// Returns the curve parameter at a fraction of the piece's length.
  func time(at part: CGFloat) -> CGFloat {
    guard part > 0 else { return 0 }
    guard part < 1 else { return 1 }
    let wanted = part * length
    for index in 1..<lengths.count where lengths[index] >= wanted {
      let step = lengths[index] - lengths[index - 1]
      let inside = step > 0 ? (wanted - lengths[index - 1]) / step : 0
      return (CGFloat(index - 1) + inside) / CGFloat(lengths.count - 1)
    }
    return 1
  }
}

/// A cubic Bézier curve, given by four points.
struct Cubic {
  let start: CGPoint
  let first: CGPoint
  let second: CGPoint
  let end: CGPoint

  private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  func point(at time: CGFloat) -> CGPoint { split(at: time).before.end }

  /// Splits the curve at a parameter (de Casteljau's algorithm).
  private func split(at time: CGFloat) -> (before: Cubic, after: Cubic) {
    let (a, b, c) = (Cubic.mix(start, first, time), Cubic.mix(first, second, time), Cubic.mix(second, end, time))
    let (d, e) = (Cubic.mix(a, b, time), Cubic.mix(b, c, time))
    let middle = Cubic.mix(d, e, time)
    return (
      Cubic(start: start, first: a, second: d, end: middle), Cubic(start: middle, first: e, second: c, end: end)
    )
  }

  /// Returns the section of the curve between two parameters. Requires `low <= high`.
  func part(from low: CGFloat, to high: CGFloat) -> Cubic {
    let upper = low > 0 ? split(at: low).after : self
    guard high < 1 else { return upper }
    return upper.split(at: low < 1 ? (high - low) / (1 - low) : 1).before
  }
}
