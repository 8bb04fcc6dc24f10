// SPDX-License-Identifier: Apache-2.0

import UIKit

// C's functions in both precisions, and geometry.

@MainActor func foundationMathematics() -> [String] {
  var lines: [String] = []
  func text(_ numbers: [Double]) -> String { numbers.map { String(format: "%.6f", $0) }.joined(separator: " ") }
  func short(_ numbers: [Float]) -> String { numbers.map { String(format: "%.4f", Double($0)) }.joined(separator: " ") }
  // => 4.481689 1.414214 0.693147 3.321928 0.301030 0.841471 0.540302 0.546302
  lines.append(text([exp(1.5), exp2(0.5), log(2.0), log2(10.0), log10(2.0), sin(1.0), cos(1.0), tan(0.5)]))
  // => -0.500000 2.000000 2.000000 -2.000000 2.000000 0.523599 1.047198
  lines.append(
    text([remainder(7.5, 2.0), fmax(1.0, 2.0), fdim(5.0, 3.0), copysign(2.0, -1.0), rint(2.5), asin(0.5), acos(0.5)]))
  // => 4.4817 1.4142 0.6931 3.3219 0.3010 0.8415 0.5403 0.5463
  lines.append(short([expf(1.5), exp2f(0.5), logf(2), log2f(10), log10f(2), sinf(1), cosf(1), tanf(0.5)]))
  // => 0.5236 1.0472 0.4636 0.4636 0.5211 1.1276 0.4621 2.0000
  lines.append(short([asinf(0.5), acosf(0.5), atanf(0.5), atan2f(1, 2), sinhf(0.5), coshf(0.5), tanhf(0.5), cbrtf(8)]))
  // => 5.0000 1.5000 -0.5000 2.0000 -2.0000 2.0000 -1.0000 2.0000 3.0000
  lines.append(
    short([
      hypotf(3, 4), fmodf(7.5, 2), remainderf(7.5, 2), fdimf(5, 3), copysignf(2, -1), ceilf(1.2), truncf(-1.7),
      rintf(2.5), fabsf(-3),
    ]))
  // => 2 4 3 -3
  lines.append("\(lrint(2.5)) \(lrintf(3.5)) \(lround(2.5)) \(lroundf(-2.5))")
  // => 0.521095 1.127626 0.462117 3.000000 13.000000 -1.500000 1.107149 2.356194
  lines.append(
    text([sinh(0.5), cosh(0.5), tanh(0.5), cbrt(27.0), hypot(5.0, 12.0), fmod(-7.5, 2.0), atan(2.0), atan2(1.0, -1.0)]))
  func box(_ frame: CGRect) -> String { "\(frame.origin.x) \(frame.origin.y) \(frame.size.width) \(frame.size.height)" }

  let point = CGPoint(x: 1, y: 2)
  let size = CGSize(width: 3, height: 4)
  let frame = CGRect(origin: point, size: size)
  // => 1.0 2.0 3.0 4.0 true true true
  lines.append("\(box(frame)) \(CGPoint() == .zero) \(CGSize() == .zero) \(CGRect() == .zero)")
  // => 1.0 2.5 4.0 2.0 4.0 6.0 3.0 4.0 1.0 4.0
  lines.append(
    "\(frame.minX) \(frame.midX) \(frame.maxX) \(frame.minY) \(frame.midY) \(frame.maxY) \(frame.width) \(frame.height) \(frame.origin.x) \(frame.size.height)"
  )
  let other = CGRect(x: 2, y: 3, width: 10, height: 10)
  // => 2.0 3.0 2.0 3.0 / 1.0 2.0 11.0 11.0 true true
  lines.append(
    "\(box(frame.intersection(other))) / \(box(frame.union(other))) \(frame.intersects(other)) \(frame.contains(CGPoint(x: 2, y: 3)))"
  )
  // => 2.0 3.0 1.0 2.0 / 6.0 8.0 3.0 4.0 true true
  lines.append(
    "\(box(frame.insetBy(dx: 1, dy: 1))) / \(box(frame.offsetBy(dx: 5, dy: 6))) \(CGRect.null.isNull) \(CGRect.zero.isEmpty)"
  )
  // => 1.0 2.0 3.0 4.0 1.0 0.0
  lines.append("\(box(NSValue(cgRect: frame).cgRectValue)) \(CGVector(dx: 1, dy: 2).dx) \(CGVector.zero.dy)")
  let turned = CGAffineTransform(rotationAngle: 0).scaledBy(x: 2, y: 3).translatedBy(x: 1, y: 1)
  // => 4.0 9.0 true 1.0 3.0
  lines.append(
    "\(point.applying(turned).x) \(point.applying(turned).y) \(CGAffineTransform.identity.isIdentity) \(CGAffineTransform(translationX: 1, y: 2).tx) \(CGAffineTransform(scaleX: 2, y: 3).d)"
  )
  let joined = CGAffineTransform(translationX: 1, y: 2).concatenating(CGAffineTransform(scaleX: 2, y: 2))
  // => 2.0 4.0 2.0 true true
  lines.append(
    "\(joined.tx) \(joined.ty) \(joined.a) \(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0).isIdentity) \(joined.rotated(by: 0) == joined)"
  )
  let path = IndexPath(row: 2, section: 1)
  // => 2 1 2 true true
  lines.append(
    "\(path.row) \(path.section) \(path.item) \(path == IndexPath(item: 2, section: 1)) \(IndexPath(row: 0, section: 1) < path)"
  )
  var indexes: IndexSet = [3, 4]
  indexes.insert(integersIn: 8..<10)
  var seen: [Int] = []
  for index in indexes { seen.append(index) }
  // => [3, 4, 8, 9] 4
  lines.append("\(seen) \(indexes.count)")
  // => 5 2 0
  lines.append(
    "\(NSRange(location: 2, length: 3).upperBound) \(NSRange(location: 2, length: 3).lowerBound) \(NSRange().length)")
  return lines
}
