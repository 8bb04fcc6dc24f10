import SheetMotion

/// A length of time or a moment on a host's timeline, in seconds.
public typealias Seconds = Double

/// A place in the container: points, y down.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var zero: Point { Point(x: 0, y: 0) }
}

/// A difference of two places in points, or a velocity in points per second where the name says so.
public struct Vector: Hashable, Sendable {
  public var dx: Double
  public var dy: Double

  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  public static var zero: Vector { Vector(dx: 0, dy: 0) }
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static var zero: Size { Size(width: 0, height: 0) }
}

/// Distances from the four edges of a box, in points.
public struct Insets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static var zero: Insets { Insets(top: 0, left: 0, bottom: 0, right: 0) }
}

/// A box in the container, with its origin at the top left.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var size: Size { Size(width: width, height: height) }
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
  public var topLeft: Double
  public var topRight: Double
  public var bottomRight: Double
  public var bottomLeft: Double

  public init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  public init(top: Double, bottom: Double) {
    self.init(topLeft: top, topRight: top, bottomRight: bottom, bottomLeft: bottom)
  }

  public static var zero: Corners { Corners(top: 0, bottom: 0) }

  mutating func takeTop(_ radius: Double, _ fraction: Double) {
    topLeft = .mix(topLeft, radius, fraction)
    topRight = .mix(topRight, radius, fraction)
  }

  mutating func takeBottom(_ radius: Double, _ fraction: Double) {
    bottomLeft = .mix(bottomLeft, radius, fraction)
    bottomRight = .mix(bottomRight, radius, fraction)
  }
}

extension Double {
  /// The nearer end when the value lies outside the range; the upper one where the range is none.
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
