// SPDX-License-Identifier: Apache-2.0

import QuireSimulator
import SheetEngine
import Testing

@testable import Quire
@testable import SheetInteraction

/// The public names that no other suite uses.
@MainActor @Suite struct NamesTests {
  typealias Directions = UIPanGestureRecognizer.Directions

  nonisolated static let velocities: [(Double, Double, Directions)] = [
    (0, 0, .stationary), (0, -1, .up), (0, 1, .down), (-1, 0, .left), (1, 0, .right), (3, -0.5, [.up, .right]),
    (-0.5, 900, [.down, .left]),
  ]

  @Test(arguments: velocities)
  func directionsOfAVelocity(x: Double, y: Double, directions: Directions) {
    #expect(Directions(velocity: CGPoint(x: x, y: y)) == directions)
    #expect(directions.hasVerticalComponent == (y != 0))
    #expect(directions.hasHorizontalComponent == (x != 0))
  }

  @Test func directionsFollowTheFinger() {
    let bench = Bench()
    bench.interaction.debugLabel = "notes"
    bench.drag(by: -60, lifts: false)
    #expect(bench.interaction.currentDirections.contains(.up))
    #expect(!bench.interaction.isMinimizing)
    bench.simulator.cancel()
    bench.simulator.settle()
    bench.drag(by: 60, lifts: false)
    #expect(bench.interaction.currentDirections.contains(.down))
    #expect(bench.interaction.isMinimizing)
    #expect(bench.interaction.debugLabel == "notes")
  }

  /// The space above the sheets of a stack, computed by hand from Sources.md H and I. On a phone with a home indicator,
  /// the lowest sheet reaches the safe area and those above leave 10 more. With a home button, the lowest leaves 10 and
  /// those above 20 (H4 to H6, I10).
  nonisolated static let rooms: [(Device, lowest: Double, others: Double, bottom: Double)] = [
    (.phone, 62, 72, 34), (.homeButtonPhone, 30, 40, 0),
  ]

  @Test(arguments: rooms)
  func insetsOfAStack(device: Device, lowest: Double, others: Double, bottom: Double) throws {
    let bench = Bench(device)
    let info = try #require(bench.sheet.layoutInfo)
    #expect(Double(info.topSheetInsets.top) == others)
    #expect(Double(info.bottomSheetInsets.top) == lowest)
    #expect(Double(info.topSheetInsets.bottom) == bottom && Double(info.bottomSheetInsets.bottom) == bottom)
    #expect(Double(info.maximumDetentValue()) == device.environment.container.height - others - bottom)
  }

  @Test func heightAndFrameOfASheet() throws {
    // Detents of 200, 400, 700 on a phone of 874: the first rests at 874 - 34 - 200.
    let bench = Bench()
    let info = try #require(bench.sheet.layoutInfo)
    #expect(info.sheet === bench.sheet && info.sheetView === bench.listener.view)
    #expect(info.sheetFrameInWindow == CGRect(x: 0, y: 640, width: 402, height: 234))
    #expect(info.sheetHeightInSafeArea == 200)
  }

  @Test func aNavigationControllersInteractionForwardsToIt() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let sheet = try #require(navigation.sheetPresentationController)
    let watching = SheetInteraction(sheet: sheet, sheetView: navigation.view)
    #expect(watching.currentDirections == .stationary)
    #expect(watching.navigationForwardingDelegate?.navigationController === navigation)
    let other = SheetInteraction(
      sheet: sheet, sheetView: navigation.view, isSheetPresentationControllerDelegate: false,
      useDefaultNavigationForwardingDelegate: false)
    #expect(other.navigationForwardingDelegate == nil)
    #expect(sheet.delegate === watching)
  }

  @Test func theDelegateSaysHowItTakesPart() {
    let bench = Bench()
    #expect(bench.interaction.interactionForwarding.delegate == nil)
    let member = Member(CallLog())
    bench.interaction.delegate = member
    #expect(bench.interaction.interactionForwarding.delegate === member)
    #expect(member.sheetStackDelegate() == nil)
  }
}
