// SPDX-License-Identifier: Apache-2.0

@_spi(Hosts) import QuireSimulator
import SheetEngine
import Testing

@_spi(Hosts) @testable import Quire
@testable import SheetInteraction

/// Known limits and faults of the original that this library does not have. [SI]
@MainActor @Suite struct LimitTests {
  // MARK: Which sheets

  @Test func systemDetentsReport() {
    let bench = Bench(detents: [.medium(), .large()])
    bench.drag(by: -210, duration: 1)
    bench.simulator.settle()
    #expect(
      bench.log.drain() == [
        "began com.apple.UIKit.medium", "changed", "willEnd com.apple.UIKit.large", "didEnd com.apple.UIKit.large",
      ])
    // Medium rests at 410, large at 72: 200 of 338 points were dragged.
    #expect(bench.listener.changes.last.map { Double($0.percentageTotal) } == 200.0 / 338)
    #expect(bench.sheet.smallestActiveDetent()?.identifier == .medium)
    #expect(bench.sheet.largestActiveDetent()?.identifier == .large)
    #expect(Detent.large().greaterThan(.medium(), in: bench.sheet.detentContext))
  }

  @Test func theSystemsGrabberReports() {
    let bench = Bench { $0.prefersGrabberVisible = true }
    bench.simulator.drag(from: CGPoint(x: 201, y: 647), to: CGPoint(x: 201, y: 457), duration: 1)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  @Test func everySizeClassReports() {
    for device in [Device.phone, .homeButtonPhone, .pad] {
      let bench = Bench(device, detents: [.fixed(.small, 200), .fixed(.middle, 400)])
      bench.drag(by: -130, duration: 1)
      bench.simulator.settle()
      #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
      #expect(bench.interaction.totalPercentageAnimated() == 1)
    }
    let bench = Bench(.phoneLandscape, detents: [.fixed(.small, 100), .fixed(.middle, 200)]) {
      $0.prefersEdgeAttachedInCompactHeight = true
    }
    bench.drag(by: -90, duration: 1)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  @Test func formSheetsReport() {
    let root = UIViewController()
    let simulator = Simulator(.pad) { root }
    let listener = Listener(CallLog())
    listener.reports = .all
    simulator.perform {
      listener.modalPresentationStyle = .formSheet
      let sheet = listener.sheetPresentationController!
      listener.interaction = SheetInteraction(sheet: sheet, sheetView: listener.view)
      listener.interaction?.delegate = listener
      root.present(listener, animated: true)
    }
    simulator.settle()
    #expect(listener.changes.first?.cause == .opening)
    #expect(listener.changes.last?.percentageTotal == 1)
    let frame = simulator.sheet!.frame
    simulator.drag(
      from: CGPoint(x: frame.midX, y: frame.minY + 40), to: CGPoint(x: frame.midX, y: frame.minY + 100), lifts: false)
    #expect(listener.changes.last?.cause == .drag)
    // 50 of 620 points.
    #expect(listener.changes.last.map { abs(Double($0.percentageTotal) - (1 - 50.0 / 620)) < 1e-9 } == true)
  }

  @Test func unsortedDetentsAreSorted() {
    let bench = Bench(detents: [.fixed(.tall, 700), .fixed(.small, 200), .fixed(.middle, 400)])
    // It opens at the first declared detent.
    #expect(bench.offset == 140)
    #expect(bench.interaction.totalPercentageAnimated() == 1)
    #expect(bench.sheet.identifierForSmallestDetent() == .small)
    #expect(bench.sheet.largestActiveDetent()?.identifier == .tall)
    bench.drag(by: 110, duration: 1, lifts: false)
    let change = bench.listener.changes.last
    #expect(change?.approaching.detentIdentifier == .middle)
    #expect(change?.preceding.detentIdentifier == .tall)
    #expect(change.map { abs(Double($0.percentageApproaching) - 1.0 / 3) < 1e-9 } == true)
  }

  @Test func inactiveDetentsTakeNoPart() {
    let bench = Bench(detents: [.fixed(.small, nil), .fixed(.middle, 400), .fixed(.tall, 700)])
    #expect(bench.interaction.sheetLayoutInfo.detents.map { $0.identifier } == [.middle, .tall])
    #expect(bench.sheet.identifierForSelectedDetent() == .middle)
    #expect(bench.sheet.identifierForSmallestDetent() == .middle)
    #expect(bench.sheet.identifierForSmallestDetent(active: false) == .small)
    #expect(!Detent.fixed(.small, nil).greaterThan(.fixed(.middle, 1), in: bench.sheet.detentContext))
    #expect(Detent.fixed(.middle, 1).greaterThan(.fixed(.small, nil), in: bench.sheet.detentContext))
    #expect(Detent.fixed(.middle, 1).greaterThan(nil, in: bench.sheet.detentContext))
    bench.drag(by: -160, duration: 1, lifts: false)
    #expect(bench.listener.changes.last?.percentageTotal == 0.5)

    let none = Bench(detents: [.fixed(.small, nil)])
    #expect(none.interaction.totalPercentageAnimated() == 1)
    #expect(none.sheet.smallestActiveDetent() == nil)
    #expect(none.sheet.identifierForSelectedDetent() == .large)
  }

  @Test func oneDetentHasDefinedValuesInADrag() {
    let bench = Bench(detents: [.fixed(.middle, 400)])
    #expect(bench.interaction.totalPercentageAnimated() == 1)
    #expect(bench.interaction.totalPercentageAnimated(relativeToSafeArea: true) == 0)
    bench.drag(by: 110, lifts: false)
    let change = bench.listener.changes.last
    #expect(change?.percentageTotal == 0.75)
    #expect(change?.percentageApproaching == -1)
    bench.simulator.up()
    bench.simulator.settle()
    #expect(bench.listener.ends.allSatisfy { $0.total == 1 && $0.touchUp.isFinite })
    // Only the largest height.
    let large = Bench(detents: [.large()])
    #expect(large.interaction.totalPercentageAnimated(relativeToSafeArea: true) == 1)
  }

  // MARK: What is reported

  @Test func relativeToTheSafeAreaIsHeeded() {
    let bench = Bench(detents: [.fixed(.small, 168), .fixed(.middle, 468)])
    bench.simulator.perform { bench.sheet.selectedDetentIdentifier = .middle }
    // The largest possible height is 768, 600 above the smallest.
    #expect(bench.sheet.maximumDetentValue == 768)
    #expect(bench.interaction.totalPercentageAnimated() == 1)
    #expect(bench.interaction.totalPercentageAnimated(relativeToSafeArea: true) == 0.5)
    bench.simulator.perform { bench.sheet.selectedDetentIdentifier = .small }
    #expect(bench.interaction.totalPercentageAnimated(relativeToSafeArea: true) == 0)
  }

  @Test func everyReasonIsReportedToWhoAsks() {
    let bench = Bench(reports: .all)
    func causes(_ body: () -> Void) -> [SheetInteraction.Change.Cause] {
      bench.listener.changes.removeAll()
      body()
      bench.simulator.settle()
      var causes: [SheetInteraction.Change.Cause] = []
      for change in bench.listener.changes where causes.last != change.cause { causes.append(change.cause) }
      return causes
    }
    #expect(bench.listener.changes.map { $0.cause }.allSatisfy { $0 == .opening })
    #expect(bench.listener.changes.count > 10)
    #expect(causes { bench.drag(by: -190, duration: 1) } == [.drag, .release])
    #expect(bench.listener.changes.last?.percentageTotal == 0.4)
    #expect(
      causes {
        bench.simulator.perform { bench.sheet.animateChanges { bench.sheet.selectedDetentIdentifier = .tall } }
      } == [.settings])
    #expect(bench.listener.changes.count > 10)
    #expect(
      causes { bench.simulator.perform { bench.sheet.selectedDetentIdentifier = .small } } == [.settings])
    #expect(bench.listener.changes.count == 1)
    #expect(causes { bench.simulator.change(to: bench.withKeyboard) } == [.keyboard])
    #expect(bench.listener.changes.last?.percentageTotal == 1)
    #expect(causes { bench.simulator.change(to: .phone) } == [.keyboard])
    #expect(causes { bench.simulator.change(to: .homeButtonPhone) } == [.environment])
    #expect(causes { bench.simulator.perform { bench.root.dismiss(animated: true) } } == [.closing])
    #expect(bench.listener.changes.last?.offset == 667)
  }

  @Test func byDefaultOnlyDragsAreReported() {
    let bench = Bench()
    #expect(bench.listener.changes.isEmpty)
    bench.drag(by: -190, duration: 1, lifts: false)
    let count = bench.listener.changes.count
    #expect(count > 10)
    bench.simulator.up()
    bench.simulator.settle()
    #expect(bench.listener.changes.count == count)
    // The host is not asked for frames: settling takes one turn, at its end.
    #expect(!bench.interaction.wantsEveryFrame)
  }

  @Test func whatIsWantedMayChange() {
    let bench = Bench()
    bench.listener.reports = .all
    bench.simulator.perform { bench.interaction.reportsChanged() }
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    #expect(bench.listener.changes.last?.cause == .release)
    #expect(bench.listener.changes.filter { $0.cause == .release }.count > 10)
  }

  // MARK: The target

  @Test func theTargetMayBeChanged() {
    let bench = Bench()
    var proposals: [DetentIdentifier?] = []
    bench.listener.otherTarget = {
      proposals.append($0)
      return .tall
    }
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    #expect(proposals == [.middle])
    #expect(bench.log.drain() == ["began small", "changed", "willEnd tall", "didEnd tall"])
    #expect(bench.offset == 140)
    #expect(bench.sheet.selectedDetentIdentifier == .tall)
    #expect(bench.listener.ends.first?.total == 1)
  }

  @Test func aTargetThatIsNoneIsLeftOut() {
    let bench = Bench()
    bench.listener.otherTarget = { _ in DetentIdentifier("nowhere") }
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }

  @Test func aDismissalMayBeSentBack() {
    let bench = Bench()
    bench.listener.otherTarget = { $0 == nil ? .middle : nil }
    bench.drag(by: 180)
    bench.simulator.settle()
    #expect(bench.simulator.sheets.count == 1)
    #expect(bench.offset == 440)
    #expect(bench.log.drain().suffix(2) == ["willEnd middle", "didEnd middle"])
  }

  @Test func theTargetsDetentIsFound() {
    let bench = Bench()
    bench.drag(by: -190, duration: 1)
    let info = bench.listener.ends[0].info
    let detent = bench.sheet.detent(withIdentifier: info.detentIdentifier)
    #expect(detent === bench.sheet.detents[1])
    #expect(bench.sheet.detent(withIdentifier: DetentIdentifier("nowhere")) == nil)
  }

  // MARK: The keyboard

  @Test func theKeyboardIsTold() {
    let bench = Bench()
    bench.simulator.change(to: bench.withKeyboard)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["keyboardWillShow small"])
    // The sheet moves to large while the keyboard is shown. The selection stays.
    #expect(bench.offset == 140)
    #expect(bench.sheet.identifierForSelectedDetent() == .small)
    bench.simulator.perform { bench.sheet.selectedDetentIdentifier = .middle }
    #expect(bench.offset == 140)
    bench.simulator.change(to: .phone)
    bench.simulator.settle()
    #expect(bench.log.drain() == ["keyboardWillHide middle"])
    #expect(bench.offset == 440)
  }

  /// A drag ends editing: the keyboard hides before the drag ends, however late the host reports it.
  @Test func aDragThatHidesTheKeyboard() {
    for isPrompt in [true, false] {
      let bench = Bench()
      bench.simulator.change(to: bench.withKeyboard)
      bench.simulator.settle()
      _ = bench.log.drain()
      bench.drag(by: 250, duration: 1, lifts: false)
      if isPrompt { bench.simulator.change(to: .phone) }
      bench.simulator.run(for: 0.3)
      bench.simulator.up()
      if !isPrompt { bench.simulator.change(to: .phone) }
      bench.simulator.settle()
      #expect(
        bench.log.drain().filter { $0 != "changed" } == [
          "began small", "keyboardWillHide small", "willEnd middle", "didEnd middle",
        ])
    }
  }

  @Test func anotherSheetsKeyboardIsNone() {
    let bench = Bench()
    let above = UIViewController()
    bench.simulator.perform { bench.listener.present(above, animated: false) }
    bench.simulator.settle()
    bench.simulator.change(to: bench.withKeyboard)
    bench.simulator.change(to: .phone)
    #expect(bench.log.drain().isEmpty)
  }

  // MARK: Lifetimes

  @Test func observersEndWithTheObject() {
    let bench = Bench(reports: .all)
    let id = bench.simulator.sheet!.id
    #expect(bench.simulator.session.stack.configuration(of: id)?.wantsProgress == true)
    weak let interaction = bench.listener.interaction
    bench.listener.interaction = nil
    #expect(interaction == nil)
    _ = bench.log.drain()
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    bench.simulator.change(to: bench.withKeyboard)
    #expect(bench.log.drain().isEmpty)
    #expect(bench.simulator.session.stack.configuration(of: id)?.wantsSettleTarget == false)
    #expect(bench.sheet.observers.isEmpty)
  }

  @Test func everythingEndsWithThePresentation() {
    let root = UIViewController()
    let simulator = Simulator { root }
    weak var controller: Listener?
    weak var interaction: SheetInteraction?
    simulator.perform {
      let made = Listener(CallLog())
      made.interaction = SheetInteraction(sheet: made.sheetPresentationController!, sheetView: made.view)
      made.interaction?.delegate = made
      controller = made
      interaction = made.interaction
      root.present(made, animated: true)
    }
    simulator.settle()
    #expect(controller != nil)
    simulator.perform { root.dismiss(animated: true) }
    simulator.settle()
    #expect(controller == nil)
    #expect(interaction == nil)
  }

  @Test func nothingIsForcedBeforeThePresentation() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController!
    sheet.detents = []
    let interaction = SheetInteraction(sheet: sheet, sheetView: controller.view)
    #expect(interaction.totalPercentageAnimated() == 0)
    #expect(interaction.originDetent == .large)
    #expect(interaction.sheetWindow == nil)
    #expect(interaction.sheetLayoutInfo.detents.isEmpty)
    #expect(sheet.layoutInfo == nil)
    #expect(interaction.sheetInteractionGesture.name == "detentPan")
    #expect(sheet.identifierForSmallestDetent() == nil)
  }

  @Test func twoMayWatchOneSheet() {
    let bench = Bench()
    let other = Listener(CallLog())
    let second = SheetInteraction(
      sheet: bench.sheet, sheetView: bench.listener.view, isSheetPresentationControllerDelegate: false)
    second.delegate = other
    bench.drag(by: -190, duration: 1)
    bench.simulator.settle()
    #expect(other.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
    #expect(bench.log.drain() == ["began small", "changed", "willEnd middle", "didEnd middle"])
  }
}

extension Bench {
  /// The device with a keyboard, for a field in the topmost sheet.
  var withKeyboard: Device {
    var environment = simulator.device.environment
    environment.keyboard = Keyboard(frame: Rect(x: 0, y: 540, width: 402, height: 334), owner: simulator.sheet?.id)
    return Device(environment)
  }
}
