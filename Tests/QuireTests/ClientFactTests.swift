// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// Facts that public code relies on, one test for each row of `Documentation/Sources.md`, section J.
@MainActor @Suite struct ClientFactTests {
  @Test func j1_swipeDismissalInOrder() {
    let stage = Stage()
    stage.present()
    stage.drag(by: 400, duration: 0.2, hold: 0)
    stage.simulator.settle()
    #expect(
      stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear", "viewDidDisappear", "didDismiss"])
  }

  @Test func j2_swipeTakenBack() {
    let stage = Stage()
    stage.present()
    for _ in 0..<2 {
      stage.drag(by: 120, lifts: false)
      #expect(stage.log.drain() == ["shouldDismiss", "willDismiss", "viewWillDisappear"])
      stage.simulator.run(for: 0.3)
      stage.simulator.up()
      stage.simulator.settle()
      #expect(stage.log.drain() == ["viewWillAppear", "viewDidAppear"])
    }
  }

  @Test func j3_shouldDismissComesFirstAndNotForModalOnes() {
    let stage = Stage()
    stage.present()
    stage.drag(by: 120, lifts: false)
    #expect(stage.log.drain().prefix(2) == ["shouldDismiss", "willDismiss"])
    stage.simulator.run(for: 0.3)
    stage.simulator.up()
    stage.simulator.settle()
    _ = stage.log.drain()
    stage.simulator.perform { stage.sheetController.isModalInPresentation = true }
    stage.drag(by: 300)
    stage.simulator.settle()
    // No lifecycle call follows.
    #expect(stage.log.drain() == ["didAttemptToDismiss"])
  }

