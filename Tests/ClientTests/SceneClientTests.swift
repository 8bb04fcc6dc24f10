// SPDX-License-Identifier: Apache-2.0

import Quire
import QuireSimulator
import Testing
import UIKit

@testable import Clients

/// A program that is started by its delegates.
@MainActor @Suite struct SceneClientTests {
  @Test func sceneLaunch() throws {
    let client = makeSceneLaunch()
    let simulator = Simulator(delegate: client.appDelegate)
    SessionPlayer(
      simulator: simulator, log: { client.log },
      own: [
        "The host sends the app to the background.": { simulator.change(to: .background) },
        "The host brings the app back.": { simulator.change(to: .active) },
      ]
    ).play(try SessionText(of: "SceneLaunch").steps)
  }
}
