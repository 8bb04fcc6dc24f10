// SPDX-License-Identifier: Apache-2.0

/// A set of metrics for the look and the placement of sheets. Behavior never depends on which look it is.
public struct Look: Hashable, Sendable {
  /// The distance from the safe area's top to the top of a full-height sheet, on a phone with a home indicator. [CH-S]
  /// [SI]
  public var topGap: Double
  /// The distance from the safe area's top to the top of a full-height sheet, without a home indicator and on other
  /// devices. [CH-S]
  public var topGapWithoutHomeIndicator: Double
  /// The distance from the safe area's top to the top of a full-height sheet, in compact height. [CH-S] [CH-H]
  public var topGapInCompactHeight: Double
  /// The radius of corners for which the sheet sets none. [CH-S] [IM]
  public var cornerRadius: Double
  /// Whether a radius that the sheet sets applies to the bottom corners too. [RNS]
  public var roundsBottomCorners: Bool
  /// The inset of a low sheet at its sides and at the bottom. [IM] [TS]
  public var partialInset: Double
  /// The height of a sheet up to which the whole inset applies, as a fraction of the container's height. [IM]
  public var insetStart: Double
  /// The height of a sheet from which on there is no inset, as a fraction of the container's height. [IM]
  public var insetEnd: Double
  /// Whether a sheet at full height pushes the root back. [CH-S] [PRISM]
  public var pushesBackRoot: Bool
  /// The distance from each side to a pushed-back card, in containers up to `cardMarginLimit` wide. [CH-S]
  public var cardMargin: Double
  /// The distance from each side to a pushed-back card, in wider containers. [CH-S]
  public var wideCardMargin: Double
  /// The container width up to which `cardMargin` applies. [CH-S]
  public var cardMarginLimit: Double
  /// The height of a pushed-back card that is visible above the sheet. [CH-S] [PRISM]
  public var peek: Double
  /// The opacity of the shadow around a sheet that is not dimmed. [CH-S] [IM]
  public var shadowOpacity: Double

  /// Creates a look. The metrics are in points, except for two fractions of the container's height (`insetStart`,
  /// `insetEnd`) and an opacity. None is checked.
  public init(
    topGap: Double, topGapWithoutHomeIndicator: Double, topGapInCompactHeight: Double, cornerRadius: Double,
    roundsBottomCorners: Bool, partialInset: Double, insetStart: Double, insetEnd: Double, pushesBackRoot: Bool,
    cardMargin: Double, wideCardMargin: Double, cardMarginLimit: Double, peek: Double, shadowOpacity: Double
  ) {
    self.topGap = topGap
    self.topGapWithoutHomeIndicator = topGapWithoutHomeIndicator
    self.topGapInCompactHeight = topGapInCompactHeight
    self.cornerRadius = cornerRadius
    self.roundsBottomCorners = roundsBottomCorners
    self.partialInset = partialInset
    self.insetStart = insetStart
    self.insetEnd = insetEnd
    self.pushesBackRoot = pushesBackRoot
    self.cardMargin = cardMargin
    self.wideCardMargin = wideCardMargin
    self.cardMarginLimit = cardMarginLimit
    self.peek = peek
    self.shadowOpacity = shadowOpacity
  }

  /// The look of iOS 15 to 18.
  public static var classic: Look {
    Look(
      topGap: 10, topGapWithoutHomeIndicator: 20, topGapInCompactHeight: 8, cornerRadius: 10,
      roundsBottomCorners: false, partialInset: 0, insetStart: 0, insetEnd: 1, pushesBackRoot: true,
      cardMargin: 16, wideCardMargin: 20, cardMarginLimit: 393, peek: 10, shadowOpacity: 0.5)
  }

  /// The look of iOS 26: low sheets have a distance from the edges, full-height ones reach the safe area's top, and the
  /// root stays in place.
  ///
  /// The inset follows the line through the two captures of a 402 by 874 phone: 5.33 at a height of 394, 3.17 at 464.
  /// [IM]
  public static var floating: Look {
    Look(
      topGap: 0, topGapWithoutHomeIndicator: 0, topGapInCompactHeight: 0, cornerRadius: 38,
      roundsBottomCorners: true, partialInset: 8, insetStart: 0.352, insetEnd: 0.648, pushesBackRoot: false,
      cardMargin: 16, wideCardMargin: 16, cardMarginLimit: 393, peek: 10, shadowOpacity: 0)
  }

  /// Returns the distance from each side to a card that is pushed back in a container of this width.
  func margin(ofCardIn width: Double) -> Double {
    width <= cardMarginLimit ? cardMargin : wideCardMargin
  }

  /// Returns the inset of a sheet of this height.
  func inset(ofSheet height: Double, in container: Size) -> Double {
    guard partialInset > 0 else { return 0 }
    let fraction = (height / container.height - insetStart) / (insetEnd - insetStart)
    return partialInset * (1 - fraction.clamped(from: 0, to: 1))
  }
}
