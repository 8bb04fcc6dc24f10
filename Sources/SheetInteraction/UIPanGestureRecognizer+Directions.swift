// SPDX-License-Identifier: Apache-2.0

import Quire

extension UIPanGestureRecognizer {
  /// The directions of a finger: at most one vertical and one horizontal, or none.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// Bits; those without a name are ignored.
    public var rawValue: Int

    /// Directions from bits; a literal such as `[.up, .left]` makes the same.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The finger does not move; never combined with others.
    public static var stationary: Directions { Directions(rawValue: 1) }
    /// Upwards, where the velocity's y is negative.
    public static var up: Directions { Directions(rawValue: 2) }
    /// Downwards, where the velocity's y is positive.
    public static var down: Directions { Directions(rawValue: 4) }
    /// To the left, where the velocity's x is negative.
    public static var left: Directions { Directions(rawValue: 8) }
    /// To the right, where the velocity's x is positive.
    public static var right: Directions { Directions(rawValue: 16) }

    /// Whether it moves up or down, however slowly.
    public var hasVerticalComponent: Bool { contains(.up) || contains(.down) }
    /// Whether it moves left or right, however slowly.
    public var hasHorizontalComponent: Bool { contains(.left) || contains(.right) }

    /// The directions of a velocity in points per second, downwards and to the right positive.
    init(velocity: CGPoint) {
      self = []
      if velocity.y != 0 { insert(velocity.y > 0 ? .down : .up) }
      if velocity.x != 0 { insert(velocity.x > 0 ? .right : .left) }
      if isEmpty { self = .stationary }
    }
  }

  /// The directions of the finger, by its velocity.
  public func directions(in view: UIView?) -> Directions {
    Directions(velocity: velocity(in: view))
  }

  var horizontalDirections: Directions {
    directions(in: nil).intersection([.left, .right])
  }
}
