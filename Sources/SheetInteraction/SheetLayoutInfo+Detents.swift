// SPDX-License-Identifier: Apache-2.0

import Quire

// Not the original's: the layout at every active detent.

extension SheetLayoutInfo {
  /// An active detent, as the sheet would stand there and as far as it is from there.
  public struct DetentInfo {
    /// Of the detents with one name the first declared.
    public let identifier: DetentIdentifier
    /// The height inside the safe area, in points.
    public let value: CGFloat
    /// The y of the sheet's top edge in the window.
    public let offset: CGFloat
    /// In points: positive where the sheet is higher, negative where it is lower.
    public let distance: CGFloat
    /// What a change's `percentageTotal` says there.
    public let percentageTotal: CGFloat
  }

  /// The active detents from small to large.
  public var detents: [DetentInfo] { travel?.detents(from: sheetHeightInSafeArea) ?? [] }
}
