// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import SheetEngine

/// Live progress of a sheet with medium and large on a 402 by 874 phone: medium rests at 410, large at 72. [CH-H] [SI]
@Suite struct ProgressTests {
  static let header = TouchTarget(.first, .header)

  static func presented(
    _ detents: [Detent] = [.medium, .large], in environment: Environment = Rig.phone,
    _ change: (inout Configuration) -> Void = { _ in }
  ) -> Rig {
    var rig = Rig(environment)
    rig.send(
      .present(
        .first,
        .sheet(detents) {
          $0.wantsProgress = true
          change(&$0)
        }, animated: true))
    rig.settle()
    return rig
  }

  @Test func isToldFromTheFirstMomentOfTheOpeningToTheLast() {
    let rig = Self.presented()
    #expect(rig.progress.first?.offset == 874)
    #expect(rig.progress.first?.total == (410.0 - 874) / 338)
    #expect(rig.progress.last?.offset == 410)
    #expect(rig.progress.last?.total == 0)
    #expect(rig.progress.allSatisfy { $0.cause == .opening && $0.target == .medium })
  }

  @Test func saysWhereAFingerHoldsTheSheet() {
    var rig = Self.presented()
    // 10 of the 179 points are the slop; 169 are half of the 338 between the detents.
    rig.drag(from: 430, to: 251, over: 1, on: Self.header, lifts: false)
    let progress = rig.stack.progress(of: .first)
    #expect(progress?.offset == 241)
    #expect(progress?.total == 0.5)
    #expect(progress?.lower == .medium)
    #expect(progress?.upper == .large)
    #expect(progress?.fraction == 0.5)
    #expect(progress?.cause == .drag)
    #expect(((progress?.velocity ?? 0) + 179).magnitude < 1)
  }

  @Test func oneDetentCountsItsOwnHeight() {
    var rig = Self.presented([.value(2, 400)])
    #expect(rig.stack.progress(of: .first)?.total == 1)
    rig.send(
      .configure(
        .first,
        .sheet([.value(2, 400)]) {
          $0.wantsProgress = true; $0.isModal = true
        }, animated: false))
    rig.drag(from: 450, to: 500, over: 0.5, on: Self.header, lifts: false)
    let offset = rig.offset(.first)
    #expect(offset > 440)
    #expect(rig.stack.progress(of: .first)?.total == 1 - (offset - 440) / 400)
    // A height of zero must not cause a division by zero.
    let flat = Self.presented([.value(2, 0)])
    #expect(flat.stack.progress(of: .first)?.total == 1)
  }

  @Test func dragsAreToldOnceWithTheirEnd() {
    func drags(_ rig: Rig) -> [Notice] {
      rig.notices.filter {
        switch $0 {
        case .dragBegan, .dragEnded: true
        default: false
        }
      }
    }
    var rig = Self.presented()
    rig.drag(from: 430, to: 400, over: 0.2, on: Self.header, hold: 0.2)
    #expect(drags(rig) == [.dragBegan(.first), .dragEnded(.first, wasCanceled: false)])

    rig = Self.presented()
    rig.drag(from: 430, to: 400, over: 0.2, on: Self.header, lifts: false)
    rig.send(.touchCanceled(TouchID(rawValue: 1)))
    #expect(drags(rig) == [.dragBegan(.first), .dragEnded(.first, wasCanceled: true)])

    rig = Self.presented()
    rig.drag(from: 430, to: 400, over: 0.2, on: Self.header, lifts: false)
    rig.send(.dismiss(.first, animated: true))
    #expect(drags(rig) == [.dragBegan(.first), .dragEnded(.first, wasCanceled: true)])
  }

