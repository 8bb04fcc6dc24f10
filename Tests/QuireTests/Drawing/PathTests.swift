// SPDX-License-Identifier: Apache-2.0

import Testing

@_spi(Hosts) @testable import Quire

/// The geometry of paths, compared with closed-form results.
@MainActor @Suite struct PathTests {
  private func data(_ outline: Outline) -> String {
    var markup = Markup()
    markup.put(outline)
    return markup.text
  }

  @Test func numbersInThousandths() {
    var markup = Markup()
    for number in [0, 1, -0.5, 12.34, 0.0004, 2.005, .nan, .infinity, 1.0 / 3] as [CGFloat] {
      markup.put(number)
      markup.put(" ")
    }
    #expect(markup.text == "0 1 -0.5 12.34 0 2.005 0 0 0.333 ")
  }

  @Test func linesAndCurvesInOrder() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), controlPoint: CGPoint(x: 5, y: 6))
    path.addCurve(to: CGPoint(x: 1, y: 1), controlPoint1: CGPoint(x: 2, y: 2), controlPoint2: CGPoint(x: 3, y: 3))
    #expect(path.currentPoint == CGPoint(x: 1, y: 1))
    path.close()
    #expect(data(path.outline) == "M1 2L3 4Q5 6 7 8C2 2 3 3 1 1z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds == .zero)
  }

  @Test func aPointThatIsNoNumberIsLeftOut() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.nan, y: 4))
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: CGPoint(x: CGFloat.infinity, y: 0), control2: .zero)
    path.addArc(center: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: false)
    path.addLine(to: CGPoint(x: 5, y: 0))
    #expect(data(path.outline) == "M0 0L5 0")
  }

  @Test func anArcStaysOnItsCircle() {
    for (start, end, clockwise) in [(0, 1.5, true), (1, 0.5, true), (1, 0.5, false), (-4, 9, true)]
      as [(CGFloat, CGFloat, Bool)]
    {
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 10, y: 20), radius: 5, startAngle: start, endAngle: end, clockwise: clockwise)
      for piece in path.outline.pieces {
        for part in 0...10 {
          let point = piece.point(at: CGFloat(part) / 10)
          let distance = ((point.x - 10) * (point.x - 10) + (point.y - 20) * (point.y - 20)).squareRoot()
          #expect(abs(distance - 5) < 0.002)
        }
      }
    }
  }

  @Test func anArcTurnsInItsDirection() {
    // A quarter arc, clockwise on the screen, goes down from the right. Counterclockwise, it is three quarters of a
    // circle.
    let quarter = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.bounds.minX) < 1e-9 && abs(quarter.bounds.maxY - 1) < 1e-9 && abs(quarter.bounds.minY) < 1e-9)
    let rest = UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 1) < 1e-3 && abs(rest.bounds.minY + 1) < 1e-3)
    // In Core Graphics, y points up, so its `clockwise` is the opposite.
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(path.boundingBoxOfPath.minX) < 1e-9)
  }

  @Test func theBoxOfACurveIsTighterThanItsControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 10), control2: CGPoint(x: 10, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.maxY - 7.5) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func insideByBothRules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 3, y: 3, width: 4, height: 4)))
    let (inner, outer) = (CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 1))
    #expect(path.contains(inner) && path.contains(outer) && !path.contains(CGPoint(x: 11, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(inner) && path.contains(outer))
    #expect(UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1.6, y: 1.6)))
    #expect(!UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 1, y: 1)))
  }

  @Test func roundCornersAreLimitedToHalfASide() {
    let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 50)
    #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 6, y: 0.5)))
    #expect(abs(path.bounds.width - 20) < 1e-9 && abs(path.bounds.height - 10) < 1e-9)
    let two = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 8))
    #expect(!two.contains(CGPoint(x: 0.5, y: 0.5)) && !two.contains(CGPoint(x: 19.5, y: 19.5)))
    #expect(two.contains(CGPoint(x: 19.5, y: 0.5)) && two.contains(CGPoint(x: 0.5, y: 19.5)))
  }

  @Test func aPartOfThePathByItsLength() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 30))
    #expect(data(path.outline.trimmed(from: 0.125, to: 0.5)) == "M5 0L10 0L10 10")
    #expect(path.outline.trimmed(from: 0.5, to: 0.5).isEmpty)
    let circle = UIBezierPath(ovalIn: CGRect(x: -1, y: -1, width: 2, height: 2)).outline
    let half = circle.trimmed(from: 0, to: 0.5).pieces.reduce(0) { $0 + $1.length }
    #expect(abs(half - .pi) < 0.01)
  }

  @Test func theOppositeDirection() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
    let back = path.reversing()
    #expect(back.currentPoint == .zero)
    #expect(back.bounds == path.bounds)
    #expect(data(back.outline).hasPrefix("M20 10C"))
  }

  @Test func anArcBetweenTangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    #expect(data(path.outline).hasPrefix("M0 0L6 0C"))
  }

  @Test func transformsApplyToPoints() {
    var shift = CGAffineTransform(translationX: 5, y: 0)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &shift)
    #expect(path.boundingBox == CGRect(x: 5, y: 0, width: 2, height: 2))
    #expect(path == CGPath(rect: CGRect(x: 5, y: 0, width: 2, height: 2), transform: nil))
    let mutable: CGMutablePath? = path.mutableCopy()
    mutable?.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path != mutable)
  }

  @Test func transformsInSpace() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let flat = CATransform3DGetAffineTransform(turn)
    #expect(abs(flat.b - 1) < 1e-12 && abs(flat.c + 1) < 1e-12 && CATransform3DIsAffine(turn))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 2, 1), CATransform3DMakeTranslation(3, 0, 0))
    #expect(both.m41 == 3 && both.m11 == 2)
    let undone = CATransform3DConcat(both, CATransform3DInvert(both))
    #expect(abs(undone.m11 - 1) < 1e-12 && abs(undone.m41) < 1e-12)
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)).m11 == 0)
  }
}
