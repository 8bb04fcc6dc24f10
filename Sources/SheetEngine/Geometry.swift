// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A duration, or a time on a host's timeline, in seconds.
public typealias Seconds = Double

/// A position in the container, in points; y points down.
public struct Point: Hashable, Sendable {
  /// The distance from the container's left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points. Positive is down.
  public var y: Double

  /// Creates a position. The engine corrects NaN and values beyond a million in its inputs.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The container's top left corner.
  public static var zero: Point { Point(x: 0, y: 0) }
}

/// A difference of two positions in points, or a velocity in points per second if the name says so.
public struct Vector: Hashable, Sendable {
  /// The component to the right, in points or in points per second.
  public var dx: Double
  /// The component down, in points or in points per second.
  public var dy: Double

  /// Creates a vector, which need not be finite.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// A vector of length 0.
  public static var zero: Vector { Vector(dx: 0, dy: 0) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// The width in points. A negative width in an input counts as 0.
  public var width: Double
  /// The height in points. A negative height in an input counts as 0.
  public var height: Double

  /// Creates a size. The engine corrects negative sides and NaN in its inputs.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size without extent. As a preferred size, it leaves the choice to the system.
  public static var zero: Size { Size(width: 0, height: 0) }
}

/// Distances from the four edges of a box, in points.
public struct Insets: Hashable, Sendable {
  /// The distance inward from the top edge, such as that of bars and cameras.
  public var top: Double
  /// The distance inward from the left edge, regardless of the writing direction.
  public var left: Double
  /// The distance inward from the bottom edge. If it is above 0, a phone shows a home indicator there.
  public var bottom: Double
  /// The distance inward from the right edge, regardless of the writing direction.
  public var right: Double

  /// Creates insets from four distances. In an environment, negative ones count as 0.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Insets of 0 at every edge.
  public static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }
}

/// A box in the container, with its origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points. Positive is down.
  public var y: Double
  /// The width in points. A negative width in an input counts as 0.
  public var width: Double
  /// The height in points. A negative height in an input counts as 0.
  public var height: Double

  /// Creates a box. The engine corrects negative sides and NaN in its inputs.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates a box of a size at the origin.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// An empty box at the origin, for a hidden keyboard or for a source without extent.
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The right edge, which does not belong to the box.
  public var maxX: Double { x + width }
  /// The bottom edge, which does not belong to the box.
  public var maxY: Double { y + height }
  /// The middle between the left and the right edge.
  public var midX: Double { x + width / 2 }
  /// The middle between the top and the bottom edge.
  public var midY: Double { y + height / 2 }
  /// The width and the height, as `place` and `move` allot them.
  public var size: Size { Size(width: width, height: height) }
  /// Whether the box has no area. A negative side counts as no area.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns the box with each edge moved inward by the inset of that edge.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Returns whether the box contains a point. The left and top edges belong to the box; the right and bottom edges do
  /// not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// The radii of a box's four corners, in points.
public struct Corners: Hashable, Sendable {
  /// The radius at the top left. 0 is square.
  public var topLeft: Double
  /// The radius at the top right. 0 is square.
  public var topRight: Double
  /// The radius at the bottom right. 0 is square.
  public var bottomRight: Double
  /// The radius at the bottom left. 0 is square.
  public var bottomLeft: Double

  /// Creates corners from four radii, clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates corners with one radius at the top and one at the bottom.
  public init(top: Double, bottom: Double) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// Four square corners, the default of `Placement`.
  public static var zero: Corners { Corners(top: 0, bottom: 0) }

  mutating func blendTop(_ radius: Double, _ fraction: Double) {
    topLeft = .mix(topLeft, radius, fraction)
    topRight = .mix(topRight, radius, fraction)
  }

  mutating func blendBottom(_ radius: Double, _ fraction: Double) {
    bottomLeft = .mix(bottomLeft, radius, fraction)
    bottomRight = .mix(bottomRight, radius, fraction)
  }
}

extension Double {
  /// Returns the value clamped to the range. If the range is inverted, returns its upper end.
  #if hasFeature(Embedded)
    @inline(never)  // A call takes a third of the code of the inlined function.
  #endif
  func clamped(from low: Double, to high: Double) -> Double {
    Swift.min(Swift.max(self, low), high)
  }

  /// Returns the value between two others: a fraction of 0 gives the first, 1 the second, and fractions beyond
  /// extrapolate.
  static func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }

  /// Returns the nearest multiple of a device pixel, for a scale in pixels per point.
  func snapped(toScale scale: Double) -> Double {
    (self * scale).nearestInteger / scale
  }
}
