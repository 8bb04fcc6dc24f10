// SPDX-License-Identifier: Apache-2.0

import SeededNumbers
import SheetEngine
import Testing

@testable import Quire
@testable import QuireSimulator
@testable import SheetInteraction

/// In any session, the total fraction changes by no more than the offset does, and at rest it is the detent's own.
@MainActor @Suite struct ContinuityTests {
  @Test(arguments: [UInt64](1...12))
  func totalsFollowOffsets(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    func below(_ limit: Int) -> Int { .random(in: 0..<limit, using: &random) }
    let bench = Bench(reports: .all) { $0.prefersGrabberVisible = seed % 2 == 0 }
    bench.listener.mayDismiss = false
    let identifiers: [DetentIdentifier] = [.small, .middle, .tall]
    for _ in 0..<25 {
      switch below(6) {
      case 0, 1:
        bench.drag(by: Double(below(700)) - 350, duration: Double(below(10) + 1) / 20, hold: 0)
      case 2:
        bench.drag(by: Double(below(300)) - 150, lifts: false)
        bench.simulator.cancel()
      case 3:
        let detent = identifiers[below(3)]
        bench.simulator.perform { bench.sheet.animateChanges { bench.sheet.selectedDetentIdentifier = detent } }
      case 4:
        bench.simulator.change(to: below(2) == 0 ? bench.withKeyboard : .phone)
      default:
        bench.simulator.send(.activate(TouchTarget(.presentation(bench.simulator.sheet!.id), .grabber)))
      }
      if below(2) == 0 {
        bench.simulator.run(for: Double(below(30)) / 100)
      } else {
        bench.simulator.settle()
      }
    }
    bench.simulator.change(to: .phone)
    bench.simulator.settle()

    // 500 points of offset are a fraction of 1.
    let changes = bench.listener.changes
    #expect(changes.count > 200)
    for (before, after) in zip(changes, changes.dropFirst()) {
      let step = abs(Double(after.percentageTotal) - Double(before.percentageTotal)) * 500
      #expect(step <= abs(Double(after.offset) - Double(before.offset)) + 1e-9, "seed \(seed)")
      #expect(abs(Double(after.percentageTotal) - (640 - Double(after.offset)) / 500) < 1e-12, "seed \(seed)")
      let values = [after.percentageApproaching, after.percentagePreceding].map { Double($0) }
      #expect(after.isOverscrolling ? values == [-1, -1] : abs(values[0] + values[1] - 1) < 1e-12, "seed \(seed)")
    }
    let totals: [DetentIdentifier: Double] = [.small: 0, .middle: 0.4, .tall: 1]
    let selected = bench.sheet.identifierForSelectedDetent()
    #expect(changes.last.map { Double($0.percentageTotal) } == totals[selected], "seed \(seed)")
    #expect(Double(bench.interaction.totalPercentageAnimated()) == totals[selected], "seed \(seed)")
    #expect(changes.last?.targetDetentIdentifier == selected, "seed \(seed)")

    // Each interaction has one beginning and one end of each kind, in order.
    var stage = 0
    for line in bench.log.drain() {
      if line.hasPrefix("began") {
        #expect(stage == 0, "seed \(seed)")
        stage = 1
      } else if line.hasPrefix("willEnd") {
        #expect(stage == 1, "seed \(seed)")
        stage = 2
      } else if line.hasPrefix("didEnd") {
        #expect(stage == 2, "seed \(seed)")
        stage = 0
      }
    }
    #expect(stage == 0)
  }

  /// Also during opening and closing: below the smallest detent, the fraction continues.
  @Test func openingAndClosingAreContinuous() {
    let bench = Bench(reports: .all)
    bench.simulator.perform { bench.root.dismiss(animated: true) }
    bench.simulator.settle()
    let changes = bench.listener.changes
    #expect(changes.first?.offset == 874)
    #expect(changes.last?.offset == 874)
    for (before, after) in zip(changes, changes.dropFirst()) {
      let step = abs(Double(after.percentageTotal) - Double(before.percentageTotal)) * 500
      #expect(step <= abs(Double(after.offset) - Double(before.offset)) + 1e-9)
    }
  }
}
