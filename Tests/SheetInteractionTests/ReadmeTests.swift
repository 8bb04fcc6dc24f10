// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import SheetInteraction
import Testing

/// The code that the original's readme recommends to apps.
@MainActor @Suite struct ReadmeTests {
  private final class Notes: UIViewController, SheetInteractionDelegate, UIGestureRecognizerDelegate {
    private var sheetInteraction: SheetInteraction?
    /// The last value of each `animating`.
    private(set) var shares: [DetentIdentifier: CGFloat] = [:]
    private(set) var totals: [CGFloat] = []
    private(set) var isLarge: Bool?
    private(set) var isLargeByName: Bool?

    override func viewDidLoad() {
      super.viewDidLoad()
      guard let sheet = sheetPresentationController else { return }
      sheet.detents = [.small(), .mediumSmall(), .full()]
      let interaction = SheetInteraction(sheet: sheet, sheetView: view)
      interaction.sheetInteractionGesture.delegate = self
      interaction.delegate = self
      sheetInteraction = interaction
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }

    func sheetInteractionBegan(sheetInteraction: SheetInteraction, at detent: DetentIdentifier) {}

    func sheetInteractionChanged(sheetInteraction: SheetInteraction, interactionChange: SheetInteraction.Change) {
      for detent in [DetentIdentifier.mediumSmall, .full] {
        sheetInteraction.animating(detent, interactionChange: interactionChange) { percentageAnimating in
          shares[detent] = percentageAnimating
        }
      }
      totals.append(interactionChange.percentageTotal)
    }

    func sheetInteractionWillEnd(
      sheetInteraction: SheetInteraction, targetDetentInfo: SheetInteraction.Change.Info,
      targetPercentageTotal: CGFloat, onTouchUpPercentageTotal: CGFloat
    ) {
      let found = sheetInteraction.sheetController.detent(withIdentifier: targetDetentInfo.detentIdentifier)
      isLargeByName = found.greaterThan(.mediumSmall(), in: sheetInteraction.sheetController) == true
      guard let targetDetent = found else { return }
      isLarge = targetDetent.greaterThan(.mediumSmall(), in: sheetInteraction.sheetController) == true
    }

    func sheetInteractionDidEnd(
      sheetInteraction: SheetInteraction, selectedDetentIdentifier: DetentIdentifier
    ) {}

    func sheetInteractionShouldDismiss(sheetInteraction: SheetInteraction) -> Bool { true }
  }

  private let notes = Notes()
  private let simulator: Simulator

  init() {
    let root = UIViewController()
    simulator = Simulator { root }
    simulator.perform { [notes] in root.present(notes, animated: true) }
    simulator.settle()
  }

  /// Drags the sheet's top edge from one height to another, in points above the bottom safe area of 34.
  private func drag(from height: Double, to other: Double) {
    let top = 874 - 34 - height + 40
    simulator.drag(
      from: CGPoint(x: 100, y: top), to: CGPoint(x: 100, y: top + height - other), duration: 0.5, hold: 0.2, lifts: true
    )
    simulator.settle()
  }

  @Test func theTargetIsComparedInItsSheet() {
    drag(from: 200, to: 690)
    #expect(notes.isLarge == true && notes.isLargeByName == true)
    #expect(notes.shares[.full].map { $0 > 0.9 } == true)
    #expect(notes.shares[.mediumSmall] == 1)
    #expect(notes.totals.last.map { $0 > 0.9 } == true)
    drag(from: 700, to: 410)
    #expect(notes.isLarge == false && notes.isLargeByName == false)
  }

  @Test func whatIsNotThereIsNotHigher() throws {
    let sheet = try #require(notes.sheetPresentationController)
    #expect(!sheet.detent(withIdentifier: .large).greaterThan(.small(), in: sheet))
    #expect(Detent.small().greaterThan(nil, in: sheet))
    #expect(!Detent.custom { _ in nil }.greaterThan(.small(), in: sheet))
    #expect(Detent.full().greaterThan(.mediumSmall(), in: sheet.detentContext))
  }
}

extension UISheetPresentationController.Detent.Identifier {
  fileprivate static let mediumSmall = Self("mediumSmall")
  fileprivate static let full = Self("full")
}

extension UISheetPresentationController.Detent {
  fileprivate static func small() -> UISheetPresentationController.Detent { .custom { _ in 200 } }
  fileprivate static func mediumSmall() -> UISheetPresentationController.Detent {
    .custom(identifier: .mediumSmall) { _ in 400 }
  }
  fileprivate static func full() -> UISheetPresentationController.Detent {
    .custom(identifier: .full) { _ in 700 }
  }
}
