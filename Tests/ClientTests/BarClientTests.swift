// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Programs with bars, whose sessions name what is touched.
@MainActor @Suite struct BarClientTests {
  @Test func backMenu() throws {
    let client = makeBackMenu()
    try play("BackMenu", client.rootViewController) { client.log }
  }

  @Test func edgeAppearance() throws {
    let client = makeEdgeAppearance()
    try play("EdgeAppearance", client.rootViewController) { client.log }
  }

  @Test func newsReader() throws {
    let client = makeNewsReader()
    try play("NewsReader", client.rootViewController) { client.log }
  }

  private func play(_ name: String, _ root: UIViewController, log: () -> [String]) throws {
    let simulator = Simulator { root }
    var known = 0
    for step in try SessionText(of: name).steps {
      try act(step, in: simulator)
      simulator.settle()
      simulator.run(for: 1)
      let lines = log()
      #expect(Array(lines.dropFirst(known)) == step.log, "\(name), step \(step.number): \(step.text)")
      known = lines.count
    }
  }

  private func act(_ step: SessionText.Step, in simulator: Simulator) throws {
    if let match = step.text.firstMatch(of: /^Tap `(.+)`/) {
      try simulator.tap(String(match.1))
    } else if step.text.hasPrefix("Hold the back button") {
      let back = try #require(
        simulator.elements(role: .button).last { $0.isReachable && $0.frame.minX < 20 && $0.frame.height >= 44 })
      let finger = simulator.touchDown(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
      simulator.run(for: 1)
      simulator.up(finger)
    } else if let match = step.text.firstMatch(of: /^Slow drag from \((\d+), (\d+)\) (up|right) by (\d+) pt/) {
      let start = CGPoint(x: Double(match.1)!, y: Double(match.2)!)
      let way = Double(match.4)!
      let end = match.3 == "up" ? CGPoint(x: start.x, y: start.y - way) : CGPoint(x: start.x + way, y: start.y)
      simulator.drag(from: start, to: end, duration: way / 200, hold: 0.3)
    } else {
      #expect(step.text.hasPrefix("The host shows"), "step \(step.number): \(step.text)")
    }
  }
}
