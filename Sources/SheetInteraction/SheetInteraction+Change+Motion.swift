// SPDX-License-Identifier: Apache-2.0

import Quire

// Not the original's: what a change says beyond the two detents around the sheet.

extension SheetInteraction.Change {
  /// What moves the sheet.
  public typealias Cause = SheetPosition.Cause

  /// What moves the sheet; `SheetInteraction.Reports` says which causes a delegate hears of.
  public var cause: Cause { position.cause }
  /// The y of the sheet's top edge in the window, in points.
  public var offset: CGFloat { position.offset }
  /// Of `offset`, in points per second; downwards is positive.
  public var velocity: CGFloat { position.velocity }
  /// The height of the sheet inside the safe area, in points.
  public var heightInSafeArea: CGFloat { height }
  /// Where it would rest if it were let go now, or will rest; `nil` for dismissal.
  public var targetDetentIdentifier: DetentIdentifier? { position.target }
  /// The detents around it, whichever way it goes; equal in overdrag, and where there is only one.
  public var lowerDetentIdentifier: DetentIdentifier { position.lower }
  /// The larger of the two detents around it; equal to the lower one in overdrag, and where there is only one.
  public var upperDetentIdentifier: DetentIdentifier { position.upper }
  /// From the lower to the upper one of them; 0 where they are equal.
  public var percentageBetween: CGFloat { position.fraction }
  /// How visible the sheet is while it fades in or out, 0...1.
  public var visibility: CGFloat { position.visibility }
  /// Every active detent, from small to large.
  public var detents: [SheetLayoutInfo.DetentInfo] { travel.detents(from: height) }
}

extension Travel {
  func detents(from height: CGFloat) -> [SheetLayoutInfo.DetentInfo] {
    stops.indices.map { index in
      SheetLayoutInfo.DetentInfo(
        identifier: stops[index].identifier, value: stops[index].value, offset: stops[index].offset,
        distance: distance(of: height, from: index), percentageTotal: total(at: stops[index].offset))
    }
  }
}
