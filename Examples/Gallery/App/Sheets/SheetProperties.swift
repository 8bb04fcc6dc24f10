// SPDX-License-Identifier: Apache-2.0

import Quire

/// The values of all properties of a sheet, as positions in lists of choices.
@MainActor struct SheetProperties {
  typealias Sheet = UISheetPresentationController

  static let undimmed: [Sheet.Detent.Identifier?] = [nil, .peek, .medium, .large]
  static let radii: [CGFloat?] = [nil, 0, 24, 48]
  static let expanding: [Sheet.Handoff?] = [nil, Sheet.Handoff.none, .initial, .within]
  static let collapsing: [Sheet.Handoff] = [.none, .initial, .within]

  var detents = 0
  var undimmed = 2
  var scrollingExpands = false
  var expanding = 0
  var collapsing = 1
  var followsWheel = true
  var showsGrabber = true
  var radius = 0
  var isEdgeAttached = true
  var widthFollowsContent = false
  var isPage = true
  var placement = 0
  var hasSource = false
  var keyboard = 0
  var isModal = false

  /// Applies the values to the sheet of a controller. `source` is the view for `sourceView`.
  func apply(to controller: UIViewController, source: UIView?) {
    controller.isModalInPresentation = isModal
    guard let sheet = controller.sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.detents = makeDetents()
      sheet.largestUndimmedDetentIdentifier = Self.undimmed[undimmed]
      sheet.prefersScrollingExpandsWhenScrolledToEdge = scrollingExpands
      sheet.handoffWhenExpanding = Self.expanding[expanding]
      sheet.handoffWhenCollapsing = Self.collapsing[collapsing]
      sheet.followsWheel = followsWheel
      sheet.prefersGrabberVisible = showsGrabber
      sheet.preferredCornerRadius = Self.radii[radius]
      sheet.prefersEdgeAttachedInCompactHeight = isEdgeAttached
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = widthFollowsContent
      sheet.prefersPageSizing = isPage
      sheet.preferredPlacement = Sheet.Placement(rawValue: placement) ?? .automatic
      sheet.sourceView = hasSource ? source : nil
      sheet.keyboardBehavior = Sheet.KeyboardBehavior(rawValue: keyboard) ?? .expand
    }
  }

  private func makeDetents() -> [Sheet.Detent] {
    let peek = Sheet.Detent.custom(identifier: .peek) { _ in 180 }
    switch detents {
    case 0: return [peek, .medium(), .large()]
    case 1: return [.medium(), .large()]
    case 2: return [.custom(identifier: .medium) { $0.maximumDetentValue * 0.7 }]
    default: return [.large()]
    }
  }
}

extension UISheetPresentationController.Detent.Identifier {
  static let peek = UISheetPresentationController.Detent.Identifier("peek")
}
