// SPDX-License-Identifier: Apache-2.0

import Quire

extension SheetInteraction {
  /// The position of a sheet among its active detents, at one time of its motion.
  public struct Change {
    /// A detent and its distance from the sheet.
    public struct Info {
      /// The identifier of an active detent.
      public let detentIdentifier: DetentIdentifier
      /// The distance in points. Never negative.
      public let distance: CGFloat
    }

    /// Whether the sheet is moving down.
    public let isMinimizing: Bool
    /// Whether there is no detent ahead of the sheet, or none behind it.
    public let isOverscrolling: Bool
    /// The nearest detent.
    public let closest: Info
    /// The detent ahead of the sheet.
    public let approaching: Info
    /// The detent behind the sheet. Beyond the last detent in its direction, equal to `approaching`.
    public let preceding: Info
    /// The fraction of the total travel: 0 at the smallest active detent, 1 at the largest, below 0 and above 1 beyond
    /// them. With one detent, the fraction of its height, which is 0 if nothing of the sheet is visible.
    public let percentageTotal: CGFloat
    /// The fraction of the distance from `preceding` to `approaching`, 0...1. -1 when overscrolling.
    public let percentageApproaching: CGFloat
    /// The complement of `percentageApproaching`, 0...1. -1 when overscrolling.
    public let percentagePreceding: CGFloat

    let travel: Travel
    let position: SheetPosition
    let height: CGFloat
    /// The height of the sheet at the previous change.
    let previousHeight: CGFloat

    /// Creates a change. `previousHeight` is the sheet's current height if there was no previous change.
    init(_ position: SheetPosition, in travel: Travel, movingDown: Bool, previousHeight: CGFloat?) {
      let height = travel.height(at: position.offset)
      let around = travel.around(height, movingDown: movingDown)
      let share = travel.share(of: height, approaching: around.approaching, preceding: around.preceding)
      isMinimizing = movingDown
      isOverscrolling = around.approaching == around.preceding
      closest = Info(travel.closest(to: height), height, travel)
      approaching = Info(around.approaching, height, travel)
      preceding = Info(around.preceding, height, travel)
      percentageTotal = travel.total(at: position.offset)
      percentageApproaching = share ?? -1
      percentagePreceding = share.map { 1 - $0 } ?? -1
      self.travel = travel
      self.position = position
      self.height = height
      self.previousHeight = previousHeight ?? height
    }
  }
}

extension SheetInteraction.Change.Info {
  init(_ index: Int, _ height: CGFloat, _ travel: Travel) {
    detentIdentifier = travel.stops[index].identifier
    distance = travel.distance(of: height, from: index).magnitude
  }
}
