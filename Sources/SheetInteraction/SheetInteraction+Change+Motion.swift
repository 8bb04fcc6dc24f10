// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: properties of a change beyond the two detents around the sheet.

extension SheetInteraction.Change {
  /// The cause of a sheet's motion.
  public typealias Cause = SheetPosition.Cause

  /// The cause of the sheet's motion. `SheetInteraction.Reports` selects the causes that are reported to a delegate.
  public var cause: Cause { position.cause }
  /// The y-coordinate of the sheet's top edge in the window, in points.
  public var offset: CGFloat { position.offset }
  /// The velocity of `offset`, in points per second. Positive is down.
  public var velocity: CGFloat { position.velocity }
  /// The height of the sheet inside the safe area, in points.
  public var heightInSafeArea: CGFloat { height }
  /// The detent where the sheet will rest, or would rest if released now. `nil` for dismissal.
  public var targetDetentIdentifier: DetentIdentifier? { position.target }
  /// The smaller of the two detents around the sheet, regardless of its direction. Equal to the upper one in overdrag,
  /// and if there is only one.
  public var lowerDetentIdentifier: DetentIdentifier { position.lower }
  /// The larger of the two detents around the sheet. Equal to the lower one in overdrag, and if there is only one.
  public var upperDetentIdentifier: DetentIdentifier { position.upper }
  /// The fraction of the distance from the lower to the upper detent. 0 if they are equal.
  public var percentageBetween: CGFloat { position.fraction }
  /// The visibility of the sheet while it fades in or out, 0...1.
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
