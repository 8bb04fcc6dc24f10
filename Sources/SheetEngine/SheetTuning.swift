// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// The numbers of a sheet's behavior, each with its unit and its source.
///
/// Lengths are in points, times in seconds, velocities in points per second. Numbers that belong to a look are in
/// `Look`.
public struct SheetTuning: Hashable, Sendable {
  // MARK: Detents

  /// `medium` as a fraction of the maximum, in containers higher than `shortContainer`. [CH-H]
  public var mediumFraction = 0.56
  /// `medium` as a fraction of the maximum, in containers no higher than `shortContainer`. [CH-H]
  public var mediumFractionInShortContainer = 0.63
  /// The container height up to which the larger fraction applies. [CH-H]
  public var shortContainer = 568.0
  /// The distance below the maximum within which a detent still counts as full height. Apps stay 0.01 below on purpose.
  public var fullHeightTolerance = 0.001

  // MARK: Finger

  /// The distance within which a finger still presses, in points: on a sheet, for a recognizer and for a host. [M10]
  public static var standardSlop: Double { 10 }
  /// The distance that a claimed finger moves before the sheet does. It is subtracted from the travel.
  public var slop = standardSlop
  /// The distance within which a finger still taps.
  public var tapSlop = standardSlop
  /// The coefficient of the rubber band at both ends. [CH-S]
  public var rubberBandCoefficient = 0.55
  /// The largest displacement of the rubber band above the largest detent. [CH-S]
  public var overdragAboveLimit = 100.0
  /// The largest displacement of the rubber band below the smallest detent. [CH-S]
  public var overdragBelowLimit = 200.0
  /// The rubber band below the smallest detent as a fraction of the full height. [CH-S]
  public var overdragBelowFraction = 0.25
  /// The fraction of the lower extent that a refused finger must pull to count as an attempt. [CH-S]
  public var attemptFraction = 0.25
  /// The time after a scroller has scrolled during which its touches do not go to the sheet. [CH-S]
  public var scrollRepeatInterval = 0.4
  /// The time without events after which a wheel's drag ends.
  public var wheelPause = 0.12

  /// The largest distance that a finger can pull beyond either end, unless the container is higher. A decision.
  public var farTravel = 2_000.0

  // MARK: Release

  /// The deceleration rate of the projection, per millisecond. [CH-S] [WWDC18-803]
  public var decelerationRate = 0.99
  /// The velocity below which a release counts as still. [CH-S]
  public var stillVelocity = 250.0
  /// The velocity from which on a release that projects back onto the nearest stop is a flick and goes one stop
  /// further. [CH-S]
  public var flickVelocity = 1000.0
  /// The largest velocity of a finger. Only broken timestamps produce larger ones. A decision.
  public var fastestVelocity = 20_000.0
  /// The deceleration rate of a scroller's momentum, per millisecond. [WWDC18-803]
  public var scrollDecelerationRate = 0.998

  // MARK: Curves

  /// The spring for opening, closing, detent changes and slow releases. [CH-H]
  public var spring = Spring(response: 0.3441442326, dampingRatio: 1)
  /// The spring after a flick. [CH-H]
  public var flickSpring = Spring(response: 0.3441442326, dampingRatio: 0.8)
  /// The distance from its target within which a motion must stay to end, in device pixels. The last key is on the
  /// target.
  public var restTolerance = 0.125
  /// The largest error of the straight lines between key points, in device pixels.
  public var bakingTolerance = 0.25
  /// The largest error of the straight lines for alpha, dimming, shadow and grabber, which are fractions. A fiftieth of
  /// the dimming is one step of gray.
  public var bakingFractionTolerance = 0.02
  /// The duration of a fade, for popovers and alerts, and for all presentations with reduced motion.
  public var fadeDuration = 0.2
  /// The angle in radians, frequency times duration, at which a critically damped spring counts as at rest. A
  /// thousandth of the way is left. [M11]
  public var springEnd = 9.2334

  /// The jump of the clock, in seconds, beyond which a second input must confirm it. A decision.
  public var clockLeap = 86_400.0

  // MARK: Stack

  /// The number of cards that stay visible behind the front sheet. [CH-H]
  public var depthLimit = 2.0
  /// The factor of the dimming over a presenter that is a card itself, 0...1. It is not corrected. [CH-S]
  public var dimmingOverCard = 0.6
  /// The factor of the dimming that the sheet after next adds over a card. [CH-S]
  public var dimmingFromGrandchild = 0.2
  /// The opacity of the shadow around a popover or an alert; that of a sheet is in its look. A decision.
  public var shadowOpacity = 0.5

  // MARK: Widths

  /// The width of the widest page sheet, which follows the readable width. Not public; a decision.
  public var pageWidth = 704.0
  /// The margin that stays free at each side of a floating sheet. Not public; a decision.
  public var floatingMargin = 20.0
  /// The margin that stays free above and below a floating page sheet. Not public; a decision.
  public var pageVerticalMargin = 44.0

  // MARK: Popovers

  /// The size of a popover if its content specifies none. Not public; a decision.
  public var popoverSize = Size(width: 320, height: 480)
  /// The size of an alert if its content specifies none. Not public; a decision.
  public var alertSize = Size(width: 270, height: 160)
  /// The radius of all four corners of an alert. Not public; a decision.
  public var alertCornerRadius = 14.0

  /// Creates the numbers as the sources give them. Tests and hosts may change single ones.
  public init() {}
}
