// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire

/// The generated names of detents without a name. Each is new, and none is kept longer than needed.
@MainActor @Suite struct DetentNameTests {
  private typealias Detent = UISheetPresentationController.Detent

  private let stage = Stage()

  /// The number of names that the sheet knows; keys count up from 0.
  private var knownNames: Int {
    (0..<3_000).count { stage.sheet.detentTable.identifier(of: DetentKey(rawValue: $0)) != nil }
  }

  @Test func aNewDetentForEachChangeOfTheContent() {
    stage.present([.custom { _ in 300 }])
    for number in 0..<1_000 {
      stage.simulator.perform { stage.sheet.detents = [.custom { _ in 300 + Double(number % 100) }, .large()] }
      #expect(stage.sheet.stops.count == 2 && stage.sheet.stops.first?.value == 300 + Double(number % 100))
    }
    #expect(knownNames == 3)
    stage.simulator.perform {
      // Many changes within one turn, each of them sent.
      for number in 0..<100 {
        stage.sheet.animateChanges { stage.sheet.detents = [.custom { _ in 200 + Double(number) }] }
      }
    }
    stage.simulator.settle()
    #expect(stage.sheet.stops.map { $0.value } == [299])
    #expect(knownNames == 3)
  }

  /// The user's selection and the largest undimmed detent keep their meaning while their detents are missing.
  @Test func namesInUseAreKept() throws {
    let (low, high) = (Detent.custom { _ in 200 }, Detent.custom { _ in 500 })
    stage.present([low, high]) { $0.largestUndimmedDetentIdentifier = low.identifier }
    stage.drag(by: -300)
    stage.simulator.settle()
    #expect(stage.sheet.selectedDetentIdentifier == high.identifier)
    let keys = [low, high].map { stage.sheet.detentTable.knownKey(for: $0.identifier.rawValue) }
    for _ in 0..<20 {
      stage.simulator.perform { stage.sheet.detents = [.custom { _ in 100 }, .custom { _ in 400 }] }
      #expect(stage.sheet.stops.first?.identifier == stage.sheet.restingDetentIdentifier)
    }
    #expect(knownNames == 6)
    stage.simulator.perform { stage.sheet.detents = [low, high] }
    #expect(stage.sheet.restingDetentIdentifier == high.identifier)
    #expect(stage.sheet.stops.map { $0.identifier } == [low.identifier, high.identifier])
    #expect([low, high].map { stage.sheet.detentTable.knownKey(for: $0.identifier.rawValue) } == keys)
    #expect(stage.simulator.session.stack.configuration(of: stage.id)?.sheet.largestUndimmed == keys[0])
  }

  /// The app removes the detent while it is asked whether the sheet may rest there.
  @Test func aTargetKeepsItsNameWhileItIsAskedAbout() {
    final class Observer: NSObject, SheetObserver {
      var replace: () -> Void = {}
      var targets: [UISheetPresentationController.Detent.Identifier?] = []
      var wantsEveryFrame: Bool { false }
      func sheetDidMove(_ sheet: UISheetPresentationController, to position: SheetPosition) {}
      func sheetDragBegan(_ sheet: UISheetPresentationController) {}
      func sheetDragEnded(_ sheet: UISheetPresentationController, wasCanceled: Bool) {}
      func sheet(
        _ sheet: UISheetPresentationController, willRestAt target: UISheetPresentationController.Detent.Identifier?
      ) -> UISheetPresentationController.Detent.Identifier? {
        targets.append(target)
        replace()
        return nil
      }
      func sheetDidRest(_ sheet: UISheetPresentationController) {}
      func sheetDidLeave(_ sheet: UISheetPresentationController) {}
      func sheet(_ sheet: UISheetPresentationController, keyboardWillShow isShowing: Bool, isOwn: Bool) {}
    }
    let (low, high) = (Detent.custom { _ in 200 }, Detent.custom { _ in 500 })
    let observer = Observer()
    let sheet = stage.sheet
    observer.replace = {
      for _ in 0..<3 { sheet.animateChanges { sheet.detents = [.custom { _ in 300 }] } }
    }
    stage.present([low, high]) { $0.addObserver(observer) }
    stage.drag(by: -300)
    stage.simulator.settle()
    #expect(observer.targets == [high.identifier])
    #expect(sheet.selectedDetentIdentifier == high.identifier)
    #expect(sheet.stops.map { $0.value } == [300] && knownNames == 4)
  }
}

extension Stage {
  fileprivate var id: PresentationID { simulator.session.stack.presentations[0] }
}
