// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A length of time or a moment on a host's timeline, in seconds.
public typealias Seconds = Double

/// A place in the container: points, y down.
public struct Point: Hashable, Sendable {
  /// From the container's left edge, in points.
  public var x: Double
  /// From the top edge, in points; downwards is positive.
  public var y: Double

  /// A place as given; the engine corrects NaN and values beyond a million in its inputs.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The container's top left corner.
  public static var zero: Point { Point(x: 0, y: 0) }
}

/// A difference of two places in points, or a velocity in points per second where the name says so.
public struct Vector: Hashable, Sendable {
  /// To the right, in points or in points per second.
  public var dx: Double
  /// Downwards, in points or in points per second.
  public var dy: Double

  /// A difference as given, also one that is not finite.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// No difference, and no velocity.
  public static var zero: Vector { Vector(dx: 0, dy: 0) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// In points; an input's negative width counts as 0.
  public var width: Double
  /// In points; an input's negative height counts as 0.
  public var height: Double

  /// A size as given; the engine corrects negative sides and NaN in its inputs.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent; as a preferred size it leaves the choice to the system.
  public static var zero: Size { Size(width: 0, height: 0) }
}

/// Distances from the four edges of a box, in points.
public struct Insets: Hashable, Sendable {
  /// From the top edge inwards, as bars and cameras take it.
  public var top: Double
  /// From the left edge inwards, whatever the direction of writing.
  public var left: Double
  /// From the bottom edge inwards; above 0 a phone shows a home indicator there.
  public var bottom: Double
  /// From the right edge inwards, whatever the direction of writing.
  public var right: Double

  /// Four distances as given; in an environment negative ones count as 0.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing covered at any edge.
  public static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }
}

/// A box in the container, with its origin at the top left.
public struct Rect: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Double
  /// The top edge, in points; downwards is positive.
  public var y: Double
  /// In points; a negative one in an input counts as 0.
  public var width: Double
  /// In points; inputs make a negative one 0.
  public var height: Double

  /// A box as given; the engine corrects negative sides and NaN in its inputs.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A box of this size at the origin.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// An empty box at the origin: no keyboard, or a source without extent.
  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The right edge, which does not belong to the box.
  public var maxX: Double { x + width }
  /// The bottom edge, which does not belong to the box.
  public var maxY: Double { y + height }
  /// Halfway between left and right edge.
  public var midX: Double { x + width / 2 }
  /// Halfway between top and bottom edge.
  public var midY: Double { y + height / 2 }
  /// Width and height together, as `place` and `move` allot them.
  public var size: Size { Size(width: width, height: height) }
  /// Whether it has no area; a negative side counts as none.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The box with each edge moved inwards by the inset of that edge.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// Left and top edges belong to the box, right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}

/// The radii of a box's four corners, in points.
public struct Corners: Hashable, Sendable {
  /// At the top left; 0 is square.
  public var topLeft: Double
  /// At the top right; 0 is square.
  public var topRight: Double
  /// At the bottom right; 0 is square.
  public var bottomRight: Double
  /// At the bottom left; 0 is square.
  public var bottomLeft: Double

  /// Clockwise from the top left.
  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Both corners at the top alike, and both at the bottom.
  public init(top: Double, bottom: Double) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  /// Four square corners; `Placement`'s default.
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
  /// The nearer end if the value lies outside the range; the upper one if the range is inverted.
  #if hasFeature(Embedded)
    @inline(never)  // A third of what it takes in each place.
  #endif
  func clamped(from low: Double, to high: Double) -> Double {
    Swift.min(Swift.max(self, low), high)
  }

  /// The value between two others: `0` gives the first, `1` the second, and beyond them it goes on.
  static func mix(_ from: Double, _ to: Double, _ fraction: Double) -> Double {
    from + (to - from) * fraction
  }

  /// The nearest multiple of a device pixel, for a scale in pixels per point.
  func snapped(toScale scale: Double) -> Double {
    (self * scale).nearestInteger / scale
  }
}
