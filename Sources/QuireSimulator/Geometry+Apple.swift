// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import Quire
import SheetEngine

// Conversions between the engine's geometry and Apple's types. Tests use only Apple's.

extension Rect {
  var inAppleTypes: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Vector {
  var inAppleTypes: CGPoint { CGPoint(x: dx, y: dy) }
}

extension CGAffineTransform {
  init(_ transform: ViewTransform) {
    self.init(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx, ty: transform.ty)
  }
}

extension Point {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}
