// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire
@testable import SheetInteraction

/// Live progress of popovers, through their adaptive sheet, and of the sheets that they become.
@MainActor @Suite struct PopoverTests {
  func make(_ device: Device, reports: SheetInteraction.Reports = .all) -> (Simulator, Listener, UIViewController) {
    let root = UIViewController()
    let simulator = Simulator(device) { root }
    let listener = Listener(CallLog())
    listener.reports = reports
    simulator.perform {
      listener.modalPresentationStyle = .popover
      listener.preferredContentSize = CGSize(width: 300, height: 200)
      let popover = listener.popoverPresentationController!
      popover.sourceView = root.view
      popover.sourceRect = CGRect(x: 100, y: 100, width: 40, height: 40)
      let sheet = popover.adaptiveSheetPresentationController
      sheet.detents = [.medium(), .large()]
      listener.interaction = SheetInteraction(sheet: sheet, sheetView: listener.view)
      listener.interaction?.delegate = listener
    }
    return (simulator, listener, root)
  }

  /// It fades: its position stays, and its alpha goes from 0 to 1 and back.
  @Test func opensAndCloses() {
    let (simulator, listener, root) = make(.pad)
    simulator.perform { root.present(listener, animated: true) }
    simulator.settle()
    #expect(listener.changes.first?.visibility == 0)
    #expect(listener.changes.last?.visibility == 1)
    #expect(listener.changes.count > 8)
    for (earlier, later) in zip(listener.changes, listener.changes.dropFirst()) {
      #expect(later.visibility >= earlier.visibility)
    }
    #expect(listener.changes.allSatisfy { $0.cause == .opening && $0.percentageTotal == 1 && $0.offset == 153 })
    #expect(listener.interaction?.totalPercentageAnimated() == 1)
    #expect(listener.interaction?.totalPercentageAnimated(relativeToSafeArea: true) == 1)
    #expect(listener.interaction?.sheetLayoutInfo.sheetFrameInWindow == CGRect(x: 10, y: 153, width: 300, height: 200))
    #expect(listener.interaction?.sheetLayoutInfo.maximumDetentValue() == 200)
    listener.changes = []
    simulator.perform { listener.dismiss(animated: true) }
    simulator.settle()
    #expect(listener.changes.allSatisfy { $0.cause == .closing })
    #expect(listener.changes.last?.visibility == 0)
  }

  /// No finger moves it, so taps make no interaction.
  @Test func noInteraction() {
    let (simulator, listener, root) = make(.pad, reports: .dragging)
    simulator.perform { root.present(listener, animated: true) }
    simulator.settle()
    simulator.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 320))
    simulator.settle()
    #expect(listener.log.drain() == [])
    #expect(!listener.isBottomSheet && !listener.isSingleSheet)
    #expect(listener.levelInSheetHierarchy == 0)
  }

  /// It moves with its source and with its size.
  @Test func moves() {
    let (simulator, listener, root) = make(.pad)
    simulator.perform { root.present(listener, animated: false) }
    listener.changes = []
    simulator.perform { listener.popoverPresentationController?.sourceRect.origin.y = 300 }
    #expect(listener.changes.map { Double($0.offset) } == [353])
    #expect(listener.changes.last?.cause == .settings)
    #expect(listener.changes.last?.percentageTotal == 1)
  }

  /// The window narrows: it becomes a sheet that reports like any other. Then the window widens again.
  @Test func becomesASheetAndComesBack() {
    let (simulator, listener, root) = make(.pad)
    simulator.perform { root.present(listener, animated: false) }
    listener.changes = []
    simulator.change(to: .phone)
    #expect(listener.changes.last?.cause == .environment)
    #expect(listener.changes.last?.percentageTotal == 0)
    #expect(listener.isSingleSheet)
    #expect(listener.levelInSheetHierarchy == 1)
    _ = listener.log.drain()
    simulator.drag(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 240), duration: 1)
    simulator.settle()
    #expect(
      listener.log.drain() == [
        "began com.apple.UIKit.medium", "changed", "willEnd com.apple.UIKit.large", "changed",
        "didEnd com.apple.UIKit.large",
      ])
    #expect(listener.interaction?.totalPercentageAnimated() == 1)
    listener.changes = []
    simulator.change(to: .pad)
    #expect(listener.changes.last.map { Double($0.offset) } == 153)
    #expect(listener.changes.last?.percentageTotal == 1)
  }

  /// A floating form sheet is dragged like others.
  @Test func formSheetsInAFormsPlace() {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let listener = Listener(CallLog())
    simulator.perform {
      listener.modalPresentationStyle = .formSheet
      let sheet = listener.sheetPresentationController!
      sheet.detents = [.fixed(.small, 200), .fixed(.tall, 500)]
      listener.interaction = SheetInteraction(sheet: sheet, sheetView: listener.view)
      listener.interaction?.delegate = listener
      root.present(listener, animated: false)
    }
    // Vertically centered: 490 and 340.
    simulator.drag(from: CGPoint(x: 400, y: 520), to: CGPoint(x: 400, y: 410), duration: 1)
    simulator.settle()
    #expect(listener.log.drain() == ["began small", "changed", "willEnd tall", "didEnd tall"])
    #expect(listener.changes.last.map { Double($0.percentageTotal) } == 100.0 / 150)
    #expect(listener.interaction?.totalPercentageAnimated() == 1)
  }
}
