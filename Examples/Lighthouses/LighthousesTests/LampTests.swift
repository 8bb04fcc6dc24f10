// SPDX-License-Identifier: Apache-2.0

import Testing
import UIKit

@testable import Lighthouses

@MainActor struct LampTests {
  @Test func aPressLightsTheLampAndTheNextPutsItOut() throws {
    let screen = LampViewController(Lighthouse(name: "Gull Point", period: 2))
    screen.loadViewIfNeeded()
    let button = try #require(screen.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(button.currentTitle == "Light the lamp")
    button.sendActions(for: .touchUpInside)
    #expect(screen.isLit && button.currentTitle == "Put out the lamp")
    button.sendActions(for: .touchUpInside)
    #expect(!screen.isLit)
  }
}
