// SPDX-License-Identifier: Apache-2.0

import Quire

/// A kind of sheet that the bench presents.
@MainActor struct Specimen {
  let name: String
  /// The number of rows in the list.
  var rows = 60
  /// The number of labels in a row.
  var columns = 1
  /// Whether the first and the last row are fields for text.
  var hasFields = false
  /// Whether its fourth row is a button that presents a dimmed sheet above.
  var hasMore = false
  /// Whether its title is on a blurred background.
  var hasGlass = false
  /// Whether it has a bar at the bottom, in front of the list.
  var hasFooter = false
  /// Whether its first two rows are scroll views, one horizontal and one vertical.
  var hasScrollers = false
  /// Whether only code may dismiss it.
  var isModal = false
  /// Makes content other than a list.
  var makeContent: (() -> UIViewController)?
  let configure: (UISheetPresentationController) -> Void

  static let all = [
    Specimen(name: "Dimmed") { $0.detents = [.medium(), .large()] },
    Specimen(name: "Undimmed") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .large
    },
    Specimen(name: "Large") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
    },
    Specimen(name: "Held", isModal: true) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Thousand", rows: 250, columns: 4) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .large
    },
    Specimen(name: "Dims") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    },
    Specimen(name: "Fields", rows: 30, hasFields: true) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Leading", hasGlass: true) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.preferredPlacement = .leading
    },
    Specimen(name: "Riding", rows: 30, hasFields: true) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.keyboardBehavior = .ride
    },
    Specimen(name: "Low", rows: 30, hasFields: true) { $0.detents = [.custom { _ in 200 }] },
    Specimen(name: "Ignoring", rows: 30, hasFields: true, hasMore: true) { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.keyboardBehavior = .ignore
    },
    Specimen(name: "Within") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      sheet.handoffWhenCollapsing = .within
    },
    Specimen(name: "Wheelless") { sheet in
      sheet.detents = [.medium(), .large()]
      sheet.followsWheel = false
    },
    Specimen(name: "Footed", hasFooter: true) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Nested", hasScrollers: true) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Moves", makeContent: { UINavigationController(rootViewController: MovesViewController()) }) {
      $0.detents = [.medium(), .large()]
    },
    Specimen(name: "Printed", makeContent: { PrintedViewController() }) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Constrained", makeContent: { ConstrainedViewController() }) { $0.detents = [.medium(), .large()] },
    Specimen(name: "Clear cover", makeContent: { ClearViewController(style: .overFullScreen) }) { _ in },
    Specimen(name: "Clear context", makeContent: { ClearViewController(style: .overCurrentContext) }) { _ in },
    Specimen(name: "Clear sheet", makeContent: { ClearViewController(style: .pageSheet) }) { sheet in
      sheet.detents = [.medium()]
      sheet.largestUndimmedDetentIdentifier = .medium
    },
    Specimen(name: "Clear custom", makeContent: { ClearViewController(style: .custom) }) { _ in },
    Specimen(name: "Million", makeContent: { UINavigationController(rootViewController: MillionViewController()) }) {
      $0.detents = [.large()]
    },
  ]
}
