// SPDX-License-Identifier: Apache-2.0

import Quire

/// A sheet that shows one group of views.
@MainActor struct Topic {
  let title: String
  var opensAtLarge = true
  var fillsWindow = false
  let makeContent: @MainActor () -> UIViewController

  static let all = [
    Topic(title: "Controls") { ControlsViewController() },
    Topic(title: "Text") { ButtonsViewController() },
    Topic(title: "Writing", fillsWindow: true) { UINavigationController(rootViewController: TextViewController()) },
    Topic(title: "Scrolling") { ScrollingViewController() },
    Topic(title: "List", opensAtLarge: false) { UINavigationController(rootViewController: ListViewController()) },
    Topic(title: "Grid", opensAtLarge: false) { UINavigationController(rootViewController: GridViewController()) },
    Topic(title: "Search", opensAtLarge: false) { makeSearch() },
    Topic(title: "Images") { ImagesViewController() },
    Topic(title: "Drawing") { DrawingViewController() },
    Topic(title: "Questions") { QuestionsViewController() },
    Topic(title: "Bars") { makeBars() },
    Topic(title: "Dates") { DatesViewController() },
    Topic(title: "Pickers", fillsWindow: true) { UINavigationController(rootViewController: PickersViewController()) },
    Topic(title: "Log") { PagesViewController() },
    Topic(title: "Touch") { TouchViewController() },
    Topic(title: "Services") { ServicesViewController() },
  ]

  /// The content, ready to be presented as a sheet.
  func makeSheet() -> UIViewController {
    let content = makeContent()
    if fillsWindow { content.modalPresentationStyle = .fullScreen }
    if let sheet = content.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      if opensAtLarge { sheet.selectedDetentIdentifier = .large }
      sheet.prefersGrabberVisible = true
    }
    return content
  }
}
