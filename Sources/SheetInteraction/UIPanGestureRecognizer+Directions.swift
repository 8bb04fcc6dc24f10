import Quire

extension UIPanGestureRecognizer {
  /// Where a finger goes: one vertical and one horizontal way at most, or none.
  public struct Directions: OptionSet, Hashable, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static var stationary: Directions { Directions(rawValue: 1) }
    public static var up: Directions { Directions(rawValue: 2) }
    public static var down: Directions { Directions(rawValue: 4) }
    public static var left: Directions { Directions(rawValue: 8) }
    public static var right: Directions { Directions(rawValue: 16) }

    public var hasVerticalComponent: Bool { contains(.up) || contains(.down) }
    public var hasHorizontalComponent: Bool { contains(.left) || contains(.right) }

    /// By a velocity in points per second, downwards and to the right positive.
    init(velocity: CGPoint) {
      self = []
      if velocity.y != 0 { insert(velocity.y > 0 ? .down : .up) }
      if velocity.x != 0 { insert(velocity.x > 0 ? .right : .left) }
      if isEmpty { self = .stationary }
    }
  }

  /// Where the finger goes, by its velocity.
  public func directions(in view: UIView?) -> Directions {
    Directions(velocity: velocity(in: view))
  }

  var horizontalDirections: Directions {
    directions(in: nil).intersection([.left, .right])
  }
}
