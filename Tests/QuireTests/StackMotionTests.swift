// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire

/// In `animateChanges`, the effects of one sheet's change on other sheets are animated too. [HDR18] [WWDC21-10063]
@MainActor @Suite struct StackMotionTests {
  /// The root, a lower sheet and an upper one, both at medium.
  func make() -> (Stage, LoggingController) {
    let stage = Stage()
    stage.present([.medium(), .large()])
    let upper = LoggingController(stage.log, name: "upper")
    stage.simulator.perform {
      upper.sheetPresentationController?.detents = [.medium(), .large()]
      stage.sheetController.present(upper, animated: true)
    }
    stage.simulator.settle()
    return (stage, upper)
  }

  /// When the sheet returns from full height to medium, the root comes forward on the same spring.
  @Test func theRootsScaleMovesAlong() throws {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    let back = try #require(stage.simulator.placement(of: .root))
    // 402 points wide: 20 at each side.
    #expect(abs(back.scale - (1 - 40.0 / 402)) < 1e-9)
    stage.simulator.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .medium } }
    #expect(stage.simulator.placement(of: .root)?.scale == back.scale)
    var scales = [back.scale]
    for _ in 0..<8 {
      stage.simulator.run(for: 0.03)
      let placement = try #require(stage.simulator.placement(of: .root))
      let sheet = try #require(stage.simulator.sheet)
      // The root follows the sheet: pushed back at 72, forward at 410.
      let part = (410 - sheet.frame.minY) / (410 - 72)
      #expect(abs(placement.scale - (1 - 40.0 / 402 * part)) < 0.001)
      scales.append(placement.scale)
    }
    for (earlier, later) in zip(scales, scales.dropFirst()) { #expect(later > earlier) }
    stage.simulator.settle()
    #expect(stage.simulator.placement(of: .root)?.scale == 1)
    #expect(stage.simulator.placement(of: .root)?.corners == .zero)
  }

  /// The upper sheet grows to full height, and the one below it moves on the same spring.
  @Test func theOtherSheetsMoveAlong() throws {
    let (stage, upper) = make()
    let sheet = try #require(upper.sheetPresentationController)
    let lower = try #require(stage.simulator.sheets.first)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .large }
    let card = try #require(stage.simulator.placement(of: .presentation(lower.id)))
    #expect(card.scale == 1)
    stage.simulator.perform { sheet.animateChanges { sheet.selectedDetentIdentifier = .large } }
    #expect(stage.simulator.placement(of: .presentation(lower.id))?.scale == 1)
    stage.simulator.run(for: 0.15)
    let moving = try #require(stage.simulator.placement(of: .presentation(lower.id)))
    let part = (410 - stage.simulator.sheet!.frame.minY) / (410 - 72)
    #expect(part > 0.3 && part < 0.99)
    #expect(abs(moving.scale - (1 - 40.0 / 402 * part)) < 0.002)
    stage.simulator.settle()
    let settled = try #require(stage.simulator.placement(of: .presentation(lower.id)))
    #expect(abs(settled.scale - (1 - 40.0 / 402)) < 1e-9)
    // Its top is 10 above that of the sheet in front.
    #expect(abs(settled.visibleFrame.y - (72 - 10)) < 1e-9)
  }

  /// On return, everything is laid out as it will rest, including the neighbors and their content. [HDR18]
  @Test func neighborsAreLaidOutOnReturn() throws {
    let (stage, upper) = make()
    let sheet = try #require(upper.sheetPresentationController)
    stage.simulator.perform {
      sheet.animateChanges {
        sheet.selectedDetentIdentifier = .large
        stage.sheet.selectedDetentIdentifier = .large
      }
      #expect(upper.sheetPresentationController?.presentedView?.frame == CGRect(x: 0, y: 72, width: 402, height: 802))
      #expect(stage.presentedFrame == CGRect(x: 0, y: 72, width: 402, height: 802))
    }
    #expect(stage.simulator.sheets.map(\.phase) == [.settling, .settling])
  }

  /// Stacked corners are kept consistent: a very round sheet makes the root's corners equally round. [WWDC21-10063]
  @Test(arguments: [10.0, 40, 80]) func aVeryRoundSheetRoundsTheRoot(radius: Double) throws {
    let stage = Stage()
    stage.present {
      $0.preferredCornerRadius = CGFloat(radius)
      $0.selectedDetentIdentifier = .large
    }
    #expect(stage.simulator.sheet?.corners.topLeft == radius)
    #expect(stage.simulator.placement(of: .root)?.corners.topLeft == radius)
    #expect(stage.simulator.placement(of: .root)?.corners.topRight == radius)
    stage.simulator.perform { stage.sheet.preferredCornerRadius = 24 }
    #expect(stage.simulator.placement(of: .root)?.corners.topLeft == 24)
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .medium }
    #expect(stage.simulator.placement(of: .root)?.corners == .zero)
  }

  /// Only the front sheet's radius counts. [HDR18]
  @Test func theFrontSheetNamesTheRadius() throws {
    let (stage, upper) = make()
    stage.simulator.perform {
      stage.sheet.preferredCornerRadius = 50
      upper.sheetPresentationController?.preferredCornerRadius = 20
    }
    #expect(stage.simulator.sheets.map(\.corners.topLeft) == [20, 20])
    stage.simulator.perform { upper.dismiss(animated: false) }
    #expect(stage.simulator.sheet?.corners.topLeft == 50)
  }

  /// Outside `animateChanges`, nothing is animated, above or below.
  @Test func withoutItNothingMoves() {
    let stage = Stage()
    stage.present { $0.selectedDetentIdentifier = .large }
    stage.simulator.perform { stage.sheet.selectedDetentIdentifier = .medium }
    #expect(stage.simulator.placement(of: .root)?.scale == 1)
    #expect(stage.simulator.sheet?.frame.minY == 410)
  }
}
