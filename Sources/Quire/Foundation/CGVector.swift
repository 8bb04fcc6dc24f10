// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)

  /// A vector in the plane.
  public struct CGVector: Hashable, Sendable {
    /// The horizontal component, positive to the right, in the unit of the quantity.
    public var dx: CGFloat
    /// The vertical component, positive downward, in the unit of the quantity.
    public var dy: CGFloat

    /// Creates a vector from its two components. Numbers that are not finite are kept.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// The zero vector; the default velocity of spring timings.
    public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
  }

#endif
