// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A recipe with a sheet of notes that configures itself in its own `viewDidLoad`.
@MainActor
final class RecipeNotesProgram {
  let rootViewController: UIViewController
  private(set) var log: [String] = []

  private let recipe = UIViewController()
  private weak var notes: NotesViewController?

  init() {
    rootViewController = recipe
  }

  /// The press of "Notes".
  func showNotes() {
    let notes = NotesViewController()
    notes.record = { [weak self] line in self?.log.append(line) }
    self.notes = notes
    recipe.present(notes, animated: true)
  }

  /// The press of "Steps" in the notes.
  func toggleSteps() {
    notes?.toggleSteps()
  }

  /// The press of "Half" in the notes.
  func showHalf() {
    notes?.select(.notesHalf)
  }

  /// Asks for a detent that the sheet hasn't got.
  func selectUnknown() {
    notes?.select(UISheetPresentationController.Detent.Identifier("nowhere"))
  }

  func selectNothing() {
    notes?.select(nil)
  }

  /// The press of "Done" in the notes.
  func close() {
    notes?.close()
  }

  func reportState() {
    guard recipe.presentedViewController != nil else {
      log.append("nothing presented, notes released \(notes == nil)")
      return
    }
    notes?.reportState()
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let notesFitted = Self("fitted")
  fileprivate static let notesHalf = Self("half")
}

final class NotesViewController: UIViewController, UISheetPresentationControllerDelegate {
  var record: (String) -> Void = { _ in }

  private var showsSteps = false
  private var maximumDetentValue: CGFloat = 0
  private var contentHeight: CGFloat { showsSteps ? 320 : 200 }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    record("sheet \(sheetPresentationController != nil)")
    record("cast \(presentationController is UISheetPresentationController)")
    guard let sheet = sheetPresentationController else { return }
    sheet.delegate = self
    sheet.prefersGrabberVisible = true
    sheet.detents = [
      .custom(identifier: .notesFitted) { [weak self] context in
        guard let self else { return nil }
        maximumDetentValue = context.maximumDetentValue
        return min(contentHeight, context.maximumDetentValue)
      },
      .custom(identifier: .notesHalf) { context in context.maximumDetentValue * 0.5 },
      .large(),
    ]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("notes viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("notes viewWillDisappear, being dismissed \(isBeingDismissed)")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("notes viewDidDisappear")
  }

  func toggleSteps() {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      showsSteps.toggle()
      sheet.invalidateDetents()
    }
    record("height \(Int(view.bounds.height.rounded()))")
  }

  func select(_ identifier: UISheetPresentationController.Detent.Identifier?) {
    guard let sheet = sheetPresentationController else { return }
    sheet.animateChanges {
      sheet.selectedDetentIdentifier = identifier
    }
    record("selected \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  func close() {
    dismiss(animated: true) { [record = self.record] in record("closed") }
  }

  /// Names the height by what it is equal to, because the maximum differs between releases of the system.
  func reportState() {
    let value = view.bounds.height - (view.window?.safeAreaInsets.bottom ?? 0)
    let isHalf = abs(value - maximumDetentValue * 0.5) < 0.5
    let isLarge = abs(value - maximumDetentValue) < 0.5
    record("value \(isHalf ? "half" : isLarge ? "large" : "\(Int(value.rounded()))")")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    record("didChange \(sheet.selectedDetentIdentifier?.rawValue ?? "none")")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    record("didDismiss")
  }
}
