// SPDX-License-Identifier: Apache-2.0

import UIKit

/// How the app's sheets behave; one value for all of them.
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
  /// In points; `nil` is the system's.
  var cornerRadius: CGFloat?
  var keyboard = Keyboard.expand
  /// For drags up; with `nil`, `scrollingExpands` decides.
  var handoffUp: Handoff?
  var handoffDown = Handoff.initial

  /// Gives a sheet everything but its detents, and `look` to its window.
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