  /// A dismissal in code neither asks nor notifies a delegate; a swipe calls an overridden `dismiss` too ("method D").
  @Test func j4_dismissalInCode() {
    final class Overriding: LoggingController {
      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        log.add("dismiss")
        super.dismiss(animated: flag, completion: completion)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.add("\(isBeingDismissed)")
      }
    }
    let log = CallLog()
    let root = UIViewController()
    let simulator = Simulator { root }
    let delegate = LoggingDelegate(log)
    for isSwipe in [false, true] {
      let content = Overriding(log)
      simulator.perform {
        content.sheetPresentationController?.detents = [.medium()]
        content.sheetPresentationController?.delegate = delegate
        root.present(content, animated: false)
      }
      _ = log.drain()
      if isSwipe {
        simulator.fling(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 850), velocity: 3000)
        simulator.settle()
        #expect(
          log.drain() == [
            "shouldDismiss", "willDismiss", "viewWillDisappear", "true", "dismiss", "viewDidDisappear", "didDismiss",
          ])
      } else {
        simulator.perform { content.dismiss(animated: true) { log.add("completion") } }
        simulator.settle()
        #expect(log.drain() == ["dismiss", "viewWillDisappear", "true", "viewDidDisappear", "completion"])
      }
    }
  }

  @Test func j5_didChangeIsTheUsersAndOnlyOfAnotherDetent() {
    let stage = Stage()
    stage.present()
    stage.drag(by: -60)
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    stage.drag(by: -300, lifts: false)
    #expect(stage.log.drain() == [])
    #expect(stage.sheetController.transitionCoordinator == nil)
    stage.simulator.run(for: 0.2)
    stage.simulator.up()
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
    stage.simulator.settle()
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium } }
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
  }

  @Test func j6_theFrameIsFinalAtTheRelease() {
    let stage = Stage()
    stage.present()
    stage.drag(by: -250)
    #expect(stage.simulator.sheet?.phase == .settling)
    #expect(stage.presentedFrame == CGRect(x: 0, y: 72, width: 402, height: 802))
  }

  @Test func j7_noSelectionIsTheSmallest() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .init("unknown") }
    #expect(stage.simulator.sheet?.frame.minY == 410)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = nil }
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }

  /// The container without safe area and 10: 852 − 59 − 34 − 10 = 749; on a phone with a home button 667 − 20 − 20.
  @Test func j8_theMaximum() {
    func maximum(_ device: Device) -> CGFloat? {
      var value: CGFloat?
      let stage = Stage(device)
      stage.present([
        .custom {
          value = $0.maximumDetentValue
          return 100
        }
      ])
      return value
    }
    var phone = Device.phone
    phone.environment.container = Size(width: 393, height: 852)
    phone.environment.safeArea = Insets(top: 59, left: 0, bottom: 34, right: 0)
    #expect(maximum(phone) == 749)
    #expect(maximum(.homeButtonPhone) == 627)
  }

  @Test func j9_aValueLeavesOutTheBottomInset() {
    let stage = Stage()
    stage.present([.custom { _ in 200 }])
    #expect(stage.sheetController.view.frame.height == 234)
  }

  /// A sheet at full height pushes the presenter back; one slightly lower does not.
  @Test(arguments: [(1.0, true), (0.999777, false), (0.99, false)]) func j10_aHairBelowTheMaximum(
    factor: Double, isPushedBack: Bool
  ) {
    let stage = Stage()
    stage.present([.custom { $0.maximumDetentValue * CGFloat(factor) }])
    #expect((stage.simulator.placement(of: .root)?.scale != 1) == isPushedBack)
  }

  @Test func j11_overdrag() {
    let stage = Stage()
    stage.present([.medium()])
    stage.drag(by: -200, lifts: false)
    #expect(stage.sheetController.view.frame.height > 464)
    stage.simulator.run(for: 0.3)
    stage.simulator.up()
    stage.simulator.settle()
    stage.drag(by: 60, lifts: false)
    #expect(stage.sheetController.view.frame.height == 464)
    #expect((stage.presentedFrame?.minY ?? 0) > 410)
  }

  /// The content is laid out at its final height immediately, and no strip appears below it meanwhile.
  @Test func j12_shrinkingInCode() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium } }
    #expect(stage.sheetController.view.frame.height == 464)
    #expect(stage.simulator.reserve(of: stage.sheetController.view) == 802)
  }

  @Test func j13_theCurrentDetentDisappears() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheet.detents = [.medium()] }
    #expect(stage.simulator.sheet?.phase == .resting)
    #expect(stage.simulator.sheet?.frame.minY == 410)
    stage.simulator.perform { stage.sheet.detents = [.large()] }
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.detents = [.medium()] } }
    #expect(stage.simulator.sheet?.phase == .settling)
    #expect(stage.simulator.sheet?.frame.minY == 72)
  }

  /// A keyboard of 300 points that belongs to the sheet.
  func showKeyboard(_ stage: Stage, isVisible: Bool) {
    var device = Device.phone
    if isVisible, let id = stage.simulator.sheet?.id {
      device.environment.keyboard = Keyboard(frame: Rect(x: 0, y: 574, width: 402, height: 300), owner: id)
    }
    stage.simulator.change(to: device)
    stage.simulator.settle()
  }

  @Test func j14_theKeyboardGrowsASheetAndSelectsNothing() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .medium }
    showKeyboard(stage, isVisible: true)
    #expect(stage.simulator.sheet?.frame.minY == 72)
    #expect(stage.sheet.selectedDetentIdentifier == .medium)
    #expect(stage.log.drain() == [])
    // A selection made meanwhile takes effect when the keyboard hides.
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    showKeyboard(stage, isVisible: false)
    #expect(stage.simulator.sheet?.frame.minY == 72)
    #expect(stage.log.drain() == [])
  }

  @Test func j15_theKeyboardDimsAnUndimmedSheet() {
    let stage = Stage()
    stage.present { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(stage.simulator.sheet?.dimming == 0)
    showKeyboard(stage, isVisible: true)
    #expect(stage.simulator.sheet?.dimming == 1)
  }

  @Test func j16_theKeyboardGoesAndTheSheetComesBack() {
    let stage = Stage()
    stage.present([.custom { _ in 200 }, .large()])
    showKeyboard(stage, isVisible: true)
    #expect(stage.simulator.sheet?.frame.minY == 72)
    showKeyboard(stage, isVisible: false)
    #expect(stage.simulator.sheet?.frame.minY == 640)
  }

  /// The content behind an undimmed sheet stays usable, and the sheet stays.
  @Test func j17_changesBehindAnUndimmedSheet() throws {
    let stage = Stage()
    var presses = 0
    let button = UIButton(type: .system)
    button.setTitle("Behind", for: .normal)
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.simulator.perform {
      button.frame = CGRect(x: 100, y: 200, width: 100, height: 50)
      stage.root.view.addSubview(button)
    }
    stage.present { $0.largestUndimmedDetentIdentifier = .large }
    try stage.simulator.tap("Behind")
    #expect(presses == 1)
    #expect(stage.root.presentedViewController === stage.sheetController)
  }

  @Test func j18_customDetentsOfAnyHeight() {
    let stage = Stage()
    stage.present([.custom { _ in 111 }, .custom { _ in 222 }, .custom { _ in 333 }])
    for y in [729, 618, 507] as [CGFloat] {
      #expect(stage.simulator.sheet?.frame.minY == y)
      stage.drag(by: -121)
      stage.simulator.settle()
    }
  }

  @Test func j19_mediumIsInactiveInCompactHeight() {
    let stage = Stage(.phoneLandscape)
    stage.present([.medium(), .large()]) { $0.prefersEdgeAttachedInCompactHeight = true }
    #expect(stage.simulator.sheet?.detent == "com.apple.UIKit.large")
    // As the only detent, it raises no exception here: the sheet rests at large.
    stage.simulator.perform { stage.sheet.detents = [.medium()] }
    #expect(stage.simulator.sheet?.frame.minY == 8)
  }

  @Test func j20_settingsOfADetachedController() {
    let content = UIViewController()
    let sheet = content.sheetPresentationController
    sheet?.detents = [.large()]
    sheet?.prefersGrabberVisible = true
    UIViewController().present(content, animated: false)
    #expect(content.sheetPresentationController === sheet)
    #expect(sheet?.detents == [.large()])
    #expect(sheet?.prefersGrabberVisible == true)
  }

  /// The sheet of any page or form style, by cast and by property.
  @Test func j21_theSheetBehindAModal() {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet] {
      let content = UIViewController()
      content.modalPresentationStyle = style
      #expect(content.presentationController is UISheetPresentationController)
    }
  }

  @Test func j22_detentsAreReleasedOnDismissal() {
    let stage = Stage()
    weak var detent: UISheetPresentationController.Detent?
    do {
      let made = UISheetPresentationController.Detent.custom { [weak sheet = stage.sheet] _ in
        sheet == nil ? nil : 300
      }
      detent = made
      stage.present([made])
    }
    #expect(detent != nil)
    stage.simulator.perform { stage.root.dismiss(animated: false) }
    #expect(detent == nil)
  }

  @Test func j23_aPresenterDismissesWhatItPresents() {
    let stage = Stage()
    stage.present()
    let upper = LoggingController(stage.log, name: "upper")
    stage.simulator.perform { stage.sheetController.present(upper, animated: false) }
    stage.simulator.perform { stage.sheetController.dismiss(animated: false) }
    #expect(stage.sheetController.presentedViewController == nil)
    #expect(stage.root.presentedViewController === stage.sheetController)
    stage.simulator.perform { stage.sheetController.present(upper, animated: false) }
    stage.simulator.perform { stage.root.dismiss(animated: false) }
    #expect(stage.root.presentedViewController == nil)
    #expect(stage.simulator.sheets.isEmpty)
  }

  @Test func j24_readTooEarlyTheKindIsFixed() {
    let content = UIViewController()
    content.presentationController?.delegate = nil
    content.modalPresentationStyle = .fullScreen
    #expect(content.presentationController is UISheetPresentationController)
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    #expect(!(other.presentationController is UISheetPresentationController))
  }
}
