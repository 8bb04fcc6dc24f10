// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: properties of a change beyond the two detents around the sheet.

extension SheetInteraction.Change {
  /// What moves the sheet.
  public typealias Cause = SheetPosition.Cause

  /// What moves the sheet; `SheetInteraction.Reports` selects the causes that are reported to a delegate.
  public var cause: Cause { position.cause }
  /// The y of the sheet's top edge in the window, in points.
  public var offset: CGFloat { position.offset }
  /// Of `offset`, in points per second; downwards is positive.
  public var velocity: CGFloat { position.velocity }
  /// The height of the sheet inside the safe area, in points.
  public var heightInSafeArea: CGFloat { height }
  /// Where the sheet would rest if released now, or will rest; `nil` for dismissal.
  public var targetDetentIdentifier: DetentIdentifier? { position.target }
  /// The smaller of the two detents around the sheet, whatever its direction; equal to the upper one in overdrag, and
  /// if there is only one.
  public var lowerDetentIdentifier: DetentIdentifier { position.lower }
  /// The larger of the two detents around the sheet; equal to the lower one in overdrag, and if there is only one.
  public var upperDetentIdentifier: DetentIdentifier { position.upper }
  /// The fraction from the lower to the upper one; 0 if they are equal.
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
