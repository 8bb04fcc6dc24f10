// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)

  extension CGSize {
    /// Returns the size after the transform, without its translation. Lengths may become negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that contains the rectangle after the transform.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ].map { $0.applying(t) }
      var (left, right, top, bottom) = (corners[0].x, corners[0].x, corners[0].y, corners[0].y)
      for corner in corners {
        (left, right) = (min(left, corner.x), max(right, corner.x))
        (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
      }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }

#endif