  @Test func closingIsToldUntilTheSheetIsOutOfSight() {
    var rig = Self.presented()
    rig.log.removeAll()
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.progress.last?.offset == 874)
    #expect(rig.progress.allSatisfy { $0.cause == .closing && $0.target == nil })
  }

  @Test func aFadeIsToldAsVisibility() {
    var environment = Rig.phone
    environment.prefersReducedMotion = true
    var rig = Self.presented(in: environment)
    #expect(rig.progress.first?.visibility == 0)
    #expect(rig.progress.last?.visibility == 1)
    #expect(rig.progress.contains { $0.visibility > 0.2 && $0.visibility < 0.8 })
    rig.log.removeAll()
    rig.send(.dismiss(.first, animated: true))
    rig.settle()
    #expect(rig.progress.last?.visibility == 0)
    #expect(rig.progress.allSatisfy { $0.offset == 410 })
  }

  @Test func namesWhatMovedTheSheet() {
    var rig = Self.presented()
    rig.log.removeAll()
    rig.send(
      .configure(
        .first,
        .sheet {
          $0.wantsProgress = true
          $0.sheet.selected = .large
        }, animated: true))
    rig.settle()
    #expect(Set(rig.progress.map { $0.cause }) == [.settings])
    #expect(rig.progress.last?.total == 1)

    rig.log.removeAll()
    rig.send(.activate(TouchTarget(.first, .grabber)))
    rig.settle()
    #expect(Set(rig.progress.map { $0.cause }) == [.activation])
    #expect(rig.progress.last?.total == 0)

    rig.log.removeAll()
    var environment = Rig.phone
    environment.keyboard = Keyboard(frame: Rect(x: 0, y: 540, width: 402, height: 334), owner: .first)
    rig.send(.environment(environment, []))
    rig.settle()
    #expect(Set(rig.progress.map { $0.cause }) == [.keyboard])
    #expect(rig.progress.last?.total == 1)

    rig.log.removeAll()
    rig.send(.environment(Rig.homeButton, []))
    #expect(Set(rig.progress.map { $0.cause }) == [.environment])
  }

  @Test func withoutMotionTheStackAsksForNoFrames() {
    var rig = Self.presented { $0.wantsProgressInMotion = false }
    rig.log.removeAll()
    rig.drag(from: 430, to: 230, over: 1, on: Self.header, hold: 0.2)
    guard case .at = rig.effects.wake else { return #expect(Bool(false), "asks for frames") }
    let causes = rig.progress.map { $0.cause }
    #expect(causes.allSatisfy { $0 == .drag })
    rig.settle()
    #expect(rig.progress.last?.total == 1)
    #expect(rig.progress.count == causes.count + 1)
  }

  @Test func listeningAloneMovesNothing() {
    var rig = Self.presented { $0.wantsProgress = false }
    rig.drag(from: 430, to: 230, over: 1, on: Self.header, hold: 0.2)
    rig.run(for: 0.1)
    let end = rig.effects.wake
    rig.effects.removeAll()
    var configuration = rig.stack.configuration(of: .first) ?? .sheet()
    configuration.wantsProgress = true
    configuration.wantsProgressInMotion = false
    rig.send(.configure(.first, configuration, animated: false))
    #expect(rig.effects.wake == end)
    #expect(rig.effects.list.count == 1)
  }

  // MARK: The settle target

  @Test func aReleaseMayBeSentElsewhere() {
    var rig = Self.presented { $0.wantsSettleTarget = true }
    rig.answer = { $0.subject == .settleTarget(.large) ? .settle(.medium) : .yes }
    rig.drag(from: 430, to: 230, over: 1, on: Self.header, hold: 0.2)
    #expect(rig.stack.selectedDetent(of: .first) == .medium)
    rig.settle()
    #expect(rig.offset(.first) == 410)
    #expect(!rig.notices.contains(.detentSelected(.first, .large)))
  }

  @Test func aReleaseThatDismissesAsksFirst() {
    for asksToDismiss in [false, true] {
      var subjects: [Question.Subject] = []
      var rig = Self.presented {
        $0.wantsSettleTarget = true
        $0.asksToDismiss = asksToDismiss
      }
      rig.answer = {
        subjects.append($0.subject)
        return .yes
      }
      rig.drag(from: 430, to: 800, over: 0.6, on: Self.header)
      #expect(subjects.last == .settleTarget(nil))
      #expect(subjects.filter { $0 != .shouldDismiss } == [.settleTarget(nil)])
      #expect(rig.stack.phase(of: .first) == .dismissing)
      rig.settle()
      #expect(rig.stack.presentations.isEmpty)
      #expect(rig.story.last == .didDismiss(.first))
    }
  }

  @Test func aReleaseThatDismissesMayBeSentToADetent() {
    var rig = Self.presented { $0.wantsSettleTarget = true }
    rig.answer = { $0.subject == .settleTarget(nil) ? .settle(.large) : .yes }
    rig.drag(from: 430, to: 800, over: 0.6, on: Self.header)
    rig.settle()
    #expect(rig.offset(.first) == 72)
    #expect(
      rig.story.suffix(5) == [
        .willDismiss(.first), .dismissalWillBegin(.first, animated: true, byUser: true),
        .detentSelected(.first, .large), .dismissalDidEnd(.first, completed: false, byUser: true),
        .settled(.first, .large),
      ])
  }

  /// Straight from large to offscreen: the smallest detent was never chosen.
  @Test func aFlickThatDismissesChoosesNoDetentOnItsWay() {
    var rig = Self.presented {
      $0.sheet.selected = .large
      $0.asksToDismiss = true
    }
    rig.drag(from: 100, to: 700, over: 0.12, on: Self.header)
    rig.settle()
    #expect(rig.stack.presentations.isEmpty)
    #expect(!rig.notices.contains(.detentSelected(.first, .medium)))
  }

  @Test func aRefusedFlickRestsAtTheSmallestDetent() {
    for prompt in [true, false] {
      var rig = Self.presented {
        $0.sheet.selected = .large
        $0.asksToDismiss = true
      }
      rig.answer = { _ in prompt ? .no : nil }
      rig.drag(from: 100, to: 700, over: 0.12, on: Self.header)
      rig.settle()
      #expect(rig.offset(.first) == 410)
      #expect(rig.stack.selectedDetent(of: .first) == .medium)
      #expect(rig.notices.filter { $0 == .detentSelected(.first, .medium) }.count == 1)
    }
  }
}
