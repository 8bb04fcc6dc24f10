// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The numbers of a sheet's behaviour, each with its unit and its source.
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

  /// How far a finger may move before it is no longer a press, in points: on a sheet, for a recogniser and for a host.
  /// [M10]
  public static var standardSlop: Double { 10 }
  /// How far a claimed finger travels before the sheet moves; subtracted from the travel.
  public var slop = standardSlop
  /// How far a finger may move and still tap.
  public var tapSlop = standardSlop
  /// The coefficient of the rubber band at both ends. [CH-S]
  public var rubberBandCoefficient = 0.55
  /// The most that the rubber band gives above the largest detent. [CH-S]
  public var overdragAboveLimit = 100.0
  /// The most that the rubber band gives below the smallest detent. [CH-S]
  public var overdragBelowLimit = 200.0
  /// The rubber band below the smallest detent as a fraction of the full height. [CH-S]
  public var overdragBelowFraction = 0.25
  /// The fraction of the lower extent that a refused finger must pull for an attempt. [CH-S]
  public var attemptFraction = 0.25
  /// After a scroller has scrolled, its touches do not go to the sheet for this time. [CH-S]
  public var scrollRepeatInterval = 0.4
  /// A wheel's drag ends after this time without events.
  public var wheelPause = 0.12

  /// How far a finger can pull beyond either end at most, unless the container is higher. A decision.
  public var farTravel = 2_000.0

  // MARK: Release

  /// The deceleration rate of the projection, per millisecond. [CH-S] [WWDC18-803]
  public var decelerationRate = 0.99
  /// A slower release counts as still. [CH-S]
  public var stillVelocity = 250.0
  /// From this velocity on, a release that projects back onto the nearest stop is a flick and goes one stop further.
  /// [CH-S]
  public var flickVelocity = 1000.0
  /// No finger is faster; only broken timestamps are. A decision.
  public var fastestVelocity = 20_000.0
  /// The deceleration rate of a scroller's momentum, per millisecond. [WWDC18-803]
  public var scrollDecelerationRate = 0.998

  // MARK: Curves

  /// For opening, closing, detent changes and slow releases. [CH-H]
  public var spring = Spring(response: 0.3441442326, dampingRatio: 1)
  /// After a flick. [CH-H]
  public var flickSpring = Spring(response: 0.3441442326, dampingRatio: 0.8)
  /// A motion ends when it stays within this distance of its target, in device pixels; the last key is on the target.
  public var restTolerance = 0.125
  /// The largest error of the straight lines between key points, in device pixels.
  public var bakingTolerance = 0.25
  /// The same for dimming, shadow and grabber, which are fractions: a fiftieth of the dimming is one step of grey.
  public var bakingFractionTolerance = 0.02
  /// The duration of a fade: of popovers and alerts, and of all presentations with reduced motion.
  public var fadeDuration = 0.2

  /// A jump of the clock beyond this, in seconds, must be confirmed by a second input. A decision.
  public var clockLeap = 86_400.0

  // MARK: Stack

  /// How many cards stay visible behind the front sheet. [CH-H]
  public var depthLimit = 2.0
  /// The factor of the dimming over a presenter that is a card itself, 0...1; not corrected. [CH-S]
  public var dimmingOverCard = 0.6
  /// The factor of the dimming that the sheet after next adds over a card. [CH-S]
  public var dimmingFromGrandchild = 0.2
  /// The shadow's opacity around a popover or an alert; a sheet's is the look's. A decision.
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

  /// The size of a popover if its content names none. Not public; a decision.
  public var popoverSize = Size(width: 320, height: 480)
  /// The size of an alert if its content names none. Not public; a decision.
  public var alertSize = Size(width: 270, height: 160)
  /// The radius of all four corners of an alert. Not public; a decision.
  public var alertCornerRadius = 14.0

  /// The numbers as the sources give them; tests and hosts may change single ones.
  public init() {}
}
