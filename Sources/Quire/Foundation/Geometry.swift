// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// A floating-point number of 64 bits on all platforms. Apple's type has 32 bits on some devices.
  public typealias CGFloat = Double
  /// A time in seconds.
  public typealias TimeInterval = Double

  /// A point in a view's coordinates, in points, with y down.
  public struct CGPoint: Hashable, Sendable {
    /// The distance to the right of the origin, in points.
    public var x: CGFloat
    /// The distance below the origin, in points.
    public var y: CGFloat

    /// Creates a point from its coordinates. Any number is stored as given.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// Creates a point from whole coordinates.
    public init(x: Int, y: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y))
    }

    /// Creates the origin: x and y are 0.
    public init() {
      self.init(x: 0, y: 0)
    }

    /// The origin: the top left corner of a view, unless its bounds have moved.
    public static var zero: CGPoint { CGPoint() }
  }

  /// A width and a height in points.
  public struct CGSize: Hashable, Sendable {
    /// The width in points. A negative number is stored as given.
    public var width: CGFloat
    /// The height in points. A negative number is stored as given.
    public var height: CGFloat

    /// Creates a size from width and height. Negative numbers are stored as given.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Creates a size from whole numbers of points.
    public init(width: Int, height: Int) {
      self.init(width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates a size of 0 by 0, like `zero`.
    public init() {
      self.init(width: 0, height: 0)
    }

    /// A size of 0 by 0. `CGRect.isEmpty` is `true` for a rectangle of this size.
    public static var zero: CGSize { CGSize() }
  }

  /// A rectangle in a view's coordinates, in points.
  public struct CGRect: Hashable, Sendable {
    /// The top left corner if the size is not negative.
    public var origin: CGPoint
    /// The size, which may be negative; `width`, `height` and the edges describe the same rectangle with a positive
    /// size.
    public var size: CGSize

    /// Creates a rectangle from its corner and size. Both are stored as given.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from four numbers in points. A negative width extends to the left of `x`, a negative height
    /// above `y`.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Creates a rectangle from four whole numbers of points.
    public init(x: Int, y: Int, width: Int, height: Int) {
      self.init(x: CGFloat(x), y: CGFloat(y), width: CGFloat(width), height: CGFloat(height))
    }

    /// Creates a rectangle whose numbers are all 0, like `zero`. Unlike `null`, it has a position.
    public init() {
      self.init(x: 0, y: 0, width: 0, height: 0)
    }

    /// A rectangle of size zero at the origin. Unlike `null`, it has a position.
    public static var zero: CGRect { CGRect() }
    /// The null rectangle, which is the intersection of two rectangles that don't meet.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }

    /// Whether the rectangle is `null`, like the `intersection` of two rectangles that don't meet.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether the rectangle has no area: it is `null`, or its width or height is 0.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// The width, never negative even if `size.width` is.
    public var width: CGFloat { size.width.magnitude }
    /// The height, never negative even if `size.height` is.
    public var height: CGFloat { size.height.magnitude }
    /// The left edge, even if the width is negative.
    public var minX: CGFloat { Swift.min(origin.x, origin.x + size.width) }
    /// The top edge, even if the height is negative.
    public var minY: CGFloat { Swift.min(origin.y, origin.y + size.height) }
    /// The right edge, which does not belong to the rectangle.
    public var maxX: CGFloat { Swift.max(origin.x, origin.x + size.width) }
    /// The bottom edge, which does not belong to the rectangle.
    public var maxY: CGFloat { Swift.max(origin.y, origin.y + size.height) }
    /// The x coordinate halfway between the left and right edges; infinite for `null`.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// The y coordinate halfway between the top and bottom edges; infinite for `null`.
    public var midY: CGFloat { origin.y + size.height / 2 }

    /// Whether a point is in the rectangle. The left and top edges belong to the rectangle, the right and bottom edges
    /// do not.
    public func contains(_ point: CGPoint) -> Bool {
      !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the rectangle moved to the right and down, in points. `null` stays `null`.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Returns the rectangle with each edge moved inward, or `null` if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// Returns the common area of two rectangles: `null` if they don't meet, or a line or a point if they only touch.
    public func intersection(_ other: CGRect) -> CGRect {
      let left = Swift.max(minX, other.minX)
      let top = Swift.max(minY, other.minY)
      let right = Swift.min(maxX, other.maxX)
      let bottom = Swift.min(maxY, other.maxY)
      guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether two rectangles overlap or touch.
    public func intersects(_ other: CGRect) -> Bool {
      !intersection(other).isNull
    }

    /// Returns the smallest rectangle that contains both rectangles.
    public func union(_ other: CGRect) -> CGRect {
      if isNull { return other }
      if other.isNull { return self }
      let left = Swift.min(minX, other.minX)
      let top = Swift.min(minY, other.minY)
      return CGRect(
        x: left, y: top, width: Swift.max(maxX, other.maxX) - left, height: Swift.max(maxY, other.maxY) - top)
    }
  }

#endif
