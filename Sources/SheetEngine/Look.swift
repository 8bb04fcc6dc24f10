// SPDX-License-Identifier: Apache-2.0

/// A set of metrics: how sheets look and stand. Behaviour never asks which look it is.
public struct Look: Hashable, Sendable {
  /// From the safe area's top to the top of a full-height sheet, where there is a home indicator. [CH-S] [SI]
  public var topGap: Double
  /// The same without a home indicator, and on other devices. [CH-S]
  public var topGapWithoutHomeIndicator: Double
  /// The same in compact height. [CH-S] [CH-H]
  public var topGapInCompactHeight: Double
  /// The radius of corners for which the sheet names none. [CH-S] [IM]
  public var cornerRadius: Double
  /// Whether a radius that the sheet names holds for the bottom corners too. [RNS]
  public var roundsBottomCorners: Bool
  /// The inset of a low sheet at its sides and bottom. [IM] [TS]
  public var partialInset: Double
  /// The whole inset applies up to this height of the sheet, as a fraction of the container's. [IM]
  public var insetStart: Double
  /// No inset is left from this height on, as a fraction of the container's. [IM]
  public var insetEnd: Double
  /// Whether the root is pushed back by a sheet at full height. [CH-S] [PRISM]
  public var pushesBackRoot: Bool
  /// From each side to a pushed-back card, in containers up to `cardMarginLimit` wide. [CH-S]
  public var cardMargin: Double
  /// The same in wider containers. [CH-S]
  public var wideCardMargin: Double
  /// The container width up to which `cardMargin` holds. [CH-S]
  public var cardMarginLimit: Double
  /// How far a pushed-back card peeks out above the sheet. [CH-S] [PRISM]
  public var peek: Double
  /// The shadow's opacity around a sheet that is not dimmed. [CH-S] [IM]
  public var shadowOpacity: Double

  /// Metrics in points, but for two fractions of the container's height (`insetStart`, `insetEnd`) and an opacity; none
  /// is checked.
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

  /// iOS 15 to 18.
  public static var classic: Look {
    Look(
      topGap: 10, topGapWithoutHomeIndicator: 20, topGapInCompactHeight: 8, cornerRadius: 10,
      roundsBottomCorners: false, partialInset: 0, insetStart: 0, insetEnd: 1, pushesBackRoot: true,
      cardMargin: 16, wideCardMargin: 20, cardMarginLimit: 393, peek: 10, shadowOpacity: 0.5)
  }

  /// iOS 26: low sheets stand off the edges, full ones reach the safe area's top, the root stays.
  ///
  /// The inset runs along the line through the two captures of a 402 by 874 phone: 5.33 at a height of 394,
  /// 3.17 at 464. [IM]
  public static var floating: Look {
    Look(
      topGap: 0, topGapWithoutHomeIndicator: 0, topGapInCompactHeight: 0, cornerRadius: 38,
      roundsBottomCorners: true, partialInset: 8, insetStart: 0.352, insetEnd: 0.648, pushesBackRoot: false,
      cardMargin: 16, wideCardMargin: 16, cardMarginLimit: 393, peek: 10, shadowOpacity: 0)
  }

  /// From each side to a card that is pushed back in a container of this width.
  func margin(ofCardIn width: Double) -> Double {
    width <= cardMarginLimit ? cardMargin : wideCardMargin
  }

  /// The inset of a sheet of this height.
  func inset(ofSheet height: Double, in container: Size) -> Double {
    guard partialInset > 0 else { return 0 }
    let fraction = (height / container.height - insetStart) / (insetEnd - insetStart)
    return partialInset * (1 - fraction.clamped(from: 0, to: 1))
  }
}
