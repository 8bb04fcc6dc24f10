// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// Programs with bars. Their sessions name the touched views.
@MainActor @Suite struct BarClientTests {
  @Test func backMenu() throws {
    let client = makeBackMenu()
    try SessionPlayer.play("BackMenu", client.rootViewController, own: holdBackButton) { client.log }
  }

  @Test func edgeAppearance() throws {
    let client = makeEdgeAppearance()
    try SessionPlayer.play("EdgeAppearance", client.rootViewController) { client.log }
  }

  @Test func newsReader() throws {
    let client = makeNewsReader()
    try SessionPlayer.play("NewsReader", client.rootViewController) { client.log }
  }

  @Test func barMenus() throws {
    let client = makeBarMenus()
    try SessionPlayer.play("BarMenus", client.rootViewController) { client.log }
  }

  @Test func mailToolbar() throws {
    let client = makeMailToolbar()
    try SessionPlayer.play("MailToolbar", client.rootViewController) { client.log }
  }

  @Test func tabSheets() throws {
    let client = makeTabSheets()
    try SessionPlayer.play("TabSheets", client.rootViewController) { client.log }
  }

  private func holdBackButton(_ simulator: Simulator) -> [String: () throws -> Void] {
    [
      "Hold the back button.": {
        let back = try #require(
          simulator.elements(role: .button).last { $0.isReachable && $0.frame.minX < 20 && $0.frame.height >= 44 })
        let finger = simulator.touchDown(at: CGPoint(x: back.frame.midX, y: back.frame.midY))
        simulator.run(for: 1)
        simulator.up(finger)
      }
    ]
  }
}
