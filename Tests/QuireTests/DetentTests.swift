// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

private typealias Detent = UISheetPresentationController.Detent

/// On the 402 by 874 phone: large's value is 874 - 62 - 34 - 10 = 768, its top 72; medium's top is 410.
@MainActor @Suite struct DetentTests {
  @Test func systemDetentsAreEqualByValue() {
    #expect(Detent.medium() == Detent.medium())
    #expect(Detent.medium() !== Detent.medium())
    #expect(Detent.medium() != Detent.large())
    #expect([Detent.large()] == [Detent.large()])
    let custom = Detent.custom(identifier: .init("a")) { _ in 100 }
    #expect(custom == custom)
    #expect(custom != Detent.custom(identifier: .init("a")) { _ in 100 })
    #expect(Detent.custom(identifier: .medium) { _ in 100 } != Detent.medium())
  }

  /// The resolver's result unchanged: not clamped, and `nil` for an inactive detent. [CH-H]
  @Test func resolvedValues() {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      var containerTraitCollection: UITraitCollection { .current }
      var maximumDetentValue: CGFloat { 700 }
    }
    let context = Context()
    _ = Stage()
    #expect(Detent.large().resolvedValue(in: context) == 700)
    #expect(Detent.medium().resolvedValue(in: context) == 0.56 * 700)
    #expect(Detent.custom { _ in -5 }.resolvedValue(in: context) == -5)
    #expect(Detent.custom { _ in nil }.resolvedValue(in: context) == nil)
    #expect(Detent.custom { $0.maximumDetentValue * 2 }.resolvedValue(in: context) == 1400)
    #expect(Detent.Identifier(rawValue: "a") == Detent.Identifier("a"))
  }

  @Test func identifiers() {
    #expect(Detent.medium().identifier == .medium)
    #expect(Detent.Identifier.medium.rawValue == "com.apple.UIKit.medium")
    #expect(Detent.Identifier.large.rawValue == "com.apple.UIKit.large")
    let first = Detent.custom { _ in 1 }.identifier.rawValue
    #expect(first != Detent.custom { _ in 1 }.identifier.rawValue)
    #expect(first.count == 36)
    #expect(first.split(separator: "-").map(\.count) == [8, 4, 4, 4, 12])
  }

  @Test func defaults() {
    let controller = UIViewController()
    let sheet = controller.sheetPresentationController!
    #expect(sheet.detents == [.large()])
    #expect(sheet.selectedDetentIdentifier == nil)
    #expect(sheet.largestUndimmedDetentIdentifier == nil)
    #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge)
    #expect(!sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == nil)
    #expect(!sheet.prefersEdgeAttachedInCompactHeight)
    #expect(!sheet.widthFollowsPreferredContentSizeWhenEdgeAttached)
    #expect(sheet.prefersPageSizing)
    #expect(sheet.sourceView == nil)
    #expect(sheet.delegate == nil)
  }

  @Test func aCustomDetentIsAHeightInsideTheSafeArea() {
    let stage = Stage()
    var context: (maximum: CGFloat, style: UIUserInterfaceSizeClass)?
    stage.present([
      .custom(identifier: .init("small")) {
        context = ($0.maximumDetentValue, $0.containerTraitCollection.verticalSizeClass)
        return 200
      }, .large(),
    ])
    #expect(context?.maximum == 768)
    #expect(context?.style == .regular)
    #expect(stage.simulator.sheet?.modelFrame == CGRect(x: 0, y: 640, width: 402, height: 234))
    #expect(stage.simulator.sheet?.detent == "small")
    #expect(stage.sheetController.view.frame.height == 234)
    #expect(stage.sheetController.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func aResolverThatAnswersNilIsInactive() {
    let stage = Stage()
    stage.present([.custom { _ in nil }, .medium(), .large()])
    #expect(stage.simulator.sheet?.detent == "com.apple.UIKit.medium")
  }

  @Test func whatAResolverGetsWrongStopsAtTheBorder() {
    // Too large a value is the maximum, NaN is inactive, and too small a value is a height of zero above the bottom
    // inset of 34.
    let values: [(CGFloat, CGFloat)] = [(.infinity, 72), (.nan, 72), (-.infinity, 840), (-5, 840), (1e300, 72)]
    for (value, y) in values {
      let stage = Stage()
      stage.present([.custom { _ in value }, .large()])
      #expect(stage.simulator.sheet?.modelFrame.minY == y, "\(value)")
    }
    let stage = Stage()
    stage.present([.custom { _ in .nan }, .medium()])
    #expect(stage.simulator.sheet?.modelFrame.minY == 410)
  }

  @Test func noDetentsAreLarge() {
    let stage = Stage()
    stage.present([])
    #expect(stage.simulator.sheet?.frame.minY == 72)
  }

  /// Settings made right after `present` returns take effect from the start (016, 038).
  @Test func settingsAfterPresent() {
    let stage = Stage()
    stage.simulator.perform {
      stage.root.present(stage.sheetController, animated: false)
      stage.sheet.detents = [.medium()]
    }
    #expect(stage.simulator.sheet?.frame.minY == 410)
    #expect(stage.simulator.notices.filter { if case .phase = $0 { true } else { false } }.count == 2)
  }

  /// A long test does not collect notices endlessly.
  @Test func oldNoticesGo() {
    let stage = Stage()
    stage.present()
    for _ in 0..<700 {
      for detent in [UISheetPresentationController.Detent.Identifier.large, .medium] {
        stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = detent } }
        stage.simulator.settle()
      }
    }
    #expect(stage.simulator.notices.count <= 2000)
    // The latest notices exist.
    #expect(stage.simulator.notices.suffix(3).contains { if case .phase(_, .resting) = $0 { true } else { false } })
  }

  @Test func userSelectionIsTold() {
    let stage = Stage()
    stage.present()
    #expect(stage.sheet.selectedDetentIdentifier == nil)
    stage.drag(by: -300, lifts: false)
    #expect(stage.log.drain() == [])
    stage.simulator.run(for: 0.2)
    stage.simulator.up()
    // At the moment of the choice, before it rests there [OBS].
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
    #expect(stage.simulator.sheet?.phase == .settling)
    #expect(stage.presentedFrame == CGRect(x: 0, y: 72, width: 402, height: 802))
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    #expect(stage.sheet.selectedDetentIdentifier == .large)
    #expect(stage.simulator.sheet?.frame.minY == 72)
  }

  /// J5: a return to the detent where it began is not a change.
  @Test func returningToTheSameDetentIsNotTold() {
    let stage = Stage()
    stage.present()
    stage.drag(by: -60)
    stage.simulator.settle()
    #expect(stage.log.drain() == [])
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }

  @Test func selectionInCodeIsNotTold() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    // Outside `animateChanges` it is placed without animation.
    #expect(stage.simulator.sheet?.frame.minY == 72)
    #expect(stage.simulator.sheet?.phase == .resting)
    #expect(stage.log.drain() == [])
  }

  @Test func unknownSelectionIsKeptAndMeansTheSmallest() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    #expect(stage.simulator.sheet?.frame.minY == 72)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .init("nowhere") }
    #expect(stage.sheet.selectedDetentIdentifier == .init("nowhere"))
    #expect(stage.simulator.sheet?.frame.minY == 410)
    #expect(stage.simulator.sheet?.detent == "com.apple.UIKit.medium")
  }

  /// SheeKit #3: `nil` returns it to the smallest detent, even after the user's choice.
  @Test func nilAfterAUsersChoice() {
    let stage = Stage()
    stage.present()
    stage.drag(by: -300)
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.minY == 72)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = nil }
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }

  @Test func tappingTheGrabberIsTheUsersChoice() {
    let stage = Stage()
    stage.present { $0.prefersGrabberVisible = true }
    stage.simulator.tap(at: CGPoint(x: 201, y: 417))
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.large"])
    stage.simulator.settle()
    stage.simulator.tap(at: CGPoint(x: 201, y: 79))
    #expect(stage.log.drain() == ["didChange com.apple.UIKit.medium"])
  }

  /// The callback can read the new selection, and changes made in it belong to the same turn.
  @Test func changingSettingsInTheCallback() {
    let stage = Stage()
    stage.present()
    stage.delegate.onSelect = { $0.prefersGrabberVisible = true }
    stage.drag(by: -300)
    #expect(stage.simulator.sheet?.grabber == 1)
  }

  @Test func animatedChangesAreLaidOutOnReturn() {
    let stage = Stage()
    stage.present()
    let content = UIView()
    stage.simulator.perform {
      content.frame = stage.sheetController.view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.sheetController.view.addSubview(content)
    }
    stage.simulator.perform {
      stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
      #expect(stage.presentedFrame == CGRect(x: 0, y: 72, width: 402, height: 802))
      #expect(content.frame.height == 802)
    }
    #expect(stage.simulator.sheet?.phase == .settling)
    #expect(stage.simulator.sheet?.frame.minY == 410)
    stage.simulator.run(for: 0.15)
    let middle = stage.simulator.sheet!.frame.minY
    #expect(middle > 72 && middle < 410)
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.minY == 72)
    #expect(stage.log.drain() == [])
  }

  @Test func nestedAnimatedChangesAreOneChange() {
    let stage = Stage()
    stage.present()
    stage.simulator.perform {
      stage.sheet.animateChanges {
        stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large }
        #expect(stage.presentedFrame?.minY == 410)
        stage.sheet.selectedDetentIdentifier = .medium
      }
    }
    #expect(stage.simulator.sheet?.phase == .resting)
  }

  @Test func invalidatingResolvesAgain() {
    let stage = Stage()
    var height: CGFloat = 200
    var calls = 0
    stage.present([
      .custom { _ in
        calls += 1
        return height
      }
    ])
    let before = calls
    height = 300
    stage.simulator.perform { stage.sheet.prefersGrabberVisible = true }
    #expect(calls == before)
    #expect(stage.simulator.sheet?.modelFrame.height == 234)
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.invalidateDetents() } }
    #expect(calls == before + 1)
    stage.simulator.settle()
    #expect(stage.simulator.sheet?.frame.height == 334)
  }

  /// A rotation resolves in the new environment: large in the 402 points high window is 402 - 8 - 20 = 374.
  @Test func rotatingResolvesAgain() {
    let stage = Stage()
    var maximum: CGFloat = 0
    stage.present([
      .custom {
        maximum = $0.maximumDetentValue
        return maximum / 2
      }
    ]) { $0.prefersEdgeAttachedInCompactHeight = true }
    stage.simulator.change(to: .phoneLandscape)
    #expect(maximum == 374)
    #expect(stage.simulator.sheet?.modelFrame == CGRect(x: 62, y: 195, width: 750, height: 207))
    stage.simulator.change(to: .phone)
    #expect(maximum == 768)
    #expect(stage.simulator.sheet?.modelFrame.height == 418)
  }

  @Test func undimmedUpToMedium() {
    let stage = Stage()
    stage.present { $0.largestUndimmedDetentIdentifier = .medium }
    #expect(stage.simulator.sheet?.dimming == 0)
    #expect(stage.simulator.touchRule(of: .root)?.isInert == false)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    #expect(stage.simulator.sheet?.dimming == 1)
    #expect(stage.simulator.touchRule(of: .root)?.isInert == true)
  }

  @Test func cornerRadius() {
    let stage = Stage()
    stage.present { $0.preferredCornerRadius = 24 }
    #expect(stage.simulator.sheet?.corners.topLeft == 24)
    stage.simulator.perform { stage.sheet.preferredCornerRadius = nil }
    #expect(stage.simulator.sheet?.corners.topLeft == 10)
  }
}
