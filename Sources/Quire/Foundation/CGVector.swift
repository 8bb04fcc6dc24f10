// SPDX-License-Identifier: Apache-2.0

#if !canImport(CoreGraphics)

  /// A vector in the plane.
  public struct CGVector: Hashable, Sendable {
    /// To the right; the unit is that of what it measures.
    public var dx: CGFloat
    /// Downwards; the unit is that of what it measures.
    public var dy: CGFloat

    /// A vector from its two components; numbers that are not finite are kept.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// No movement; the default velocity of spring timings.
    public static var zero: CGVector { CGVector(dx: 0, dy: 0) }
  }

#endif
