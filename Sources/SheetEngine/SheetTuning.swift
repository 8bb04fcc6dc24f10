// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// Every number of a sheet's behaviour, each with its unit and its source.
///
/// Lengths are points, times seconds, velocities points per second. What belongs to a look stands in `Look`.
public struct SheetTuning: Hashable, Sendable {
  // MARK: Detents

  /// `medium` as a fraction of the maximum, in containers higher than `shortContainer`. [CH-H]
  public var mediumFraction = 0.56
  /// `medium` as a fraction of the maximum, in containers no higher than `shortContainer`. [CH-H]
  public var mediumFractionInShortContainer = 0.63
  /// The container height up to which the larger fraction holds. [CH-H]
  public var shortContainer = 568.0
  /// How far below the maximum a detent still counts as full height. Apps stay 0.01 below on purpose.
  public var fullHeightTolerance = 0.001

  // MARK: Finger

  /// How far a finger may stray before it is more than a press, in points: on a sheet, for a recogniser and for a host.
  /// [M10]
  public static var standardSlop: Double { 10 }
  /// How far a claimed finger travels before the sheet moves; subtracted from the travel.
  public var slop = standardSlop
  /// How far a finger may stray and still tap.
  public var tapSlop = standardSlop
  /// Of the rubber band at both ends. [CH-S]
  public var rubberBandCoefficient = 0.55
  /// The most that the rubber band gives above the largest detent. [CH-S]
  public var overdragAboveLimit = 100.0
  /// The most that the rubber band gives below the smallest detent. [CH-S]
  public var overdragBelowLimit = 200.0
  /// The rubber band below the smallest detent as a fraction of the full height. [CH-S]
  public var overdragBelowFraction = 0.25
  /// The part of the lower extent that a refused finger must pull for an attempt. [CH-S]
  public var attemptFraction = 0.25
  /// After a scroll in the same scroller, for so long no touch of it goes to the sheet. [CH-S]
  public var scrollRepeatInterval = 0.4
  /// Without wheel events for so long, a virtual drag ends.
  public var wheelPause = 0.12

  /// How far a finger pulls beyond either end at most, where the container is not higher than that. A decision.
  public var farTravel = 2_000.0

  // MARK: Release

  /// Of the projection, per millisecond. [CH-S] [WWDC18-803]
  public var decelerationRate = 0.99
  /// A slower release counts as still. [CH-S]
  public var stillVelocity = 250.0
  /// From here on a release that projects back onto the nearest stop is a flick and goes one stop further. [CH-S]
  public var flickVelocity = 1000.0
  /// No finger is faster; only broken timestamps are. A decision.
  public var fastestVelocity = 20_000.0
  /// Of the momentum that a scroller gets, per millisecond. [WWDC18-803]
  public var scrollDecelerationRate = 0.998

  // MARK: Curves

  /// Opening, closing, detent changes, slow releases. [CH-H]
  public var spring = Spring(response: 0.3441442326, dampingRatio: 1)
  /// After a flick. [CH-H]
  public var flickSpring = Spring(response: 0.3441442326, dampingRatio: 0.8)
  /// A motion ends when it stays within so many device pixels of its target; the last key stands on the target.
  public var restTolerance = 0.125
  /// Key points lie so close that straight lines between them stay within so many device pixels.
  public var bakingTolerance = 0.25
  /// The same for dimming, shadow and grabber, which are fractions: a fiftieth of the dimming is one step of grey.
  public var bakingFractionTolerance = 0.02
  /// Fading in and out, in place of travel where less motion is wished for, and of popovers and alerts.
  public var fadeDuration = 0.2

  /// A clock that is further off than this, in seconds, must say so twice. A decision.
  public var clockLeap = 86_400.0

  // MARK: Stack

  /// How many cards stay visible behind the front sheet. [CH-H]
  public var depthLimit = 2.0
  /// The dimming over a presenter that is a card itself. [CH-S]
  public var dimmingOverCard = 0.6
  /// What the dimming of the sheet after next adds over a card. [CH-S]
  public var dimmingFromGrandchild = 0.2
  /// The shadow's opacity around what is no sheet, as a popover; a sheet's is the look's. A decision.
  public var shadowOpacity = 0.5

  // MARK: Widths

  /// The largest form sheet; the classic size in app code. Newer exact sizes are not public.
  public var formSize = Size(width: 540, height: 620)
  /// The widest page sheet: follows the readable width. Not public; a decision.
  public var pageWidth = 704.0
  /// Kept free at each side of a floating sheet. Not public; a decision.
  public var floatingMargin = 20.0
  /// Kept free above and below a floating page sheet. Not public; a decision.
  public var pageVerticalMargin = 44.0

  // MARK: Popovers

  /// A popover whose content names no size. Not public; a decision.
  public var popoverSize = Size(width: 320, height: 480)
  /// The size of an alert whose content names none. Not public; a decision.
  public var alertSize = Size(width: 270, height: 160)
  /// Of all four corners. Not public; a decision.
  public var alertCornerRadius = 14.0

  /// The numbers of the sources; tests and hosts change single ones.
  public init() {}
}
