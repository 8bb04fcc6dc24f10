// SPDX-License-Identifier: Apache-2.0

import Quire

extension UIPanGestureRecognizer {
  /// The directions of a finger: at most one vertical and one horizontal direction, or none.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// The directions as bits. Bits without a name are ignored.
    public var rawValue: Int

    /// Creates directions from bits. A literal such as `[.up, .left]` creates the same value.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// No direction, because the finger does not move. Never combined with other directions.
    public static var stationary: Directions { Directions(rawValue: 1) }
    /// The direction up: the y-component of the velocity is negative.
    public static var up: Directions { Directions(rawValue: 2) }
    /// The direction down: the y-component of the velocity is positive.
    public static var down: Directions { Directions(rawValue: 4) }
    /// The direction to the left: the x-component of the velocity is negative.
    public static var left: Directions { Directions(rawValue: 8) }
    /// The direction to the right: the x-component of the velocity is positive.
    public static var right: Directions { Directions(rawValue: 16) }

    /// Whether the finger moves up or down, however slowly.
    public var hasVerticalComponent: Bool { contains(.up) || contains(.down) }
    /// Whether the finger moves left or right, however slowly.
    public var hasHorizontalComponent: Bool { contains(.left) || contains(.right) }

    /// Creates the directions of a velocity in points per second. Positive is down and to the right.
    init(velocity: CGPoint) {
      self = []
      if velocity.y != 0 { insert(velocity.y > 0 ? .down : .up) }
      if velocity.x != 0 { insert(velocity.x > 0 ? .right : .left) }
      if isEmpty { self = .stationary }
    }
  }

  /// Returns the directions of the finger, based on its velocity.
  public func directions(in view: UIView?) -> Directions {
    Directions(velocity: velocity(in: view))
  }

  var horizontalDirections: Directions {
    directions(in: nil).intersection([.left, .right])
  }
}
