// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A three-dimensional transform, as a matrix for row vectors: (x, y, z, 1) · m.
///
/// Layers show it as a parallel projection. Changes of z have no visible effect, but rotations out of the plane shorten
/// the layer.
public struct CATransform3D: Equatable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat = 1
  /// The element in row 1, column 2.
  public var m12: CGFloat = 0
  /// The element in row 1, column 3.
  public var m13: CGFloat = 0
  /// The element in row 1, column 4.
  public var m14: CGFloat = 0
  /// The element in row 2, column 1.
  public var m21: CGFloat = 0
  /// The element in row 2, column 2.
  public var m22: CGFloat = 1
  /// The element in row 2, column 3.
  public var m23: CGFloat = 0
  /// The element in row 2, column 4.
  public var m24: CGFloat = 0
  /// The element in row 3, column 1.
  public var m31: CGFloat = 0
  /// The element in row 3, column 2.
  public var m32: CGFloat = 0
  /// The element in row 3, column 3.
  public var m33: CGFloat = 1
  /// The element in row 3, column 4, which controls perspective. It is stored but has no effect.
  public var m34: CGFloat = 0
  /// The element in row 4, column 1: the translation to the right.
  public var m41: CGFloat = 0
  /// The element in row 4, column 2: the translation downward.
  public var m42: CGFloat = 0
  /// The element in row 4, column 3.
  public var m43: CGFloat = 0
  /// The element in row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  private var rows: [[CGFloat]] {
    get {
      [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }

  /// The elements, row by row.
  var elements: [CGFloat] { rows.flatMap { $0 } }

  /// Creates a transform from 16 elements, row by row.
  init(elements: [CGFloat]) {
    rows = stride(from: 0, to: 16, by: 4).map { Array(elements[$0..<($0 + 4)]) }
  }

  /// The two-dimensional part of the transform, which layers show.
  var flat: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  func times(_ other: CATransform3D) -> CATransform3D {
    let (left, right) = (rows, other.rows)
    var product = CATransform3D()
    product.rows = left.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column] + row[3] * right[3][column]
      }
    }
    return product
  }

  /// The inverse, computed by elimination, or the transform itself if it is not invertible.
  var inverse: CATransform3D {
    var (left, right) = (rows, CATransform3D().rows)
    for column in 0..<4 {
      let pivot = (column..<4).max { left[$0][column].magnitude < left[$1][column].magnitude } ?? column
      guard left[pivot][column].magnitude > 1e-12 else { return self }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let divisor = left[column][column]
      for index in 0..<4 {
        left[column][index] /= divisor
        right[column][index] /= divisor
      }
      for row in 0..<4 where row != column {
        let factor = left[row][column]
        for index in 0..<4 {
          left[row][index] -= factor * left[column][index]
          right[row][index] -= factor * right[column][index]
        }
      }
    }
    var result = CATransform3D()
    result.rows = right
    return result
  }

  /// Returns the element-wise interpolation to another transform.
  func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
    var result = CATransform3D()
    let (from, to) = (rows, other.rows)
    result.rows = (0..<4).map { row in (0..<4).map { from[row][$0] + (to[row][$0] - from[row][$0]) * part } }
    return result
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Returns whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }
/// Returns whether two transforms have equal elements.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by offsets in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}

/// Returns a scale around the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m22, made.m33) = (sx, sy, sz)
  return made
}

/// Returns a rotation by an angle in radians around the axis (x, y, z), or the identity if the axis has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return made }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (CGFloat(Transcendental.cos(Double(angle))), CGFloat(Transcendental.sin(Double(angle))))
  // Rodrigues' rotation formula, for row vectors.
  (made.m11, made.m12, made.m13) = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
  (made.m21, made.m22, made.m23) = (x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
  (made.m31, made.m32, made.m33) = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
  return made
}

/// Returns a transform that translates first and then applies `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).times(t)
}

/// Returns a transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).times(t)
}

/// Returns a transform that rotates first, by an angle in radians, and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).times(t)
}

/// Returns a transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.times(b) }
/// Returns the inverse, or the transform itself if it is not invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse }

/// Returns a two-dimensional transform as a three-dimensional one.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m12, made.m21, made.m22, made.m41, made.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return made
}

/// Returns whether a transform is purely two-dimensional.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DMakeAffineTransform(t.flat) == t
}

/// Returns the two-dimensional part of a transform.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
