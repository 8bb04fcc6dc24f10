// SPDX-License-Identifier: Apache-2.0

#if !canImport(Foundation)

  /// 64 bits on all platforms; Apple's has 32 on some devices.
  public typealias CGFloat = Double
  /// In seconds.
  public typealias TimeInterval = Double

  /// A place in a view's coordinates: points, y down.
  public struct CGPoint: Hashable, Sendable {
    /// To the right of the origin, in points.
    public var x: CGFloat
    /// Below the origin, in points.
    public var y: CGFloat

    /// A point from its distances to the origin; any number is stored as given.
    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    /// The origin: x and y are 0.
    public init() {
      self.init(x: 0, y: 0)
    }

    /// The origin: the top left corner of a view, unless its bounds have moved.
    public static var zero: CGPoint { CGPoint() }
  }

  /// A width and a height in points.
  public struct CGSize: Hashable, Sendable {
    /// In points; a negative one is stored as given.
    public var width: CGFloat
    /// In points; a negative one is stored as given.
    public var height: CGFloat

    /// A size from its two sides; negative ones are kept.
    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    /// Both sides are 0, as in `zero`.
    public init() {
      self.init(width: 0, height: 0)
    }

    /// No extent in either direction; `CGRect.isEmpty` is true of a box of this size.
    public static var zero: CGSize { CGSize() }
  }

  /// A box in a view's coordinates.
  public struct CGRect: Hashable, Sendable {
    /// The top left corner, as long as the size is not negative.
    public var origin: CGPoint
    /// May be negative; `width`, `height` and the edges describe the same box with a positive size.
    public var size: CGSize

    /// A box from corner and size; both are stored as given.
    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    /// A box from four numbers in points; a negative width extends to the left of `x`, a negative height above `y`.
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// All four numbers are 0, as in `zero`; unlike `null` it is a place.
    public init() {
      self.init(x: 0, y: 0, width: 0, height: 0)
    }

    /// A box without extent at the origin; unlike `null` it is a place.
    public static var zero: CGRect { CGRect() }
    /// No box: the intersection of two boxes that don't meet.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }

    /// Whether it is `null`, as the `intersection` of two boxes that don't meet.
    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    /// Whether it has no area: a side of 0, or `null`.
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    /// Never negative, even if `size.width` is.
    public var width: CGFloat { size.width.magnitude }
    /// Never negative, even if `size.height` is.
    public var height: CGFloat { size.height.magnitude }
    /// The left edge, even if the width is negative.
    public var minX: CGFloat { Swift.min(origin.x, origin.x + size.width) }
    /// The top edge, even if the height is negative.
    public var minY: CGFloat { Swift.min(origin.y, origin.y + size.height) }
    /// The right edge, which does not belong to the box.
    public var maxX: CGFloat { Swift.max(origin.x, origin.x + size.width) }
    /// The bottom edge, which does not belong to the box.
    public var maxY: CGFloat { Swift.max(origin.y, origin.y + size.height) }
    /// Halfway between left and right edge; infinite for `null`.
    public var midX: CGFloat { origin.x + size.width / 2 }
    /// Halfway between top and bottom edge; infinite for `null`.
    public var midY: CGFloat { origin.y + size.height / 2 }

    /// Left and top edges belong to the box, right and bottom edges do not.
    public func contains(_ point: CGPoint) -> Bool {
      !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The box moved to the right and down; `null` stays `null`.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Each edge moved inwards; `null` if nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The area that both have in common: `null` if they don't meet, a line or a point if they only touch.
    public func intersection(_ other: CGRect) -> CGRect {
      let left = Swift.max(minX, other.minX)
      let top = Swift.max(minY, other.minY)
      let right = Swift.min(maxX, other.maxX)
      let bottom = Swift.min(maxY, other.maxY)
      guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Whether the two meet; boxes that only touch do.
    public func intersects(_ other: CGRect) -> Bool {
      !intersection(other).isNull
    }

    /// The smallest box around both.
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
