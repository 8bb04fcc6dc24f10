// SPDX-License-Identifier: Apache-2.0

import SheetMotion

/// A set of metrics for the appearance and placement of sheets. Behavior depends only on these numbers, never on a
/// look's identity.
///
/// Lengths are in points. `classic` and `floating` are the two predefined looks. A host may change individual numbers;
/// they are not validated.
public struct Look: Hashable, Sendable {
  // MARK: Heights

  /// The distance from the safe area's top to the top of a full-height sheet, on a phone with a home indicator. [CH-S]
  /// [SI]
  public var topGap = 10.0
  /// The distance from the safe area's top to the top of a full-height sheet, on a phone without a home indicator.
  /// [CH-S]
  public var topGapWithoutHomeIndicator = 20.0
  /// The minimum distance from the container's top to the top of a full-height sheet, on a phone without a home
  /// indicator. [OPENUIKIT]
  public var leastTopWithoutHomeIndicator = 0.0
  /// The distance from the safe area's top to the top of a full-height sheet, on other devices. [CH-S] [OPENUIKIT]
  public var topGapOnPad = 20.0
  /// The distance from the safe area's top to the top of a full-height sheet, in compact height. [CH-S] [CH-H]
  public var topGapInCompactHeight = 8.0

  // MARK: Corners and insets

  /// The radius of corners for which the sheet sets none. [CH-S] [IM]
  public var cornerRadius = 10.0
  /// The radius of all four corners of a sheet that floats in the center of a window. [CH-S] [OPENUIKIT]
  public var formCornerRadius = 10.0
  /// Whether a radius that the sheet sets applies to the bottom corners too. [RNS]
  public var roundsBottomCorners = false
  /// The inset at the sides and at the bottom of a sheet below full height. [OPENUIKIT] [TS]
  public var partialInset = 0.0
  /// The inset of the lowest sheets. [OPENUIKIT]
  public var lowInset = 0.0
  /// The largest height inside the safe area at which `lowInset` applies. [OPENUIKIT]
  public var lowInsetEnd = 0.0
  /// The smallest height inside the safe area at which `partialInset` applies. Lower sheets do not include the bottom
  /// safe area. [OPENUIKIT]
  public var partialInsetStart = 0.0

  // MARK: Fades

  /// The angular frequency of the critically damped spring on which presentations that dissolve appear, in radians per
  /// second. With 0 they fade linearly. [OPENUIKIT]
  public var dissolveFrequency = 0.0

  // MARK: Cards

  /// Whether a sheet at full height pushes the root back. [CH-S] [PRISM]
  public var pushesBackRoot = true
  /// The distance from each side to a pushed-back card, in containers up to `cardMarginLimit` wide. [CH-S]
  public var cardMargin = 16.0
  /// The distance from each side to a pushed-back card, in wider containers. [CH-S]
  public var wideCardMargin = 20.0
  /// The container width up to which `cardMargin` applies. [CH-S]
  public var cardMarginLimit = 393.0
  /// The height of a pushed-back card that is visible above the sheet. [CH-S] [PRISM]
  public var peek = 10.0
  /// The opacity of the shadow around a sheet that is not dimmed. [CH-S] [IM]
  public var shadowOpacity = 0.5

  // MARK: Regular width

  /// The maximum size of a form sheet: the classic size in app code, or the measured size. [OPENUIKIT]
  public var formSize = Size(width: 540, height: 620)
  /// The distance by which a floating sheet's center lies above the container's center. [OPENUIKIT]
  public var formLift = 0.0
  /// Whether smaller detents of a floating sheet keep the position of its bottom edge, rather than of its center.
  /// [OPENUIKIT]
  public var keepsFormBottom = false
  /// Whether a page sheet is attached and spans the width in a container that is not wider than high. [OPENUIKIT]
  public var attachesPageInPortrait = false

  // MARK: Popovers

  /// The minimum margin at the sides of a popover. [OPENUIKIT]
  public var popoverSideMargin = 0.0
  /// Whether directions in which the popover does not slide along its edge take precedence over the others. [OPENUIKIT]
  public var popoverAvoidsSliding = false
  /// The minimum side of a popover that is placed next to its whole source. With less space, the source counts as its
  /// center point. [OPENUIKIT]
  public var popoverLeastSide = 0.0
  /// The distance from the center of a bar button down to the top of the popover that covers the button without an
  /// arrow. `nil` if bar buttons are ordinary sources. [OPENUIKIT]
  public var popoverDropInBar: Double?
  /// Whether a popover's content extends below its arrow, as a part outside the content's safe area. [OPENUIKIT]
  public var popoverContentReachesTip = false

  /// Creates the look of iOS 15 to 18, the base of all looks.
  public init() {}

  /// The look of iOS 15 to 18.
  public static var classic: Look { Look() }

  /// The look of iOS 26. Sheets below full height are inset from the edges, full-height sheets reach the top of the
  /// safe area, and the root does not move.
  public static var floating: Look {
    var look = Look()
    look.topGap = 0
    look.topGapWithoutHomeIndicator = 0
    look.leastTopWithoutHomeIndicator = 30
    look.topGapOnPad = 10
    look.topGapInCompactHeight = 0
    look.cornerRadius = 38
    look.formCornerRadius = 32
    look.roundsBottomCorners = true
    look.partialInset = 8
    look.lowInset = 28
    look.lowInsetEnd = 76
    look.partialInsetStart = 150
    look.dissolveFrequency = 22.88
    look.pushesBackRoot = false
    look.wideCardMargin = 16
    look.shadowOpacity = 0
    look.formSize = Size(width: 580, height: 650)
    look.formLift = 5
    look.keepsFormBottom = true
    look.attachesPageInPortrait = true
    look.popoverSideMargin = 19
    look.popoverAvoidsSliding = true
    look.popoverLeastSide = 80
    look.popoverDropInBar = 3
    look.popoverContentReachesTip = true
    return look
  }

  /// Returns the distance from each side to a card that is pushed back in a container of this width.
  func margin(ofCardIn width: Double) -> Double {
    width <= cardMarginLimit ? cardMargin : wideCardMargin
  }

  /// Returns the inset of a sheet at rest at a height inside the safe area, below full height.
  func inset(at value: Double) -> Double {
    .mix(lowInset, partialInset, share(at: value))
  }

  /// Returns the part of the container's bottom safe area that belongs to the content of a sheet with a given height.
  /// [H14]
  func share(at height: Double) -> Double {
    guard partialInsetStart > lowInsetEnd else { return 1 }
    return ((height - lowInsetEnd) / (partialInsetStart - lowInsetEnd)).clamped(from: 0, to: 1)
  }
}
