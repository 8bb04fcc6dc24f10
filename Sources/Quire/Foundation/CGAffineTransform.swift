// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)

  import SheetMotion

  /// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
  public struct CGAffineTransform: Hashable, Sendable {
    /// The factor of x in x'; 1 in the identity.
    public var a: CGFloat
    /// The factor of x in y'; 0 in the identity.
    public var b: CGFloat
    /// The factor of y in x'; 0 in the identity.
    public var c: CGFloat
    /// The factor of y in y'; 1 in the identity.
    public var d: CGFloat
    /// The translation to the right, in points.
    public var tx: CGFloat
    /// The translation downward, in points.
    public var ty: CGFloat

    /// Creates a transform from the six coefficients of the equations above. They are not checked: a transform may map
    /// the plane to a line or a point.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates the identity transform.
    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a transform that scales about the origin. Negative factors mirror; 0 flattens.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a translation in points: to the right for positive `tx`, downward for positive `ty`.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a rotation by an angle in radians. On a screen, where y points down, positive angles rotate clockwise.
    public init(rotationAngle angle: CGFloat) {
      let cosine = CGFloat(Transcendental.cos(Double(angle)))
      let sine = CGFloat(Transcendental.sin(Double(angle)))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// The transform that does not move any point; the default `transform` of a view.
    public static var identity: CGAffineTransform { CGAffineTransform() }
    /// Whether the transform is exactly the identity; a rotation by 2π may differ by a rounding error.
    public var isIdentity: Bool { self == .identity }

    /// Returns the inverse, or the transform itself if it has none because it maps the plane to a line or a point.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// Returns a transform that applies this transform first and then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns a transform that applies the scale first and then this transform.
    public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
    }

    /// Returns a transform that applies the translation first and then this transform.
    public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: tx, y: ty).concatenating(self)
    }

    /// Returns a transform that applies the rotation, in radians, first and then this transform.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }
  }

  extension CGPoint {
    /// Returns the point after the transform.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx, y: transform.b * x + transform.d * y + transform.ty)
    }
  }

#endif
