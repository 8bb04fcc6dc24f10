#if !canImport(Foundation)

  public typealias CGFloat = Double
  /// In seconds.
  public typealias TimeInterval = Double

  /// A place in a view's coordinates: points, y down.
  public struct CGPoint: Hashable, Sendable {
    public var x: CGFloat
    public var y: CGFloat

    public init(x: CGFloat, y: CGFloat) {
      self.x = x
      self.y = y
    }

    public init() {
      self.init(x: 0, y: 0)
    }

    public static var zero: CGPoint { CGPoint() }
  }

  /// A width and a height in points.
  public struct CGSize: Hashable, Sendable {
    public var width: CGFloat
    public var height: CGFloat

    public init(width: CGFloat, height: CGFloat) {
      self.width = width
      self.height = height
    }

    public init() {
      self.init(width: 0, height: 0)
    }

    public static var zero: CGSize { CGSize() }
  }

  /// A box in a view's coordinates.
  public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize

    public init(origin: CGPoint, size: CGSize) {
      self.origin = origin
      self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    public init() {
      self.init(x: 0, y: 0, width: 0, height: 0)
    }

    public static var zero: CGRect { CGRect() }
    /// No box at all: what the intersection of two boxes that don't meet is.
    public static var null: CGRect { CGRect(x: .infinity, y: .infinity, width: 0, height: 0) }

    public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

    public var width: CGFloat { size.width.magnitude }
    public var height: CGFloat { size.height.magnitude }
    public var minX: CGFloat { Swift.min(origin.x, origin.x + size.width) }
    public var minY: CGFloat { Swift.min(origin.y, origin.y + size.height) }
    public var maxX: CGFloat { Swift.max(origin.x, origin.x + size.width) }
    public var maxY: CGFloat { Swift.max(origin.y, origin.y + size.height) }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var midY: CGFloat { origin.y + size.height / 2 }

    /// Left and top edges belong to the box, right and bottom edges do not.
    public func contains(_ point: CGPoint) -> Bool {
      !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      isNull ? self : CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
    }

    /// Each edge moved inwards; `null` where nothing is left.
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
      guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
      return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    public func intersection(_ other: CGRect) -> CGRect {
      let left = Swift.max(minX, other.minX)
      let top = Swift.max(minY, other.minY)
      let right = Swift.min(maxX, other.maxX)
      let bottom = Swift.min(maxY, other.maxY)
      guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

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
