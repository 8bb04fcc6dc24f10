// SPDX-License-Identifier: Apache-2.0

import Quire

/// The layout of a sheet in its window, and the room around it, at one time.
@preconcurrency @MainActor public struct SheetLayoutInfo {
  /// The sheet, held strongly.
  public let sheet: UISheetPresentationController
  /// The view that the sheet shows, including bars. From `layoutInfo`, it is the presented controller's view.
  public let sheetView: UIView
  /// The window whose coordinate system the rectangles use. `nil` while the sheet is not on screen.
  public let window: UIWindow?
  /// The sheet's visible frame, even while it moves.
  public let sheetFrameInWindow: CGRect
  /// The height above the bottom safe area. Below the smallest detent, where a sheet moves without shrinking, it is the
  /// height of the visible part.
  public let sheetHeightInSafeArea: CGFloat
  /// The insets that the lowest sheet of a stack leaves free at its largest height.
  public let bottomSheetInsets: UIEdgeInsets
  /// The insets that the sheets above this one leave free, so that it remains visible behind them.
  public let topSheetInsets: UIEdgeInsets
  let maximum: CGFloat
  let travel: Travel?

  /// Returns the largest value that a detent can have in this sheet, in points.
  public func maximumDetentValue() -> CGFloat { maximum }

  init(_ sheet: UISheetPresentationController, view: UIView) {
    self.sheet = sheet
    sheetView = view
    let window = view.window
    self.window = window
    let frame = sheet.liveFrame ?? .zero
    let travel = Travel(sheet.stops)
    sheetFrameInWindow = frame
    self.travel = travel
    sheetHeightInSafeArea = sheet.position.flatMap { travel?.height(at: $0.offset) } ?? 0
    maximum = sheet.maximumDetentValue ?? 0

    let safeArea = sheet.containerSafeArea
    let height = window?.bounds.height ?? 0
    var insets = UIEdgeInsets(top: safeArea.top, left: safeArea.left, bottom: safeArea.bottom, right: safeArea.right)
    insets.top = max(height - maximum - safeArea.bottom, 0)
    topSheetInsets = insets
    insets.top = max(insets.top - SheetLayoutInfo.peek(in: sheet.traitCollection), 0)
    bottomSheetInsets = insets
  }

  /// Returns the height of a lower sheet that is visible above the one in front, in points. [SI]
  private static func peek(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return 20 }
    return traits.verticalSizeClass == .compact ? 8 : 10
  }
}

extension UISheetPresentationController {
  /// The sheet's current layout, or `nil` while it isn't presented.
  public var layoutInfo: SheetLayoutInfo? {
    guard position != nil else { return nil }
    return SheetLayoutInfo(self, view: presentedViewController.view)
  }
}
