// SPDX-License-Identifier: Apache-2.0

import SheetEngine

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGPoint {
  init(_ point: Point) {
    self.init(x: point.x, y: point.y)
  }
}

extension CGSize {
  init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }
}

extension UIEdgeInsets {
  init(_ insets: Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension Rect {
  init(_ rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension Size {
  init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }
}

extension Insets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
