// SPDX-License-Identifier: Apache-2.0

import Quire

// Not in the original: the layout at every active detent.

extension SheetLayoutInfo {
  /// An active detent, with the sheet's layout there and its distance from there.
  public struct DetentInfo {
    /// The identifier. Of detents with one identifier, the first declared counts.
    public let identifier: DetentIdentifier
    /// The height inside the safe area, in points.
    public let value: CGFloat
    /// The y-coordinate of the sheet's top edge at the detent, in the window.
    public let offset: CGFloat
    /// The sheet's distance from the detent, in points. Positive if the sheet is higher, negative if it is lower.
    public let distance: CGFloat
    /// The `percentageTotal` of a change at the detent.
    public let percentageTotal: CGFloat
  }

  /// The active detents from small to large.
  public var detents: [DetentInfo] { travel?.detents(from: sheetHeightInSafeArea) ?? [] }
}
