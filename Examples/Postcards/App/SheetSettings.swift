// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The behavior of the app's sheets. All sheets share one value.
@MainActor struct SheetSettings {
  typealias Detent = UISheetPresentationController.Detent.Identifier
  typealias Handoff = UISheetPresentationController.Handoff
  typealias Keyboard = UISheetPresentationController.KeyboardBehavior

  static let undimmedChoices: [Detent?] = [nil, .medium, .large]
  static let handoffUpChoices: [Handoff?] = [nil, Handoff.none, .initial, .within]
  static let handoffDownChoices: [Handoff] = [.none, .initial, .within]
  static let cornerChoices: [CGFloat?] = [nil, 0, 24, 48]

  var largestUndimmed: Detent? = .medium
  var scrollingExpands = false
  var isEdgeAttachedInCompactHeight = true
  var widthFollowsContent = true

  var look = UIWindow.SheetLook.classic
  var showsGrabber = true
  /// In points. `nil` means the system's radius.
  var cornerRadius: CGFloat?
  var keyboard = Keyboard.expand
  /// The setting for drags upward. With `nil`, `scrollingExpands` decides.
  var handoffUp: Handoff?
  var handoffDown = Handoff.initial

  /// Applies everything but the detents to a sheet, and `look` to its window.
  func apply(to sheet: UISheetPresentationController, undimmedUpTo undimmed: Detent?, in window: UIWindow?) {
    sheet.largestUndimmedDetentIdentifier = undimmed
    sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpands
    sheet.prefersEdgeAttachedInCompactHeight = isEdgeAttachedInCompactHeight
    sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsContent
    sheet.prefersGrabberVisible = showsGrabber
    sheet.preferredCornerRadius = cornerRadius
    sheet.keyboardBehavior = keyboard
    sheet.handoffWhenExpanding = handoffUp
    sheet.handoffWhenCollapsing = handoffDown
    if let window, window.sheetLook != look { window.sheetLook = look }
  }
}
