// SPDX-License-Identifier: Apache-2.0

import Quire

extension UIPanGestureRecognizer {
  /// Where a finger goes: one vertical and one horizontal way at most, or none.
  public struct Directions: OptionSet, Hashable, Sendable {
    /// Bits; those without a name are ignored.
    public var rawValue: Int

    /// Bits as they are; a set literal, `[.up, .left]`, makes the same.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The finger rests; stands alone.
    public static var stationary: Directions { Directions(rawValue: 1) }
    /// Upwards, where the velocity's y is negative.
    public static var up: Directions { Directions(rawValue: 2) }
    /// Downwards, where the velocity's y is positive.
    public static var down: Directions { Directions(rawValue: 4) }
    /// To the left, where the velocity's x is negative.
    public static var left: Directions { Directions(rawValue: 8) }
    /// To the right, where the velocity's x is positive.
    public static var right: Directions { Directions(rawValue: 16) }

    /// Whether it goes up or down at all, however slowly.
    public var hasVerticalComponent: Bool { contains(.up) || contains(.down) }
    /// Whether it goes left or right at all, however slowly.
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
