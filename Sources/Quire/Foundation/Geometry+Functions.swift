// SPDX-License-Identifier: Apache-2.0

// The functions of Core Graphics for geometry, which do what the members of the structures do.

/// Returns a point with the given coordinates.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size with the given dimensions.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Returns a vector with the given components.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Returns a rectangle with the given origin and size.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns the smallest x of a rectangle.
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

/// Returns the x of the middle of a rectangle.
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

/// Returns the largest x of a rectangle.
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

/// Returns the smallest y of a rectangle.
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

/// Returns the y of the middle of a rectangle.
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

/// Returns the largest y of a rectangle.
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

/// Returns the width of a rectangle.
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

/// Returns the height of a rectangle.
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns whether two points are equal.
public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }

/// Returns whether two sizes are equal.
public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

/// Returns whether two rectangles are equal.
public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }

/// Returns the same area with a positive width and height.
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

/// Returns whether a rectangle has a width or a height of 0, or is null.
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

/// Returns whether a rectangle is null.
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

/// Returns a rectangle that is smaller by `dx` and `dy` on each side.
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }

/// Returns a rectangle that is moved.
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }

/// Returns the smallest rectangle of whole coordinates that contains a rectangle.
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

/// Returns the smallest rectangle that contains both.
public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }

/// Returns the common area of two rectangles, which is null if there is none.
public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }

/// Returns whether a point is in a rectangle.
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

/// Returns whether the first rectangle contains the second.
public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }

/// Returns whether two rectangles have a common area.
public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }

/// Returns a transform that moves.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// Returns a transform that scales.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a transform that rotates by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns whether a transform changes nothing.
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

/// Returns the inverse of a transform.
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

/// Returns whether two transforms are equal.
public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }

/// Returns a transform that first moves, and then does what `t` does.
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  t.translatedBy(x: tx, y: ty)
}

/// Returns a transform that first scales, and then does what `t` does.
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  t.scaledBy(x: sx, y: sy)
}

/// Returns a transform that first rotates, and then does what `t` does.
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

/// Returns a transform that does what `t1` does, and then what `t2` does.
public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}

/// Returns a transformed point.
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint { point.applying(t) }

/// Returns the smallest rectangle around a transformed rectangle.
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect { rect.applying(t) }
